import { group } from "d3-array";
import type { MemberContext } from "../member-context";
import { listSoldProducts, type BulletinGroup } from "../../upstream/contracts/bulletins";
import type { PriceRow } from "../../upstream/contracts/prices";
import { bulletinColumns, bulletinSections, withoutColumn } from "../prices/rows/bulletin-figures";
import { productNaming } from "../prices/products/stable-codes";
import { bulletinSource, bulletinSummary } from "../prices/rows/bulletin-words";
import { sectionFields, sectionHref, sectionQuery, type SectionContent } from "./section";
import { spanFields, spanOf, spanQuery, spanText, chosenSpan } from "./span";
import { filterForm } from "../filter-form";

const USUAL_DAYS = 7;

export async function sold(context: MemberContext): Promise<SectionContent> {
  const { upstream, t, language, url } = context;
  const span = spanOf(url, USUAL_DAYS);
  const [{ rows, unread }, naming] = await Promise.all([
    upstream.read(listSoldProducts, { from: span.from, until: span.until }),
    productNaming(context),
  ]);
  const title = t("memberBulletin.soldTitle", { span: spanText(span, language) });
  const href = ({ productId }: PriceRow) =>
    productId === null
      ? undefined
      : sectionHref(context, "urun", { urun: String(productId), ...spanQuery(span) });
  return {
    title,
    lead: t("memberBulletin.soldLead"),
    figures: {
      fileName: t("memberBulletin.soldFile", { from: span.from, until: span.until }),
      title,
      about: { from: span.from, until: span.until },
      columns: [
        { key: "product", label: t("board.product"), kind: "text" },
        ...withoutColumn(bulletinColumns(t), "change"),
      ],
      sections: bulletinSections(groupsOf(rows), { ...naming, href }),
    },
    query: new URLSearchParams({ ...sectionQuery("satilan"), ...spanQuery(span) }),
    chooser: filterForm(context, {
      fields: spanFields(span, { language, t }),
      hidden: sectionFields("satilan"),
      folded: chosenSpan(span, url, language),
    }),
    notice: span.isWrong ? t("list.badValue") : null,
    summary: bulletinSummary(rows, context),
    unused: { unread },
    empty: {
      text: t("memberBulletin.nothingInSpan"),
      links: [{ href: sectionHref(context, "satilan"), label: t("memberBulletin.usualDays") }],
    },
    source: bulletinSource(language, t),
  };
}

function groupsOf(rows: readonly PriceRow[]): BulletinGroup[] {
  const codeOf = ({ groupCode, groupName, kind }: PriceRow) => groupCode ?? groupName ?? kind ?? "";
  return [...group(rows, codeOf)].map(([code, lines]) => ({
    code,
    name: lines[0]?.groupName ?? code,
    kind: lines[0]?.kind ?? null,
    lines,
  }));
}
