import type { SurveyView } from "~/components/content/survey";
import type { SurveyGroupView } from "~/components/content/survey-groups";
import type { Language } from "~/i18n/language";
import { now } from "../../config/clock";
import { siteProfile } from "../../config/site-profile";
import { EMPTY_FORM, formView } from "../../forms/view";
import { formDisabled } from "../../forms/form-disabled";
import { earlierAnswer, formOfSurvey } from "./survey-form";
import type { PageContent, PageContext } from "../../request/page-loader";
import { listSurveys } from "../../upstream/contracts/surveys";
import { languageNotice } from "../content/article-view";
import { plainText } from "../../html/plain-text";
import { surveyGroups, surveyState, surveyView } from "./survey-view";
import { surveyParameter } from "./survey-parameter";
import { sectionSiblings } from "../siblings";
import { withTurkishFallback } from "../turkish-fallback";

export async function surveys(context: PageContext): Promise<PageContent<SurveyGroupView[]>> {
  const { upstream, language, t } = context;
  const read = (asked: Language) => upstream.read(listSurveys, null, { language: asked });
  const all = await withTurkishFallback(language, read);
  return {
    heading: { title: t("page.surveys"), lead: t("lead.surveys"), siblings: await sectionSiblings(context) },
    view: surveyGroups(all, now().toISODate(), language, t),
    lifetime: "today",
  };
}

export async function survey(context: PageContext): Promise<PageContent<SurveyView>> {
  const { language, t } = context;
  const found = await surveyParameter(context);
  const today = now().toISODate();
  const isOpen = surveyState(found, today) === "open" && found.questions.length > 0;
  const state = { ...EMPTY_FORM, sent: await earlierAnswer(found.id, context) };
  const isOnline = siteProfile.forms.surveys;
  const form =
    isOpen && isOnline ? (context.sentForm ?? formView(formOfSurvey(found, context), state, context)) : null;
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
      otherWay: isOpen && !isOnline ? formDisabled("surveys.off", context) : null,
    },
    lifetime: "none",
  };
}
