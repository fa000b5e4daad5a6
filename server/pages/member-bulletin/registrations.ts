import { unitsOf, unitWord } from "../data-table/value-words";
import { soleSection } from "../data-table/data-table";
import { href } from "~/pages";
import { now } from "../../config/clock";
import type { MemberContext } from "../member-context";
import type { SellerKind } from "../../upstream/assumptions";
import type { WordKey } from "~/i18n/words";
import { addDays } from "../prices/days/trading-days";
import { ownRegistrations } from "../transactions/own-registrations";
import { ownMemberId, withoutMember, type SectionContent } from "./section";

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
            ...row,
            unit: unitWord(row.unit, t),
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
