import { z } from "zod";
import { questionKind } from "../assumptions";
import { declareCall } from "../call";
import { listQuery } from "../list-query";
import { day, flag, id, listOf, quantity, text } from "../wire";

const choice = z
  .object({ Id: id, Sira: quantity, Secenek: text })
  .transform((row) => ({ id: row.Id, order: row.Sira, text: row.Secenek }));

const question = z
  .object({
    Id: id,
    Sira: quantity,
    Soru: text,
    SoruTip: quantity,
    ZorunluMi: flag,
    Secenekler: z.array(choice).nullish(),
  })
  .transform((row) => ({
    id: row.Id,
    order: row.Sira,
    text: row.Soru,
    kind: questionKind(row.SoruTip),
    required: row.ZorunluMi,
    choices: inOrder(row.Secenekler ?? []),
  }));

const survey = z
  .object({
    Id: id,
    Baslik: text,
    Aciklama: text,
    BaslangicTarih: day,
    BitisTarih: day,
    AnonimMi: flag,
    KatilimSayisi: quantity,
    SureDk: quantity,
    Sorular: z.array(question).nullish(),
  })
  .transform((row) => ({
    id: row.Id,
    title: row.Baslik,
    description: row.Aciklama,
    /** The first and the last day on which it can be answered, both whole; null is open on that side. */
    firstDay: row.BaslangicTarih,
    lastDay: row.BitisTarih,
    anonymous: row.AnonimMi,
    answers: row.KatilimSayisi,
    minutes: row.SureDk,
    questions: inOrder(row.Sorular ?? []),
  }));

export type Survey = z.infer<typeof survey>;
export type Question = Survey["questions"][number];

function inOrder<Row extends { order: number | null }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

const read = { method: "POST", kind: "read", lifetime: "content", token: "none" } as const;
const MAX_SURVEYS = 100;

/** All surveys with their questions, those that end last first. */
export const listSurveys = declareCall({
  ...read,
  name: "surveys.list",
  path: () => "Alpha.WebPanel/Anket/GetWithFilterInfo",
  body: (_: null) => listQuery({ rows: MAX_SURVEYS, sort: [{ field: "BitisTarih", order: -1 }] }),
  answer: listOf(survey).transform(({ rows }) => rows),
});

/** One survey; null when there is none. */
export const findSurvey = declareCall({
  ...read,
  name: "surveys.item",
  path: () => "Alpha.WebPanel/Anket/GetWithFilterInfo",
  body: ({ id: surveyId }: { id: number }) =>
    listQuery({ rows: 1, filters: { Id: { value: surveyId, matchMode: "equals" } } }),
  answer: listOf(survey).transform(({ rows }) => rows[0] ?? null),
});
