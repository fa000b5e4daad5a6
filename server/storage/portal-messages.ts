import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { log } from "../observability/log";
import { readJson } from "./read-json";
import { listen, redis } from "./redis";
import { signedValues } from "../crypto/signed-values";

export type PortalMessage =
  | { about: "purge" }
  | { about: "expire"; address: string | null }
  | { about: "withdrawn"; edition: string; key: string }
  | { about: "kept"; name: string; key: string; time: number };

const CHANNEL = "portal:messages";
/** Clocks differ by less: what is older, or was heard within this time, is somebody else's repetition. */
const NEWS_MS = 60 * 60_000;
const heard = new LRUCache<string, true>({ max: 10_000, ttl: NEWS_MS });

const message = z
  .discriminatedUnion("about", [
    z.object({ about: z.literal("purge") }),
    z.object({ about: z.literal("expire"), address: z.string().nullable() }),
    z.object({ about: z.literal("withdrawn"), edition: z.string(), key: z.string() }),
    z.object({ about: z.literal("kept"), name: z.string(), key: z.string(), time: z.number() }),
  ])
  .and(z.object({ id: z.uuid(), at: z.number() }));

const messages = signedValues("message");

const hearers = new Set<(message: PortalMessage) => void>();

export function broadcast(told: PortalMessage): void {
  const id = randomUUID();
  heard.set(id, true);
  const text = JSON.stringify({ ...told, id, at: Date.now() });
  redis?.publish(CHANNEL, messages.write(CHANNEL, text)).catch((error: unknown) => {
    log.debug({ err: error, about: told.about }, "other portals may not have heard");
  });
}

export function onBroadcast(hear: (message: PortalMessage) => void): void {
  if (hearers.size === 0) listen(CHANNEL, receive);
  hearers.add(hear);
}

function receive(written: string): void {
  const text = messages.read(CHANNEL, written);
  const told = text === null ? null : readJson(message, text);
  if (!told || heard.has(told.id) || Math.abs(Date.now() - told.at) > NEWS_MS) return;
  heard.set(told.id, true);
  for (const hear of hearers) hear(told);
}
