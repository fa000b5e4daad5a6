import type { Context } from "hono";
import { z } from "zod";
import { type FilterRequest, filterRequest } from "./filter";
import { Refusal } from "./refusal";

/** Reads a JSON body by a schema with lower-case keys: the upstream takes any casing. */
export async function readBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const body = z.record(z.string(), z.unknown()).safeParse(await json(c));
  if (!body.success) throw new Refusal(400, "badRequest");
  const entries = Object.entries(body.data).map(([key, value]) => [key.toLowerCase(), value]);
  return parsed(schema, Object.fromEntries(entries));
}

export async function readFilter(c: Context): Promise<FilterRequest> {
  return parsed(filterRequest, await json(c));
}

export function readId(text: string | undefined): number {
  return parsed(z.coerce.number().int().nonnegative(), text === "" ? undefined : text);
}

export function readSpan(c: Context): { from: string; until: string } {
  const read = (name: string) => parsed(z.iso.date(), c.req.param(name));
  return { from: read("from"), until: read("until") };
}

async function json(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw new Refusal(400, "badRequest");
  }
}

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new Refusal(400, "badRequest");
  return result.data;
}
