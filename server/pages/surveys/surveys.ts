import type { SurveyView } from "~/components/content/survey";
import type { CollectionGroupsView } from "~/components/content/collection";
import { now } from "../../config/clock";
import { siteProfile } from "../../config/site-profile";
import { EMPTY_FORM, formView } from "../../forms/view";
import { formDisabled } from "../../forms/page-form";
import { earlierAnswer, formOfSurvey, surveyParameter } from "./survey-form";
import type { PageContent, PageContext } from "../../request/page-loader";
import { listSurveys } from "../../upstream/contracts/surveys";
import { languageNotice } from "../content/article-view";
import { plainText } from "../../html/plain-text";
import { surveyGroups, surveyState, surveyView } from "./survey-view";
import { localizedRows } from "../fallbacks";

export async function surveys(context: PageContext): Promise<PageContent<CollectionGroupsView>> {
  const all = await localizedRows(context, listSurveys, null);
  return {
    view: surveyGroups(all, now().toISODate(), context),
    lifetime: "today",
  };
}

export async function survey(context: PageContext): Promise<PageContent<SurveyView>> {
  const { t } = context;
  const result = await surveyParameter(context);
  const today = now().toISODate();
  const isOpen = surveyState(result, today) === "open" && result.questions.length > 0;
  const receipt = await earlierAnswer(result.id, context);
  const isOnline = siteProfile.forms.surveys;
  const form =
    isOpen && isOnline
      ? (context.sentForm ?? formView(formOfSurvey(result, context), { ...EMPTY_FORM, receipt }, context))
      : null;
  return {
    heading: {
      title: result.title ?? t("article.untitled"),
      titleLanguage: result.textLanguage,
      description: result.description && plainText(result.description),
      notices: languageNotice(result.textLanguage, t),
    },
    view: {
      ...surveyView(result, today, context),
      form,
      otherWay: isOpen && !isOnline ? formDisabled("surveys.off", context) : null,
    },
    lifetime: "none",
  };
}
