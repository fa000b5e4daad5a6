import { seal } from "../crypto/seal";
import { chunkedCookie } from "../security/host-cookie";

/** Sealed, so that other users of the browser can't read the name; never the password. */

const HALF_YEAR_SECONDS = 182 * 24 * 60 * 60;

const cookie = chunkedCookie("hatirla");
const names = seal("remembered name");

export async function rememberedName(cookies: string | null): Promise<string | null> {
  const sealed = cookie.read(cookies);
  return sealed === null ? null : names.open(sealed);
}

export async function rememberHeaders(name: string | null, cookies: string | null): Promise<string[]> {
  if (name === null) return cookie.clear(cookies);
  return cookie.write(await names.close(name), cookies, HALF_YEAR_SECONDS);
}
