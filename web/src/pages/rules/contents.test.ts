import { expect, test } from "vitest";
import { addressOf, wantedBook } from "./contents";

test("the address names the book", () => {
  expect(wantedBook("")).toEqual({ edition: "revised-2021", deluxe: false });
  expect(wantedBook("?edition=rulebook-2023")).toEqual({ edition: "rulebook-2023", deluxe: false });
  expect(wantedBook("?lang=de&deluxe")).toEqual({ edition: "revised-2021", deluxe: true });
});

test("the address of a book reads back and keeps the language", () => {
  for (const book of [
    { edition: "revised-2021", deluxe: false },
    { edition: "revised-2021", deluxe: true },
    { edition: "retail-2020", deluxe: false },
  ]) {
    const address = addressOf(book, "?lang=ja&edition=deluxe-2019&deluxe");
    expect(wantedBook(address.slice("/rules".length))).toEqual(book);
    expect(address).toContain("lang=ja");
  }
});
