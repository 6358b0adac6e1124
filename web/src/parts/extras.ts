/** What a game without a server adds to the pages, and puts in the place of others; a server's client has none of it. */
import type { ComponentType } from "preact";
import type { BotDocument } from "../types/api";

export const extras: {
  /** Beside the wordmark. */
  Badge?: ComponentType;
  /** Above the content of every page. */
  Notices?: ComponentType;
  /** On the start page, instead of the ways to begin. */
  Ways?: ComponentType<{ bots: readonly BotDocument[] | null }>;
  /** On the page of the records. */
  Files?: ComponentType;
  /** On the score page, below the buttons. */
  AfterGame?: ComponentType;
  /** The text below the title of the start page. */
  about?: string;
} = {};
