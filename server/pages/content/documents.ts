import type { DocumentListView } from "~/components/content/document-list";
import type { PageSource } from "../../request/page-loader";
import type { ContentType } from "../../upstream/assumptions";
import { documentListView, wholeDocumentsView } from "./documents-view";
import { languageNotice } from "./article-view";
import { ownQuery, searchedList } from "./list";
import { withTurkishFallback } from "../fallbacks";
import { contentRows } from "./content-items";

const MAX_WHOLE = 50;

export function documentsByYear(type: ContentType): PageSource<DocumentListView> {
  return async (context) => {
    const list = await searchedList(context, { [type]: type });
    const heading = { ownQuery: ownQuery(list.state) };
    return { heading, view: documentListView(list, context), lifetime: "content" };
  };
}

export function wholeDocuments(type: ContentType): PageSource<DocumentListView> {
  return async (context) => {
    const { upstream, language, t } = context;
    const query = { types: [type], year: null, search: "", first: 0, rows: MAX_WHOLE };
    const items = await withTurkishFallback(language, (contentLanguage) =>
      contentRows(upstream, query, contentLanguage),
    );
    const foreign = items.find(({ textLanguage }) => textLanguage !== undefined);
    const heading = { notices: languageNotice(foreign?.textLanguage, t) };
    return { heading, view: wholeDocumentsView(items, context), lifetime: "content" };
  };
}
