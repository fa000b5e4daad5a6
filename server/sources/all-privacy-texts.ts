import type { Language } from "~/language";
import type { Portal } from "../portal";
import { listPrivacyTexts, type PrivacyText } from "../upstream/contracts/data-protection";
import { inPageLanguage, type Translated } from "./translated";

/** The texts on data protection, in the page's language where there is such a text. */
export function allPrivacyTexts({ upstream, language }: Portal): Promise<Translated<PrivacyText>[]> {
  return inPageLanguage(language, (asked: Language) =>
    upstream.read(listPrivacyTexts, null, { language: asked }),
  );
}
