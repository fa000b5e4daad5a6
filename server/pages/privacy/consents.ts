import { z } from "zod";
import { readCookie, setCookie, YEAR_SECONDS } from "../../security/host-cookie";
import { readJson } from "../../storage/files";

const NAME = "riza";

const consents = z.record(z.string().regex(/^\d{1,9}$/), z.boolean());
export type Consents = z.infer<typeof consents>;

export const rememberedConsents = (cookies: string | null): Consents =>
  readJson(consents, readCookie(NAME, cookies) ?? "") ?? {};

export const rememberConsents = (consents: Consents): string =>
  setCookie(NAME, JSON.stringify(consents), { maxAge: YEAR_SECONDS });
