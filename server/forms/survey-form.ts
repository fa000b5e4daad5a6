import { z } from "zod";
import type { SentView } from "~/components/form";
import type { ChoiceView } from "~/components/form-field";
import type { Language } from "~/language";
import { href } from "~/pages";
import type { Translate, WordKey } from "~/text/words";
import { now } from "../clock";
import { exchange } from "../exchange";
import { PageError } from "../page-errors";
import type { PagePortal } from "../page-loader";
import { askedSurvey } from "../sources/asked-survey";
import type { Translated } from "../sources/translated";
import { createMessage, type Message } from "../upstream/contracts/messages";
import type { Question, Survey } from "../upstream/contracts/surveys";
import { surveyState } from "../views/survey";
import { answeredSurveys, rememberSurvey } from "./answered-surveys";
import {
  defineForm,
  type FieldSpec,
  type FormDefinition,
  type FormSource,
  type Sending,
} from "./form-definition";
import { answerOnce, hasAnswered } from "./member-answers";
import { fields, schemas } from "./shared-fields";
import type { Id } from "../upstream/ids";

/** The subject under which the exchange's staff find the answers (domain 4.9): the upstream has no call for them. */
const subjectOf = (id: Id) => `ANKET:${id}`;
/** Who answered a survey that asks for no name. */
const NOBODY = "Anket yanıtı";

/** What is said of names, and how often one may answer. */
const INTROS = {
  visitor: { named: "surveyForm.named", anonymous: "surveyForm.anonymous" },
  member: { named: "profile.surveyNamed", anonymous: "profile.surveyAnonymous" },
} as const;

const MAX_TEXT = 2_000;
const RATINGS = ["1", "2", "3", "4", "5"];
const YES_NO = ["evet", "hayir"];

/** The questions of the survey that the address names. @throws PageError when it isn't open */
export const surveyForm: FormSource = async (portal) => {
  const survey = await askedSurvey(portal);
  const isOpen = surveyState(survey, now().toISODate()) === "open";
  if (!isOpen || !exchange.forms.surveys) throw new PageError("method");
  return formOfSurvey(survey, portal);
};

/** An open survey as a form. */
export function formOfSurvey(
  survey: Translated<Survey>,
  { t, visitor }: PagePortal,
): FormDefinition<unknown> {
  const named = !survey.anonymous;
  const shape = Object.fromEntries(
    survey.questions.map((question) => [fieldName(question), questionSchema(question, t)]),
  );
  return defineForm({
    id: "anket",
    heading: t("surveys.questions"),
    intro: t(INTROS[visitor.kind === "member" ? "member" : "visitor"][named ? "named" : "anonymous"]),
    submit: t("surveyForm.submit"),
    purpose: t("surveyForm.purpose"),
    fields: [
      ...survey.questions.map((question) => questionField(question, survey.textLanguage, t)),
      ...(named ? [fields.name(t), fields.email(t)] : []),
    ],
    schema: z.object({
      ...shape,
      ...(named && { ad_soyad: schemas.name(t), eposta: schemas.email(t) }),
    }),
    send: (answers, page) => sendAnswers(survey, answers, page),
  });
}

/**
 * What stands in the place of the questions where they were answered before: by this user, from whichever browser,
 * or else in this browser. Null where they were not. A browser that several users share asks each of them.
 */
export async function earlierAnswer(surveyId: Id, portal: PagePortal): Promise<SentView | null> {
  const { visitor, cookies } = portal;
  if (visitor.kind === "member")
    return (await hasAnswered(surveyId, visitor.session.user.id)) ? answeredByUser(portal) : null;
  return answeredSurveys(cookies).includes(surveyId) ? surveyThanks(portal) : null;
}

function surveyThanks(portal: PagePortal): SentView {
  return answered("surveyForm.sent", "surveyForm.sentText", portal);
}

function answeredByUser(portal: PagePortal): SentView {
  return answered("profile.surveyAnswered", "profile.surveyAnsweredText", portal);
}

function answered(heading: WordKey, text: WordKey, { t, language }: PagePortal): SentView {
  const links = [{ href: href("surveys", language), label: t("surveyForm.others") }];
  return { heading: t(heading), text: t(text), number: null, links };
}

/** One answer counts for each user who is logged in; a later one is not sent. */
async function sendAnswers(
  survey: Survey,
  given: Record<string, unknown>,
  portal: PagePortal,
): Promise<Sending> {
  const { visitor, upstream, cookies } = portal;
  const message = answerMessage(survey, given);
  const send = () => upstream.read(createMessage, message);
  let isFirst = true;
  if (visitor.kind === "member") isFirst = await answerOnce(survey.id, visitor.session.user.id, send);
  else await send();
  return {
    thanks: isFirst ? surveyThanks(portal) : answeredByUser(portal),
    setCookies: [rememberSurvey(cookies, survey.id)],
  };
}

/** The answers as the staff find them; in nothing do they tell who is logged in. */
function answerMessage(survey: Survey, given: Record<string, unknown>): Message {
  const { ad_soyad: name = NOBODY, eposta: email = "" } = given as { ad_soyad?: string; eposta?: string };
  const answers = survey.questions.flatMap((question) => {
    const answer = given[fieldName(question)];
    const isAnswered = Array.isArray(answer) ? answer.length > 0 : answer !== undefined;
    return isAnswered ? [[question.id, answer]] : [];
  });
  return {
    kind: "feedback",
    name,
    email,
    subject: subjectOf(survey.id),
    text: JSON.stringify(Object.fromEntries(answers)),
  };
}

const fieldName = ({ id }: Question) => `soru_${id}`;

/** A question as a field; `lang` is the language of the survey's own texts if it isn't the page's. */
function questionField(question: Question, lang: Language | undefined, t: Translate): FieldSpec {
  const shared = {
    name: fieldName(question),
    label: question.text ?? t("article.untitled"),
    ...(lang && { lang }),
  };
  switch (question.kind) {
    case "multiple":
      return { ...shared, kind: "many", help: t("surveys.multiple"), choices: choicesOf(question, lang, t) };
    case "single":
    case "rating":
    case "yesNo":
      return {
        ...shared,
        kind: "one",
        help: question.kind === "rating" ? t("surveys.rating") : null,
        choices: choicesOf(question, lang, t),
      };
    default:
      return { ...shared, kind: "text", help: null, rows: 4 };
  }
}

function choicesOf({ kind, choices }: Question, lang: Language | undefined, t: Translate): ChoiceView[] {
  if (kind === "rating") return RATINGS.map((value) => ({ value, label: value }));
  if (kind === "yesNo")
    return YES_NO.map((value) => ({ value, label: t(`surveyForm.${value}` as "surveyForm.evet") }));
  return choices.map(({ id, text }) => ({
    value: String(id),
    label: text ?? t("article.untitled"),
    ...(lang && { lang }),
  }));
}

function questionSchema(question: Question, t: Translate): z.ZodType {
  const { kind, required } = question;
  const missing = t("surveyForm.missing");
  if (kind === "text" || kind === null) {
    const text = z.string({ error: missing }).max(MAX_TEXT, t("form.tooLong", { count: MAX_TEXT }));
    return required ? text : text.optional();
  }
  const one = z.enum(
    choicesOf(question, undefined, t).map(({ value }) => value),
    { error: missing },
  );
  if (kind === "multiple") return required ? z.array(one).min(1, missing) : z.array(one);
  return required ? one : one.optional();
}
