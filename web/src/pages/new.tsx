/** One page with every option. The server says after each change what goes together. */
import { useEffect, useState } from "preact/hooks";
import { get, type Refusal } from "../net/rest";
import { me } from "../state/me";
import { go, hash } from "../state/route";
import { t } from "../texts/texts";
import type { BotDocument, BotList } from "../types/api";
import { Page } from "./frame";
import { asRefusal, useLoaded } from "./loading";
import { choices, choose, type Option, type Options } from "./new/choices";
import { ClockFields } from "./new/clock";
import { Choice, Choices, OptionSwitch, reasonOf, Select, Switch } from "./new/fields";
import { OwnPuzzles } from "./new/own_puzzles";
import { Seats } from "./new/seats";
import { beginsAtOnce, create, lastWish, middleBot, PRESETS, presetWish, seatsOf, withKnownBots, type Preset, type Wish } from "./new/wish";
import { Fault, Shown } from "./parts";
import { NameField, playerName } from "./start/name";
import { whoPlays } from "./start/quick";
import "../styles/start.css";
import "../styles/new.css";

export default function New() {
  const bots = useLoaded("bots", () => get<BotList>("/bots"));
  return (
    <Page title={t("new-title")} testid="new" lead={t("new-lead")}>
      <Shown of={bots}>{(list) => <Form bots={list.bots} />}</Shown>
    </Page>
  );
}

function firstWish(bots: readonly BotDocument[]): Wish {
  const preset = PRESETS.find((each) => each === hash.peek().slice(1)) as Preset | undefined;
  if (preset) return presetWish(preset, middleBot(bots));
  return lastWish.peek() ? withKnownBots(lastWish.peek()!, bots) : presetWish("bots", middleBot(bots));
}

function Form({ bots }: { bots: readonly BotDocument[] }) {
  const [wish, setWish] = useState(() => firstWish(bots));
  const [fault, setFault] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const known = choices.value;

  async function reconsider(next: Wish, changed: Option | null): Promise<void> {
    setWish(next);
    try {
      const setup = await choose(next.options, changed);
      if (setup) setWish((now) => ({ ...now, options: setup }));
    } catch (problem) {
      setFault(asRefusal(problem));
    }
  }
  const put = (option: Option, value: unknown) => void reconsider({ ...wish, options: { ...wish.options, [option]: value } as Options }, option);
  useEffect(() => void reconsider(wish, null), []);

  async function begin(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFault(null);
    try {
      go(`/game/${(await create(wish, playerName())).id}`);
    } catch (problem) {
      setFault(asRefusal(problem));
      setBusy(false);
    }
  }
  if (!known) return fault ? <Fault fault={fault} again={() => void reconsider(wish, null)} /> : null;
  const { options } = wish;
  const values = known.choices;
  return (
    <form
      class="new"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <div class="new-fields">
        <Group title={t("new-group-game")}>
          <Choice option="variant" values={values.variant} chosen={options.variant} onChoose={(value) => put("variant", value)} />
          {options.variant === "solo" && <Choice option="difficulty" values={values.difficulty} chosen={options.difficulty} onChoose={(value) => put("difficulty", value)} />}
          <Choice option="edition" values={values.edition} chosen={options.edition} onChoose={(value) => put("edition", value)} />
        </Group>
        <Group title={t("new-group-players")}>
          <NameField />
          {options.variant !== "solo" && (
            <>
              <Choice option="players" values={values.players} chosen={options.players} onChoose={(value) => put("players", value)} />
              <Seats wish={wish} bots={bots} onChange={setWish} />
              <FirstPlayer wish={wish} onChange={setWish} />
            </>
          )}
        </Group>
        <Group title={t("new-group-extras")}>
          <Choices option="expansions" values={values.expansions} chosen={options.expansions} onChange={(chosen) => put("expansions", chosen)} />
          <div class="pick-grid">
            <OptionSwitch option="deluxe" values={values.deluxe} on={options.deluxe} onChange={(on) => put("deluxe", on)} />
            <OptionSwitch option="known_scores" values={values.known_scores} on={options.known_scores} onChange={(on) => put("known_scores", on)} />
            <OptionSwitch option="endless_white" values={values.endless_white} on={options.endless_white} onChange={(on) => put("endless_white", on)} />
          </div>
          <OwnPuzzles sets={wish.puzzles} onChange={(puzzles) => setWish({ ...wish, puzzles })} />
        </Group>
        <Group title={t("new-group-table")}>
          <ClockFields wish={wish} bots={bots} onChange={setWish} />
          <div class="pick-grid">
            <Switch label={t("new-public")} about={t("new-public-about")} on={wish.public} testid="option-public" onChange={(on) => setWish({ ...wish, public: on })} />
            <Switch label={t("new-rated")} about={t("new-rated-about")} on={wish.rated} problem={ratedProblem(wish)} testid="option-rated" onChange={(on) => setWish({ ...wish, rated: on })} />
            <Switch label={t("new-confirm")} about={t("new-confirm-about")} on={wish.confirm} testid="option-confirm" onChange={(on) => setWish({ ...wish, confirm: on })} />
          </div>
        </Group>
      </div>
      <aside class="new-sum panel" aria-label={t("new-summary")}>
        <b data-testid="new-what">{whoPlays(wish)}</b>
        <span class="muted">{t(`edition-${options.edition}`)}</span>
        {known.adjusted.map((each) => (
          <small key={each.option} class="reason" role="status" data-testid="adjusted">
            {reasonOf({ ...each, value: "", possible: false })}
          </small>
        ))}
        {fault && <Fault fault={fault} />}
        <button type="submit" class="btn primary" data-testid="create" aria-disabled={busy}>
          {t(beginsAtOnce(wish) ? "new-begin" : "new-open")}
        </button>
      </aside>
    </form>
  );
}

/** Only who has an account can be rated; everything else the server says when the game is created. */
function ratedProblem(wish: Wish): string {
  return !wish.rated && me.value?.kind !== "account" ? t("new-rated-account") : "";
}

function FirstPlayer({ wish, onChange }: { wish: Wish; onChange: (wish: Wish) => void }) {
  return (
    <Select label={t("new-first")} about={t("new-first-about")} value={wish.first ?? ""} testid="first-player" onChange={(value) => onChange({ ...wish, first: value === "" ? null : Number(value) })}>
      <option value="">{t("new-first-lot")}</option>
      {seatsOf(wish).map((_, index) => (
        <option key={index} value={index}>
          {t("new-seat", { number: index + 1 })}
        </option>
      ))}
    </Select>
  );
}

function Group({ title, children }: { title: string; children: preact.ComponentChildren }) {
  return (
    <section class="new-group panel">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
