/** Everything that lies on the table, in the form that fits the window. It draws the view on screen, whoever put it there. */
import type { ComponentChildren } from "preact";
import { Boundary } from "../parts/boundary";
import { view } from "../state/table";
import { layout, touching } from "./layout";
import { Market } from "./market";
import { Mat } from "./mat";
import { Chips, Others } from "./others";
import { Reserve } from "./reserve";
import { OpponentPanel } from "./solo";

/** Market, mats and reserve. `beside` is the column with the log, which solo has over the mat. */
export function Board({ beside }: { beside?: ComponentChildren }) {
  const { form } = layout.value;
  const solo = !!view.value?.opponent;
  if (touching.value && form === "wide")
    return (
      <>
        <div class="centre">
          <Boundary>
            <Mat />
          </Boundary>
        </div>
        {beside}
      </>
    );
  if (solo) return <SoloBoard beside={beside} />;
  return (
    <>
      <Boundary>{form === "wide" ? <Others /> : <Chips />}</Boundary>
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
      <div class="centre">
        <div class="solo-top">
          <Reserve />
          {beside}
        </div>
        <Boundary>
          <Mat />
        </Boundary>
      </div>
    </>
  );
}
