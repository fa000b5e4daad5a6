import { randomUUID } from "node:crypto";
import { z } from "zod";
import { log } from "./log";
import { readJson } from "./read-json";
import { listen, redis } from "./redis";

/** What portals that share a Redis tell each other: to forget everything, or an answer that was withdrawn. */
export type PortalMessage = { about: "purge" } | { about: "withdrawn"; edition: string; key: string };

const CHANNEL = "portal:messages";
const me = randomUUID();

const message = z
  .discriminatedUnion("about", [
    z.object({ about: z.literal("purge") }),
    z.object({ about: z.literal("withdrawn"), edition: z.string(), key: z.string() }),
  ])
  .and(z.object({ from: z.string() }));

const hearers = new Set<(message: PortalMessage) => void>();

/** Tells the other portals; nobody waits for it, and where Redis is gone they don't hear it. */
export function tellPortals(told: PortalMessage): void {
  redis?.publish(CHANNEL, JSON.stringify({ ...told, from: me })).catch((error: unknown) => {
    log.debug({ err: error, about: told.about }, "other portals may not have heard");
  });
}

/** Hears what other portals tell. */
export function hearPortals(hear: (message: PortalMessage) => void): void {
  if (hearers.size === 0) listen(CHANNEL, receive);
  hearers.add(hear);
}

function receive(text: string): void {
  const told = readJson(message, text);
  if (!told || told.from === me) return;
  for (const hear of hearers) hear(told);
}
