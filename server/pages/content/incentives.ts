import type { DocumentListView } from "~/components/content/document-list";
import { now } from "../../config/clock";
import type { PageContent, PageContext } from "../../request/page-loader";
import { incentivesQuery, incentivesView, isOpen } from "./incentives-view";
import { withTurkishFallback } from "../fallbacks";
import { contentRows } from "./content-rows";

const MAX_ROWS = 200;

export async function incentives(context: PageContext): Promise<PageContent<DocumentListView>> {
  const { upstream, language } = context;
  const state = incentivesQuery.read(context.url);
  const query = {
    types: ["incentive" as const],
    year: null,
    search: state.search,
    first: 0,
    rows: MAX_ROWS,
  };
  const items = await withTurkishFallback(language, (contentLanguage) =>
    contentRows(upstream, query, contentLanguage),
  );
  const today = now().toISODate();
  const wanted = items.filter(
    (item) => state.status === null || isOpen(item, today) === (state.status === "open"),
  );
  return { view: incentivesView({ items: wanted, state, today }, context), lifetime: "prices" };
}
