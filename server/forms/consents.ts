import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { portalOrigin } from "../env";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Which optional consents were given (true) or refused in this browser, by the number of their text. */
const cookie = createCookie("riza", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: YEAR_SECONDS,
  secure: portalOrigin.startsWith("https:"),
});

const consents = z.record(z.string().regex(/^\d{1,9}$/), z.boolean()).catch({});
export type Consents = z.infer<typeof consents>;

/** What a browser remembers. */
export async function rememberedConsents(cookies: string | null): Promise<Consents> {
  return consents.parse(await cookie.parse(cookies));
}

/** The header that remembers them. */
export function rememberConsents(given: Consents): Promise<string> {
  return cookie.serialize(given);
}
