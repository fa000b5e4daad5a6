import { soleSection } from "../figures/data-table";
import { formatNumber } from "~/i18n/numbers";
import type { LinkView } from "~/components/elements/link";
import type { ParticularsView } from "~/components/members/member-figures";
import type { MemberContext } from "../member-context";
import { listAnalyses } from "../../upstream/contracts/arrivals";
import { findingColumns, findingRows } from "../transactions/analyses";
import type { SectionContent } from "./section";
import type { Id } from "../../upstream/record";

export interface ExaminedLoad {
  arrivalId: Id;
  productId: Id;
  name: string;
  product: string;
  particulars: ParticularsView["items"];
  back: LinkView;
  query: URLSearchParams;
}

export async function findings(context: MemberContext, load: ExaminedLoad): Promise<SectionContent> {
  const { upstream, t } = context;
  const { arrivalId, productId, name, back } = load;
  const rows = await upstream.read(listAnalyses, { arrivalId, productId });
  const title = t("memberBulletin.findingsTitle", { name });
  return {
    title,
    lead: load.product,
    query: load.query,
    figures: {
      fileName: t("memberBulletin.findingsFile", { id: arrivalId }),
      title,
      about: { arrivalId, productId },
      columns: findingColumns(t),
      sections: soleSection("bulgular", null, findingRows(rows, t)),
    },
    neighbours: { label: t("memberBulletin.back"), links: [back] },
    empty: { text: t("memberBulletin.noFindings"), links: [] },
    around: {
      particulars: { id: "yuk", heading: t("memberBulletin.load"), items: load.particulars },
    },
  };
}

export function particularsOf(entries: [term: string, text: string | null][]): ParticularsView["items"] {
  return entries.flatMap(([term, text]) => (text === null ? [] : [{ term, text }]));
}

export function quantityText(
  quantity: number | null,
  unitName: string,
  language: MemberContext["language"],
): string | null {
  return quantity === null ? null : `${formatNumber(quantity, language)} ${unitName}`;
}
