import type { Language } from "~/i18n/language";
import { formatNumber } from "~/i18n/numbers";
import type { Translate, WordKey } from "~/i18n/words";
import type { RequestContext } from "../request/request-context";

export function unreadNotice(count: number, language: Language, t: Translate): string | null {
  if (count === 0) return null;
  return t(count === 1 ? "notice.unreadOne" : "notice.unread", { count: formatNumber(count, language) });
}

/** With unreadable rows the page can't claim that there are none. */
export function noneText({ upstream, t }: Pick<RequestContext, "upstream" | "t">, none: WordKey): string {
  return t(upstream.missingRows() > 0 ? "figures.unreadable" : none);
}
