import type { Language } from "~/i18n/language";
import type { RequestContext } from "../../request/request-context";
import { listPrivacyTexts, type PrivacyText } from "../../upstream/contracts/data-protection";
import { withTurkishFallback, type Translated } from "../turkish-fallback";

export function allPrivacyTexts({ upstream, language }: RequestContext): Promise<Translated<PrivacyText>[]> {
  return withTurkishFallback(language, (asked: Language) =>
    upstream.read(listPrivacyTexts, null, { language: asked }),
  );
}
