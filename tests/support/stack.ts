import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask } from "../../server/http/testing/ask";
import type { FaultRule } from "../../server/reference-upstream/faults";
import type { StoredMessage } from "../../server/reference-upstream/state";
import { freePort } from "./free-port.mjs";
import { portalVariables } from "./portal-variables.mjs";
import { startServer, type ServerProcess } from "./server-process";
import { shiftable, shiftedClock, type ShiftedClock } from "./shifted-clock";

/** The built portal with its own reference upstream, each in a separate process. */
export interface Stack {
  portal: ServerProcess;
  upstream: UpstreamProcess;
  /** The portal's clock. */
  clock: ShiftedClock;
  /** The site's password at the upstream; it must never appear anywhere. */
  servicePassword: string;
  /** The demo users' password, and the code for the one who needs one. */
  memberPassword: string;
  otpCode: string;
  /** The portal's variables, for other programs of it. */
  environment: Record<string, string>;
  /** Another portal of the same site: same upstream, folder and keys, unless its variables say otherwise. */
  another(env?: Record<string, string>): Promise<ServerProcess>;
  stop(): Promise<void>;
}

/** Switches of a reference upstream running somewhere on this machine. */
export interface UpstreamSwitches {
  url: string;
  /** Makes calls fail: all, those with a text in path or body, or a number of them. */
  fault(rule: FaultRule): Promise<void>;
  clearFaults(): Promise<void>;
  /** Received messages that contain a text. */
  messages(text: string): Promise<StoredMessage[]>;
}

/** The reference upstream, which can be stopped. */
export interface UpstreamProcess extends UpstreamSwitches {
  stop(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
}

export interface StackOptions {
  /** The frozen time of both; a date stands for noon, after the session. */
  today?: string;
  /** Variables of the portal in addition to those for the upstream. */
  env?: Record<string, string>;
  /** Additional arguments of the reference upstream. */
  upstreamArgs?: string[];
  /** How the portal is run: as in production, or under remix-serve. */
  portalArgs?: string[];
  /** Puts something between the two: takes the upstream's address, returns the one for the portal. */
  through?: (upstreamUrl: string) => Promise<string>;
}

/** Seals the portal's cookies. */
export const SESSION_KEY = "only-for-tests-only-for-tests-only-for-tests";

/** A Friday with a session. */
export const TODAY = "2026-11-20T12:00";

/** Starts both; the portal needs a build (npm run build). */
export async function startStack({
  today = TODAY,
  env = {},
  upstreamArgs = [],
  portalArgs,
  through,
}: StackOptions = {}): Promise<Stack> {
  const directory = await mkdtemp(join(tmpdir(), "portal-test-"));
  const upstream = await startUpstream(directory, today, upstreamArgs);
  const { servicePassword, memberPassword, otpCode } = JSON.parse(
    await readFile(join(directory, "secrets.json"), "utf8"),
  ) as Pick<Stack, "servicePassword" | "memberPassword" | "otpCode">;
  const movable = shiftable(directory);
  const apiBaseUrl = through ? await through(upstream.url) : upstream.url;
  const environment: Record<string, string> = {
    PORTAL_DEMO: "1",
    ALLOW_DEMO_UPSTREAM: "1",
    DEMO_TODAY: today,
    ...portalVariables({ upstream: apiBaseUrl, servicePassword, directory }),
    // Only the test's own requests reach the upstream.
    WARM_PAGES: "0",
    // A busy machine is no fault; the slow suite, and tests of a silent upstream, wait as in production.
    TIMEOUT_SCALE: process.env.TIMEOUT_SCALE ?? "20",
    SESSION_KEYS: SESSION_KEY,
    ...movable.env,
    ...env,
  };
  const portals: ServerProcess[] = [];
  const another = async (more: Record<string, string> = {}) => {
    const started = await startServer({
      args: [...movable.args, ...(portalArgs ?? ["build/server/main.js"])],
      readyPath: "/",
      env: { ...environment, ...more },
    });
    portals.push(started);
    return started;
  };
  const portal = await another().catch(async (error: unknown) => {
    await upstream.stop();
    throw error;
  });
  const stop = async () => {
    await Promise.all([...portals.map((each) => each.stop()), upstream.stop()]);
    await rm(directory, { recursive: true, force: true });
  };
  const clock = shiftedClock(portal, directory);
  return { portal, upstream, clock, servicePassword, memberPassword, otpCode, environment, another, stop };
}

async function startUpstream(directory: string, today: string, more: string[]): Promise<UpstreamProcess> {
  const port = await freePort();
  const run = () =>
    startServer({
      args: [
        "build/server/upstream.js",
        "--port",
        "{port}",
        "--directory",
        directory,
        "--today",
        today,
        ...more,
      ],
      port,
      readyPath: "/api/v1/Alpha.WebPanel/OnlineKullaniciBulten/GetAnaKart",
    });
  let running: ServerProcess | null = await run();
  return {
    ...upstreamAt(running.url),
    async stop() {
      await running?.stop();
      running = null;
    },
    async start() {
      running ??= await run();
    },
  };
}

const bodyOf = (rule?: FaultRule) => (rule ? Buffer.from(JSON.stringify(rule)) : undefined);

/** The switches of the reference upstream at an address. */
export function upstreamAt(url: string): UpstreamSwitches {
  const switchFaults = async (method: string, rule?: FaultRule) => {
    const headers = { "Content-Type": "application/json" };
    // On a connection of its own: after a long test the upstream has closed those that fetch kept.
    await ask(Number(new URL(url).port), "/__faults", { method, headers, body: bodyOf(rule) });
  };
  return {
    url,
    fault: (rule) => switchFaults("POST", rule),
    clearFaults: () => switchFaults("DELETE"),
    async messages(text) {
      const answer = await fetch(`${url}/__messages?body=${encodeURIComponent(text)}`);
      return (await answer.json()) as StoredMessage[];
    },
  };
}
