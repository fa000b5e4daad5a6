import type { ParticularsView } from "~/components/members/member-figures";
import type { Language } from "~/i18n/language";
import { formatDate, parseDate } from "~/i18n/dates";
import { formatLira } from "~/i18n/numbers";
import type { Translate, WordKey } from "~/i18n/words";
import type { MemberSheet } from "../../upstream/contracts/member-sheet";

export function memberSheetView(sheet: MemberSheet, language: Language, t: Translate): ParticularsView {
  const since = sheet.memberSince === null ? null : parseDate(sheet.memberSince);
  const lira = (amount: number | null) => (amount === null ? null : formatLira(amount, language));
  const entries: [term: WordKey, text: string | null][] = [
    ["memberBulletin.number", sheet.number],
    ["memberBulletin.name", sheet.name],
    ["memberBulletin.group", sheet.groupName],
    ["memberBulletin.degree", sheet.degree === null ? null : String(sheet.degree)],
    ["memberBulletin.representative", sheet.representative],
    ["contact.phone", sheet.phone],
    ["contact.email", sheet.email],
    ["memberBulletin.address", sheet.address],
    ["memberBulletin.district", sheet.district],
    ["memberBulletin.memberSince", since && formatDate(since, language)],
    ["memberBulletin.openDues", lira(sheet.openDues)],
    ["memberBulletin.security", lira(sheet.security)],
    ["memberBulletin.securityLeft", lira(sheet.securityLeft)],
    ["memberBulletin.taxNumber", sheet.taxNumber],
  ];
  return {
    id: "uye",
    heading: t("memberBulletin.sheet"),
    items: entries.flatMap(([term, text]) => (text === null ? [] : [{ term: t(term), text }])),
    links: [],
  };
}
