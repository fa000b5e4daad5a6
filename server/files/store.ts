import { withServiceToken } from "../upstream/client";
import { request } from "../upstream/call";
import { upstreamConnection } from "../upstream/connection";
import { BrokenError, NotFoundError, RefusedError } from "../upstream/errors";

const CALL = "files.get";
const TIMEOUT_MS = 10_000;
const MAX_IMAGE_BYTES = 20 * 1024 * 1024;

/** Opens a file of the upstream's store with the site's token (spec 7). @throws UpstreamError */
export async function openFile(path: string): Promise<Response> {
  const { fileBaseUrl } = await upstreamConnection();
  return withServiceToken(async (token) => {
    const response = await request(CALL, `${fileBaseUrl}/${encodeURI(path)}`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    const detail = `status ${response.status}`;
    if (response.status === 404 || response.status === 410) throw new NotFoundError(CALL, detail);
    if (response.status === 401 || response.status === 403) {
      throw new RefusedError(CALL, detail, response.status === 401);
    }
    throw new BrokenError(CALL, detail);
  });
}

/** A whole picture of the store. @throws UpstreamError, also when it is no picture or too large */
export async function loadImage(path: string): Promise<Buffer> {
  const response = await openFile(path);
  const declared = Number(response.headers.get("Content-Length") ?? 0);
  const type = response.headers.get("Content-Type") ?? "";
  if (!type.startsWith("image/") || declared > MAX_IMAGE_BYTES) {
    await response.body?.cancel();
    throw new BrokenError(CALL, `not a picture of ours: ${type}, ${declared} bytes`);
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > MAX_IMAGE_BYTES) throw new BrokenError(CALL, "picture too large");
  return bytes;
}
