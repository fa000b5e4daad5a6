import { filterForm, searchField, selectField } from "../filter-form";
import { hrefOfMatch } from "~/pages";
import { compareText, containsWords, fold } from "~/i18n/letters";
import { formatNumber } from "~/i18n/numbers";
import { siteProfile } from "../../config/site-profile";
import { type DataRow, soleSection } from "../figures/data-table";
import type { PageContext } from "../../request/page-loader";
import type { Member } from "../../upstream/contracts/members";
import { pageOf, partText } from "../paged";
import { choice, definePageQuery, narrowed, pageNumber, text, words, type QueryOf } from "../query";
import type { FiguresContent } from "../figures/figures-page";
import { allActiveMembers } from "./all-members";
import { professionalGroups, type ProfessionalGroup } from "./groups";

const ROWS = 50;
const MOST_PAGES = 999_999;

const membersQuery = definePageQuery("active-members", {
  ara: words("search"),
  grup: text("group"),
  ilce: text("district"),
  sira: choice("sort", { unvan: "name", no: "number" } as const, "name"),
  sayfa: pageNumber(MOST_PAGES),
});
type MemberState = QueryOf<typeof membersQuery>;

export async function activeMembers(context: PageContext): Promise<FiguresContent> {
  const { upstream, t, language, match } = context;
  const members = await allActiveMembers(upstream);
  const groups = professionalGroups(members, t);
  const districts = districtsOf(members);
  const fromAddress = narrowed(context, membersQuery.read(context), {
    group: (word) => groups.map(({ number }) => String(number)).find((number) => number === word),
    district: (word) => districts.find((name) => fold(name) === fold(word)),
  });
  const matching = sorted(
    members.filter((member) => matches(member, fromAddress)),
    fromAddress.sort,
  );
  const { state, pages, part } = pageOf(
    context,
    { count: matching.length, rows: ROWS },
    fromAddress,
    (other) => membersQuery.href(context, other),
  );
  const { page } = state;
  const group = groups.find(({ number }) => String(number) === state.group);
  const address = hrefOfMatch(match, language);
  const query = membersQuery.write({ ...state, page: 1 });
  const isFiltered = state.search !== "" || state.group !== "" || state.district !== "";
  return {
    heading: {
      title: t("page.activeMembers"),
      ownQuery: isFiltered ? "" : membersQuery.search({ page }),
      part: partText(state, [group?.label, state.district], t),
    },
    figures: {
      fileName: t("members.fileName"),
      title: t("page.activeMembers"),
      about: {},
      columns: [
        { key: "name", label: t("members.name"), kind: "text" },
        { key: "number", label: t("members.number"), kind: "text" },
        { key: "group", label: t("members.group"), kind: "text" },
        { key: "district", label: t("members.district"), kind: "text" },
      ],
      sections: soleSection(
        "uyeler",
        null,
        matching.map((member) => row(member, groups)),
      ),
    },
    query,
    lifetime: "content",
    chooser: chooser(context, state, groups, districts, isFiltered),
    summary: countText(matching.length, page, pages, context),
    part,
    formats: ["csv", "xlsx"],
    downloadHeading: t("members.download"),
    empty: { text: t("members.empty"), links: [{ href: address, label: t("list.showAll") }] },
    source: t("members.source", { exchange: siteProfile.name[language] }),
  };
}

function districtsOf(members: readonly Member[]): string[] {
  const names = new Set(members.flatMap(({ district }) => district ?? []));
  return [...names].toSorted((a, b) => compareText(a, b));
}

function matches({ name, number, group, groupName, district }: Member, state: MemberState): boolean {
  if (state.group !== "" && String(group) !== state.group) return false;
  if (state.district !== "" && district !== state.district) return false;
  return containsWords([name, number, groupName, district], state.search);
}

function sorted(members: readonly Member[], sort: MemberState["sort"]): Member[] {
  return members.toSorted((a, b) => compareText(a[sort] ?? "", b[sort] ?? ""));
}

function row(
  { name, number, group, groupName, district }: Member,
  groups: readonly ProfessionalGroup[],
): DataRow {
  const label = groups.find((each) => each.number === group)?.label ?? groupName;
  return { values: { name, number, group: label, district } };
}

function countText(count: number, page: number, pages: number, { t, language }: PageContext): string {
  const text = formatNumber(count, language);
  return pages > 1
    ? t("members.countPage", { count: text, page, pages })
    : t("members.count", { count: text });
}

function chooser(
  context: PageContext,
  state: MemberState,
  groups: readonly ProfessionalGroup[],
  districts: readonly string[],
  isFiltered: boolean,
): FiguresContent["chooser"] {
  const { t, language, match } = context;
  const address = hrefOfMatch(match, language);
  const all = (label: string) => ({ value: "", label });
  return filterForm(context, {
    fields: [
      searchField(state.search, t, "members.searchPlaceholder"),
      selectField("grup", t("members.group"), state.group, [
        all(t("members.allGroups")),
        ...groups.map(({ number, label }) => ({ value: String(number), label })),
      ]),
      selectField("ilce", t("members.district"), state.district, [
        all(t("members.allDistricts")),
        ...districts.map((name) => ({ value: name, label: name })),
      ]),
      selectField("sira", t("members.sort"), membersQuery.write({ sort: state.sort }).get("sira") ?? "", [
        all(t("members.byName")),
        { value: "no", label: t("members.byNumber") },
      ]),
    ],
    clear: isFiltered ? address : null,
  });
}
