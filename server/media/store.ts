import { readBytes, request } from "../upstream/call";
import { upstreamConnection } from "../config/upstream-connection";
import { BrokenError, NotFoundError, RefusedError } from "../upstream/errors";
import { withServiceToken } from "../upstream/tokens";
import { TIMEOUTS } from "../config/time-budgets";

const CALL = "files.get";
const MAX_IMAGE_BYTES = 20 * 1024 * 1024;

interface Opening {
  signal?: AbortSignal;
  /** The store may answer with the range, with 416 or with the whole file. */
  range?: string | null;
  token?: string;
}

export async function openFile(
  path: string,
  { signal, range = null, token }: Opening = {},
): Promise<Response> {
  const { fileBaseUrl, apiBaseUrl } = await upstreamConnection();
  const url = `${fileBaseUrl}/${path.split("/").map(encodeURIComponent).join("/")}`;
  if (isOfApi(url, apiBaseUrl)) throw new NotFoundError(CALL, "a path of the API");
  const attempt = async (chosen: string) => {
    const headers = { Authorization: `Bearer ${chosen}`, ...(range !== null && { Range: range }) };
    const response = await begin(url, headers, signal);
    if (response.ok || (range !== null && response.status === 416)) return response;
    await response.body?.cancel();
    throw refusal(response.status);
  };
  return token === undefined ? withServiceToken(CALL, attempt) : attempt(token);
}

/** Editors name files: an API path would publish what the site's account may read. */
function isOfApi(url: string, apiBaseUrl: string): boolean {
  const { origin, pathname } = new URL(url);
  const plain = (origin + pathname.replace(/\/{2,}/g, "/")).toLowerCase();
  return plain.startsWith(`${new URL(apiBaseUrl).href.replace(/\/$/, "")}/api/`.toLowerCase());
}

async function begin(url: string, headers: HeadersInit, signal?: AbortSignal): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), TIMEOUTS.fileStart);
  const signals = signal ? [late.signal, signal] : [late.signal];
  try {
    return await request(CALL, url, { headers, signal: AbortSignal.any(signals) });
  } finally {
    clearTimeout(timer);
  }
}

function refusal(status: number): Error {
  const detail = `status ${status}`;
  if (status === 404 || status === 410) return new NotFoundError(CALL, detail);
  if (status === 401 || status === 403) return new RefusedError(CALL, detail, status === 401);
  return new BrokenError(CALL, detail);
}

/** @throws UpstreamError, also when it is no picture or too large */
export async function loadImage(path: string, { token }: Pick<Opening, "token"> = {}): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIMEOUTS.picture);
  const response = await openFile(path, { signal, ...(token !== undefined && { token }) });
  const declared = Number(response.headers.get("Content-Length") ?? 0);
  const type = response.headers.get("Content-Type") ?? "";
  if (!type.startsWith("image/") || declared > MAX_IMAGE_BYTES) {
    await response.body?.cancel();
    throw new BrokenError(CALL, `not a picture of ours: ${type}, ${declared} bytes`);
  }
  return readBytes(CALL, response, MAX_IMAGE_BYTES, signal);
}
