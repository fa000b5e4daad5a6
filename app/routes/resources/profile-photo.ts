import type { LoaderFunctionArgs } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { visitorOfRequest } from "~server/request/request-context";
import { securityHeaders } from "~server/security/security-headers";
import { log } from "~server/observability/log";
import { storePath } from "~server/media/address";
import { privateImage } from "~server/media/images";
import { placeholder } from "~server/media/placeholder";
import type { ReadyImage } from "~server/media/variant-cache";
import { loadImage } from "~server/media/store";

/** Twice the displayed width, for high-density screens. */
const WIDTH = 192;
const KEPT_MS = 5 * 60_000;
const MOST_KEPT = 1_000;

/** Keyed by session, so that no visitor gets another's photo. */
const photos = new LRUCache<string, ReadyImage>({ max: MOST_KEPT, ttl: KEPT_MS });

/** GET /profil-resmi; the path comes from the session alone. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const visitor = await visitorOfRequest(request, context);
  const path = visitor.kind === "member" ? storePath(visitor.session.user.photo) : null;
  if (visitor.kind !== "member" || path === null) return privately(placeholder());
  const { id, userToken: token } = visitor.session;
  const webp = request.headers.get("Accept")?.includes("image/webp") ?? false;
  const key = `${id} ${String(webp)} ${path}`;
  try {
    const photo = photos.get(key) ?? (await privateImage(WIDTH, webp, () => loadImage(path, { token })));
    photos.set(key, photo);
    const { bytes, type } = photo;
    const headers = { ...securityHeaders(), "Content-Type": type };
    return privately(new Response(new Uint8Array(bytes), { headers }));
  } catch (error) {
    log.info({ reason: error instanceof Error ? error.message : "unknown" }, "photo not served");
    return privately(placeholder());
  }
}

function privately(answer: Response): Response {
  answer.headers.set("Cache-Control", "private, no-store");
  answer.headers.set("Vary", "Cookie, Accept");
  return answer;
}
