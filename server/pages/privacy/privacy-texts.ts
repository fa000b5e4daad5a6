import type { Language } from "~/i18n/language";
import type { RequestContext } from "../../request/request-context";
import { listPrivacyTexts, type PrivacyText } from "../../upstream/contracts/data-protection";
import { withTurkishFallback, type Localized } from "../fallbacks";

export function allPrivacyTexts({ upstream, language }: RequestContext): Promise<Localized<PrivacyText>[]> {
  return withTurkishFallback(language, (contentLanguage: Language) =>
    upstream.read(listPrivacyTexts, null, { language: contentLanguage }),
  );
}
