import { formatShortDate, formatTime } from "~/i18n/dates";
import type { Translate, WordKey } from "~/i18n/words";
import type { DataSection } from "../figures/data-table";
import { unitWord, unitsOf } from "../figures/value-words";
import type { MemberContext } from "../member-context";
import type { ArrivalState } from "../../upstream/assumptions";
import { listArrivalsOfToday, listOpenArrivals, type Arrival } from "../../upstream/contracts/arrivals";
import type { OfHall } from "../../upstream/contracts/member-bulletin";
import { eitherOf } from "../fallbacks";
import { now } from "../../config/clock";
import { findings, particularsOf, quantityText } from "./findings";
import { ownMemberId, bulletinQuery, type BulletinValues, type SectionContent } from "./section";
import { refreshView } from "./refresh";
import type { Id } from "../../upstream/record";

const HALL = "salon";

const STATE_WORDS: Readonly<Record<ArrivalState, WordKey>> = {
  sampling: "memberBulletin.state.sampling",
  laboratory: "memberBulletin.state.laboratory",
  onSale: "memberBulletin.state.onSale",
  sold: "memberBulletin.state.sold",
  takenBack: "memberBulletin.state.takenBack",
};
const EXAMINED: ReadonlySet<ArrivalState | null> = new Set(["onSale", "sold", "takenBack"]);

export async function arrivals(context: MemberContext): Promise<SectionContent> {
  const { upstream, t } = context;
  const view = viewOf(context);
  const { of, values } = view;
  const [today, open] = await eitherOf(
    upstream.read(listArrivalsOfToday, of),
    upstream.read(listOpenArrivals, of),
  );
  const rows = [...(today ?? []), ...(open ?? [])];
  const { arrival } = bulletinQuery.read(context);
  const chosen = rows.find(({ id }) => id !== null && String(id) === arrival);
  if (chosen && chosen.id !== null && chosen.productId !== null)
    return findingsOf(context, chosen, { arrivalId: chosen.id, productId: chosen.productId }, values);
  if (arrival !== "") context.wrong.add("arrival");
  const units = unitsOf(rows, t);
  const own = view.isHall ? [] : OWN_COLUMNS;
  const section = (id: string, heading: string, list: readonly Arrival[] | null): DataSection => ({
    id,
    heading,
    summary: t("memberBulletin.loads", { count: list?.length ?? 0 }),
    unit: units.unit,
    rows: (list ?? []).map((row) => arrivalRow(context, row, view)),
  });
  const title = t("memberBulletin.arrivalsTitle");
  const day = now().toISODate();
  return {
    title,
    lead: t(view.isHall ? "memberBulletin.arrivalsLeadHall" : "memberBulletin.arrivalsLead"),
    query: bulletinQuery.write(values),
    figures: {
      fileName: t("memberBulletin.arrivalsFile", { day }),
      title,
      about: { date: day },
      columns: [
        { key: "card", label: t("memberBulletin.card"), kind: "text" },
        { key: "product", label: t("board.product"), kind: "text", place: "name" },
        ...units.columns,
        { key: "state", label: t("memberBulletin.stateOfLoad"), kind: "text", place: "plain" },
        { key: "arrivedAt", label: t("memberBulletin.arrivedAt"), kind: "text", place: "plain" },
        { key: "estimated", label: t("memberBulletin.estimated"), kind: "quantity" },
        { key: "weighed", label: t("memberBulletin.weighed"), kind: "quantity" },
        { key: "price", label: t("transactions.price"), kind: "price", place: "main" },
        { key: "village", label: t("memberBulletin.village"), kind: "text", place: "detail" },
        ...own.map(([key, label]) => ({
          key,
          label: t(label),
          kind: "text" as const,
          place: "detail" as const,
        })),
      ],
      sections: [
        section("bugun", t("memberBulletin.arrivedToday"), today),
        section("bekleyen", t("memberBulletin.openArrivals"), open),
      ],
    },
    notice: noticeOf(t, {
      isLacking: !today || !open,
      isStaff: view.isStaff,
    }),
    empty: {
      text: t(view.isHall ? "memberBulletin.noArrivalsHall" : "memberBulletin.noArrivals"),
      links: view.isHall ? [] : [{ href: hallHref(context), label: t("memberBulletin.wholeHall") }],
    },
    around: { refresh: refreshView({ language: context.language, t }), choices: choices(context, view) },
  };
}

interface View {
  of: OfHall;
  isHall: boolean;
  isStaff: boolean;
  values: BulletinValues;
}

/** Staff have no member: they see the whole hall. */
function viewOf(context: MemberContext): View {
  const memberId = ownMemberId(context);
  const { view } = bulletinQuery.read(context);
  if (view !== "" && view !== HALL) context.wrong.add("view");
  const isHall = view === HALL || memberId === null;
  return {
    of: { memberId: isHall ? null : memberId },
    isHall,
    isStaff: memberId === null,
    values: { section: "gelen", view: isHall ? HALL : "" },
  };
}

function noticeOf(
  t: Translate,
  { isLacking, isStaff }: { isLacking: boolean; isStaff: boolean },
): string | null {
  if (isLacking) return t("memberBulletin.lacking");
  return isStaff ? t("memberBulletin.hallOnly") : null;
}

const hallHref = (context: MemberContext) => bulletinQuery.href(context, { section: "gelen", view: HALL });

function choices(context: MemberContext, { isHall, isStaff }: View) {
  if (isStaff) return null;
  const { t } = context;
  return {
    label: t("memberBulletin.whose"),
    links: [
      {
        href: bulletinQuery.href(context, { section: "gelen" }),
        label: t("memberBulletin.mine"),
        current: !isHall,
      },
      { href: hallHref(context), label: t("memberBulletin.wholeHall"), current: isHall },
    ],
  };
}

const OWN_COLUMNS: [key: "producer" | "plate", label: WordKey][] = [
  ["producer", "memberBulletin.producer"],
  ["plate", "memberBulletin.plate"],
];

function arrivalRow(context: MemberContext, row: Arrival, { values }: View) {
  const { t } = context;
  const isExamined = EXAMINED.has(row.state) && row.id !== null && row.productId !== null;
  return {
    values: {
      ...row,
      unit: unitWord(row.unit, t),
      card: cardOf(row),
      state: stateText(row, t),
      arrivedAt: momentText(context, row.arrivedAt),
    },
    ...(isExamined && { href: bulletinQuery.href(context, { ...values, arrival: String(row.id) }) }),
  };
}

const cardOf = ({ card, id }: Arrival): string => card ?? (id === null ? "" : String(id));

function momentText({ language }: MemberContext, iso: string | null): string | null {
  return iso && `${formatShortDate(iso, language)} ${formatTime(iso, language)}`;
}

function findingsOf(
  context: MemberContext,
  row: Arrival,
  { arrivalId, productId }: { arrivalId: Id; productId: Id },
  values: BulletinValues,
): Promise<SectionContent> {
  const { t, language } = context;
  const unit = unitWord(row.unit, t);
  return findings(context, {
    arrivalId,
    productId,
    name: cardOf(row),
    product: row.product ?? "",
    particulars: particularsOf([
      [t("memberBulletin.stateOfLoad"), stateText(row, t)],
      [t("memberBulletin.arrivedAt"), momentText(context, row.arrivedAt)],
      [t("memberBulletin.estimated"), quantityText(row.estimated, unit, language)],
      [t("memberBulletin.weighed"), quantityText(row.weighed, unit, language)],
      [t("memberBulletin.village"), row.village],
    ]),
    back: { href: bulletinQuery.href(context, values), label: t("memberBulletin.backToArrivals") },
    query: bulletinQuery.write({ ...values, arrival: String(arrivalId) }),
  });
}

function stateText({ state, stateWord }: Arrival, t: Translate): string | null {
  return state === null ? stateWord : t(STATE_WORDS[state]);
}
