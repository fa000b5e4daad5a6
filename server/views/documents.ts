import type { DocumentListView, DocumentView } from "~/components/document-list";
import { hrefOfMatch } from "~/pages";
import type { WordKey } from "~/text/words";
import type { PagePortal } from "../page-loader";
import type { ContentItem } from "../upstream/contracts/content";
import type { Translated } from "../sources/translated";
import { contentLink } from "./content-link";
import { fileViews } from "./files";
import { listFrame, type FoundList } from "./list";
import { dateView } from "./news";
import { beginning, richText } from "./rich-text";
import type { Id } from "../upstream/ids";

/** No summary in a list is longer than this. */
const MAX_SUMMARY = 240;

/** Where a document stands on its page. */
export const documentAnchor = (id: Id) => `belge-${id}`;

/** Documents to be searched, filtered by year and paged. */
export function documentListView(found: FoundList, portal: PagePortal, empty: WordKey): DocumentListView {
  const { language, t, match } = portal;
  const { state } = found;
  const frame = listFrame(found, portal);
  const isWhole = state.year === null && state.search === "";
  const none = isWhole ? empty : state.search === "" ? "documents.emptyYear" : "list.empty";
  const text = t(found.unread > 0 ? "figures.unreadable" : none);
  return {
    ...frame,
    form: isWhole && found.total === 0 ? null : frame.form,
    jumps: null,
    items: found.items.map((item) => ({
      ...documentView(item, portal),
      year: item.year === null ? null : String(item.year),
      date: dateView(item.date, language),
    })),
    empty:
      found.items.length > 0
        ? null
        : { text, link: isWhole ? null : { href: hrefOfMatch(match, language), label: t("list.showAll") } },
  };
}

/** A few documents, each with its whole text; one alone needs no heading of its own. */
export function wholeDocumentsView(
  items: readonly Translated<ContentItem>[],
  portal: PagePortal,
  empty: WordKey,
): DocumentListView {
  const { language, t } = portal;
  const isAlone = items.length === 1;
  const documents = items.map((item) => {
    const document = documentView(item, portal);
    return {
      ...document,
      heading: isAlone ? null : document.heading,
      link: null,
      category: null,
      summary: null,
      html: richText(item.html ?? `<p>${item.summary ?? ""}</p>`, language, t, isAlone ? 1 : 2),
    };
  });
  const links = items.map((item, index) => ({
    href: `#${documents[index]?.id}`,
    label: item.category ?? item.title ?? t("article.untitled"),
    ...(item.textLanguage && { lang: item.textLanguage }),
  }));
  return {
    form: null,
    chips: [],
    chipsLabel: "",
    jumps: isAlone || links.length === 0 ? null : { label: t("documents.jumps"), links },
    notice: null,
    count: null,
    items: documents,
    pager: null,
    empty: items.length > 0 ? null : { text: t(empty), link: null },
  };
}

/** A document as lists show it: its name, what it is about, its files. */
export function documentView(item: Translated<ContentItem>, { language, t }: PagePortal): DocumentView {
  return {
    id: documentAnchor(item.id),
    heading: item.title ?? t("article.untitled"),
    link: item.html === null ? null : contentLink(item, language, t),
    ...(item.textLanguage && { lang: item.textLanguage }),
    year: null,
    date: null,
    category: item.category,
    status: null,
    summary: item.summary && beginning(item.summary, MAX_SUMMARY),
    html: null,
    files: fileViews(item.files, language, t),
  };
}
