import { createHash } from "node:crypto";
import type { IntroView } from "~/components/home/intro";
import type { OpeningView, OpeningItemView } from "~/components/home/opening";
import { href } from "~/pages";
import type { PageContent, PageContext } from "../../request/page-loader";
import type { ContentItem } from "../../upstream/contracts/content";
import { noneText, orFallback, type Localized } from "../fallbacks";
import { contentItems } from "../content/content-items";
import type { Wording } from "~/i18n/words";
import { imageSet } from "../../media/address";
import { linkView, resolveLink } from "../../html/links";
import { imageView } from "../content/news";
import { plainText } from "../../html/plain-text";
import { beginning, richText } from "../../html/rich-text";

const MOST = 20;

/** Pinned ones first. @throws UpstreamError */
async function openingItems(context: PageContext): Promise<Localized<ContentItem>[]> {
  const items = await contentItems(context, ["intro"], MOST);
  return items
    .filter(({ isShownOnOpening }) => isShownOnOpening)
    .toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned));
}

export async function opening(context: PageContext): Promise<PageContent<OpeningView>> {
  const items = await openingItems(context);
  return {
    view: {
      items: items.map((item) => openingItem(item, context, 960)),
      empty: items.length === 0 ? noneText(context, "opening.empty") : null,
    },
    lifetime: "content",
  };
}

export async function introView(context: PageContext): Promise<IntroView | null> {
  const { language, t } = context;
  const items = await orFallback(openingItems(context), []);
  const [first] = items;
  if (!first) return null;
  const set = items.map(({ id, date }) => `${id} ${date ?? ""}`).join("\n");
  const { item, isLong } = introItem(first, context);
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

/** Characters that fit into home's HTML budget. */
const IN_WINDOW = 1200;
const SIZES = { sizes: "(min-width: 48em) 26vw, 8rem" };

function openingItem(item: Localized<ContentItem>, wording: Wording, imageWidth: 640 | 960): OpeningItemView {
  const { language, t } = wording;
  const title = item.title ?? t("article.untitled");
  const address = item.externalLink ?? item.internalLink;
  const destination = address === null ? null : resolveLink(address, language);
  return {
    title,
    link: destination && linkView(title, destination, destination.external, t),
    image: imageView(item.image, item.imageAlt ?? (destination && title), imageWidth),
    html: richText(item.html ?? "", wording, 2),
    ...(item.textLanguage && { lang: item.textLanguage }),
  };
}

function introItem(item: Localized<ContentItem>, wording: Wording) {
  const view = openingItem(item, wording, 640);
  const image = view.image && { ...view.image, ...SIZES, srcSet: imageSet(item.image, [320, 640]) };
  const isLong = view.html.length > IN_WINDOW;
  const html = isLong
    ? richText(`<p>${beginning(plainText(view.html), IN_WINDOW / 2)}</p>`, wording)
    : view.html;
  return { item: { ...view, image, html }, isLong };
}
