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

function descriptors({ title, description, canonical, alternates, indexed }: MetaView): MetaDescriptor[] {
  return [
    { title },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(indexed ? [] : [{ name: "robots", content: "noindex" }]),
    { tagName: "link", rel: "canonical", href: canonical },
    ...alternates.map(
      ({ language, href }) => ({ tagName: "link", rel: "alternate", hrefLang: language, href }) as const,
    ),
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
