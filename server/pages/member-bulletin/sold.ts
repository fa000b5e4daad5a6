import { group } from "d3-array";
import { formatDays } from "~/i18n/dates";
import type { MemberContext } from "../member-context";
import { listSoldProducts, type BulletinGroup } from "../../upstream/contracts/bulletins";
import type { PriceRow } from "../../upstream/contracts/prices";
import { bulletinColumns, bulletinSections, withoutColumn } from "../prices/rows/bulletin-figures";
import { productNaming } from "../prices/products/stable-codes";
import { bulletinSource, bulletinSummary } from "../prices/rows/bulletin-words";
import { bulletinQuery, nothingIn, type SectionContent } from "./section";
import { spanFields, spanOf, chosenSpan } from "../day-span";
import { filterForm } from "../filter-form";

const USUAL_DAYS = 7;

export async function sold(context: MemberContext): Promise<SectionContent> {
  const { upstream, t, language } = context;
  const span = spanOf(context, bulletinQuery.read(context), USUAL_DAYS);
  const { from, until } = span;
  const [rows, naming] = await Promise.all([
    upstream.read(listSoldProducts, { from, until }),
    productNaming(context),
  ]);
  const title = t("memberBulletin.soldTitle", { span: formatDays(span, language) });
  const href = ({ productId }: PriceRow) =>
    productId === null
      ? undefined
      : bulletinQuery.href(context, { section: "urun", product: String(productId), from, until });
  return {
    title,
    lead: t("memberBulletin.soldLead"),
    figures: {
      fileName: t("memberBulletin.soldFile", { from, until }),
      title,
      about: { from, until },
      columns: [
        { key: "product", label: t("board.product"), kind: "text" },
        ...withoutColumn(bulletinColumns(t), "change"),
      ],
      sections: bulletinSections(groupsOf(rows), { ...naming, href }),
    },
    query: bulletinQuery.write({ section: "satilan", from, until }),
    chooser: filterForm(context, {
      fields: spanFields(span, { language, t }),
      hidden: bulletinQuery.fields({ section: "satilan" }),
      folded: chosenSpan(context, span),
    }),
    summary: bulletinSummary(rows, context),
    empty: nothingIn(context, "memberBulletin.nothingInSpan", { section: "satilan" }),
    source: bulletinSource(context),
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
