import { z } from "zod";
import { readCookie, setCookie } from "../host-cookie";
import { readJson } from "../read-json";
import type { Id } from "../upstream/ids";

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** The latest are enough: older surveys are over. */
const MAX_REMEMBERED = 50;

/** Which surveys were answered from this browser: their numbers, no answers. */
const NAME = "anketler";

const ids = z.array(z.union([z.number().int().positive(), z.string()]));

/** The surveys that a browser has answered. */
export const answeredSurveys = (cookies: string | null): Id[] =>
  readJson(ids, readCookie(NAME, cookies) ?? "") ?? [];

/** The header that remembers one more. */
export function rememberSurvey(cookies: string | null, id: Id): string {
  const others = answeredSurveys(cookies).filter((known) => known !== id);
  return setCookie(NAME, JSON.stringify([...others, id].slice(-MAX_REMEMBERED)), { maxAge: YEAR_SECONDS });
}
