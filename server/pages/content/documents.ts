import type { DocumentListView, DocumentView } from "~/components/content/document-list";
import type { PageSource, PageContext } from "../../request/page-loader";
import type { ContentType } from "../../upstream/assumptions";
import { languageNotice } from "./article-view";
import { listHeading, searchedList, listFrame, type ListResult } from "./list";
import { emptyList, type Localized } from "../fallbacks";
import { contentItems } from "./content-items";
import { hrefOfMatch } from "~/pages";
import type { ContentItem } from "../../upstream/contracts/content";
import { contentLink } from "../content-link";
import { fileViews } from "./file-list";
import { dateView } from "./news";
import { beginning, richText } from "../../html/rich-text";
import type { Id } from "../../upstream/record";

const MAX_WHOLE = 50;

export function documentsByYear(type: ContentType): PageSource<DocumentListView> {
  return async (context) => {
    const list = await searchedList(context, { [type]: type });
    return {
      heading: listHeading(list.state, context),
      view: documentListView(list, context),
      lifetime: "content",
    };
  };
}

export function wholeDocuments(type: ContentType): PageSource<DocumentListView> {
  return async (context) => {
    const items = await contentItems(context, [type], MAX_WHOLE);
    const foreign = items.find(({ textLanguage }) => textLanguage !== undefined);
    const heading = { notices: languageNotice(foreign?.textLanguage, context.t) };
    return { heading, view: wholeDocumentsView(items, context), lifetime: "content" };
  };
}

const MAX_SUMMARY = 240;

export const documentAnchor = (id: Id) => `belge-${id}`;

export function documentListView(list: ListResult, context: PageContext): DocumentListView {
  const { language, match } = context;
  const { state } = list;
  const frame = listFrame(list, context);
  const isWhole = state.year === null && state.search === "";
  const none = isWhole ? "documents.empty" : state.search === "" ? "documents.emptyYear" : "list.empty";
  return {
    ...frame,
    form: isWhole && list.total === 0 ? null : frame.form,
    items: list.items.map((item) => ({
      ...documentView(item, context),
      year: item.year === null ? null : String(item.year),
      date: dateView(item.date, language),
    })),
    empty: emptyList(context, list.items, none, isWhole ? null : hrefOfMatch(match, language)),
  };
}

export function wholeDocumentsView(
  items: readonly Localized<ContentItem>[],
  context: PageContext,
): DocumentListView {
  const { t } = context;
  const isAlone = items.length === 1;
  const documents = items.map((item) => {
    const document = documentView(item, context);
    return {
      ...document,
      heading: isAlone ? null : document.heading,
      link: null,
      category: null,
      summary: null,
      html: richText(item.html ?? `<p>${item.summary ?? ""}</p>`, context, isAlone ? 1 : 2),
    };
  });
  const links = items.map((item) => ({
    href: `#${documentAnchor(item.id)}`,
    label: item.category ?? item.title ?? t("article.untitled"),
    ...(item.textLanguage && { lang: item.textLanguage }),
  }));
  return {
    jumps: isAlone || links.length === 0 ? null : { label: t("documents.jumps"), links },
    items: documents,
    pager: null,
    empty: emptyList(context, items, "article.empty"),
  };
}

export function documentView(item: Localized<ContentItem>, { language, t }: PageContext): DocumentView {
  return {
    id: documentAnchor(item.id),
    heading: item.title ?? t("article.untitled"),
    link: item.html === null ? null : contentLink(item, { language, t }),
    ...(item.textLanguage && { lang: item.textLanguage }),
    year: null,
    date: null,
    category: item.category,
    status: null,
    summary: item.summary && beginning(item.summary, MAX_SUMMARY),
    html: null,
    files: fileViews(item.files, { language, t }),
  };
}
