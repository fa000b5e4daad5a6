import { formatShortDate, formatTime, parseDate } from "~/text/dates";
import type { Translate, WordKey } from "~/text/words";
import type { FigureSection } from "../../figures/figures";
import { unitWord } from "../../figures/words";
import type { MemberPortal } from "../../member-page";
import type { ArrivalState } from "../../upstream/assumptions";
import { listArrivalsOfToday, listOpenArrivals, type Arrival } from "../../upstream/contracts/arrivals";
import type { OfHall } from "../../upstream/contracts/member-bulletin";
import { eitherOf } from "../optional";
import { now } from "../../clock";
import { findings, particularsOf, quantityText } from "./findings";
import { ownMemberId } from "./own-member";
import { refreshView } from "./refresh";
import { sectionHref, sectionQuery, type SectionContent } from "./section";
import { unitsOf, type Units } from "./units";
import type { Id } from "../../upstream/ids";

/** Whose goods are shown (?gorunum=): the member's, or the whole hall's. */
const HALL = "salon";

const STATE_WORDS: Readonly<Record<ArrivalState, WordKey>> = {
  sampling: "memberBulletin.state.sampling",
  laboratory: "memberBulletin.state.laboratory",
  onSale: "memberBulletin.state.onSale",
  sold: "memberBulletin.state.sold",
  takenBack: "memberBulletin.state.takenBack",
};
/** Before these the laboratory has nothing to tell. */
const EXAMINED: ReadonlySet<ArrivalState | null> = new Set(["onSale", "sold", "takenBack"]);

/** Goods that came today, and those that wait to be sold; a load (?gelis=) opens its laboratory findings. */
export async function arrivals(portal: MemberPortal): Promise<SectionContent> {
  const { upstream, url, t } = portal;
  const view = viewOf(portal);
  const { of, query } = view;
  const [today, open] = await eitherOf(
    upstream.read(listArrivalsOfToday, of),
    upstream.read(listOpenArrivals, of),
  );
  const rows = [...(today ?? []), ...(open ?? [])];
  const written = url.searchParams.get("gelis");
  const chosen = rows.find(({ id }) => String(id) === written);
  if (chosen && chosen.productId !== null) return findingsOf(portal, chosen, chosen.productId, query);
  const units = unitsOf(rows, t);
  const own = view.isHall ? [] : OWN_COLUMNS;
  const section = (id: string, heading: string, list: readonly Arrival[] | null): FigureSection => ({
    id,
    heading,
    summary: t("memberBulletin.loads", { count: list?.length ?? 0 }),
    unit: units.unit,
    rows: (list ?? []).map((row) => arrivalRow(portal, row, units, view)),
  });
  const title = t("memberBulletin.arrivalsTitle");
  const day = now().toISODate();
  return {
    title,
    lead: t(view.isHall ? "memberBulletin.arrivalsLeadHall" : "memberBulletin.arrivalsLead"),
    query: new URLSearchParams({ ...sectionQuery("gelen"), ...query }),
    figures: {
      fileName: t("memberBulletin.arrivalsFile", { day }),
      title,
      about: { date: day },
      columns: [
        { key: "card", label: t("memberBulletin.card"), kind: "text" },
        { key: "product", label: t("board.product"), kind: "text" },
        ...units.columns,
        { key: "state", label: t("memberBulletin.stateOfLoad"), kind: "text" },
        { key: "arrivedAt", label: t("memberBulletin.arrivedAt"), kind: "text" },
        { key: "estimated", label: t("memberBulletin.estimated"), kind: "quantity" },
        { key: "weighed", label: t("memberBulletin.weighed"), kind: "quantity" },
        { key: "price", label: t("memberBulletin.price"), kind: "price" },
        { key: "village", label: t("memberBulletin.village"), kind: "text" },
        ...own.map(([key, label]) => ({ key, label: t(label), kind: "text" as const })),
      ],
      sections: [
        section("bugun", t("memberBulletin.arrivedToday"), today),
        section("bekleyen", t("memberBulletin.openArrivals"), open),
      ],
    },
    notice: noticeOf(t, {
      isWrong: view.isWrong || written !== null,
      isLacking: !today || !open,
      isStaff: view.isStaff,
    }),
    empty: {
      text: t(view.isHall ? "memberBulletin.noArrivalsHall" : "memberBulletin.noArrivals"),
      links: view.isHall ? [] : [{ href: hallHref(portal), label: t("memberBulletin.wholeHall") }],
    },
    around: { refresh: refreshView(portal.language, t), choices: choices(portal, view) },
  };
}

interface View {
  of: OfHall;
  isHall: boolean;
  isStaff: boolean;
  isWrong: boolean;
  query: Record<string, string>;
}

/** Staff act for no member: they see the hall. */
function viewOf(portal: MemberPortal): View {
  const memberId = ownMemberId(portal);
  const written = portal.url.searchParams.get("gorunum");
  const isHall = written === HALL || memberId === null;
  return {
    of: { memberId: isHall ? null : memberId },
    isHall,
    isStaff: memberId === null,
    isWrong: written !== null && written !== HALL,
    query: isHall ? { gorunum: HALL } : {},
  };
}

function noticeOf(
  t: Translate,
  { isWrong, isLacking, isStaff }: { isWrong: boolean; isLacking: boolean; isStaff: boolean },
): string | null {
  if (isWrong) return t("list.badValue");
  if (isLacking) return t("memberBulletin.lacking");
  return isStaff ? t("memberBulletin.hallOnly") : null;
}

const hallHref = (portal: MemberPortal) => sectionHref(portal, "gelen", { gorunum: HALL });

function choices(portal: MemberPortal, { isHall, isStaff }: View) {
  if (isStaff) return null;
  const { t } = portal;
  return {
    label: t("memberBulletin.whose"),
    links: [
      { href: sectionHref(portal, "gelen"), label: t("memberBulletin.mine"), current: !isHall },
      { href: hallHref(portal), label: t("memberBulletin.wholeHall"), current: isHall },
    ],
  };
}

/** What a member is told of their own loads only. */
const OWN_COLUMNS: [key: "producer" | "plate", label: WordKey][] = [
  ["producer", "memberBulletin.producer"],
  ["plate", "memberBulletin.plate"],
];

function arrivalRow(portal: MemberPortal, row: Arrival, units: Units<Arrival>, { isHall, query }: View) {
  const { t } = portal;
  const isExamined = EXAMINED.has(row.state) && row.productId !== null;
  return {
    values: [
      row.card ?? String(row.id),
      row.product,
      ...units.values(row),
      stateText(row, t),
      momentText(portal, row.arrivedAt),
      row.estimated,
      row.weighed,
      row.price,
      row.village,
      ...(isHall ? [] : OWN_COLUMNS.map(([key]) => row[key])),
    ],
    note: null,
    ...(isExamined && { href: sectionHref(portal, "gelen", { ...query, gelis: String(row.id) }) }),
  };
}

function momentText({ language }: MemberPortal, iso: string | null): string | null {
  const moment = iso === null ? null : parseDate(iso);
  return moment && `${formatShortDate(moment, language)} ${formatTime(moment)}`;
}

function findingsOf(
  portal: MemberPortal,
  row: Arrival,
  productId: Id,
  query: Record<string, string>,
): Promise<SectionContent> {
  const { t, language } = portal;
  const unit = unitWord(row.unit, t);
  return findings(portal, {
    arrivalId: row.id,
    productId,
    name: row.card ?? String(row.id),
    product: row.product ?? "",
    particulars: particularsOf([
      [t("memberBulletin.stateOfLoad"), stateText(row, t)],
      [t("memberBulletin.arrivedAt"), momentText(portal, row.arrivedAt)],
      [t("memberBulletin.estimated"), quantityText(row.estimated, unit, language)],
      [t("memberBulletin.weighed"), quantityText(row.weighed, unit, language)],
      [t("memberBulletin.village"), row.village],
    ]),
    back: { href: sectionHref(portal, "gelen", query), label: t("memberBulletin.backToArrivals") },
    query: new URLSearchParams({ ...sectionQuery("gelen"), ...query, gelis: String(row.id) }),
  });
}

/** Our word for a state; one that we don't know is shown as it came. */
function stateText({ state, stateWord }: Arrival, t: Translate): string | null {
  return state === null ? stateWord : t(STATE_WORDS[state]);
}
