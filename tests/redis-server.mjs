/**
 * Tries to get a redis-server for tests/http/shared-limits.test.ts; `node tests/redis-server.mjs`. Nothing
 * fails without one: those tests then say that they are skipped.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installFromDebian } from "./support/debian.mjs";

const LIMIT_MS = 90_000;

const isThere = () => spawnSync("redis-server", ["--version"]).status === 0;

/** Where services are managed the package would start one: whoever works there decides that for themselves. */
const mayInstall = () => process.getuid?.() === 0 && !existsSync("/run/systemd/system");

const failure = !isThere() && mayInstall() ? installFromDebian("redis-server", LIMIT_MS) : null;
if (failure) console.log(failure);
console.log(
  isThere() ? "redis-server: there" : "redis-server: none; tests/http/shared-limits.test.ts is skipped",
);
