// npm run pages -- DIR: every page in both languages, of anybody and of a member, and every download, as files.
// Two dumps compare with `diff -r`: so a change shows that it changed nothing. Needs a build.
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
