import { Hono } from "hono";
import { addDays, wireDay } from "../clock";
import { type Question, SURVEYS, type Survey } from "../content/surveys";
import { applyFilter } from "../filter";
import { type Language, languageOf, textIn } from "../language";
import { readFilter } from "../requests";
import type { Upstream } from "../upstream";
import { audit } from "../wire";

/** Anket: surveys with their questions; Aktif is true while one is open. */
export function surveyRoutes({ clock }: Upstream): Hono {
  const routes = new Hono();
  routes.post("/GetWithFilterInfo", async (c) => {
    const language = languageOf(c.req.raw.headers);
    const rows = SURVEYS.map((survey) => wireSurvey(survey, clock.today(), language));
    return c.json(applyFilter(rows, await readFilter(c), ["Baslik", "Aciklama"]));
  });
  return routes;
}

function wireSurvey(survey: Survey, today: string, language: Language) {
  const lastDay = addDays(today, survey.closes);
  return {
    ...audit("Anket", survey.id, addDays(today, survey.opens - 3)),
    Aktif: survey.opens <= 0 && survey.closes >= 0,
    Baslik: textIn(survey.title, language),
    Aciklama: textIn(survey.description, language),
    BaslangicTarih: wireDay(addDays(today, survey.opens)),
    // The last day counts whole.
    BitisTarih: `${lastDay}T23:59:59`,
    AnonimMi: survey.isAnonymous,
    KatilimSayisi: survey.answers,
    SureDk: survey.minutes,
    Sorular: survey.questions.map((question, index) => wireQuestion(question, survey.id, index, language)),
  };
}

function wireQuestion(question: Question, surveyId: number, index: number, language: Language) {
  const id = surveyId * 100 + index + 1;
  return {
    Id: id,
    Sira: index + 1,
    Soru: textIn(question.text, language),
    SoruTip: question.kind,
    ZorunluMi: question.isRequired,
    Secenekler: (question.options ?? []).map((option, at) => ({
      Id: id * 100 + at + 1,
      Sira: at + 1,
      Secenek: textIn(option, language),
    })),
  };
}
