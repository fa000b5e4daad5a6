import { LRUCache } from "lru-cache";
import type { Visitor } from "../auth/session";
import { securityHeaders } from "../http/security-headers";
import { log } from "../log";
import { storePath } from "./address";
import { privateImage } from "./images";
import { placeholder } from "./serve";
import type { ReadyImage } from "./shelf";
import { loadImage } from "./store";

/** Twice what the profile shows, for fine screens. */
const WIDTH = 192;
/** Every page that a member opens has the photo in its header: the store is not asked each time. */
const KEPT_MS = 5 * 60_000;
const MOST_KEPT = 1_000;

/** By session: nobody gets a photo that was made for another. */
const kept = new LRUCache<string, ReadyImage>({ max: MOST_KEPT, ttl: KEPT_MS });

/** GET /profil-resmi: the photo of who is logged in, fetched with their own token; its path comes from the session alone. */
export async function serveOwnPhoto(request: Request, visitor: Visitor): Promise<Response> {
  const path = visitor.kind === "member" ? storePath(visitor.session.user.photo) : null;
  if (visitor.kind !== "member" || path === null) return privately(placeholder());
  const { id, userToken: token } = visitor.session;
  const webp = request.headers.get("Accept")?.includes("image/webp") ?? false;
  const key = `${id} ${webp} ${path}`;
  try {
    const photo = kept.get(key) ?? (await privateImage(WIDTH, webp, () => loadImage(path, { token })));
    kept.set(key, photo);
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
