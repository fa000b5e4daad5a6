import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const PROCESSES = 4;
const PORTS_EACH = 300;

/** Takes ports at the same time as others do, prints them, and holds them until its input ends. */
const TAKE_PORTS = `
  import { freePort } from "./tests/support/free-port.mjs";
  const ports = [];
  while (ports.length < ${PORTS_EACH}) ports.push(await freePort());
  console.log(ports.join());
  process.stdin.resume();
`;

test("processes that look for free ports at the same time never get the same one", async () => {
  const running = Array.from({ length: PROCESSES }, () =>
    promisify(execFile)(process.execPath, ["--input-type=module", "--eval", TAKE_PORTS]),
  );
  const printed = running.map(
    ({ child }) => new Promise<void>((done) => child.stdout?.once("data", () => done())),
  );
  await Promise.all(printed);
  for (const { child } of running) child.stdin?.end();
  const ports = (await Promise.all(running)).flatMap(({ stdout }) => stdout.trim().split(","));
  expect(ports).toHaveLength(PROCESSES * PORTS_EACH);
  expect(new Set(ports).size).toBe(ports.length);
});
