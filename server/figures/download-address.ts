/**
 * Addresses of figures as files: /veri and the address of their page, with the format as its ending, such
 * as /veri/gunluk-bulten.csv?tarih=2026-11-19. The JSON is open data: the address stays.
 */

export const FORMATS = ["csv", "xlsx", "json"] as const;
export type Format = (typeof FORMATS)[number];

const PREFIX = "/veri";
const PATTERN = new RegExp(`^${PREFIX}(/.+)\\.(${FORMATS.join("|")})$`);

/** The address of a page's figures as a file. */
export function downloadHref(page: string, format: Format, query: URLSearchParams): string {
  const search = query.toString();
  return `${PREFIX}${page}.${format}${search && `?${search}`}`;
}

/** The page's path and the format that a download's path names; null if it names none. */
export function readDownload(pathname: string): { page: string; format: Format } | null {
  const [, page, ending] = PATTERN.exec(pathname) ?? [];
  const format = FORMATS.find((known) => known === ending);
  return page && format ? { page, format } : null;
}
