import { PageError } from "../page-errors";
import type { PagePortal } from "../page-loader";
import { findSurvey, type Survey } from "../upstream/contracts/surveys";
import { askedId } from "./asked-id";
import { oneInPageLanguage, type Translated } from "./translated";

/** The survey that a page's address names. @throws PageError when there is none */
export async function askedSurvey({ upstream, language, match }: PagePortal): Promise<Translated<Survey>> {
  const id = askedId(match.params["id"]);
  const found = await oneInPageLanguage(language, (asked) =>
    upstream.read(findSurvey, { id }, { language: asked }),
  );
  if (!found) throw new PageError("notFound");
  return found;
}
