import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import messages from "./data/refusals.json";
import { languageOf } from "./language";

/** A request that the upstream turns down with a status and a `Message` in the request's language. */
export class Refusal extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly reason: keyof typeof messages,
  ) {
    super(messages[reason].en);
  }
}

/** The error answer of the wire: a non-2xx status and a `Message`. */
export function refuse(c: Context, refusal: Refusal): Response {
  const text = messages[refusal.reason][languageOf(c.req.raw.headers)];
  return c.json({ Message: text, StatusCode: refusal.status }, refusal.status);
}
