/** Ways to begin that ask one question each: a row of large buttons, and the dialog of the one that was chosen. */
import { useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "../../art/icons";
import { t } from "../../texts/texts";
import type { BotDocument } from "../../types/api";
import type { Preset } from "../new/wish";
import { WayDialog } from "./way_dialog";

type Asked = Exclude<Preset, "bots">;
const ICONS: Record<Asked, IconName> = { solo: "person", friends: "link", screen: "screen" };

interface Props {
  class?: string;
  presets: readonly Asked[];
  bots: readonly BotDocument[] | null;
  /** Ways that lead to a page. */
  children: ComponentChildren;
}

export function AskedWays({ class: extra = "", presets, bots, children }: Props) {
  const [asked, ask] = useState<Asked | null>(null);
  return (
    <section class={`ways ${extra}`} aria-label={t("start-ways")}>
      {presets.map((preset) => (
        <button key={preset} type="button" class="way panel" data-testid={`way-${preset}`} onClick={() => ask(preset)}>
          <Icon name={ICONS[preset]} size={24} />
          <span>
            <b>{t(`start-way-${preset}`)}</b>
            <small>{t(`start-way-${preset}-about`)}</small>
          </span>
        </button>
      ))}
      {children}
      {asked && bots && <WayDialog preset={asked} bots={bots} onClose={() => ask(null)} />}
    </section>
  );
}
