const PREFIX = "/goster";

/** For other sites' frames: the page's own address behind a prefix. */
export const embedHref = (page: string): string => PREFIX + page;

/** null for any other address */
export const readEmbedAddress = (pathname: string): string | null =>
  pathname.startsWith(`${PREFIX}/`) ? pathname.slice(PREFIX.length) : null;
