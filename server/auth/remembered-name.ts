import { seal } from "./seal";
import { splitCookie } from "./split-cookie";

/**
 * The user name that the log-in is filled in with next time, for who wished so: sealed, so that the browser's other
 * users read no name in its cookies. Never the password.
 */

const HALF_YEAR_SECONDS = 182 * 24 * 60 * 60;

const cookie = splitCookie("hatirla");
const names = seal("remembered name");

/** The name that this browser remembers; null when it remembers none. */
export async function rememberedName(cookies: string | null): Promise<string | null> {
  const sealed = cookie.read(cookies);
  return sealed === null ? null : names.open(sealed);
}

/** The headers by which a browser remembers a name, or with null forgets it. */
export async function rememberHeaders(name: string | null, cookies: string | null): Promise<string[]> {
  if (name === null) return cookie.clear(cookies);
  return cookie.write(await names.close(name), cookies, HALF_YEAR_SECONDS);
}
