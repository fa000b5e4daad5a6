/**
 * Tries to get the servers that some tests in tests/http of the slow suite run beside the portal; `node tests/slow/other-servers.mjs`.
 * Nothing fails without one: its tests then say that they are skipped.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installFromDebian } from "../support/debian.mjs";

/** By Debian's package: how to ask for the program, and whose tests need it. */
const SERVERS = {
  "redis-server": { ask: ["redis-server", "--version"], tests: "shared-limits, shared-sessions" },
  "nginx-light": { ask: ["nginx", "-v"], tests: "behind-nginx" },
  varnish: { ask: ["varnishd", "-V"], tests: "behind-varnish" },
};

/** @param {string[]} command */
const answers = ([program = "", ...args]) => spawnSync(program, args).status === 0;

/** Where services are managed, a package would start one: its operator decides that. */
const mayInstall = () => process.getuid?.() === 0 && !existsSync("/run/systemd/system");

for (const [name, { ask, tests }] of Object.entries(SERVERS)) {
  const failure = !answers(ask) && mayInstall() ? installFromDebian(name) : null;
  if (failure) console.log(failure);
  console.log(
    answers(ask) ? `${name}: there` : `${name}: none; the tests ${tests} in tests/http are skipped`,
  );
}
