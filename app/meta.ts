import type { MetaDescriptor } from "@remix-run/react";

/** What search engines and shared links are told about a page. */
export interface MetaView {
  title: string;
  description: string | null;
  canonical: string;
  /** The same page in each language, for hreflang. */
  alternates: { language: string; href: string }[];
  /** Demo mode and errors are not for search engines. */
  indexed: boolean;
  /** How the page looks where it is shared (Open Graph, Twitter). */
  shared: {
    title: string;
    siteName: string;
    locale: string;
    otherLocale: string;
    image: { href: string; alt: string };
    /** A picture of its own is shown large, the exchange's mark small. */
    hasOwnImage: boolean;
    /** When an article was published, ISO. */
    published: string | null;
  };
  /** Feeds of what is new here. */
  feeds: { title: string; href: string }[];
  /** What the page is about, as JSON-LD. */
  structured: object[];
}

interface MetaArgs {
  data: unknown;
  error?: unknown;
}

/** The meta function of every page: prints what its loader prepared, or the title of its error. */
export function pageMeta({ data, error }: MetaArgs): MetaDescriptor[] {
  if (hasMeta(data)) return descriptors(data.meta);
  const title = titleOfError(error);
  return [...(title ? [{ title }] : []), { name: "robots", content: "noindex" }];
}

function descriptors(meta: MetaView): MetaDescriptor[] {
  const { title, description, canonical, alternates, indexed, feeds, structured } = meta;
  return [
    { title },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(indexed ? [] : [{ name: "robots", content: "noindex" }]),
    { tagName: "link", rel: "canonical", href: canonical },
    ...alternates.map(
      ({ language, href }) => ({ tagName: "link", rel: "alternate", hrefLang: language, href }) as const,
    ),
    ...feeds.map(
      (feed) => ({ tagName: "link", rel: "alternate", type: "application/atom+xml", ...feed }) as const,
    ),
    ...sharing(meta),
    // Data, not a script: browsers don't run it, so that the content policy has nothing to allow.
    ...structured.map((data) => ({ "script:ld+json": data as Record<string, string> })),
  ];
}

function sharing({ description, canonical, shared }: MetaView): MetaDescriptor[] {
  const { image, published, hasOwnImage } = shared;
  const properties: [string, string | null][] = [
    ["og:type", published === null ? "website" : "article"],
    ["og:site_name", shared.siteName],
    ["og:title", shared.title],
    ["og:description", description],
    ["og:url", canonical],
    ["og:locale", shared.locale],
    ["og:locale:alternate", shared.otherLocale],
    ["og:image", image.href],
    // The icon shows nothing but the name that stands above.
    ["og:image:alt", hasOwnImage ? image.alt : null],
    ["article:published_time", published],
  ];
  return [
    ...properties.flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    // Title, text and picture are taken from the lines above.
    { name: "twitter:card", content: hasOwnImage ? "summary_large_image" : "summary" },
  ];
}

function hasMeta(data: unknown): data is { meta: MetaView } {
  return typeof data === "object" && data !== null && "meta" in data;
}

function titleOfError(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("data" in error)) return null;
  const { data } = error;
  return typeof data === "object" && data !== null && "title" in data ? String(data.title) : null;
}
