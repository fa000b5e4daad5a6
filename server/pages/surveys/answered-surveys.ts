import { z } from "zod";
import { readCookie, setCookie } from "../../security/host-cookie";
import { readJson } from "../../storage/read-json";
import type { Id } from "../../upstream/ids";

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const MAX_REMEMBERED = 50;

/** Holds survey numbers, no answers. */
const NAME = "anketler";

const ids = z.array(z.union([z.number().int().positive(), z.string()]));

export const answeredSurveys = (cookies: string | null): Id[] =>
  readJson(ids, readCookie(NAME, cookies) ?? "") ?? [];

export function rememberSurvey(cookies: string | null, id: Id): string {
  const others = answeredSurveys(cookies).filter((each) => each !== id);
  return setCookie(NAME, JSON.stringify([...others, id].slice(-MAX_REMEMBERED)), { maxAge: YEAR_SECONDS });
}
