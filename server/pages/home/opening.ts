import { createHash } from "node:crypto";
import type { IntroView } from "~/components/home/intro";
import type { OpeningView } from "~/components/home/opening";
import type { Language } from "~/i18n/language";
import { href } from "~/pages";
import type { PageContent, PageContext } from "../../request/page-loader";
import type { ContentItem, ContentSearch } from "../../upstream/contracts/content";
import { introItem, openingItem } from "./opening-view";
import { noneText } from "../unread-parts";
import { orFallback } from "../or-fallback";
import { withTurkishFallback, type Localized } from "../turkish-fallback";
import { contentRows } from "../content/content-rows";

const MOST = 20;

/** Pinned ones first. @throws UpstreamError */
async function shownOnOpening({ upstream, language }: PageContext): Promise<Localized<ContentItem>[]> {
  const query: ContentSearch = { types: ["intro"], year: null, search: "", first: 0, rows: MOST };
  const read = (contentLanguage: Language) => contentRows(upstream, query, contentLanguage);
  const items = (await withTurkishFallback(language, read)).filter(
    ({ isShownOnOpening }) => isShownOnOpening,
  );
  return items.toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned));
}

export async function opening(context: PageContext): Promise<PageContent<OpeningView>> {
  const { language, t } = context;
  const items = await shownOnOpening(context);
  return {
    heading: { title: t("page.opening"), lead: t("lead.opening") },
    view: {
      items: items.map((item) => openingItem(item, language, t, 960)),
      empty: items.length === 0 ? noneText(context, "opening.empty") : null,
    },
    lifetime: "content",
  };
}

export async function introView(context: PageContext): Promise<IntroView | null> {
  const { language, t } = context;
  const items = await orFallback(shownOnOpening(context), []);
  const [first] = items;
  if (!first) return null;
  const set = items.map(({ id, date }) => `${id} ${date ?? ""}`).join("\n");
  const { item, isLong } = introItem(first, language, t);
  const count = items.length;
  const page = href("opening", language);
  return {
    set: createHash("sha256").update(set).digest("base64url").slice(0, 8),
    link: { href: page, label: t("opening.link", { count }) },
    first: item,
    more: isLong ? { href: page, label: t("opening.more") } : null,
    words: {
      title: t("page.opening"),
      close: t("opening.close"),
      previous: t("opening.previous"),
      next: t("opening.next"),
    },
    positions: items.map((_, at) => t("slides.position", { index: at + 1, count })),
  };
}
