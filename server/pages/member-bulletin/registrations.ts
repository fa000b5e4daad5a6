import { href } from "~/pages";
import type { MemberContext } from "../member-context";
import { lastDays } from "../day-span";
import { namesFrom, quotedProducts } from "../prices/products/quoted-products";
import { registrationTable } from "../transactions/deals";
import { ownRegistrations } from "../transactions/own-registrations";
import { ownMemberId, withoutMember, type SectionContent } from "./section";

const DAYS = 30;
const ROWS = 20;

export async function registrations(context: MemberContext): Promise<SectionContent> {
  const { t, language, upstream } = context;
  const title = t("memberBulletin.registrationsTitle");
  if (ownMemberId(context) === null) return withoutMember(context, title);
  const span = lastDays(DAYS);
  const [own, products] = await Promise.all([ownRegistrations(context, span), quotedProducts(upstream)]);
  const rows = own.slice(0, ROWS);
  const all = {
    href: `${href("transactions", language)}?islem=tescil`,
    label: t("memberBulletin.allRegistrations"),
  };
  return {
    title,
    lead: t("memberBulletin.registrationsLead", { days: DAYS, count: ROWS }),
    figures: {
      fileName: t("memberBulletin.registrationsFile", { day: span.until }),
      title,
      about: { ...span },
      ...registrationTable(rows, t, namesFrom(products, language)),
    },
    neighbours: { label: t("memberBulletin.allRegistrations"), links: [all] },
    summary: t("list.count", { count: rows.length }),
    empty: { text: t("memberBulletin.noRegistrations"), links: [all] },
  };
}
