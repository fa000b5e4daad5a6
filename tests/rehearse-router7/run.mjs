/**
 * npm run rehearse:router7: moves a copy of the tree to React Router 7 by names, and tells how far it gets there: types,
 * build, HTTP tests. `npm run rehearse:router7 -- forms` runs the tests of a name alone. The tree itself is left as it is.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { COMMANDS, FILES, NAMES, PACKAGES } from "./names.mjs";

const CODE = /\.(?:tsx?|m?js)$/;
const OWN = "tests/rehearse-router7/";

const copy = mkdtempSync(join(tmpdir(), "router7-"));
copyTree();
moveCode();
movePackages();
for (const [path, text] of Object.entries(FILES)) {
  if (text === null) rmSync(join(copy, path));
  else writeFileSync(join(copy, path), text);
}

const STEPS = [
  { name: "install", command: ["npm", "install", "--no-audit", "--no-fund"] },
  { name: "types", command: ["npx", "tsc", "--noEmit"], fault: /error TS\d+/g },
  { name: "build", command: ["npm", "run", "build"] },
  { name: "tests", command: ["npx", "vitest", "run", ...httpTests()] },
];

const results = [];
for (const each of STEPS) {
  const result = run(each);
  results.push(result);
  if (each.name === "install" && !result.isGood) break;
}
console.log(`\n${results.map(({ text }) => text).join("\n")}\nThe copy: ${copy}`);
process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1;

function copyTree() {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" });
  for (const path of listed.split("\n").filter((each) => each && !each.startsWith(OWN) && existsSync(each))) {
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    cpSync(path, join(copy, path));
  }
}

function moveCode() {
  const listed = execFileSync("find", [".", "-type", "f"], { cwd: copy, encoding: "utf8" }).split("\n");
  for (const path of listed.filter((each) => CODE.test(each))) rename(path, NAMES);
}

/**
 * @param {string} path
 * @param {typeof NAMES} names
 */
function rename(path, names) {
  const text = readFileSync(join(copy, path), "utf8");
  const renamed = names.reduce((all, [from, to]) => all.replace(from, to), text);
  if (renamed !== text) writeFileSync(join(copy, path), renamed);
}

function movePackages() {
  rename("package.json", COMMANDS);
  rename("tsconfig.json", [[/, "@remix-run\/node"/g, ""]]);
  const file = join(copy, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  for (const kind of /** @type {const} */ (["dependencies", "devDependencies"])) {
    const kept = Object.entries(manifest[kind]).filter(([name]) => !name.startsWith("@remix-run/"));
    manifest[kind] = { ...Object.fromEntries(kept), ...PACKAGES[kind] };
  }
  const overrides = Object.entries(manifest.overrides).filter(([name]) => !name.includes("router"));
  manifest.overrides = Object.fromEntries(overrides);
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  unlock(/^node_modules\/(?:@remix-run\/|react-router|turbo-stream|(?:remix-|react-)?i18next)/);
}

/**
 * Leaves to npm which versions of some packages are taken.
 * @param {RegExp} packages
 */
function unlock(packages) {
  const file = join(copy, "package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const kept = Object.entries(lock.packages).filter(([path]) => path !== "" && !packages.test(path));
  writeFileSync(file, JSON.stringify({ ...lock, packages: Object.fromEntries(kept) }));
}

/** The HTTP tests whose names hold one of the arguments: all without. */
function httpTests() {
  const names = process.argv.slice(2);
  return names.length > 0 ? names.map((name) => `tests/http/${name}`) : ["tests/http"];
}

/**
 * @param {{ name: string, command: string[], fault?: RegExp }} step `fault` is counted in what is printed
 */
function run({ name, command: [program = "", ...args], fault }) {
  console.log(`\n== ${name}: ${program} ${args.join(" ")}`);
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NO_COLOR: "1" },
  });
  const isGood = status === 0;
  if (!isGood) console.log(stdout + stderr);
  const faults = fault ? `, ${[...stdout.matchAll(fault)].length} errors` : "";
  const [tests] = /^\s*Tests .*$/m.exec(stdout) ?? [""];
  return { isGood, text: `${name.padEnd(8)} ${isGood ? "good" : `failed (${status})`}${faults}${tests}` };
}
