/** Numbers as the reader's language writes them, below zero with a true minus as in the texts. */
import { language } from "../texts/texts";

export function inLanguage(number: number, digits = 0): string {
  return number
    .toLocaleString(language.value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .replace(/^-/, "−");
}

/** A share in percent, as the language writes it. */
export function percent(share: number): string {
  return (share / 100).toLocaleString(language.value, { style: "percent" });
}
