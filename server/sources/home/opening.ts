import { createHash } from "node:crypto";
import type { IntroView } from "~/components/intro";
import type { OpeningView } from "~/components/opening";
import type { Language } from "~/language";
import { href } from "~/pages";
import type { PageContent, PagePortal } from "../../page-loader";
import type { ContentItem, ContentSearch } from "../../upstream/contracts/content";
import { openingItem } from "../../views/opening";
import { sliderWords } from "../../views/slider";
import { noneText } from "../../views/unread";
import { optional } from "../optional";
import { inPageLanguage, type Translated } from "../translated";
import { contentRows } from "../content-rows";

const MOST = 20;

/** What the exchange shows on opening (spec.md 4, "First visit"): the pinned ones first. @throws UpstreamError */
async function shownOnOpening({ upstream, language }: PagePortal): Promise<Translated<ContentItem>[]> {
  const query: ContentSearch = { types: ["intro"], year: null, search: "", first: 0, rows: MOST };
  const read = (asked: Language) => contentRows(upstream, query, asked);
  const items = (await inPageLanguage(language, read)).filter(({ isShownOnOpening }) => isShownOnOpening);
  return items.toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned));
}

/** The page of the notices that a first visitor sees in a window, for all who saw it, or can't. */
export async function opening(portal: PagePortal): Promise<PageContent<OpeningView>> {
  const { language, t } = portal;
  const items = await shownOnOpening(portal);
  return {
    heading: { title: t("page.opening"), lead: t("lead.opening") },
    view: {
      items: items.map((item) => openingItem(item, language, t)),
      empty: items.length === 0 ? noneText(portal, "opening.empty") : null,
    },
    lifetime: "content",
  };
}

/** What home needs to know of it: whether there is something, and whether this browser has seen that. */
export async function introView(portal: PagePortal): Promise<IntroView | null> {
  const { language, t } = portal;
  const items = await optional(shownOnOpening(portal), []);
  if (items.length === 0) return null;
  const set = items.map(({ id, date }) => `${id} ${date ?? ""}`).join("\n");
  return {
    set: createHash("sha256").update(set).digest("base64url").slice(0, 8),
    link: { href: href("opening", language), label: t("opening.link", { count: items.length }) },
    words: {
      title: t("page.opening"),
      close: t("opening.close"),
      slides: sliderWords(items.length, t),
    },
  };
}
