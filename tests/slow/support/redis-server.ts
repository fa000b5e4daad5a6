import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { z } from "zod";
import { freePort } from "../../support/free-port.mjs";

const START_LIMIT_MS = 10_000;

/** A Redis for the test, without persistence. */
export interface RedisServer {
  url: string;
  /** As by a power cut. */
  kill(): Promise<void>;
  /** Accepts connections and answers nothing, until `wake`. */
  freeze(): void;
  wake(): void;
  /** Starts it again on the same port, empty. */
  start(): Promise<void>;
  /** The commands that users were refused, except those of its own settings. */
  refused(): string[];
}

/** The user that docs/operating.md gives a portal, with a password. */
export function documentedUser(password: string): string[] {
  const [, rights = ""] =
    /^user (portal on >PASSWORD .*)$/m.exec(readFileSync("docs/operating.md", "utf8")) ?? [];
  return ["--user", ...rights.replace("PASSWORD", password).split(" ")];
}

const refusals = z.array(z.object({ object: z.string() }));

/** Whether this machine has one; Debian's package is redis-server. */
export function hasRedisServer(): boolean {
  return spawnSync("redis-server", ["--version"]).status === 0;
}

/** @param password without it no command is answered; of the user `portal`, if it is given */
export async function startRedisServer(password = "", user: string[] = []): Promise<RedisServer> {
  const name = user.length > 0 ? "portal" : "";
  const port = await freePort();
  let child: ChildProcess | null = null;
  const start = async () => {
    const args = [
      "--port",
      String(port),
      "--bind",
      "127.0.0.1",
      "--save",
      "",
      "--appendonly",
      "no",
      ...(user.length > 0 ? user : ["--requirepass", password]),
    ];
    child = spawn("redis-server", args, { stdio: "ignore" });
    for (const limit = Date.now() + START_LIMIT_MS; !(await answers(port));) {
      if (Date.now() > limit) throw new Error("redis-server did not start");
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await start();
  return {
    url: `redis://${password && `${name}:${password}@`}127.0.0.1:${port}/0`,
    kill: () =>
      new Promise((resolve) => {
        const isRunning = child?.exitCode === null && child.signalCode === null;
        if (!isRunning) resolve();
        child?.once("exit", () => resolve());
        child?.kill("SIGKILL");
      }),
    freeze: () => void child?.kill("SIGSTOP"),
    wake: () => void child?.kill("SIGCONT"),
    start,
    refused: () => {
      const { stdout } = spawnSync("redis-cli", ["-p", String(port), "--json", "ACL", "LOG", "100"]);
      const objects = refusals.parse(JSON.parse(String(stdout))).map(({ object }) => object);
      return objects.filter((object) => !object.startsWith("config"));
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
    socket.once("data", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
