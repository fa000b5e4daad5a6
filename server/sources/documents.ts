import type { DocumentListView } from "~/components/document-list";
import type { WordKey } from "~/text/words";
import type { PageContent, PagePortal } from "../page-loader";
import type { ContentType } from "../upstream/assumptions";
import { documentListView, wholeDocumentsView } from "../views/documents";
import { languageNotice } from "../views/article";
import { ownQuery, searchedList } from "./list";
import { sectionSiblings } from "./siblings";
import { inPageLanguage } from "./translated";
import { contentRows } from "./content-rows";

export type DocumentsSource = (portal: PagePortal) => Promise<PageContent<DocumentListView>>;

/** More than these are no longer a few. */
const MAX_WHOLE = 50;

interface Documents {
  type: ContentType;
  lead: WordKey;
  /** Said when there is none at all. */
  empty: WordKey;
}

/** Documents by year: searched, filtered and paged by the page's address. */
export function documentsByYear({ type, lead, empty }: Documents): DocumentsSource {
  return async (portal) => {
    const { t, match } = portal;
    const found = await searchedList(portal, { [type]: type });
    const siblings = await sectionSiblings(portal);
    const heading = { title: t(match.page.title), lead: t(lead), siblings, ownQuery: ownQuery(found.state) };
    return { heading, view: documentListView(found, portal, empty), lifetime: "content" };
  };
}

/** A handful of documents that are read as a whole: tariffs, standards, what an applicant brings. */
export function wholeDocuments({ type, lead, empty }: Documents): DocumentsSource {
  return async (portal) => {
    const { upstream, language, t, match } = portal;
    const query = { types: [type], year: null, search: "", first: 0, rows: MAX_WHOLE };
    const items = await inPageLanguage(language, (asked) => contentRows(upstream, query, asked));
    const foreign = items.find(({ textLanguage }) => textLanguage !== undefined);
    const heading = {
      title: t(match.page.title),
      lead: t(lead),
      notices: languageNotice(foreign?.textLanguage, t),
      siblings: await sectionSiblings(portal),
    };
    return { heading, view: wholeDocumentsView(items, portal, empty), lifetime: "content" };
  };
}
