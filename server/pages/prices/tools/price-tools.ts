import type { CollectionGroupsView, CollectionView } from "~/components/content/collection";
import type { WordKey } from "~/i18n/words";
import { href, pageById, type PlainPageId } from "~/pages";
import type { PageContent, PageContext } from "../../../request/page-loader";
import { aboutPage } from "../../shell/frame";
import { SEASON, yearlyQuery } from "../products/product-links";

const GROUPS: readonly [heading: WordKey, pages: readonly (PlainPageId | typeof SEASON)[]][] = [
  ["priceTools.today", ["prices", "daily-bulletin", "my-products", "price-alerts"]],
  [
    "priceTools.past",
    ["weekly-bulletin", "monthly-bulletin", "yearly-prices", "price-archive", "trading-volume"],
  ],
  ["priceTools.decide", ["compare", SEASON, "field-income", "waiting-cost", "blend", "exchange-rates"]],
  ["priceTools.files", ["open-data", "quotation-list"]],
];

/** Every page about prices, with what it is for. */
export function priceTools(context: PageContext): Promise<PageContent<CollectionGroupsView>> {
  const { t } = context;
  return Promise.resolve({
    heading: { siblings: null },
    view: {
      groups: GROUPS.map(([heading, pages], index) => ({
        section: { id: `tools-${index}`, heading: t(heading) },
        collection: {
          items: pages.map((id) => (id === SEASON ? seasonalTool(context) : tool(context, id))),
          empty: null,
        },
      })),
      empty: null,
    },
    lifetime: "content",
  });
}

type Tool = CollectionView["items"][number];

function tool({ t, language }: PageContext, id: PlainPageId): Tool {
  const page = pageById(id);
  return { link: { href: href(id, language), label: t(page.title) }, summary: aboutPage(page, t) };
}

/** A part of the yearly prices. */
const seasonalTool = ({ t, language }: PageContext): Tool => ({
  link: {
    href: href("yearly-prices", language) + yearlyQuery.search({ span: SEASON }),
    label: t("season.name"),
  },
  summary: t("priceTools.season"),
});
