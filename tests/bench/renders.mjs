// What one rendering of each kind of page costs the server's processor, past the page cache, here and under
// remix-serve.
import { at } from "./report.mjs";
import { PORTAL, startServer } from "./servers.mjs";

/** @typedef {import("./servers.mjs").RunningServer} RunningServer */

const KINDS = {
  home: "/",
  "list of news": "/haber-list",
  "news item": "/detay-duyuru-haber/1007",
  "daily bulletin": "/gunluk-bulten",
  search: "/ara?ara=buğday",
  "contact form": "/iletisim",
  "log-in": "/giris",
};
const WARM_UP = 100;
const ROUNDS = 3;
const VISITS = 60;
/** What the issue of a render's cost aims at: so many of ours for one of remix-serve's. */
const AIM = 5;
// A session cookie leads past the cache; one that doesn't open is an anonymous visitor's.
const HEADERS = { accept: "text/html", "accept-encoding": "gzip, deflate, br", cookie: "portal=x" };

/** Renders, measured kind by kind. */
export async function renders() {
  const servers = await Promise.all([
    startServer(PORTAL, { PORTAL_DEMO: "1", LOG_LEVEL: "warn" }),
    startServer(["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"], {
      PORTAL_DEMO: "1",
      LOG_LEVEL: "warn",
    }),
  ]);
  try {
    const rows = [];
    for (const [kind, path] of Object.entries(KINDS))
      rows.push({ kind, costs: await compare(servers, path) });
    return { text: table(rows), holds: true };
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

/**
 * The median cost of a visit at each server, in milliseconds of processor time; the rounds alternate.
 * @param {RunningServer[]} servers
 * @param {string} path
 */
async function compare(servers, path) {
  for (const server of servers) await visit(server, path, WARM_UP);
  /** @type {number[][]} */
  const costs = servers.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, server] of servers.entries()) costs[index]?.push(await visit(server, path, VISITS));
  }
  return costs.map((each) =>
    at(
      each.sort((a, b) => a - b),
      0.5,
    ),
  );
}

/**
 * @param {RunningServer} server
 * @param {string} path
 * @param {number} times
 */
async function visit(server, path, times) {
  const before = server.cpuSeconds();
  for (let time = 0; time < times; time++) {
    const answer = await fetch(server.url + path, { headers: HEADERS });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.status} at ${path}`);
  }
  return ((server.cpuSeconds() - before) * 1000) / times;
}

/** @param {{ kind: string, costs: number[] }[]} rows */
function table(rows) {
  const lines = rows.map(({ kind, costs: [own = NaN, serve = NaN] }) =>
    [
      kind.padEnd(20),
      own.toFixed(1).padStart(10),
      serve.toFixed(1).padStart(14),
      (serve / own).toFixed(2).padStart(8),
    ].join(""),
  );
  const head = ["", "portal", "remix-serve", "ratio"];
  const widths = [20, 10, 14, 8];
  return `CPU ms a rendering, medians of ${ROUNDS} rounds (aim: a ratio of ${AIM})\n${head
    .map((cell, index) => cell.padStart(widths[index] ?? 0))
    .join("")}\n${lines.join("\n")}\n`;
}
