/** What the rules page tells, in order, and for which edition. Written beside the texts, checked there. */
import page from "../../../../src/projectl/texts/rules_page.json";

export type Paragraph = { key: string; rules: string[]; editions?: string[] };
export type Section = { id: string; title: string; example?: string; editions?: string[]; variant?: string; expansion?: string; option?: string; paragraphs: Paragraph[] };
export type Differences = { title: string; rows: { title: string; values: Record<string, string> }[] };

const sections = page.sections as Section[];
export const differences = page.differences as Differences;

const holds = (editions: string[] | undefined, edition: string) => !editions || editions.includes(edition);

/** The sections of an edition, with only the paragraphs that hold in it. */
export function sectionsOf(edition: string): Section[] {
  return sections.filter((each) => holds(each.editions, edition)).map((each) => ({ ...each, paragraphs: each.paragraphs.filter((one) => holds(one.editions, edition)) }));
}
