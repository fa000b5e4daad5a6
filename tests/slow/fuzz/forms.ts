import fc from "fast-check";
import type { Json } from "../../support/changed-answers";

/** Other ways of writing the same answer, as another vendor's service might. */

export interface Form {
  letters: "as is" | "camelCase" | "UPPERCASE" | "lowercase";
  envelope: "as is" | "Data" | "result.items" | "value";
  dates: "as is" | "with a space" | "dotted";
  numbers: "as is" | "as text";
  booleans: "as is" | "0 and 1" | "as text" | "E and H";
}

export const form: fc.Arbitrary<Form> = fc.record({
  letters: fc.constantFrom("as is", "camelCase", "UPPERCASE", "lowercase"),
  envelope: fc.constantFrom("as is", "Data", "result.items", "value"),
  dates: fc.constantFrom("as is", "with a space", "dotted"),
  numbers: fc.constantFrom("as is", "as text"),
  booleans: fc.constantFrom("as is", "0 and 1", "as text", "E and H"),
});

/** An answer in another form. */
export function inForm(answer: Json, form: Form): Json {
  return withEnvelope(mapped(answer, form), form.envelope);
}

function mapped(value: Json, wanted: Form): Json {
  if (Array.isArray(value)) return value.map((item) => mapped(item, wanted));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, cell]) => [inLetters(name, wanted.letters), mapped(cell, wanted)]),
    );
  return cellIn(value, wanted);
}

function inLetters(name: string, letters: Form["letters"]): string {
  if (letters === "UPPERCASE") return name.toUpperCase();
  if (letters === "lowercase") return name.toLowerCase();
  return letters === "camelCase" ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

function cellIn(cell: null | boolean | number | string, { dates, numbers, booleans }: Form): Json {
  if (typeof cell === "boolean") {
    if (booleans === "as is") return cell;
    if (booleans === "0 and 1") return cell ? 1 : 0;
    return booleans === "as text" ? String(cell) : cell ? "E" : "H";
  }
  // A fraction as text is read by its meaning: for examples only, not for everything.
  if (typeof cell === "number") return numbers === "as text" && Number.isInteger(cell) ? String(cell) : cell;
  return typeof cell === "string" ? dateIn(cell, dates) : cell;
}

const LOCAL_MOMENT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2}:\d{2})$/;

function dateIn(cell: string, dates: Form["dates"]): string {
  const [, year = "", month = "", day = "", time = ""] = LOCAL_MOMENT.exec(cell) ?? [];
  if (year === "" || dates === "as is") return cell;
  if (dates === "with a space") return cell.replace("T", " ");
  return `${day}.${month}.${year} ${time}`;
}

function withEnvelope(answer: Json, envelope: Form["envelope"]): Json {
  const opened = listIn(answer);
  if (envelope === "as is" || opened === null) return answer;
  const { list, total } = opened;
  const count: Record<string, Json> = total === undefined ? {} : { TotalCount: total };
  if (envelope === "Data") return { Success: true, Data: list, ...count };
  return envelope === "value" ? { value: list, ...count } : { result: { items: list, ...count } };
}

function listIn(answer: Json): { list: Json[]; total: Json | undefined } | null {
  if (Array.isArray(answer)) return { list: answer, total: undefined };
  if (typeof answer !== "object" || answer === null) return null;
  const members = new Map(Object.entries(answer).map(([name, member]) => [name.toLowerCase(), member]));
  const data = members.get("data");
  return Array.isArray(data) ? { list: data, total: members.get("totalrecords") } : null;
}
