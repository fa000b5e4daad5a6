import type { SurveyView } from "~/components/survey";
import type { SurveyGroupView } from "~/components/survey-groups";
import type { Language } from "~/language";
import { now } from "../clock";
import { exchange } from "../exchange";
import { EMPTY_FORM, formView } from "../forms/form-view";
import { otherWay } from "../forms/other-way";
import { earlierAnswer, formOfSurvey } from "../forms/survey-form";
import type { PageContent, PagePortal } from "../page-loader";
import { listSurveys } from "../upstream/contracts/surveys";
import { languageNotice } from "../views/article";
import { plainText } from "../views/plain-text";
import { surveyGroups, surveyState, surveyView } from "../views/survey";
import { askedSurvey } from "./asked-survey";
import { sectionSiblings } from "./siblings";
import { inPageLanguage } from "./translated";

/** The exchange's surveys: open, to come, over. */
export async function surveys(portal: PagePortal): Promise<PageContent<SurveyGroupView[]>> {
  const { upstream, language, t } = portal;
  const read = (asked: Language) => upstream.read(listSurveys, null, { language: asked });
  const all = await inPageLanguage(language, read);
  return {
    heading: { title: t("page.surveys"), lead: t("lead.surveys"), siblings: await sectionSiblings(portal) },
    view: surveyGroups(all, now().toISODate(), language, t),
    lifetime: "today",
  };
}

/** One survey: its questions to be answered while it is open, else to be read. */
export async function survey(portal: PagePortal): Promise<PageContent<SurveyView>> {
  const { language, t } = portal;
  const found = await askedSurvey(portal);
  const today = now().toISODate();
  const isOpen = surveyState(found, today) === "open" && found.questions.length > 0;
  const state = { ...EMPTY_FORM, sent: await earlierAnswer(found.id, portal) };
  const isOnline = exchange.forms.surveys;
  const form =
    isOpen && isOnline ? (portal.sentForm ?? formView(formOfSurvey(found, portal), state, portal)) : null;
  return {
    heading: {
      title: found.title ?? t("article.untitled"),
      titleLanguage: found.textLanguage,
      description: found.description && plainText(found.description),
      notices: languageNotice(found.textLanguage, t),
    },
    view: {
      ...surveyView(found, today, language, t),
      form,
      otherWay: isOpen && !isOnline ? otherWay("surveys.off", portal) : null,
    },
    lifetime: "none",
  };
}
