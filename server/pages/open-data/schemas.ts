import { wordsIn, type Translate } from "~/i18n/words";
import type { Column, ColumnKind } from "../figures/data-table";
import { columnHeading, NOTE_WORDS } from "../figures/value-words";
import { codesOf, type Dataset } from "./datasets";
import type { Schema } from "./parameters";

const TEXT = { type: ["string", "null"] };
const NUMBER = { type: ["number", "null"] };
const DAY = { type: ["string", "null"], format: "date" };

const ofKind = (kind: ColumnKind): Schema =>
  kind === "text" || kind === "time" ? TEXT : kind === "day" ? DAY : NUMBER;

interface Words {
  tr: Translate;
  en: Translate;
}

export const bothWords = async (): Promise<Words> => ({ tr: await wordsIn("tr"), en: await wordsIn("en") });

export function rowSchema(dataset: Dataset, words: Words): Schema {
  const english = fieldsOf(dataset, "en", words.en);
  const turkish = fieldsOf(dataset, "tr", words.tr);
  const own = english.map((column, at) => [
    column.key,
    { ...ofKind(column.kind), description: described(column, turkish[at] ?? column, words) },
  ]);
  const isOfProducts = dataset.isOfProducts !== false;
  return {
    title: words.en(dataset.title),
    type: "object",
    properties: {
      ...Object.fromEntries(own),
      groupId: { type: "string", description: "The part of the table that the row stands in." },
      ...(!english.some(({ key }) => key === "group") && {
        group: { type: "string", description: "Heading of that part." },
      }),
      ...(isOfProducts && { unit: { type: "string", description: "Unit of quantities and prices." } }),
      note: { enum: [...Object.keys(NOTE_WORDS), null], description: "Why figures are missing or doubtful." },
    },
    required: [...english.map(({ key }) => key), "note"],
    additionalProperties: false,
  };
}

const fieldsOf = (dataset: Dataset, language: "tr" | "en", t: Translate): Column[] => [
  ...dataset.columns({ language, t }),
  ...codesOf(dataset, t),
];

const described = (english: Column, turkish: Column, words: Words): string =>
  `${columnHeading(english, null, words.en)} · ${columnHeading(turkish, null, words.tr)}`;

const FIELD = {
  type: "object",
  properties: { key: { type: "string" }, label: { type: "string" }, kind: { type: "string" } },
  required: ["key", "label", "kind"],
  additionalProperties: false,
};

export function fileSchema(rows: readonly Schema[]): Schema {
  return {
    type: "object",
    properties: {
      title: { type: "string" },
      publisher: { type: "string" },
      source: { type: "string", format: "uri", description: "The page that shows the same." },
      language: { enum: ["tr", "en"] },
      currency: { const: "TRY" },
      about: { type: "object", additionalProperties: { type: ["string", "number"] } },
      changedSince: { type: "string", description: "The day or month that changes are against." },
      unread: { type: "integer", minimum: 0, description: "Rows that could not be read, and are missing." },
      fields: { type: "array", items: FIELD },
      rows: { type: "array", items: rows.length === 1 ? rows[0] : { anyOf: rows } },
    },
    required: ["title", "publisher", "source", "language", "currency", "about", "unread", "fields", "rows"],
    additionalProperties: false,
  };
}
