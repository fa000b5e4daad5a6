import type { MetaDescriptor } from "@remix-run/react";

export interface SharedImage {
  href: string;
  alt: string | null;
  width?: number;
  height?: number;
}

export interface MetaView {
  title: string;
  description: string | null;
  canonical: string;
  alternates: { language: string; href: string }[];
  indexed: boolean;
  shared: {
    title: string;
    siteName: string;
    locale: string;
    image: SharedImage;
    published: string | null;
  } | null;
  feeds: { title: string; href: string }[];
  structured: object[];
}

interface MetaArgs {
  data: unknown;
  error?: unknown;
}

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
    // A data block, which browsers don't execute: no exception in the content policy.
    ...structured.map((data) => ({ "script:ld+json": data as Record<string, string> })),
  ];
}

function sharing({ description, canonical, shared }: MetaView): MetaDescriptor[] {
  if (!shared) return [];
  const { image, published } = shared;
  const properties: [string, string | null][] = [
    ["og:type", published === null ? null : "article"],
    ["og:site_name", shared.siteName],
    ["og:title", shared.title],
    ["og:description", description],
    ["og:url", canonical],
    ["og:locale", shared.locale],
    ["og:image", image.href],
    ["og:image:width", image.width?.toString() ?? null],
    ["og:image:height", image.height?.toString() ?? null],
    ["og:image:alt", image.alt],
    ["article:published_time", published],
  ];
  return [
    ...properties.flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    { name: "twitter:card", content: image.alt !== null ? "summary_large_image" : "summary" },
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
