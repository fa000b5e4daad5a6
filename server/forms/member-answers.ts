import { keptSet } from "../kept-set";
import { signer } from "../signer";
import { once } from "./once";
import type { Id } from "../upstream/ids";

/**
 * Which user has answered which survey: one answer counts for each, from whichever browser. The upstream has no
 * call for it. What is kept is a keyed hash of the two numbers and a time: no answer, and nothing that anybody
 * without SESSION_KEYS could read a name from. A key that leaves SESSION_KEYS takes what it signed with it.
 */
const answers = keptSet({ name: "answered-surveys", most: 200_000 });
const hashes = signer("answered surveys");

/** A survey may be opened again after its end, but hardly after a year. */
const KEPT_MS = 365 * 24 * 60 * 60_000;

const textOf = (surveyId: Id, userId: Id) => `${surveyId} ${userId}`;

/** Whether a user has answered a survey. */
export async function hasAnswered(surveyId: Id, userId: Id): Promise<boolean> {
  for (const hash of hashes.signatures(textOf(surveyId, userId))) if (await answers.has(hash)) return true;
  return false;
}

/** Sends a user's answer unless one was sent before, at the same time too; whether this one counts. */
export async function answerOnce(surveyId: Id, userId: Id, send: () => Promise<unknown>): Promise<boolean> {
  if (await hasAnswered(surveyId, userId)) return false;
  const hash = hashes.sign(textOf(surveyId, userId));
  let isMine = false;
  await once(`survey ${hash}`, async () => {
    isMine = true;
    await send();
    await answers.keep(hash, Date.now() + KEPT_MS);
  });
  return isMine;
}
