import { z } from "zod";
import { signer } from "../../crypto/hmac";
import { idempotent } from "../../forms/idempotency";
import { readCookie, setCookie, YEAR_SECONDS } from "../../security/host-cookie";
import { expiringSet } from "../../storage/expiring-set";
import { readJson } from "../../storage/files";
import type { Id } from "../../upstream/record";

const MAX_REMEMBERED = 50;

const NAME = "anketler";

const ids = z.array(z.union([z.number().int().positive(), z.string()]));

export const answeredSurveys = (cookies: string | null): Id[] =>
  readJson(ids, readCookie(NAME, cookies) ?? "") ?? [];

export function rememberSurvey(cookies: string | null, id: Id): string {
  const others = answeredSurveys(cookies).filter((each) => each !== id);
  return setCookie(NAME, JSON.stringify([...others, id].slice(-MAX_REMEMBERED)), { maxAge: YEAR_SECONDS });
}

/** Keyed hashes of survey and user, no answers; retiring a key forgets what it signed. */
const answers = expiringSet({ name: "answered-surveys", most: 200_000 });
const hashes = signer("answered surveys");

const textOf = (surveyId: Id, userId: Id) => `${surveyId} ${userId}`;

export async function hasAnswered(surveyId: Id, userId: Id): Promise<boolean> {
  for (const hash of hashes.signatures(textOf(surveyId, userId))) if (await answers.has(hash)) return true;
  return false;
}

/** false if an answer was sent before, or is being sent. */
export async function answerOnce(surveyId: Id, userId: Id, send: () => Promise<unknown>): Promise<boolean> {
  if (await hasAnswered(surveyId, userId)) return false;
  const hash = hashes.sign(textOf(surveyId, userId));
  let isMine = false;
  await idempotent(`survey ${hash}`, async () => {
    isMine = true;
    await send();
    await answers.keep(hash, Date.now() + YEAR_SECONDS * 1000);
  });
  return isMine;
}
