import { z } from "zod";
import { readCookie, setCookie } from "../host-cookie";
import { readJson } from "../read-json";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const NAME = "riza";

/** Which optional consents were given (true) or refused in this browser, by the number of their text. */
const consents = z.record(z.string().regex(/^\d{1,9}$/), z.boolean());
export type Consents = z.infer<typeof consents>;

/** What a browser remembers. */
export const rememberedConsents = (cookies: string | null): Consents =>
  readJson(consents, readCookie(NAME, cookies) ?? "") ?? {};

/** The header that remembers them. */
export const rememberConsents = (given: Consents): string =>
  setCookie(NAME, JSON.stringify(given), { maxAge: YEAR_SECONDS });
