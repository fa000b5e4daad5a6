// What one rendering of each kind of page costs the server's processor, past the page cache: here, under remix-serve, and
// against a stock Remix page of the same HTML. With BENCH_OTHER, a folder with another build of the portal, that one too.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { logIn } from "./log-in.mjs";
import { median } from "./report.mjs";
import { PORTAL, startServer } from "./servers.mjs";
import { startStockPage } from "./stock-page.mjs";

/** @typedef {import("./servers.mjs").RunningServer} RunningServer */
/** @typedef {RunningServer & { name: string, cookie: string }} Rendering */

const KINDS = {
  home: "/",
  "list of news": "/haber-list",
  "news item": "/detay-duyuru-haber/1007",
  "daily bulletin": "/gunluk-bulten",
  "price desk": "/fiyatlar",
  product: "/urun/bgd-ks1-1-grup-kirmizi-sert-ekmeklik-bugday",
  comparison: "/karsilastir?urun=bgd-ks1&urun2=bgd-ks2",
  search: "/ara?ara=buğday",
  "contact form": "/iletisim",
  // Who is logged in has no log-in: the form next to it.
  register: "/kayit-ol",
};
/** V8 compiles what is used often: before that a rendering costs three times as much. */
const WARM_UP = 500;
const ROUNDS = 5;
const VISITS = 200;
const AT_ONCE = 4;
const USER = "001014";
const SERVE = ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"];

/** Renders, measured kind by kind. A member's pages are kept for nobody: each visit is a rendering. */
export async function renders() {
  const other = process.env["BENCH_OTHER"];
  const servers = [
    await startPortal("portal", PORTAL),
    await startPortal("remix-serve", SERVE),
    ...(other ? [await startPortal("other build", PORTAL, other)] : []),
  ];
  try {
    const rows = [];
    for (const [kind, path] of Object.entries(KINDS))
      rows.push({ kind, costs: await compare(servers, path) });
    const stock = await stockCost(servers[0]);
    return { text: table(servers, rows, stock), holds: true };
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

/**
 * @param {string} name
 * @param {string[]} command
 * @param {string} [directory]
 * @returns {Promise<Rendering>}
 */
async function startPortal(name, command, directory = ".") {
  const server = await startServer(command, { PORTAL_DEMO: "1", LOG_LEVEL: "warn" }, "/", directory);
  const secrets = join(directory, "data/reference-upstream/secrets.json");
  const { memberPassword } = JSON.parse(readFileSync(secrets, "utf8"));
  return { ...server, name, cookie: await logIn(server.url, USER, memberPassword) };
}

/**
 * What the stock page costs beside ours, both with the HTML of a member's home.
 * @param {Rendering | undefined} portal
 */
async function stockCost(portal) {
  if (!portal) return [];
  const home = await fetch(portal.url, { headers: headersFor(portal) });
  const stock = await startStockPage(await home.text());
  try {
    return await compare([portal, { ...stock, name: "stock", cookie: "" }], "/");
  } finally {
    await stock.stop();
  }
}

/**
 * The median cost of a visit at each server, in milliseconds of processor time; the rounds alternate.
 * @param {Rendering[]} servers
 * @param {string} path
 */
async function compare(servers, path) {
  for (const server of servers) await visit(server, path, WARM_UP);
  /** @type {number[][]} */
  const costs = servers.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, server] of servers.entries()) costs[index]?.push(await visit(server, path, VISITS));
  }
  return costs.map(median);
}

/**
 * @param {Rendering} server
 * @param {string} path
 * @param {number} times
 */
async function visit(server, path, times) {
  const before = server.cpuSeconds();
  let left = times;
  const visitor = async () => {
    while (left-- > 0) {
      const answer = await fetch(server.url + path, { headers: headersFor(server) });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.status} at ${path} of ${server.name}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return ((server.cpuSeconds() - before) * 1000) / times;
}

/** @param {Rendering} server */
const headersFor = ({ cookie }) => ({
  accept: "text/html",
  "accept-encoding": "gzip, deflate, br",
  ...(cookie && { cookie }),
});

/**
 * @param {Rendering[]} servers
 * @param {{ kind: string, costs: number[] }[]} rows
 * @param {number[]} stock
 */
function table(servers, rows, stock) {
  const heads = servers.flatMap(({ name }, index) => (index === 0 ? [name] : [name, "ratio"]));
  const lines = [
    ...rows.map(({ kind, costs }) => line(kind, costs)),
    "",
    line("", ["portal", "stock Remix", "ratio"]),
    line("home", stock),
  ];
  const note = `CPU ms a rendering of a member's page, medians of ${ROUNDS} rounds.`;
  return `${[note, line("", heads), ...lines].join("\n")}\n`;
}

/**
 * A row of costs; each after the first with how many of the first it is worth.
 * @param {string} kind
 * @param {(number | string)[]} cells
 */
function line(kind, cells) {
  const [own] = cells;
  const texts = cells.flatMap((cell, index) => {
    if (typeof cell === "string" || typeof own !== "number") return [String(cell)];
    return index === 0 ? [cell.toFixed(2)] : [cell.toFixed(2), (cell / own).toFixed(1)];
  });
  return kind.padEnd(18) + texts.map((cell) => cell.padStart(13)).join("");
}
