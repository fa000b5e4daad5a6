import { z } from "zod";
import type { ReceiptView } from "~/components/forms/form";
import type { ChoiceView } from "~/components/forms/form-field";
import type { Language } from "~/i18n/language";
import { href } from "~/pages";
import type { Translate, WordKey } from "~/i18n/words";
import { now } from "../../config/clock";
import { siteProfile } from "../../config/site-profile";
import { PageError } from "../errors/page-error";
import type { PageContext } from "../../request/page-loader";
import { type Localized, localizedOrNotFound } from "../fallbacks";
import { createMessage, type Message } from "../../upstream/contracts/messages";
import { type Question, type Survey, findSurvey } from "../../upstream/contracts/surveys";
import { surveyState } from "./survey-view";
import { answeredSurveys, answerOnce, hasAnswered, rememberSurvey } from "./answered-surveys";
import {
  defineForm,
  type FormDefinition,
  type FormSource,
  type FormSubmission,
} from "../../forms/definition";
import type { Field } from "../../forms/field";
import { fields } from "../../forms/shared-fields";
import type { Id } from "../../upstream/record";
import { idParameter } from "../query";

/** The upstream has no call for answers: staff find the messages by subject. */
const subjectOf = (id: Id) => `ANKET:${id}`;
const NOBODY = "Anket yanıtı";

const INTROS = {
  visitor: { named: "surveyForm.named", anonymous: "surveyForm.anonymous" },
  member: { named: "profile.surveyNamed", anonymous: "profile.surveyAnonymous" },
} as const;

const MAX_TEXT = 2_000;
const RATINGS = ["1", "2", "3", "4", "5"];
const YES_NO = ["evet", "hayir"];

export const surveyForm: FormSource = async (context) => {
  const survey = await surveyParameter(context);
  const isOpen = surveyState(survey, now().toISODate()) === "open";
  if (!isOpen || !siteProfile.forms.surveys) throw new PageError("method");
  return formOfSurvey(survey, context);
};

export function formOfSurvey(
  survey: Localized<Survey>,
  { t, visitor }: PageContext,
): FormDefinition<unknown> {
  const named = !survey.anonymous;
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
    send: (answers, page) => sendAnswers(survey, answers, page),
  });
}

/** null when unanswered; each user of a shared browser is asked separately. */
export async function earlierAnswer(surveyId: Id, context: PageContext): Promise<ReceiptView | null> {
  const { visitor, cookies } = context;
  if (visitor.kind === "member")
    return (await hasAnswered(surveyId, visitor.session.user.id)) ? answeredByUser(context) : null;
  return answeredSurveys(cookies).includes(surveyId) ? surveyThanks(context) : null;
}

function surveyThanks(context: PageContext): ReceiptView {
  return answered("surveyForm.sent", "surveyForm.sentText", context);
}

function answeredByUser(context: PageContext): ReceiptView {
  return answered("profile.surveyAnswered", "profile.surveyAnsweredText", context);
}

function answered(heading: WordKey, text: WordKey, { t, language }: PageContext): ReceiptView {
  const links = [{ href: href("surveys", language), label: t("surveyForm.others") }];
  return { heading: t(heading), text: t(text), number: null, links };
}

async function sendAnswers(
  survey: Survey,
  answers: Record<string, unknown>,
  context: PageContext,
): Promise<FormSubmission> {
  const { visitor, upstream, cookies } = context;
  const message = answerMessage(survey, answers);
  const send = () => upstream.read(createMessage, message);
  let isFirst = true;
  if (visitor.kind === "member") isFirst = await answerOnce(survey.id, visitor.session.user.id, send);
  else await send();
  return {
    thanks: isFirst ? surveyThanks(context) : answeredByUser(context),
    setCookies: [rememberSurvey(cookies, survey.id)],
  };
}

function answerMessage(survey: Survey, values: Record<string, unknown>): Message {
  const { name = NOBODY, email = "" } = values as { name?: string; email?: string };
  const answers = survey.questions.flatMap((question) => {
    const answer = values[fieldName(question)];
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

function questionField(question: Question, lang: Language | undefined, t: Translate): Field {
  const shared = {
    name: fieldName(question),
    as: fieldName(question),
    schema: questionSchema(question, t),
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

export const surveyParameter = (context: PageContext): Promise<Localized<Survey>> =>
  localizedOrNotFound(context, findSurvey, { id: idParameter(context.match.params["id"]) });
