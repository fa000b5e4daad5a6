import type { LoaderFunctionArgs } from "@remix-run/node";
import { findPage, hrefOfMatch } from "~/pages";
import { PageError } from "~server/pages/errors/page-error";
import { cardHref, movedWith, readCardAddress } from "~server/pages/resource-addresses";
import { cardSourceOf } from "~server/pages/share-cards/cards";
import { fileHeaders } from "~server/request/document-loader";
import type { PageContext } from "~server/request/page-loader";
import { requestContext } from "~server/request/request-context";
import { standaloneError } from "~server/request/standalone-error";
import { NotFoundError } from "~server/upstream/errors";
import { createHash } from "node:crypto";
import { bulkhead } from "cockatiel";
import { LRUCache } from "lru-cache";
import { drawCard, type CardView } from "~server/media/card-drawing";
import { cardFonts } from "~server/media/card-fonts";
import { loadSharp } from "~server/media/sharp";

/** A missing card may exist soon: tomorrow's bulletin, a product's first price. */
const MISSING = "public, max-age=0, s-maxage=60";

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const match = readCardAddress(url.pathname);
  const page = new URL((match ? hrefOfMatch(match, match.language) : url.pathname) + url.search, url);
  const shared = await requestContext(new Request(page), context);
  try {
    const source = match && cardSourceOf(match.page.id);
    if (!source) throw new PageError("notFound");
    const visit: PageContext = { ...shared, match };
    const { view, lifetime } = await source(visit);
    const headers = fileHeaders(visit, { lifetime, type: "image/png" });
    headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    return new Response(new Uint8Array(await drawShareCard(view)), { headers });
  } catch (error) {
    if (error instanceof Response)
      return movedWith(error, ({ pathname }) => (findPage(pathname) ? cardHref(pathname) : pathname));
    const failure = await standaloneError(request, context, error, shared.language);
    if (isMissing(error) && !shared.upstream.isProvisional()) failure.headers.set("Cache-Control", MISSING);
    return failure;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof NotFoundError || (error instanceof PageError && error.kind === "notFound");

/** One at a time; the front's slots bound the queue. */
const drawing = bulkhead(1, Infinity);
const COLORS = 32;

const drawn = new LRUCache<string, Promise<Buffer>>({ max: 80 });

export function drawShareCard(view: CardView): Promise<Buffer> {
  const key = createHash("sha256").update(JSON.stringify(view)).digest("base64url");
  const cached = drawn.get(key);
  if (cached) return cached;
  const made = draw(view);
  drawn.set(key, made);
  made.catch(() => drawn.delete(key));
  return made;
}

function draw(view: CardView): Promise<Buffer> {
  return drawing.execute(async () => {
    const [sharp, fonts] = await Promise.all([loadSharp(), cardFonts()]);
    return sharp(Buffer.from(drawCard(view, fonts)))
      .png({ palette: true, colours: COLORS, dither: 0, effort: 1, compressionLevel: 9 })
      .toBuffer();
  });
}
