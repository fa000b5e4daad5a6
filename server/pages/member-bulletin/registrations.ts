import { soleSection } from "../data-table/data-table";
import { href } from "~/pages";
import { now } from "../../config/clock";
import type { MemberContext } from "../member-context";
import type { SellerKind } from "../../upstream/assumptions";
import type { WordKey } from "~/i18n/words";
import { addDays } from "../prices/days/trading-days";
import { ownRegistrations } from "../transactions/own-registrations";
import { ownMemberId, withoutMember, type SectionContent } from "./section";
import { unitsOf } from "./units";

const DAYS = 30;
const ROWS = 20;

const SELLER_WORDS: Readonly<Record<SellerKind, WordKey>> = {
  producer: "memberBulletin.producerSeller",
  merchant: "memberBulletin.merchantSeller",
};

export async function registrations(context: MemberContext): Promise<SectionContent> {
  const { t, language } = context;
  if (ownMemberId(context) === null) return withoutMember(context, t("memberBulletin.registrationsTitle"));
  const until = now().toISODate();
  const from = addDays(until, -DAYS);
  const own = await ownRegistrations(context, { from, until });
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
        { key: "day", label: t("figures.day"), kind: "day" },
        { key: "product", label: t("board.product"), kind: "text", place: "name" },
        ...units.columns,
        { key: "quantity", label: t("board.quantity"), kind: "quantity" },
        { key: "price", label: t("memberBulletin.price"), kind: "price" },
        { key: "amount", label: t("figures.amount"), kind: "amount", place: "main" },
        { key: "number", label: t("memberBulletin.registrationNumber"), kind: "text", place: "detail" },
        { key: "fee", label: t("memberBulletin.fee"), kind: "amount", place: "detail" },
        { key: "withholding", label: t("memberBulletin.withholding"), kind: "percent", place: "detail" },
        { key: "seller", label: t("memberBulletin.seller"), kind: "text", place: "detail" },
      ],
      sections: soleSection(
        "tesciller",
        units.unit,
        rows.map((row) => ({
          values: {
            ...units.values(row),
            day: row.day,
            product: row.product,
            quantity: row.quantity,
            price: row.price,
            amount: row.amount,
            number: row.number,
            fee: row.fee,
            withholding: row.withholding,
            seller: row.seller === null ? row.sellerWord : t(SELLER_WORDS[row.seller]),
          },
          note: null,
        })),
      ),
    },
    neighbours: { label: t("memberBulletin.allRegistrations"), links: [all] },
    summary: t("list.count", { count: rows.length }),
    empty: { text: t("memberBulletin.noRegistrations"), links: [all] },
  };
}
