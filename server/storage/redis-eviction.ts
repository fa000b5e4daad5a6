import { z } from "zod";
import { log } from "../observability/log";
import { redis } from "./redis";

/** Redis drops what ends by itself, and nothing else: lists of what ended are safe. */
const SAFE = /^(?:noeviction|volatile-)/;

const settings = z.array(z.string());

export function warnOfEviction(): void {
  const look = async () => {
    const answer = await redis?.config("GET", "maxmemory-policy").catch(() => null);
    const [, policy] = settings.safeParse(answer).data ?? [];
    if (policy !== undefined && !SAFE.test(policy))
      log.warn(
        { policy },
        "Redis may forget ended sessions when it is full: set maxmemory-policy volatile-lru",
      );
  };
  redis?.on("ready", () => void look());
  if (redis?.status === "ready") void look();
}
