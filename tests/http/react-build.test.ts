import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../support/free-port.mjs";
import { startStack, type Stack } from "../support/stack";

/** The production build of React takes a third off a rendering, whatever NODE_ENV says. */

let stack: Stack;
let operators: string;

beforeAll(async () => {
  const port = await freePort();
  operators = `http://127.0.0.1:${port}`;
  stack = await startStack({ env: { METRICS_PORT: String(port), NODE_ENV: "development" } });
});
afterAll(() => stack.stop());

test("a server in development mode logs that it renders with the production build", async () => {
  const figures = await (await fetch(`${operators}/metrics`)).text();
  expect(figures).toContain('portal_react{version="18.3.1",build="production"} 1');
});

test("the build contains that React only", () => {
  const folder = "build/server";
  const modules = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  const code = modules.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
  // Not the code itself, which a failure would print.
  expect(code.includes("Minified React error #")).toBe(true);
  expect(code.includes("Check the render method of")).toBe(false);
  expect(code.match(/from "(?:react|react-dom|scheduler|@remix-run\/react)[/"]/g)).toBeNull();
});
