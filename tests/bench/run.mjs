// npm run bench: what the portal costs. `npm run bench -- serving` measures one part alone. Only the ratios
// within one run mean anything; the numbers themselves belong to the machine. Needs Linux (/proc) and a build.
import { existsSync } from "node:fs";
import { phone } from "./phone.mjs";
import { prices } from "./prices.mjs";
import { renders } from "./renders.mjs";
import { serving } from "./serving.mjs";
import { start } from "./start.mjs";
import { traffic } from "./traffic.mjs";

/**
 * What a part found out: a table for people, and whether it keeps what the portal promises.
 * @typedef {{ text: string, holds: boolean }} Finding
 */

/** @type {Record<string, () => Promise<Finding>>} */
const PARTS = { serving, renders, prices, traffic, phone, start };

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in PARTS));
if (unknown.length > 0) stop(`There is no part ${unknown.join(", ")}: ${Object.keys(PARTS).join(", ")}.`);
if (!existsSync("build/server/main.js")) stop("There is no build: run npm run build first.");

let holds = true;
for (const [name, measure] of Object.entries(PARTS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const finding = await measure();
  process.stdout.write(`\n== ${name}\n\n${finding.text}`);
  holds &&= finding.holds;
}
process.exitCode = holds ? 0 : 1;

/** @param {string} reason */
function stop(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
