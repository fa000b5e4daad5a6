import type { SurveyView } from "~/components/survey";
import type { SurveyGroupView } from "~/components/survey-groups";
import type { Language } from "~/language";
import { now } from "../clock";
import { PageError } from "../page-errors";
import type { PageContent, PagePortal } from "../page-loader";
import { findSurvey, listSurveys } from "../upstream/contracts/surveys";
import { languageNotice } from "../views/article";
import { plainText } from "../views/plain-text";
import { surveyGroups, surveyView } from "../views/survey";
import { askedId } from "./asked-id";
import { sectionSiblings } from "./siblings";
import { inPageLanguage, oneInPageLanguage } from "./translated";

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

/** One survey with its questions. */
export async function survey(portal: PagePortal): Promise<PageContent<SurveyView>> {
  const { upstream, language, t, match } = portal;
  const id = askedId(match.params["id"]);
  const found = await oneInPageLanguage(language, (asked) =>
    upstream.read(findSurvey, { id }, { language: asked }),
  );
  if (!found) throw new PageError("notFound");
  return {
    heading: {
      title: found.title ?? t("article.untitled"),
      titleLanguage: found.textLanguage,
      description: found.description && plainText(found.description),
      notices: languageNotice(found.textLanguage, t),
    },
    view: surveyView(found, now().toISODate(), language, t),
    lifetime: "today",
  };
}
