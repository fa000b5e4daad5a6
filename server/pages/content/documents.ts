import type { DocumentListView } from "~/components/content/document-list";
import type { WordKey } from "~/i18n/words";
import type { PageContent, PageContext } from "../../request/page-loader";
import type { ContentType } from "../../upstream/assumptions";
import { documentListView, wholeDocumentsView } from "./documents-view";
import { languageNotice } from "./article-view";
import { ownQuery, searchedList } from "./list";
import { sectionSiblings } from "../siblings";
import { withTurkishFallback } from "../fallbacks";
import { contentRows } from "./content-rows";

export type DocumentsSource = (context: PageContext) => Promise<PageContent<DocumentListView>>;

const MAX_WHOLE = 50;

interface Documents {
  type: ContentType;
  lead: WordKey;
  empty: WordKey;
}

export function documentsByYear({ type, lead, empty }: Documents): DocumentsSource {
  return async (context) => {
    const { t, match } = context;
    const list = await searchedList(context, { [type]: type });
    const siblings = await sectionSiblings(context);
    const heading = { title: t(match.page.title), lead: t(lead), siblings, ownQuery: ownQuery(list.state) };
    return { heading, view: documentListView(list, context, empty), lifetime: "content" };
  };
}

export function wholeDocuments({ type, lead, empty }: Documents): DocumentsSource {
  return async (context) => {
    const { upstream, language, t, match } = context;
    const query = { types: [type], year: null, search: "", first: 0, rows: MAX_WHOLE };
    const items = await withTurkishFallback(language, (contentLanguage) =>
      contentRows(upstream, query, contentLanguage),
    );
    const foreign = items.find(({ textLanguage }) => textLanguage !== undefined);
    const heading = {
      title: t(match.page.title),
      lead: t(lead),
      notices: languageNotice(foreign?.textLanguage, t),
      siblings: await sectionSiblings(context),
    };
    return { heading, view: wholeDocumentsView(items, context, empty), lifetime: "content" };
  };
}
