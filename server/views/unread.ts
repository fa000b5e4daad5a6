import type { Language } from "~/language";
import { formatNumber } from "~/text/numbers";
import type { Translate } from "~/text/words";

/** Says how many rows could not be read, where their absence could be taken for something else; null for none. */
export function unreadNotice(count: number, language: Language, t: Translate): string | null {
  if (count === 0) return null;
  return t(count === 1 ? "notice.unreadOne" : "notice.unread", { count: formatNumber(count, language) });
}
