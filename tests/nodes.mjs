/**
 * npm run verify:nodes: unit and HTTP tests on every Node that the portal supports, whose programs come from npm into a
 * temporary folder. `npm run verify:nodes -- 24 tests/http/forms` runs some tests on one of them. Needs a build.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const SUPPORTED = ["20", "22", "24"];

const wanted = process.argv.slice(2);
const chosen = wanted.filter((word) => SUPPORTED.includes(word));
const tests = wanted.filter((word) => !SUPPORTED.includes(word));
const folder = mkdtempSync(join(tmpdir(), "nodes-"));

const results = (chosen.length > 0 ? chosen : SUPPORTED).map((version) => ({
  version,
  isGood: isGoodOn(version),
}));
rmSync(folder, { recursive: true, force: true });
for (const { version, isGood } of results) console.log(`Node ${version}: ${isGood ? "good" : "failed"}`);
process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1;

/** @param {string} version */
function isGoodOn(version) {
  const prefix = join(folder, version);
  if (!runs(["npm", "install", "--prefix", prefix, "--no-audit", "--no-fund", `node@${version}`]))
    return false;
  const path = [join(prefix, "node_modules/node/bin"), process.env.PATH].join(delimiter);
  return runs(["npx", "vitest", "run", "--project", "gate", "--project", "http", ...tests], path);
}

/**
 * @param {string[]} command
 * @param {string} [path]
 */
function runs([program = "", ...args], path = process.env.PATH) {
  const { status } = spawnSync(program, args, { stdio: "inherit", env: { ...process.env, PATH: path } });
  return status === 0;
}
