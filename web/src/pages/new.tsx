/** A new game: who plays first, the rest folded away. The server says after each change what does not go together. */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { get, type Refusal } from "../net/rest";
import { way } from "../net/way";
import { me } from "../state/me";
import { go, hash } from "../state/route";
import { language, t } from "../texts/texts";
import type { BotDocument, BotList } from "../types/api";
import { EXPANSIONS } from "../types/options";
import { Page } from "./frame";
import { asRefusal, useLoaded } from "./loading";
import { choices, choose, type Option, type Options } from "./new/choices";
import { ClockFields } from "./new/clock";
import { Choice, Choices, OptionSwitch, reasonOf, Select, Switch } from "./new/fields";
import { Fold } from "./new/fold";
import { OwnPuzzles } from "./new/own_puzzles";
import { brought, type PuzzleSet } from "./new/puzzle_set";
import { PlayerCount, Seats } from "./new/seats";
import { expansionsValue, gameValue, howMany, tableValue, timeValue, whoSits } from "./new/summary";
import {
  beginsAtOnce,
  create,
  firstBot,
  lastWish,
  PRESETS,
  presetWish,
  sameNames,
  seatsOf,
  withKnownBots,
  type Preset,
  type Wish,
} from "./new/wish";
import { Fault, Shown } from "./parts";
import { playerName } from "./start/name";
import { whoPlays } from "./start/quick";
import "../styles/pages/start.css";
import "../styles/pages/new.css";

type FoldName = "game" | "expansions" | "time" | "table";

export default function New() {
  const bots = useLoaded("bots", () => get<BotList>("/bots"));
  return (
    <Page title={t("new-title")} testid="new">
      <Shown of={bots}>{(list) => <Form bots={list.bots} slow={list.slow} />}</Shown>
    </Page>
  );
}

function firstWish(bots: readonly BotDocument[]): Wish {
  const own = brought.peek();
  brought.value = null;
  if (own) return withSet(presetWish("bots", firstBot(bots)), own.set, own.expansion);
  const preset = PRESETS.find((each) => each === hash.peek().slice(1)) as Preset | undefined;
  if (preset || !lastWish.peek()) return presetWish(preset ?? "bots", firstBot(bots));
  return atHome(withKnownBots(lastWish.peek()!, bots));
}

/** Against a bot, with a set of one's own; what stands in for an expansion is played with it. */
function withSet(wish: Wish, set: PuzzleSet, expansion: string): Wish {
  const expansions = EXPANSIONS.filter((each) => each === expansion);
  return { ...wish, puzzles: [set], options: { ...wish.options, expansions } };
}

/** The first seat is that of who makes the game. */
function atHome(wish: Wish): Wish {
  return { ...wish, seats: wish.seats.with(0, { ...wish.seats[0]!, kind: "me", name: "" }) };
}

/** One alone plays solo, several do not; only solo has a difficulty. */
function withPlayers(options: Options, players: number): Options {
  if (players === 1) return { ...options, players, variant: "solo" };
  return options.variant === "solo"
    ? { ...options, players, variant: "standard", difficulty: null }
    : { ...options, players };
}

function withVariant(options: Options, variant: string): Options {
  if (variant === "solo") return { ...options, variant, players: 1 };
  return { ...options, variant, difficulty: null, players: Math.max(2, options.players) };
}

type FormProps = { bots: readonly BotDocument[]; slow: readonly BotDocument[] };

function Form({ bots, slow }: FormProps) {
  const [wish, setWish] = useState(() => firstWish(bots));
  const [latest, setLatest] = useState<Option | null>(null);
  const [fold, setFold] = useState<FoldName | null>(null);
  const [fault, setFault] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const known = choices.value;
  const { options } = wish;

  async function consider(wanted: Options, changed: Option | null): Promise<void> {
    setWish((now) => ({ ...now, options: wanted }));
    setLatest(changed);
    try {
      await choose(wanted, changed);
      setFault(null);
    } catch (problem) {
      setFault(asRefusal(problem));
    }
  }
  const put = (option: Option, value: unknown) => void consider({ ...options, [option]: value } as Options, option);
  useEffect(() => void consider(options, latest), [language.value]);

  async function begin(): Promise<void> {
    if (busy || problem) return;
    setBusy(true);
    setFault(null);
    try {
      go(`/game/${(await create(wish, playerName())).id}`);
    } catch (refusal) {
      setFault(asRefusal(refusal));
      setBusy(false);
    }
  }
  if (!known) return fault ? <Fault fault={fault} again={() => void consider(options, null)} /> : null;
  const values = known.choices;
  const clash = known.mends.length > 0;
  const problem = clash ? t("new-conflict") : sameNames(wish, playerName()).length ? t("new-name-conflict") : "";
  const conflict = (...of: Option[]) =>
    clash && of.includes(latest ?? "variant") && <Conflict onMend={() => void consider(known.setup, null)} />;
  const folding = (name: FoldName) => ({
    name,
    open: fold === name,
    onToggle: () => setFold(fold === name ? null : name),
  });
  const last = lastWish.value ? atHome(withKnownBots(lastWish.value, bots)) : null;
  return (
    <form
      class="new"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <div class="new-fields">
        <section class="new-players panel">
          <div class="new-players-head">
            <h2>{t("new-group-players")}</h2>
            <PlayerCount wish={wish} onChoose={(count) => void consider(withPlayers(options, count), "players")} />
          </div>
          <Seats wish={wish} bots={bots} slow={slow} onChange={setWish} />
          {conflict("players")}
        </section>
        <div class="new-folds panel">
          <Fold {...folding("game")} icon="book" title={t("new-group-game")} value={gameValue(wish)}>
            <Choice
              option="variant"
              values={values.variant}
              chosen={options.variant}
              onChoose={(value) => void consider(withVariant(options, String(value)), "variant")}
            />
            {conflict("variant", "difficulty")}
            {options.variant === "solo" && (
              <Choice
                option="difficulty"
                values={values.difficulty}
                chosen={options.difficulty ?? known.setup.difficulty}
                onChoose={(value) => put("difficulty", value)}
              />
            )}
            <Choice
              option="edition"
              values={values.edition}
              chosen={options.edition}
              onChoose={(value) => put("edition", value)}
            />
            <div class="pick-grid">
              <OptionSwitch option="deluxe" on={options.deluxe} onChange={(on) => put("deluxe", on)} />
            </div>
            {conflict("edition", "deluxe")}
          </Fold>
          <Fold {...folding("expansions")} icon="plus" title={t("new-expansions")} value={expansionsValue(wish)}>
            <Choices
              option="expansions"
              values={values.expansions}
              chosen={options.expansions}
              onChange={(chosen) => put("expansions", chosen)}
            />
            <div class="pick-grid">
              <OptionSwitch
                option="endless_white"
                on={options.endless_white}
                onChange={(on) => put("endless_white", on)}
              />
            </div>
            {conflict("expansions", "endless_white")}
            <OwnPuzzles sets={wish.puzzles} onChange={(puzzles) => setWish({ ...wish, puzzles })} />
          </Fold>
          <Fold {...folding("time")} icon="clock" title={t("new-fold-time")} value={timeValue(wish)}>
            <ClockFields wish={wish} bots={bots} onChange={setWish} />
          </Fold>
          <Fold {...folding("table")} icon="sliders" title={t("new-group-table")} value={tableValue(wish)}>
            {options.variant !== "solo" && <FirstPlayer wish={wish} onChange={setWish} />}
            <div class="pick-grid">
              <OptionSwitch
                option="known_scores"
                on={options.known_scores}
                onChange={(on) => put("known_scores", on)}
              />
              {way.network && (
                <>
                  <Switch
                    label={t("new-public")}
                    about={t("new-public-about")}
                    on={wish.public}
                    testid="option-public"
                    onChange={(on) => setWish({ ...wish, public: on })}
                  />
                  <Switch
                    label={t("new-rated")}
                    about={t("new-rated-about")}
                    on={wish.rated}
                    problem={ratedProblem(wish)}
                    testid="option-rated"
                    onChange={(on) => setWish({ ...wish, rated: on })}
                  />
                </>
              )}
              <Switch
                label={t("new-confirm")}
                about={t("new-confirm-about")}
                on={wish.confirm}
                testid="option-confirm"
                onChange={(on) => setWish({ ...wish, confirm: on })}
              />
              <Switch
                label={t("new-hints")}
                about={t("new-hints-about")}
                on={wish.hints && !wish.rated}
                testid="option-hints"
                onChange={(on) => setWish({ ...wish, hints: on })}
              />
            </div>
          </Fold>
        </div>
      </div>
      <aside class="new-sum panel" aria-label={t("new-summary")}>
        <b data-testid="new-what">{whoSits(wish)}</b>
        <span class="muted sum-more">{howMany(wish)}</span>
        <span class="muted">{gameValue(wish)}</span>
        {problem && (
          <b class="reason" role="status" data-testid="new-problem">
            {problem}
          </b>
        )}
        {fault && <Fault fault={fault} />}
        <button type="submit" class="btn primary" data-testid="create" aria-disabled={busy || !!problem}>
          <Icon name="play" />
          {t(beginsAtOnce(wish) ? "new-begin" : "new-open")}
        </button>
        {last && JSON.stringify(last) !== JSON.stringify(wish) && (
          <button
            type="button"
            class="btn quiet new-last"
            data-testid="as-last-time"
            onClick={() => {
              setWish(last);
              void consider(last.options, null);
            }}
          >
            <Icon name="restart" size={18} />
            <span>{t("new-last", { what: whoPlays(last) })}</span>
          </button>
        )}
      </aside>
    </form>
  );
}

/** Why the latest choice does not go with the rest, and one button that makes it go: both in the server's words. */
function Conflict({ onMend }: { onMend: () => void }) {
  const known = choices.value;
  if (!known) return null;
  const [first] = known.adjusted;
  const mends = new Intl.ListFormat(language.value, { type: "unit" }).format(known.mends.map((each) => each.text));
  return (
    <div class="conflict" role="status" data-testid="conflict">
      <Icon name="warn" size={20} />
      <p>{first && reasonOf(first)}</p>
      <button type="button" class="btn" data-testid="mend" onClick={onMend}>
        {mends}
      </button>
    </div>
  );
}

/** Only who has an account can be rated; everything else the server says when the game is created. */
function ratedProblem(wish: Wish): string {
  return !wish.rated && me.value?.kind !== "account" ? t("new-rated-account") : "";
}

function FirstPlayer({ wish, onChange }: { wish: Wish; onChange: (wish: Wish) => void }) {
  return (
    <Select
      label={t("new-first")}
      about={t("new-first-about")}
      value={wish.first ?? ""}
      testid="first-player"
      onChange={(value) => onChange({ ...wish, first: value === "" ? null : Number(value) })}
    >
      <option value="">{t("new-first-lot")}</option>
      {seatsOf(wish).map((_, index) => (
        <option key={index} value={index}>
          {t("new-seat", { number: index + 1 })}
        </option>
      ))}
    </Select>
  );
}
