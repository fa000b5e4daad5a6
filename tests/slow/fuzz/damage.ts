import fc from "fast-check";
import type { Json } from "../../support/changed-answers";

/** Damage to an answer: to some cells, in some rows. */
export interface Damage {
  /** One cell in this many. */
  oneIn: number;
  /** Where counting starts. */
  offset: number;
  cell: Json;
  rows: "as is" | "with null" | "with a word" | "twice" | "fewer" | "under other names";
}

/** Values of another kind, empty, meaningless or far too large. */
const CELLS: Json[] = [
  null,
  "",
  "----",
  "belirsiz",
  {},
  [],
  [{}],
  true,
  -1,
  0,
  1e15,
  "0001-01-01T00:00:00",
  "<0,5",
];

/** More than any answer's cells. */
export const NO_CELL = 1_000_000;

export const damage: fc.Arbitrary<Damage> = fc.record({
  oneIn: fc.oneof(fc.integer({ min: 2, max: 40 }), fc.constant(NO_CELL)),
  offset: fc.nat({ max: 40 }),
  cell: fc.constantFrom(...CELLS),
  rows: fc.constantFrom("as is", "with null", "with a word", "twice", "fewer", "under other names"),
});

/** A damaged copy of an answer; the envelope stays. */
export function damaged(answer: Json, { oneIn, offset, cell, rows }: Damage): Json {
  let count = offset;
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return inRows(value.map(visit), rows);
    if (typeof value !== "object" || value === null) return ++count % oneIn === 0 ? cell : value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        rows === "under other names" && !Array.isArray(inner) ? `x${name}` : name,
        visit(inner),
      ]),
    );
  };
  return visit(answer);
}

function inRows(list: Json[], rows: Damage["rows"]): Json[] {
  if (rows === "with null") return list.flatMap((row, index) => (index % 3 === 0 ? [null, row] : [row]));
  if (rows === "with a word") return [...list, "belirsiz"];
  if (rows === "twice") return [...list, ...list];
  return rows === "fewer" ? list.filter((_, index) => index % 2 === 0) : list;
}
