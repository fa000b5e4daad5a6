import { rollups } from "d3-array";
import type { MemberGroupsView } from "~/components/people/member-groups";
import { href } from "~/pages";
import { formatNumber } from "~/i18n/numbers";
import type { Translate } from "~/i18n/words";
import type { PageContent, PageContext } from "../../request/page-loader";
import type { Member } from "../../upstream/contracts/members";
import type { Seat } from "../../upstream/contracts/people";
import { personLink } from "../people/people-view";
import { noneText, orFallback } from "../fallbacks";
import { allSeats } from "../people/seats";
import { allActiveMembers } from "./all-members";

export interface ProfessionalGroup {
  number: number;
  name: string;
  label: string;
  count: number;
}

export function professionalGroups(members: readonly Member[], t: Translate): ProfessionalGroup[] {
  const grouped = members.flatMap(({ group, groupName }) => (group === null ? [] : [{ group, groupName }]));
  const tally = rollups(
    grouped,
    (rows) => ({ count: rows.length, name: rows.find(({ groupName }) => groupName)?.groupName ?? "" }),
    ({ group }) => group,
  );
  return tally
    .toSorted(([a], [b]) => a - b)
    .map(([number, { count, name }]) => ({
      number,
      name,
      count,
      label: name ? `${number}. ${name}` : t("people.group", { number }),
    }));
}

export async function memberGroups(context: PageContext): Promise<PageContent<MemberGroupsView>> {
  const { upstream, t, language } = context;
  const [members, seats] = await Promise.all([allActiveMembers(upstream), orFallback(allSeats(context), [])]);
  const groups = professionalGroups(members, t);
  return {
    view: {
      summary: t("members.summary", {
        count: formatNumber(members.length, language),
        groups: groups.length,
      }),
      groups: groups.map((group) => groupView(group, seats, context)),
      all: { href: href("active-members", language), label: t("members.all") },
      empty: groups.length === 0 ? noneText(context, "members.empty") : null,
    },
    lifetime: "content",
  };
}

function groupView(
  { number, label, count }: ProfessionalGroup,
  seats: readonly Seat[],
  { language, t }: PageContext,
): MemberGroupsView["groups"][number] {
  const speakers = seats.filter(
    ({ organ, group, name }) => organ === "council" && group === number && name !== null,
  );
  const text = formatNumber(count, language);
  return {
    key: String(number),
    link: { href: `${href("active-members", language)}?grup=${number}`, label },
    count: text,
    countWords: t("members.inGroup"),
    council:
      speakers.length > 0
        ? { label: t("members.inCouncil"), people: speakers.map((seat) => personLink(seat, language)) }
        : null,
  };
}
