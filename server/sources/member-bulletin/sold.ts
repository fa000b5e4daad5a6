import { group } from "d3-array";
import { hrefOfMatch } from "~/pages";
import type { MemberPortal } from "../../member-page";
import { listSoldProducts, type BulletinGroup } from "../../upstream/contracts/bulletins";
import type { PriceRow } from "../../upstream/contracts/prices";
import { bulletinColumns, bulletinSections, withoutColumn } from "../figures/bulletin-figures";
import { bulletinSource, bulletinSummary, classCount } from "../figures/bulletin-words";
import { namesFrom, quotedProducts } from "../figures/product-names";
import { sectionFields, sectionHref, sectionQuery, type SectionContent } from "./section";
import { spanFields, spanOf, spanQuery, spanText } from "./span";

const USUAL_DAYS = 7;

/** What was sold in the hall over a span of days (?bas=&bit=), by group and class. */
export async function sold(portal: MemberPortal): Promise<SectionContent> {
  const { upstream, t, language, match, url } = portal;
  const span = spanOf(url, USUAL_DAYS);
  const [{ rows, unread }, products] = await Promise.all([
    upstream.read(listSoldProducts, { from: span.from, until: span.until }),
    quotedProducts(upstream),
  ]);
  const title = t("memberBulletin.soldTitle", { span: spanText(span, language) });
  const href = ({ productId }: PriceRow) =>
    productId === null
      ? undefined
      : sectionHref(portal, "urun", { urun: String(productId), ...spanQuery(span) });
  return {
    title,
    lead: t("memberBulletin.soldLead"),
    // Several days have no single day before them.
    figures: withoutColumn(
      {
        fileName: t("memberBulletin.soldFile", { from: span.from, until: span.until }),
        title,
        about: { from: span.from, until: span.until },
        columns: [{ key: "product", label: t("board.product"), kind: "text" }, ...bulletinColumns(t)],
        sections: bulletinSections(
          groupsOf(rows),
          { language, t, name: namesFrom(products, language), href },
          () => [],
        ),
      },
      "change",
    ),
    query: new URLSearchParams({ ...sectionQuery("satilan"), ...spanQuery(span) }),
    chooser: {
      action: hrefOfMatch(match, language),
      fields: spanFields(span, t),
      hidden: sectionFields("satilan"),
      submit: t("list.apply"),
      clear: null,
    },
    notice: span.isWrong ? t("list.badValue") : null,
    summary: bulletinSummary(
      rows,
      classCount(rows, (row) => row),
      language,
      t,
    ),
    unused: { unread },
    empty: {
      text: t("memberBulletin.nothingInSpan"),
      links: [{ href: sectionHref(portal, "satilan"), label: t("memberBulletin.usualDays") }],
    },
    source: bulletinSource(language, t),
  };
}

/** The groups of the rows in the order in which they come. */
function groupsOf(rows: readonly PriceRow[]): BulletinGroup[] {
  const codeOf = ({ groupCode, groupName, kind }: PriceRow) => groupCode ?? groupName ?? kind ?? "";
  return [...group(rows, codeOf)].map(([code, lines]) => ({
    code,
    name: lines[0]?.groupName ?? code,
    kind: lines[0]?.kind ?? null,
    lines,
  }));
}
