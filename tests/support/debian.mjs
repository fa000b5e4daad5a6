/** Installing what tests need from Debian's packages, where that is possible. */
import { spawnSync } from "node:child_process";

const APT_LIMITS = [
  "-o",
  "Acquire::Retries=2",
  "-o",
  "Acquire::http::Timeout=60",
  "-o",
  "DPkg::Lock::Timeout=120",
];

/**
 * Runs a command and tells how it went: null, or the last lines that it printed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ timeout?: number | undefined, env?: Record<string, string> }} [options]
 * @returns {string | null}
 */
export function failureOf(command, args, { timeout, env = {} } = {}) {
  const line = [command, ...args].join(" ");
  console.log(`> ${line}`);
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    timeout,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  if (status === 0) return null;
  const printed = `${stdout ?? ""}\n${stderr ?? ""}`.trim().split("\n").slice(-3).join(" | ");
  return `${line}: ${error?.message ?? `ended with ${status}`}; ${printed}`;
}

/**
 * Installs a package by apt, as root or by a sudo that asks nothing: null, or why it could not be done. It is never
 * killed, which would leave packages half installed: apt itself gives up on a network or a lock that keeps it waiting.
 * @param {string} name
 * @returns {string | null}
 */
export function installFromDebian(name) {
  // In run level 1 nothing is started: the tests run what they need themselves.
  const options = { env: { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" } };
  /** @param {string[]} command */
  const asRoot = ([program = "", ...args]) =>
    process.getuid?.() === 0
      ? failureOf(program, args, options)
      : failureOf("sudo", ["-n", program, ...args], options);
  /** @param {string[]} args */
  const apt = (args) => asRoot(["apt-get", ...APT_LIMITS, ...args]);
  const install = ["install", "-y", "--no-install-recommends", name];
  // Updating the package lists takes longer than most packages: only where they are missing or too old.
  if (apt(install) === null) return null;
  // Whatever broke off an earlier installation, it is finished first.
  asRoot(["dpkg", "--configure", "-a"]);
  return apt(["update"]) ?? apt(install);
}
