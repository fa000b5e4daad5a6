/** /veri/gunluk-bulten.csv?tarih=2026-11-19; open data, so the addresses must stay. */
export const FORMATS = ["csv", "xlsx", "json"] as const;
export type Format = (typeof FORMATS)[number];
/** Atom (RFC 4287) and JSON Feed 1.1 of the newest days. */
export const FEED_FORMATS = ["atom", "feed.json"] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];
/** CSV on the Web expects it beside the file. */
export const CSVW = "csv-metadata.json";
const ENDINGS = [...FEED_FORMATS, ...FORMATS, CSVW, "pdf"] as const;
export type FileFormat = (typeof ENDINGS)[number];

export const isFeedFormat = (format: FileFormat): format is FeedFormat =>
  FEED_FORMATS.some((each) => each === format);

const PREFIX = "/veri";
const PATTERN = new RegExp(`^${PREFIX}(/.+?)\\.(${ENDINGS.join("|").replaceAll(".", "\\.")})$`);

export function downloadHref(page: string, format: FileFormat, query: URLSearchParams): string {
  const search = query.toString();
  return `${PREFIX}${page}.${format}${search && `?${search}`}`;
}

export function readDownload(pathname: string): { page: string; format: FileFormat } | null {
  const [, page, ending] = PATTERN.exec(pathname) ?? [];
  const format = ENDINGS.find((each) => each === ending);
  return page && format ? { page, format } : null;
}
