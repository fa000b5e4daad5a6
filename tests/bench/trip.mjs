/** Which of our files a request passes, and how many of their lines: npm run trip -- /haber-list */
import { readFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../support/free-port.mjs";

const path = process.argv[2] ?? "/";
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
Object.assign(process.env, {
  NODE_ENV: "production",
  PORT: String(port),
  PORTAL_ORIGIN: url,
  PORTAL_DEMO: "1",
  LOG_LEVEL: "warn",
  WARM_PAGES: "0",
});
await import(resolve("build/server/main.js"));
while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok)
  await new Promise((next) => setTimeout(next, 100));
// What the start defers is no part of the request.
await new Promise((next) => setTimeout(next, 2_000));

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
const answer = await fetch(url + path, { headers: { Accept: "text/html" } });
await answer.text();
const { result } = await session.post("Profiler.takePreciseCoverage");

/** @type {Map<string, Set<number>>} */
const lines = new Map();
for (const script of result.filter((each) => each.url.includes("/build/server/"))) {
  const file = fileURLToPath(script.url);
  const text = readFileSync(file, "utf8");
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")));
  note(called(script.functions, text.length), text, map, dirname(file));
}
for (const [file, own] of [...lines].sort())
  process.stdout.write(`${String(own.size).padStart(5)}  ${file}\n`);
const total = [...lines.values()].reduce((sum, { size }) => sum + size, 0);
process.stdout.write(`${answer.status} ${path}: ${lines.size} files, ${total} lines\n`);
process.exit(0);

/**
 * What of a script ran, by its characters: outer ranges come first.
 * @param {import("node:inspector").Profiler.FunctionCoverage[]} functions
 * @param {number} length
 */
function called(functions, length) {
  const ran = new Uint8Array(length);
  const ranges = functions.filter(({ functionName }) => functionName !== "").flatMap((each) => each.ranges);
  for (const { startOffset, endOffset, count } of ranges) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return ran;
}

/**
 * @param {Uint8Array} ran
 * @param {string} text
 * @param {SourceMap} map
 * @param {string} folder
 */
function note(ran, text, map, folder) {
  let [line, column] = [0, 0];
  for (let at = 0; at < text.length; at += 1, column += 1) {
    if (text[at] === "\n") [line, column] = [line + 1, -1];
    else if (ran[at] && /\S/.test(text[at] ?? "")) noteOne(map.findEntry(line, column), folder);
  }
}

/**
 * @param {any} entry
 * @param {string} folder
 */
function noteOne({ originalSource, originalLine }, folder) {
  if (!originalSource || originalSource.includes("node_modules")) return;
  const file = relative(process.cwd(), resolve(folder, originalSource));
  if (!/^(?:app|server)\/(?!reference-upstream)/.test(file)) return;
  const own = lines.get(file) ?? new Set();
  lines.set(file, own.add(originalLine));
}
