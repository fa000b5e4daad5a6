import type { DocumentListView } from "~/components/document-list";
import { printable } from "~/text/printable";
import { now } from "../clock";
import type { PageContent, PagePortal } from "../page-loader";
import { incentivesView, isOpen, type IncentivesState } from "../views/incentives";
import { sectionSiblings } from "./siblings";
import { inPageLanguage } from "./translated";
import { contentRows } from "./content-rows";

const MAX_SEARCH = 100;
const MAX_ROWS = 200;
const STATUSES = ["acik", "kapali"] as const;

/** Support programmes, open ones first, by their last day; it holds until midnight, when one may close. */
export async function incentives(portal: PagePortal): Promise<PageContent<DocumentListView>> {
  const { upstream, language, t, match } = portal;
  const state = readState(portal.url.searchParams);
  const query = {
    types: ["incentive" as const],
    year: null,
    search: state.search,
    first: 0,
    rows: MAX_ROWS,
  };
  const items = await inPageLanguage(language, (asked) => contentRows(upstream, query, asked));
  const today = now().toISODate();
  const wanted = items.filter(
    (item) => state.status === null || isOpen(item, today) === (state.status === "acik"),
  );
  const heading = {
    title: t(match.page.title),
    lead: t("lead.incentives"),
    siblings: await sectionSiblings(portal),
  };
  return { heading, view: incentivesView({ items: wanted, state, today }, portal), lifetime: "prices" };
}

function readState(query: URLSearchParams): IncentivesState {
  const written = printable(query.get("ara") ?? "").trim();
  const asked = query.get("durum") ?? "";
  const status = STATUSES.find((known) => known === asked) ?? null;
  return {
    search: printable(written.slice(0, MAX_SEARCH)),
    status,
    isWrong: written.length > MAX_SEARCH || (asked !== "" && status === null),
  };
}
