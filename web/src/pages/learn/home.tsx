/** What comes next, all lessons, and a game to play. */
import { useEffect, useState } from "preact/hooks";
import { Icon, type IconName } from "../../art/icons";
import { get, type Refusal } from "../../net/rest";
import { guided } from "../../guide/kept";
import { joinLearning, learnt } from "./progress";
import { t } from "../../texts/texts";
import type { BotList, LessonList, ListedLesson } from "../../types/api";
import { Page } from "../frame";
import { asRefusal, useLoaded } from "../loading";
import { create, firstBot, presetWish } from "../new/wish";
import { Fault } from "../parts";
import { playerName } from "../start/name";
import { baseOf, isDone, nextOf, stateOf } from "./order";
import { Picture } from "./picture";
import { ProblemOfDay, TrainerWays } from "./problems";

const ICONS: Record<string, IconName> = {
  solo: "person",
  "line-clear": "screen",
  ghost: "split",
  ambassador: "master",
  revised: "book",
};

export function Home() {
  const found = useLoaded("lessons", () => get<LessonList>("/lessons"));
  useEffect(() => void joinLearning().catch(() => undefined), []);
  const lessons = found.data?.lessons ?? [];
  const base = baseOf(lessons);
  const more = lessons.filter((each) => each.number === null);
  const done = base.filter((each) => isDone(each, learnt.value)).length;
  const next = nextOf(lessons, learnt.value);
  return (
    <Page title={t("nav-learn")} testid="learn" lead={t("learn-lead")}>
      {/* Its height is that of the names: drawn before them, everything below would move. */}
      <div class="learn" hidden={!found.data && !found.fault} aria-busy={!found.data && !found.fault}>
        <section class="panel learn-base" aria-labelledby="learn-base">
          <header>
            <h2 id="learn-base">{t("learn-base")}</h2>
            <Bar done={done} all={base.length || 10} />
            {next && <Continue lesson={next} begun={done > 0 || !!learnt.value[next.id]} />}
          </header>
          {found.fault ? (
            <div class="learn-failed" role="alert">
              <p>{t("learn-failed")}</p>
              <button type="button" class="btn" onClick={found.again}>
                {t("page-try-again")}
              </button>
            </div>
          ) : (
            <ul class="learn-tiles">
              {base.map((each) => (
                <Tile key={each.id} lesson={each} lessons={lessons} />
              ))}
            </ul>
          )}
        </section>
        <section class="learn-more" aria-labelledby="learn-more">
          <h2 id="learn-more">{t("learn-more")}</h2>
          <ul>
            {more.map((each) => (
              <li key={each.id}>
                <a class="panel" href={`/learn/${each.id}`} data-testid={`lesson-${each.id}`}>
                  <Icon name={ICONS[each.id] ?? "book"} size={22} />
                  <span>
                    <b>{t(each.key)}</b>
                    <small>{t("learn-steps", { count: each.steps })}</small>
                  </span>
                  {isDone(each, learnt.value) && <Tick />}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <div class="learn-beside">
          <ProblemOfDay />
          <TrainerWays />
          <section class="panel learn-play" aria-labelledby="learn-play">
            <h2 id="learn-play">
              <Icon name="play" size={20} /> {t("learn-play")}
            </h2>
            <p>{t("learn-play-about")}</p>
            <GuidedGame primary={!next} />
          </section>
        </div>
      </div>
    </Page>
  );
}

/** A game with the guide, for the first time or once more. */
function GuidedGame({ primary }: { primary: boolean }) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Refusal | null>(null);
  async function play(): Promise<void> {
    setBusy(true);
    try {
      const { bots } = await get<BotList>("/bots");
      guided((await create(presetWish("bots", firstBot(bots)), playerName())).id);
    } catch (problem) {
      setFault(asRefusal(problem));
      setBusy(false);
    }
  }
  return (
    <>
      <button
        type="button"
        class={`btn${primary ? " primary" : ""}`}
        data-testid="learn-play"
        aria-disabled={busy}
        onClick={() => busy || void play()}
      >
        {t("learn-play-guided")}
      </button>
      {fault && <Fault fault={fault} />}
    </>
  );
}

function Bar({ done, all }: { done: number; all: number }) {
  return (
    <span class="learn-progress">
      <span class="learn-bar" aria-hidden="true">
        <i style={{ width: `${(100 * done) / all}%` }} />
      </span>
      <b data-testid="learn-progress">{t("learn-progress", { done, all })}</b>
    </span>
  );
}

/** On a phone it is a card with a picture and a sentence. */
function Continue({ lesson, begun }: { lesson: ListedLesson; begun: boolean }) {
  return (
    <div class="learn-next">
      <Picture picture={lesson.picture} height={92} />
      <p>
        <small>{t("learn-minutes", { number: lesson.number ?? 0, minutes: lesson.minutes })}</small>
        <b>{t(lesson.key)}</b>
        <span>{t(`${lesson.key}-about`)}</span>
      </p>
      <a class="btn primary" href={`/learn/${lesson.id}`} data-testid="learn-continue">
        <Icon name="play" size={18} />
        <span class="learn-wide">{begun ? t("learn-continue-with", { name: t(lesson.key) }) : t("learn-begin")}</span>
        <span class="learn-narrow">{t(begun ? "learn-continue" : "learn-begin")}</span>
      </a>
    </div>
  );
}

function Tile({ lesson, lessons }: { lesson: ListedLesson; lessons: readonly ListedLesson[] }) {
  const state = stateOf(lesson, lessons, learnt.value);
  const name = t(lesson.key);
  return (
    <li>
      <a class={`learn-tile ${state}`} href={`/learn/${lesson.id}`} data-testid={`lesson-${lesson.id}`}>
        <span class="sr">{t("learn-tile", { number: lesson.number ?? 0, name, state })}</span>
        <span class="learn-number" aria-hidden="true">
          {lesson.number}
        </span>
        {state === "done" && <Tick />}
        <Picture picture={lesson.picture} height={78} />
        <b aria-hidden="true">{name}</b>
        <span class="learn-after" aria-hidden="true">
          {state === "done" ? t("learn-again") : <Icon name="next" size={18} />}
        </span>
      </a>
    </li>
  );
}

function Tick() {
  return (
    <span class="learn-tick">
      <Icon name="check" size={14} />
    </span>
  );
}
