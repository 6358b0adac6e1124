/** What a section of the rules page is made of: sentences, steps, terms, pictures, boards to try, questions. */
import { useState } from "preact/hooks";
import { Button } from "../../parts/button";
import { t } from "../../texts/texts";
import { asRefusal, explain } from "../loading";
import { bring } from "./board";
import type { Block, Line, Part, Rulebook } from "./contents";
import { FigureOf } from "./figures";

export function Blocks({ book, blocks }: { book: Rulebook; blocks: Block[] }) {
  return (
    <>
      {blocks.map((block, index) => (
        <OneBlock key={index} book={book} block={block} />
      ))}
    </>
  );
}

function OneBlock({ book, block }: { book: Rulebook; block: Block }) {
  if ("line" in block)
    return (
      <p class="rule-line">
        <Said line={block} />
      </p>
    );
  if ("figure" in block) return <FigureOf book={book} figure={block} />;
  if ("try" in block) return <Try book={book} names={block.try} />;
  if ("parts" in block)
    return (
      <div class={`parts ${block.layout ?? ""}`}>
        {block.parts.map((part) => (
          <SubPart key={part.id} book={book} part={part} />
        ))}
      </div>
    );
  if ("questions" in block)
    return (
      <dl class="questions">
        {block.questions.map(({ question, answers }) => (
          <div key={question}>
            <dt>{t(question)}</dt>
            {answers.map((line) => (
              <dd key={line.line}>
                <Said line={line} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    );
  if ("terms" in block)
    return (
      <dl class="terms">
        {block.terms.map((line) => (
          <div key={line.line}>
            <dt>{t(line.lead!)}</dt>
            <dd>
              {t(line.line)} <Ids rules={line.rules} />
            </dd>
          </div>
        ))}
      </dl>
    );
  return (
    <ol class="numbered">
      {block.steps.map((line, index) => (
        <li key={line.line}>
          <b class="step-no num">{index + 1}</b>
          <span>
            <Said line={line} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function SubPart({ book, part }: { book: Rulebook; part: Part }) {
  return (
    <section class="part" id={part.id} aria-labelledby={`${part.id}-title`}>
      <h3 id={`${part.id}-title`}>
        {part.number && <b class="step-no num">{part.number}</b>} {t(part.title)}
      </h3>
      <Blocks book={book} blocks={part.blocks} />
    </section>
  );
}

/** A sentence; the numbers of its rules show only where they are wanted. */
function Said({ line }: { line: Line }) {
  return (
    <>
      {line.lead && <b>{t(line.lead)} </b>}
      {t(line.line)} <Ids rules={line.rules} />
    </>
  );
}

function Ids({ rules }: { rules: string[] }) {
  return (
    <span class="rule-ids">
      {rules.map((rule) => (
        <span key={rule} class="rule-id mono">
          {rule}
        </span>
      ))}
    </span>
  );
}

/** Buttons that bring an example to life. */
function Try({ book, names }: { book: Rulebook; names: string[] }) {
  const [problem, setProblem] = useState("");
  const open = (name: string) =>
    void bring({ name, edition: book.edition, deluxe: book.deluxe }).then(
      () => setProblem(""),
      (fault: unknown) => setProblem(explain(asRefusal(fault))),
    );
  return (
    <div class="try">
      {names.map((name, index) => (
        <Button key={name} icon="hand" testid={`try-${name}`} onClick={() => open(name)}>
          {t("rules-live-try")}
          {names.length > 1 && ` ${index + 1}`}
        </Button>
      ))}
      {problem && (
        <p class="problem" role="status">
          {problem}
        </p>
      )}
    </div>
  );
}
