const PREFIX = "/goster";

/** A page's address behind a prefix, for frames on other sites. */
export const embedHref = (page: string): string => PREFIX + page;

export const readEmbedAddress = (pathname: string): string | null =>
  pathname.startsWith(`${PREFIX}/`) ? pathname.slice(PREFIX.length) : null;
