import fc from "fast-check";
import { expect, test } from "vitest";
import { ofDays, priceRow } from "~server/upstream/contracts/prices";
import { rowsOf } from "~server/upstream/lists";
import { withLosses } from "~server/upstream/parse-answer";
import { readDate } from "~server/upstream/read-date";
import { isRejectionEnvelope } from "../../../server/upstream/answer-text";
import { stackOfFile } from "../../support/stack-of-file";
import { open } from "../../support/visit";
import { changeAnswers, type Json } from "../../support/changed-answers";
import { nonesIn } from "./page-invariants";
import { runs } from "./runs";

/**
 * What the upstream didn't say, no page says: missing fields, unreadable days, rejections with status 200.
 */

const stack = stackOfFile({ env: { TRUSTED_PROXIES: "1" } });

/** Each run is another visitor: one may look up a limited number of days a minute. */
let visitors = 0;
function nextAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Fields that a page can't do without, and pages that would say "none" without them. */
const ESSENTIAL = [
  { field: "KurulTip", paths: ["/meclis", "/en/council", "/yonetim-kurulu", "/en/board"] },
  { field: "AdSoyad", paths: ["/meclis", "/en/council", "/yoneticiler/3", "/en/people/3"] },
  { field: "MeslekGrubuNo", paths: ["/uyeler", "/en/members"] },
  { field: "MALADI", paths: ["/gunluk-bulten?tarih=2026-11-19", "/en/daily-bulletin?tarih=2026-11-19"] },
  { field: "IslemTarih", paths: ["/gunluk-bulten?tarih=2026-11-19", "/en/daily-bulletin?tarih=2026-11-19"] },
] as const;

const absence = fc.constantFrom("gone", "null", "empty", "under another name");

function without(answer: Json, field: string, how: string): Json {
  if (Array.isArray(answer)) return answer.map((each) => without(each, field, how));
  if (typeof answer !== "object" || answer === null) return answer;
  const members = Object.entries(answer).flatMap(([name, value]): [string, Json][] => {
    if (name !== field) return [[name, without(value, field, how)]];
    if (how === "gone") return [];
    return how === "under another name" ? [[`x${name}`, value]] : [[name, how === "null" ? null : ""]];
  });
  return Object.fromEntries(members);
}

test("a page doesn't claim that there is nothing when rows lack an essential field", async () => {
  const query = fc
    .constantFrom(...ESSENTIAL)
    .chain(({ field, paths }) =>
      fc.record({ field: fc.constant(field), path: fc.constantFrom(...paths), how: absence }),
    );
  await fc.assert(
    fc.asyncProperty(query, async ({ field, path, how }) => {
      await changeAnswers(stack, (answer) => without(answer, field, how));
      const visit = await open(stack.portal.url, path, { "X-Forwarded-For": nextAddress() });
      expect([200, 502]).toContain(visit.status);
      expect(nonesIn(visit, path)).toEqual([]);
    }),
    runs(20),
  );
}, 3_600_000);

test("a row with an unreadable day belongs to no day", () => {
  const contract = rowsOf(priceRow, ofDays("2026-11-19", "2026-11-19"));
  const row = fc.oneof(
    fc.string(),
    fc.string({ unit: "grapheme" }),
    fc.integer(),
    fc.stringMatching(/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/),
  );
  fc.assert(
    fc.property(row, (day) => {
      const rows = [{ MALADI: "Arpa", OrtFiyat: 12, IslemTarih: day }];
      const { value } = withLosses({ language: "tr" }, () => contract.parse(rows));
      const read = readDate(day);
      const isText = typeof read === "string";
      const isOfDay = read === null || (isText && read.startsWith("2026-11-19"));
      expect(value.rows.length).toBe(isOfDay ? 1 : 0);
      if (!isOfDay) expect(value.unread).toBe(1);
    }),
    runs(500),
  );
});

const REFUSALS: Record<string, Json[]> = {
  success: [false, "false", 0, "H"],
  isSuccess: [false],
  basarili: [false, "Hayır"],
  sonuc: [-1, 0, "-2"],
  hasError: [true, "true", 1, "E"],
  error: ["yok", { kod: 5 }, ["x"]],
  status: ["error", "HATA", "fail"],
};
const spelt = (name: string) =>
  fc.constantFrom(
    name,
    name.toUpperCase(),
    name.replace(/[A-Z]/g, "_$&"),
    name.charAt(0).toUpperCase() + name.slice(1),
  );
const beside = fc.dictionary(
  fc.constantFrom("mesaj", "message", "id", "tarih"),
  fc.oneof(fc.string(), fc.nat()),
);

test("a rejection with status 200 is recognised in each spelling, with any other fields", () => {
  const refusal = fc.constantFrom(...Object.keys(REFUSALS)).chain((name) =>
    fc.record({
      name: spelt(name),
      said: fc.constantFrom(...(REFUSALS[name] ?? [])),
      others: beside,
      isInList: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(refusal, ({ name, said, others, isInList }) => {
      const answer = { ...others, [name]: said };
      expect(isRejectionEnvelope(isInList ? [answer] : answer)).toBe(true);
    }),
    runs(300),
  );
});

test("a receipt is not a rejection because of its words", () => {
  const verdict = fc.constantFrom(
    { success: true },
    { sonuc: 1 },
    { hasError: false },
    { error: null },
    { errors: [] },
    { status: "ok" },
  );
  fc.assert(
    fc.property(verdict, beside, (said, others) => {
      expect(isRejectionEnvelope({ ...others, ...said })).toBe(false);
    }),
    runs(300),
  );
});
