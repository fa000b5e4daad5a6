import { spawn } from "node:child_process";
import { closeSync, fstatSync, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.mjs";
import { poll } from "./waiting";

const START_LIMIT_MS = 60_000;
const PROMPT_LOG = new URL("prompt-log.mjs", import.meta.url).href;

/** A server in a separate process, as an operator would run it. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** Its output so far. */
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** null while it runs. */
  exitCode(): number | null;
  /** Ends it by SIGTERM; the exit code. */
  stop(): Promise<number | null>;
}

interface Start {
  /** Arguments of node; "{port}" stands for the port. */
  args: string[];
  env?: Record<string, string>;
  port?: number;
  /** The folder of the project; this one by default. */
  cwd?: string;
  /** The path that answers 200 when the server is up. */
  readyPath: string;
}

/** Starts a server on a free port (or the given one) and waits until it answers. */
export async function startServer({
  args,
  env = {},
  port: fixedPort,
  cwd,
  readyPath,
}: Start): Promise<ServerProcess> {
  const port = fixedPort ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const printed = printedFile();
  const child = spawn(
    process.execPath,
    ["--import", PROMPT_LOG, ...args.map((arg) => arg.replace("{port}", String(port)))],
    {
      cwd,
      env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: String(port), PORTAL_ORIGIN: url, ...env },
      stdio: ["ignore", printed.descriptor, printed.descriptor, "ipc"],
    },
  );
  closeSync(printed.descriptor);
  child.channel?.unref();
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const stop = () => {
    child.kill("SIGTERM");
    return ended;
  };
  const isReady = async () => {
    const answer = await fetch(url + readyPath).catch(() => null);
    await answer?.body?.cancel();
    return answer?.ok === true;
  };
  const hasEnded = () => child.exitCode !== null;
  if (!(await poll(isReady, (ready) => ready || hasEnded(), { limitMs: START_LIMIT_MS }))) {
    await stop();
    throw new Error(`${args.join(" ")} did not start:\n${printed.read()}`);
  }
  return {
    url,
    pid: child.pid ?? 0,
    output: printed.read,
    signal: (name) => void child.kill(name),
    exitCode: () => child.exitCode,
    stop,
  };
}

/** A file rather than a pipe, which would be read only when this process gets to it. */
function printedFile() {
  const folder = mkdtempSync(join(tmpdir(), "printed-"));
  const path = join(folder, "log");
  const descriptor = openSync(path, "w");
  const file = openSync(path, "r");
  rmSync(folder, { recursive: true });
  const read = () => {
    const bytes = Buffer.alloc(fstatSync(file).size);
    readSync(file, bytes, 0, bytes.length, 0);
    return bytes.toString();
  };
  return { descriptor, read };
}
