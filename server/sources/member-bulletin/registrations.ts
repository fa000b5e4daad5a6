import { href } from "~/pages";
import { now } from "../../clock";
import type { MemberPortal } from "../../member-page";
import type { SellerKind } from "../../upstream/assumptions";
import type { WordKey } from "~/text/words";
import { addDays } from "../figures/trading-days";
import { ownRegistrations } from "../transactions/own-registrations";
import { ownMemberId, withoutMember } from "./own-member";
import type { SectionContent } from "./section";
import { unitsOf } from "./units";

const DAYS = 30;
/** The list is a glance; the page of transactions has them all. */
const ROWS = 20;

const SELLER_WORDS: Readonly<Record<SellerKind, WordKey>> = {
  producer: "memberBulletin.producerSeller",
  merchant: "memberBulletin.merchantSeller",
};

/** The latest registrations of the member whose token it is, with the way to all of them. */
export async function registrations(portal: MemberPortal): Promise<SectionContent> {
  const { t, language } = portal;
  if (ownMemberId(portal) === null) return withoutMember(portal, t("memberBulletin.registrationsTitle"));
  const until = now().toISODate();
  const from = addDays(until, -DAYS);
  const own = await ownRegistrations(portal, { from, until });
  const rows = own.rows.slice(0, ROWS);
  const all = {
    href: `${href("transactions", language)}?islem=tescil`,
    label: t("memberBulletin.allRegistrations"),
  };
  const units = unitsOf(rows, t);
  return {
    title: t("memberBulletin.registrationsTitle"),
    unused: { unread: own.unread },
    lead: t("memberBulletin.registrationsLead", { days: DAYS, count: ROWS }),
    figures: {
      fileName: t("memberBulletin.registrationsFile", { day: until }),
      title: t("memberBulletin.registrationsTitle"),
      about: { from, until },
      columns: [
        { key: "number", label: t("memberBulletin.registrationNumber"), kind: "text" },
        { key: "day", label: t("figures.day"), kind: "day" },
        { key: "product", label: t("board.product"), kind: "text" },
        ...units.columns,
        { key: "quantity", label: t("board.quantity"), kind: "quantity" },
        { key: "price", label: t("memberBulletin.price"), kind: "price" },
        { key: "amount", label: t("figures.amount"), kind: "amount" },
        { key: "fee", label: t("memberBulletin.fee"), kind: "amount" },
        { key: "withholding", label: t("memberBulletin.withholding"), kind: "percent" },
        { key: "seller", label: t("memberBulletin.seller"), kind: "text" },
      ],
      sections: [
        {
          id: "tesciller",
          heading: null,
          unit: units.unit,
          rows: rows.map((row) => ({
            values: [
              row.number,
              row.day,
              row.product,
              ...units.values(row),
              row.quantity,
              row.price,
              row.amount,
              row.fee,
              row.withholding,
              row.seller === null ? row.sellerWord : t(SELLER_WORDS[row.seller]),
            ],
            note: null,
          })),
        },
      ],
    },
    neighbours: { label: t("memberBulletin.allRegistrations"), links: [all] },
    summary: t("list.count", { count: rows.length }),
    empty: { text: t("memberBulletin.noRegistrations"), links: [all] },
  };
}
