import { PageError } from "../errors/page-error";
import type { PageContext } from "../../request/page-loader";
import { findSurvey, type Survey } from "../../upstream/contracts/surveys";
import { idParameter } from "../id-parameter";
import { oneWithTurkishFallback, type Localized } from "../fallbacks";

/** @throws PageError when there is none */
export async function surveyParameter({
  upstream,
  language,
  match,
}: PageContext): Promise<Localized<Survey>> {
  const id = idParameter(match.params["id"]);
  const survey = await oneWithTurkishFallback(language, (contentLanguage) =>
    upstream.read(findSurvey, { id }, { language: contentLanguage }),
  );
  if (!survey) throw new PageError("notFound");
  return survey;
}
