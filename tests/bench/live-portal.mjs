import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PORTAL, startServer } from "./servers.mjs";
import { portalVariables } from "../support/portal-variables.mjs";

/**
 * @typedef {Pick<import("./servers.mjs").RunningServer, "url" | "cpuSeconds" | "memory" | "stop"> &
 *   { memberPassword: string }} LivePortal
 */

/**
 * A portal as an exchange would run it, on the reference upstream: no demo mode, whose banner and `noindex` would
 * count against its pages.
 * @returns {Promise<LivePortal>}
 */
export async function startLivePortal() {
  const directory = mkdtempSync(join(tmpdir(), "portal-bench-"));
  /** @type {import("./servers.mjs").RunningServer[]} */
  const running = [];
  const stop = async () => {
    for (const server of running.reverse()) await server.stop();
    rmSync(directory, { recursive: true });
  };
  try {
    const upstream = await startServer(
      ["build/server/upstream.js", "--port", "{port}", "--directory", directory],
      {},
      "/api/v1/Alpha.WebPanel/OnlineKullaniciBulten/GetAnaKart",
    );
    running.push(upstream);
    const secrets = JSON.parse(readFileSync(join(directory, "secrets.json"), "utf8"));
    const portal = await startServer(PORTAL, settings(upstream.url, directory, secrets.servicePassword));
    running.push(portal);
    return { ...portal, memberPassword: secrets.memberPassword, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * @param {string} upstream
 * @param {string} directory
 * @param {string} servicePassword
 */
function settings(upstream, directory, servicePassword) {
  return {
    PORTAL_DEMO: "0",
    ALLOW_HTTP: "PORTAL_ORIGIN",
    ...portalVariables({ upstream, servicePassword, directory }),
    FILE_URL: upstream,
    // Visitors come from different addresses.
    TRUSTED_PROXIES: "1",
    EXCHANGE_FILE: fileURLToPath(new URL("exchange.json", import.meta.url)),
    SESSION_KEYS: randomBytes(32).toString("base64url"),
    // As in docs/deploy.
    MALLOC_ARENA_MAX: "2",
  };
}
