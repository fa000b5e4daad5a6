import type { CollectionGroupsView, CollectionView } from "~/components/content/collection";
import type { FactView } from "~/components/elements/facts";
import type { QuestionView, SurveyView } from "~/components/content/survey";
import { href } from "~/pages";
import { formatDate, formatDays } from "~/i18n/dates";
import { formatNumber } from "~/i18n/numbers";
import type { Translate, WordKey, Wording } from "~/i18n/words";
import type { PageContext } from "../../request/page-loader";
import { noneText, type Localized } from "../fallbacks";
import type { QuestionKind } from "../../upstream/assumptions";
import type { Question, Survey } from "../../upstream/contracts/surveys";
import { plainText } from "../../html/plain-text";
import { beginning, richText } from "../../html/rich-text";

export type SurveyState = "open" | "future" | "closed";

const GROUPS: readonly [SurveyState, WordKey, WordKey | null][] = [
  ["open", "surveys.open", "surveys.noneOpen"],
  ["future", "surveys.future", null],
  ["closed", "surveys.closed", null],
];
const STATE_WORDS = {
  open: ["surveys.isOpen", "surveys.lastDay"],
  future: ["surveys.isFuture", "surveys.firstDay"],
  closed: ["surveys.isClosed", "surveys.lastDay"],
} as const satisfies Record<SurveyState, readonly [WordKey, WordKey]>;
const KIND_WORDS = {
  single: "surveys.single",
  multiple: "surveys.multiple",
  rating: "surveys.rating",
  text: "surveys.text",
  yesNo: "surveys.yesNo",
} as const satisfies Record<QuestionKind, WordKey>;

const SUMMARY_LENGTH = 220;

/** First and last day count whole. */
export function surveyState(
  { firstDay, lastDay }: Pick<Survey, "firstDay" | "lastDay">,
  today: string,
): SurveyState {
  if (firstDay !== null && firstDay > today) return "future";
  return lastDay !== null && lastDay < today ? "closed" : "open";
}

export function surveyGroups(
  surveys: readonly Localized<Survey>[],
  today: string,
  context: PageContext,
): CollectionGroupsView {
  const { t } = context;
  const groups = GROUPS.flatMap(([state, heading, noneWords]) => {
    const items = surveys
      .filter((survey) => surveyState(survey, today) === state)
      .map((survey) => surveyLine(survey, state, context));
    if (items.length === 0 && noneWords === null) return [];
    const empty = items.length === 0 && noneWords ? noneText(context, noneWords) : null;
    return [{ section: { id: state, heading: t(heading) }, collection: { items, empty } }];
  });
  return { groups, empty: null };
}

function surveyLine(
  survey: Localized<Survey>,
  state: SurveyState,
  wording: Wording,
): CollectionView["items"][number] {
  const { language, t } = wording;
  const { id, title, description, minutes, answers, textLanguage } = survey;
  return {
    link: { href: href("survey", language, { id }), label: title ?? t("article.untitled") },
    summary: description && beginning(plainText(description), SUMMARY_LENGTH),
    meta: [
      stateText(survey, state, wording),
      ...(state !== "closed" && minutes ? [t("surveys.minutes", { count: minutes })] : []),
      ...(answers ? [t("surveys.answers", { count: formatNumber(answers, language) })] : []),
    ],
    ...(textLanguage && { lang: textLanguage }),
  };
}

export function surveyView(
  survey: Localized<Survey>,
  today: string,
  context: PageContext,
): Omit<SurveyView, "form" | "otherWay"> {
  const { t } = context;
  const state = surveyState(survey, today);
  const { description, questions, textLanguage } = survey;
  return {
    state: { kind: state, text: stateText(survey, state, context) },
    facts: facts(survey, context),
    html: description && richText(description, context),
    ...(textLanguage && { lang: textLanguage }),
    heading: t("surveys.questions"),
    questions: questions.map((question) => questionView(question, t)),
    empty: questions.length === 0 ? noneText(context, "surveys.noQuestions") : null,
  };
}

function stateText({ firstDay, lastDay }: Survey, state: SurveyState, { language, t }: Wording): string {
  const [word, dayWord] = STATE_WORDS[state];
  const day = state === "future" ? firstDay : lastDay;
  return day ? `${t(word)} · ${t(dayWord, { date: formatDate(day, language) })}` : t(word);
}

function facts(survey: Survey, { language, t }: Wording): FactView[] {
  const { firstDay, lastDay, minutes, answers, anonymous } = survey;
  const period = firstDay && lastDay && formatDays({ from: firstDay, until: lastDay }, language);
  return [
    ...(period ? [{ term: t("surveys.period"), text: period }] : []),
    ...(minutes ? [{ term: t("surveys.duration"), text: t("surveys.minutes", { count: minutes }) }] : []),
    ...(answers ? [{ term: t("surveys.participation"), text: t("event.people", { count: answers }) }] : []),
    { term: t("surveys.identity"), text: t(anonymous ? "surveys.anonymous" : "surveys.notAnonymous") },
  ];
}

function questionView({ id, text, kind, required, choices }: Question, t: Translate): QuestionView {
  return {
    key: String(id),
    text: text ?? t("article.untitled"),
    kind: kind && t(KIND_WORDS[kind]),
    required: required ? t("surveys.required") : null,
    choices: choices.flatMap((choice) => choice.text ?? []),
  };
}
