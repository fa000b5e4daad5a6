/**
 * Tries to get a redis-server for tests/http/shared-limits.test.ts; `node tests/redis-server.mjs`. Nothing
 * fails without one: those tests then say that they are skipped.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const LIMIT_MS = 90_000;

/**
 * @param {string} command
 * @param {string[]} args
 */
function succeeds(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { timeout: LIMIT_MS, stdio: "ignore", env }).status === 0;
}

const isThere = () => succeeds("redis-server", ["--version"]);

/** Where services are managed the package would start one: whoever works there decides that for themselves. */
const mayInstall = () => process.getuid?.() === 0 && !existsSync("/run/systemd/system");

if (!isThere() && mayInstall() && succeeds("apt-get", ["update"])) {
  console.log("> apt-get install redis-server");
  succeeds("apt-get", ["install", "-y", "--no-install-recommends", "redis-server"]);
}
console.log(
  isThere() ? "redis-server: there" : "redis-server: none; tests/http/shared-limits.test.ts is skipped",
);
