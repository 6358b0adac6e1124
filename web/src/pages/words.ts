/** Numbers as the reader's language writes them. */
import { language } from "../texts/texts";

export function inLanguage(number: number, digits = 0): string {
  return number.toLocaleString(language.value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
