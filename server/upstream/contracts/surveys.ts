import { z } from "zod";
import { questionKind } from "../assumptions";
import { declareCall } from "../call";
import { type Id, record } from "../record";
import { innerList, listOf, findOne, listQuery, type Rows } from "../lists";
import { reportMissingRows } from "../parse-answer";
import { flag, ownDay, id, quantity, text } from "../coerce";

const choice = record({ id: ["Id", id], order: ["Sira", quantity], text: ["Secenek", text] });

const question = record({
  id: ["Id", id],
  order: ["Sira", quantity],
  text: ["Soru", text],
  kind: ["SoruTip", quantity.transform(questionKind)],
  required: ["ZorunluMi", flag],
  choices: ["Secenekler", innerList(choice).transform(inOrder)],
});

const survey = record({
  id: ["Id", id],
  title: ["Baslik", text],
  description: ["Aciklama", text],
  firstDay: ["BaslangicTarih", ownDay],
  lastDay: ["BitisTarih", ownDay],
  anonymous: ["AnonimMi", flag],
  answers: ["KatilimSayisi", quantity],
  minutes: ["SureDk", quantity],
  questions: ["Sorular", innerList(question).transform(inOrder)],
});

export type Survey = z.infer<typeof survey>;
export type Question = Survey["questions"][number];

function inOrder<Row extends { order: number | null }>({ rows, unread }: Rows<Row>): Row[] {
  reportMissingRows(unread);
  return rows.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

const read = { lifetime: "content", token: "none" } as const;
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
