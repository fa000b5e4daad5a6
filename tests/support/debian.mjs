/** Installing what tests need from Debian's packages, where that may be done. */
import { spawnSync } from "node:child_process";

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
 * Installs a package by apt, as root or by a sudo that asks nothing: null, or why it could not be done.
 * @param {string} name
 * @param {number} [timeout]
 * @returns {string | null}
 */
export function installFromDebian(name, timeout) {
  // In run level 1 nothing is started: the tests run what they need themselves.
  const options = { timeout, env: { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" } };
  /** @param {string[]} args */
  const apt = (args) =>
    process.getuid?.() === 0
      ? failureOf("apt-get", args, options)
      : failureOf("sudo", ["-n", "apt-get", ...args], options);
  const install = ["install", "-y", "--no-install-recommends", name];
  // The lists of packages take longer to get than most packages: only where they are missing or too old.
  return apt(install) === null ? null : (apt(["update"]) ?? apt(install));
}
