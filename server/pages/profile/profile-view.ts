import type { DateTime } from "luxon";
import type { FactView } from "~/components/elements/facts";
import type { HistoryView } from "~/components/members/profile";
import { dateOf, formatDate, formatShortDate, formatTime, parseDate } from "~/i18n/dates";
import type { Translate, WordKey, Wording } from "~/i18n/words";
import type { LiveSession } from "../../session/live-sessions";
import type { Localized } from "../fallbacks";
import type { UserKind } from "../../upstream/assumptions";
import type { PrivacyText } from "../../upstream/contracts/data-protection";
import type { User } from "../../upstream/contracts/users";

const KIND_WORDS: Record<UserKind, WordKey> = {
  administrator: "profile.kindAdministrator",
  staff: "profile.kindStaff",
  member: "profile.kindMember",
  onlineUser: "profile.kindOnline",
};

interface Beside {
  memberName: string | null;
  provinceName: string | null;
}

export function userFacts(user: User, { memberName, provinceName }: Beside, t: Translate): FactView[] {
  const entries: [WordKey, string | null][] = [
    ["profile.name", [user.name, user.surname].filter(Boolean).join(" ") || null],
    ["profile.userName", user.userName],
    ["profile.memberNumber", user.memberNumber],
    ["profile.memberName", memberName],
    ["profile.kind", user.kind && t(KIND_WORDS[user.kind])],
    ["profile.email", user.email],
    ["profile.phone", user.phone],
    ["profile.province", provinceName],
  ];
  return entries.flatMap(([term, text]) => (text === null ? [] : [{ term: t(term), text }]));
}

export function sessionName(
  { browser, beganAt, seenAt }: Pick<LiveSession, "browser" | "beganAt" | "seenAt">,
  { language, t }: Wording,
): string {
  const [began, seen] = [dateOf(beganAt), dateOf(seenAt)];
  const said = (at: DateTime) => `${formatShortDate(at, language)} ${formatTime(at, language)}`;
  return t("profile.session", {
    browser: browser ?? t("profile.unknownBrowser"),
    began: said(began),
    seen: seen.hasSame(began, "day") ? formatTime(seen, language) : said(seen),
  });
}

export type Approval = { isGiven: boolean; at: string | null } | null;

export function historyEntry(
  { id, kind, title, version, textLanguage }: Localized<PrivacyText>,
  approval: Approval,
  { language, t }: Wording,
): HistoryView["entries"][number] {
  const at = approval?.at ? parseDate(approval.at) : null;
  const isDay = at !== null && at.hour === 0 && at.minute === 0;
  return {
    key: String(id),
    title: title ?? t("article.untitled"),
    ...(textLanguage && { lang: textLanguage }),
    version: version && t("privacy.version", { version }),
    state: t(stateWord(kind === "consent", approval)),
    when: at && {
      iso: at.toISO({ suppressMilliseconds: true }) ?? "",
      text: formatDate(at, language) + (isDay ? "" : ` ${formatTime(at, language)}`),
    },
  };
}

function stateWord(isConsent: boolean, approval: Approval): WordKey {
  if (approval === null) return "profile.historyUnknown";
  const { isGiven, at } = approval;
  if (!isConsent) return isGiven ? "profile.historyRead" : "profile.historyNotRead";
  if (isGiven) return "profile.historyGiven";
  return at === null ? "profile.historyOpen" : "profile.historyRefused";
}
