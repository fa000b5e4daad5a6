import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { portalOrigin } from "../env";

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** The latest are enough: older surveys are over. */
const MAX_REMEMBERED = 50;

/** Which surveys were answered from this browser: their numbers, no answers. */
const cookie = createCookie("anketler", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: YEAR_SECONDS,
  secure: portalOrigin.startsWith("https:"),
});

const ids = z.array(z.number().int().positive()).catch([]);

/** The surveys that a browser has answered. */
export async function answeredSurveys(cookies: string | null): Promise<number[]> {
  return ids.parse(await cookie.parse(cookies));
}

/** The header that remembers one more. */
export async function rememberSurvey(cookies: string | null, id: number): Promise<string> {
  const others = (await answeredSurveys(cookies)).filter((known) => known !== id);
  return cookie.serialize([...others, id].slice(-MAX_REMEMBERED));
}
