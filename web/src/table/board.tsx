/** Everything that lies on the table, in the form that fits the window. It draws the view on screen, whoever put it there. */
import type { ComponentChildren } from "preact";
import { Boundary } from "../parts/boundary";
import { later } from "../parts/later";
import { carried, late, sheetOpen } from "../play";
import { view } from "../state/table";
import { hasFocus, layout, touching } from "./form/layout";
import { Market } from "./middle/market";
import { Mat } from "./seats/mat";
import { Chips, Others } from "./seats/others";
import { Reserve } from "./middle/reserve";

export const OpponentPanel = later(async () => (await import("./middle/solo")).OpponentPanel);
const Tall = later(async () => (await import("./form/tall")).Tall);
const SideBoard = later(async () => (await import("./form/side_board")).SideBoard);

/** What the box around a board says of it, for the styles. */
export function frame(): { class: string; style: Record<string, string> } {
  const { form, left, right } = layout.value;
  const now = view.value;
  const says = {
    "with-sheet": sheetOpen.value,
    "with-piece": !!carried.value,
    solo: !!now?.opponent,
    touches: touching.value,
    "line-clear": now?.options.variant === "line-clear",
  };
  const said = Object.entries(says).flatMap(([word, so]) => (so ? [word] : []));
  return {
    class: ["table", form, ...said].join(" "),
    style: { "--left": `${left}px`, "--right": `${right}px` },
  };
}

/** Market, mats and reserve. `beside` is the column with the log, which solo has over the mat. */
export function Board({ beside }: { beside?: ComponentChildren }) {
  return layout.value.form === "tall" ? (
    <Tall>
      <Parts beside={beside} />
    </Tall>
  ) : (
    <Parts beside={beside} />
  );
}

function Parts({ beside }: { beside: ComponentChildren }) {
  const { form } = layout.value;
  const solo = !!view.value?.opponent;
  if (touching.value && !hasFocus.value)
    return late.value ? (
      <>
        <div class="centre">
          <Boundary>
            <Mat />
          </Boundary>
        </div>
        {beside}
      </>
    ) : null; // the live score leaves the mat its room
  if (form === "side") return <SideBoard />;
  if (solo) return <SoloBoard beside={beside} />;
  return (
    <>
      <Boundary>{form === "phone" ? <Chips /> : <Others />}</Boundary>
      <div class="centre">
        <Boundary>
          <Market />
        </Boundary>
        <Boundary>
          <Mat />
        </Boundary>
      </div>
      {beside}
    </>
  );
}

function SoloBoard({ beside }: { beside: ComponentChildren }) {
  return (
    <>
      <Boundary>
        <OpponentPanel />
      </Boundary>
      {/* Drawn before the opponent it would have to move aside. */}
      {OpponentPanel.isThere() && (
        <div class="centre">
          <div class="solo-top">
            {layout.value.form !== "phone" && <Reserve />}
            {beside}
          </div>
          <Boundary>
            <Mat />
          </Boundary>
        </div>
      )}
    </>
  );
}
