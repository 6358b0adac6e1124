/** Under which name one plays: a friendly one to begin with, changed in place. */
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { me, rename } from "../../state/me";
import { t } from "../../texts/texts";
import { asRefusal, explain } from "../loading";

const KEY = "projectl.name";
const given = signal<string | null>(stored());
const lot = Math.random();

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The name of who is known, else the one that was typed here, else one drawn from the texts. */
export function playerName(): string {
  if (me.value) return me.value.name;
  if (given.value) return given.value;
  const names = t("start-default-names")
    .split(/[,、]/)
    .map((name) => name.trim());
  return names[Math.floor(lot * names.length)] ?? "";
}

export function NameField({ bare = false }: { bare?: boolean }) {
  const [problem, setProblem] = useState("");
  async function take(name: string): Promise<void> {
    const wanted = name.trim();
    if (!wanted || wanted === playerName()) return;
    given.value = wanted;
    try {
      localStorage.setItem(KEY, wanted);
    } catch {
      // A browser that keeps nothing still plays.
    }
    try {
      if (me.value) await rename(wanted);
      setProblem("");
    } catch (fault) {
      setProblem(explain(asRefusal(fault)));
    }
  }
  return (
    <p class="name-field">
      <label for="player-name" class={bare ? "sr" : undefined}>
        {t("start-name")}
      </label>
      <input
        id="player-name"
        class="input"
        data-testid="name"
        maxLength={40}
        autoComplete="nickname"
        value={playerName()}
        aria-describedby={problem ? "name-problem" : undefined}
        aria-invalid={problem ? true : undefined}
        onChange={(event) => void take(event.currentTarget.value)}
      />
      {problem && (
        <span id="name-problem" class="problem" role="alert">
          {problem}
        </span>
      )}
    </p>
  );
}
