// npm run pages -- DIR: every page in both languages, anonymous and as a member, and every download, as files.
// Compare two dumps with `diff -r` to show that a change changes nothing. Needs a build.
import tsconfigPaths from "vite-tsconfig-paths";
import { runnerImport } from "vite";

const [directory] = process.argv.slice(2);
if (!directory) {
  process.stderr.write("npm run pages -- DIR: which folder?\n");
  process.exit(1);
}
/** @type {{ module: { dumpPages(directory: string): Promise<number> } }} */
const { module } = await runnerImport("./tests/bench/dump-pages.ts", {
  configFile: false,
  plugins: [tsconfigPaths()],
  logLevel: "error",
});
process.stdout.write(`${await module.dumpPages(directory)} files in ${directory}\n`);
