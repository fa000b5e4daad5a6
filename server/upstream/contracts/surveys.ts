import { z } from "zod";
import { questionKind } from "../assumptions";
import { declareCall } from "../call";
import { type Id, record } from "../record";
import { innerList, listOf, findOne, listQuery } from "../lists";
import { reportMissingRows } from "../parse-answer";
import { flag, ownDay, id, quantity, text } from "../coerce";

const choice = record({ Id: id, Sira: quantity, Secenek: text }).transform((row) => ({
  id: row.Id,
  order: row.Sira,
  text: row.Secenek,
}));

const question = record({
  Id: id,
  Sira: quantity,
  Soru: text,
  SoruTip: quantity,
  ZorunluMi: flag,
  Secenekler: innerList(choice),
}).transform((row) => {
  reportMissingRows(row.Secenekler.unread);
  return {
    id: row.Id,
    order: row.Sira,
    text: row.Soru,
    kind: questionKind(row.SoruTip),
    required: row.ZorunluMi,
    choices: inOrder(row.Secenekler.rows),
  };
});

const survey = record({
  Id: id,
  Baslik: text,
  Aciklama: text,
  BaslangicTarih: ownDay,
  BitisTarih: ownDay,
  AnonimMi: flag,
  KatilimSayisi: quantity,
  SureDk: quantity,
  Sorular: innerList(question),
}).transform((row) => {
  reportMissingRows(row.Sorular.unread);
  return {
    id: row.Id,
    title: row.Baslik,
    description: row.Aciklama,
    firstDay: row.BaslangicTarih,
    lastDay: row.BitisTarih,
    anonymous: row.AnonimMi,
    answers: row.KatilimSayisi,
    minutes: row.SureDk,
    questions: inOrder(row.Sorular.rows),
  };
});

export type Survey = z.infer<typeof survey>;
export type Question = Survey["questions"][number];

function inOrder<Row extends { order: number | null }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

const read = { method: "POST", kind: "read", lifetime: "content", token: "none" } as const;
const MAX_SURVEYS = 100;

export const listSurveys = declareCall({
  ...read,
  name: "surveys.list",
  path: () => "Alpha.WebPanel/Anket/GetWithFilterInfo",
  body: (_: null) => listQuery({ rows: MAX_SURVEYS, sort: [{ field: "BitisTarih", order: -1 }] }),
  answer: listOf(survey),
});

export const findSurvey = declareCall({
  ...read,
  name: "surveys.item",
  path: () => "Alpha.WebPanel/Anket/GetWithFilterInfo",
  body: ({ id: surveyId }: { id: Id }) =>
    listQuery({ rows: 1, filters: { Id: { value: surveyId, matchMode: "equals" } } }),
  answer: ({ id: surveyId }) => findOne(survey, ({ id: rowId }) => rowId === surveyId),
});
