import { PageError } from "../errors/page-error";
import type { PageContext } from "../../request/page-loader";
import { findSurvey, type Survey } from "../../upstream/contracts/surveys";
import { idParameter } from "../id-parameter";
import { oneWithTurkishFallback, type Translated } from "../turkish-fallback";

/** @throws PageError when there is none */
export async function surveyParameter({
  upstream,
  language,
  match,
}: PageContext): Promise<Translated<Survey>> {
  const id = idParameter(match.params["id"]);
  const found = await oneWithTurkishFallback(language, (asked) =>
    upstream.read(findSurvey, { id }, { language: asked }),
  );
  if (!found) throw new PageError("notFound");
  return found;
}
