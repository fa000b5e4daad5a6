import { expiringSet } from "../../storage/expiring-set";
import { signer } from "../../crypto/hmac";
import { idempotent } from "../../forms/idempotency";
import type { Id } from "../../upstream/ids";

/** Keyed hashes of survey and user, no answers; retiring a key forgets what it signed. */
const answers = expiringSet({ name: "answered-surveys", most: 200_000 });
const hashes = signer("answered surveys");

const KEPT_MS = 365 * 24 * 60 * 60_000;

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
    await answers.keep(hash, Date.now() + KEPT_MS);
  });
  return isMine;
}
