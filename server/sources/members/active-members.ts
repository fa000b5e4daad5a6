import { z } from "zod";
import { hrefOfMatch } from "~/pages";
import { compareText } from "~/text/collation";
import { fold } from "~/text/fold";
import { formatNumber } from "~/text/numbers";
import { printable } from "~/text/printable";
import { exchange } from "../../exchange";
import type { FigureRow } from "../../figures/figures";
import type { PagePortal } from "../../page-loader";
import type { Member } from "../../upstream/contracts/members";
import { pagerView } from "../../views/pager";
import type { FiguresContent } from "../figures/figures-page";
import { activeMemberRows } from "./all-members";
import { professionalGroups, type ProfessionalGroup } from "./groups";

const ROWS = 50;
const MAX_SEARCH = 100;
const SORTS = ["unvan", "no"] as const;

/** What the address asks for: ?ara= ?grup= ?ilce= ?sira= ?sayfa=. */
interface MemberState {
  search: string;
  group: number | null;
  district: string | null;
  sort: (typeof SORTS)[number];
  page: number;
  isWrong: boolean;
}

/** The active members: searched, filtered and sorted by the address, a page at a time; downloads hold all that were found. */
export async function activeMembers(portal: PagePortal): Promise<FiguresContent> {
  const { upstream, t, language, match, url } = portal;
  const { rows: members, unread } = await activeMemberRows(upstream);
  const groups = professionalGroups(members, t);
  const districts = districtsOf(members);
  const asked = readState(url.searchParams, groups, districts);
  const found = sorted(
    members.filter((member) => matches(member, asked)),
    asked.sort,
  );
  const pages = Math.max(1, Math.ceil(found.length / ROWS));
  const page = Math.min(asked.page, pages);
  const state = { ...asked, page, isWrong: asked.isWrong || asked.page > pages };
  const address = hrefOfMatch(match, language);
  const query = queryOf({ ...state, page: 1 });
  const isFiltered = state.search !== "" || state.group !== null || state.district !== null;
  return {
    heading: {
      title: t("page.activeMembers"),
      lead: t("lead.activeMembers"),
      ownQuery: !isFiltered && page > 1 ? `?sayfa=${page}` : "",
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
      sections: [
        { id: "uyeler", heading: null, unit: null, rows: found.map((member) => row(member, groups)) },
      ],
    },
    query,
    lifetime: "content",
    chooser: chooser(portal, state, groups, districts, isFiltered),
    notice: state.isWrong ? t("list.badValue") : null,
    unused: { unread },
    summary: countText(found.length, page, pages, portal),
    part: {
      first: (page - 1) * ROWS,
      rows: ROWS,
      pager: pagerView({ page, pages }, (number) => addressOf(address, { ...state, page: number }), t),
    },
    formats: ["csv", "xlsx"],
    downloadHeading: t("members.download"),
    empty: { text: t("members.empty"), links: [{ href: address, label: t("list.showAll") }] },
    chart: null,
    source: t("members.source", { exchange: exchange.name[language] }),
  };
}

function districtsOf(members: readonly Member[]): string[] {
  const names = new Set(members.flatMap(({ district }) => district ?? []));
  return [...names].toSorted((a, b) => compareText(a, b));
}

/** A value that can't be used falls back, and the page says so. */
function readState(
  query: URLSearchParams,
  groups: readonly ProfessionalGroup[],
  districts: readonly string[],
): MemberState {
  const [search, group, district, sort, page] = ["ara", "grup", "ilce", "sira", "sayfa"].map((name) =>
    printable(query.get(name) ?? "").trim(),
  ) as [string, string, string, string, string];
  const knownGroup = groups.find(({ number }) => String(number) === group);
  const knownDistrict = districts.find((name) => fold(name) === fold(district));
  const knownSort = SORTS.find((name) => name === sort);
  const number = z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .safeParse(page || "1");
  return {
    search: printable(search.slice(0, MAX_SEARCH)),
    group: knownGroup?.number ?? null,
    district: knownDistrict ?? null,
    sort: knownSort ?? "unvan",
    page: number.success ? Number(number.data) : 1,
    isWrong:
      search.length > MAX_SEARCH ||
      (group !== "" && !knownGroup) ||
      (district !== "" && !knownDistrict) ||
      (sort !== "" && !knownSort) ||
      !number.success,
  };
}

/** Every word of the search must be in name, number, group or district, Turkish letters or not. */
function matches({ name, number, group, groupName, district }: Member, state: MemberState): boolean {
  if (state.group !== null && group !== state.group) return false;
  if (state.district !== null && district !== state.district) return false;
  const text = fold([name, number, groupName, district].join(" "));
  return fold(state.search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function sorted(members: readonly Member[], sort: MemberState["sort"]): Member[] {
  const key = sort === "no" ? "number" : "name";
  return members.toSorted((a, b) => compareText(a[key] ?? "", b[key] ?? ""));
}

function row(
  { name, number, group, groupName, district }: Member,
  groups: readonly ProfessionalGroup[],
): FigureRow {
  const label = groups.find((known) => known.number === group)?.label ?? groupName;
  return { values: [name, number, label, district], note: null };
}

function queryOf({ search, group, district, sort, page }: MemberState): URLSearchParams {
  return new URLSearchParams({
    ...(search && { ara: search }),
    ...(group !== null && { grup: String(group) }),
    ...(district !== null && { ilce: district }),
    ...(sort !== "unvan" && { sira: sort }),
    ...(page > 1 && { sayfa: String(page) }),
  });
}

function addressOf(address: string, state: MemberState): string {
  const query = queryOf(state).toString();
  return query ? `${address}?${query}` : address;
}

function countText(count: number, page: number, pages: number, { t, language }: PagePortal): string {
  const written = formatNumber(count, language);
  return pages > 1
    ? t("members.countPage", { count: written, page, pages })
    : t("members.count", { count: written });
}

function chooser(
  { t, language, match }: PagePortal,
  state: MemberState,
  groups: readonly ProfessionalGroup[],
  districts: readonly string[],
  isFiltered: boolean,
): FiguresContent["chooser"] {
  const address = hrefOfMatch(match, language);
  const all = (label: string) => ({ value: "", label });
  return {
    action: address,
    fields: [
      {
        kind: "search",
        name: "ara",
        label: t("list.search"),
        value: state.search,
        placeholder: t("members.searchPlaceholder"),
      },
      {
        kind: "select",
        name: "grup",
        label: t("members.group"),
        value: state.group === null ? "" : String(state.group),
        options: [
          all(t("members.allGroups")),
          ...groups.map(({ number, label }) => ({ value: String(number), label })),
        ],
      },
      {
        kind: "select",
        name: "ilce",
        label: t("members.district"),
        value: state.district ?? "",
        options: [all(t("members.allDistricts")), ...districts.map((name) => ({ value: name, label: name }))],
      },
      {
        kind: "select",
        name: "sira",
        label: t("members.sort"),
        value: state.sort === "unvan" ? "" : state.sort,
        options: [all(t("members.byName")), { value: "no", label: t("members.byNumber") }],
      },
    ],
    hidden: [],
    submit: t("list.apply"),
    clear: isFiltered ? { href: address, label: t("list.clear") } : null,
  };
}
