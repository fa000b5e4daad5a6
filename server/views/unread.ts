import type { Language } from "~/language";
import { formatNumber } from "~/text/numbers";
import type { Translate, WordKey } from "~/text/words";
import type { Portal } from "../portal";

/** Says how many rows could not be read, where their absence could be taken for something else; null for none. */
export function unreadNotice(count: number, language: Language, t: Translate): string | null {
  if (count === 0) return null;
  return t(count === 1 ? "notice.unreadOne" : "notice.unread", { count: formatNumber(count, language) });
}

/** Says that there is none; where rows could not be read, that nobody knows. */
export function noneText({ upstream, t }: Pick<Portal, "upstream" | "t">, none: WordKey): string {
  return t(upstream.missingRows() > 0 ? "figures.unreadable" : none);
}
