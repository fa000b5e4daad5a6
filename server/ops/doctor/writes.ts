import { now } from "../../config/clock";
import { upstreamFor } from "../../upstream/client";
import { createMessage, sendMail, subscribe } from "../../upstream/contracts/messages";
import { RejectedError, UpstreamError } from "../../upstream/errors";
import type { Surrounding } from "./surroundings";

/** Where no mail arrives (RFC 2606). */
const NOBODY = { name: "borsa-portal doctor", email: "doctor@borsa-portal.invalid" };
/** The address is on the list since the last test. */
const IS_KNOWN = /^status 409$/;
const SUBJECT = "DENEME / TEST";

/** What would change an account, a consent or a count is not tried. */
export async function tryWrites(): Promise<Surrounding[]> {
  const upstream = upstreamFor("tr");
  const text = `Bu bir denemedir: portal kurulumunu sınamak için ${now().toISO()} anında npm run doctor ile gönderildi. Yanıt gerekmez. / This is a test, sent by npm run doctor. No reply is needed.`;
  const letter = { ...NOBODY, subject: SUBJECT, text };
  return [
    await tried("messages.create", () => upstream.read(createMessage, { ...letter, kind: "feedback" })),
    await tried("messages.mail", () => upstream.read(sendMail, letter)),
    await tried("messages.subscribe", () => upstream.read(subscribe, NOBODY)),
  ];
}

async function tried(name: string, send: () => Promise<unknown>): Promise<Surrounding> {
  try {
    await send();
    return { name, fault: null };
  } catch (error) {
    if (error instanceof RejectedError && IS_KNOWN.test(error.detail)) return { name, fault: null };
    if (!(error instanceof UpstreamError)) throw error;
    return { name, fault: `a test was not received: ${error.detail}` };
  }
}
