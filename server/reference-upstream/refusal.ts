import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import messages from "./data/refusals.json";
import { languageOf } from "./language";

export class Refusal extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly reason: keyof typeof messages,
  ) {
    super(messages[reason].en);
  }
}

export function refuse(c: Context, refusal: Refusal): Response {
  const text = messages[refusal.reason][languageOf(c.req.raw.headers)];
  return c.json({ Message: text, StatusCode: refusal.status }, refusal.status);
}
