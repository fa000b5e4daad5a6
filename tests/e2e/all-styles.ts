import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transformWithEsbuild } from "vite";

const SHEETS = "app/critical-css";
const BEHAVIOURS = "app/behaviours";
const IMPORT = /@import "(\.\.[^"]+)"/g;
/** The lite view and frames on other sites show no page as others are. */
const OTHERS = ["lite.css", "embed.css"];

/** As vite.config.ts has them. */
const TARGETS = ["chrome87", "safari14"];

const cssIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".css"));

/** Every style of the portal: of all components that some sheet has, and of what scripts show. */
async function allStylesFromDisk(): Promise<string> {
  const files = new Set(cssIn(BEHAVIOURS).map((name) => join(BEHAVIOURS, name)));
  for (const sheet of cssIn(SHEETS).filter((name) => !OTHERS.includes(name)))
    for (const [, path = ""] of readFileSync(join(SHEETS, sheet), "utf8").matchAll(IMPORT))
      files.add(join(SHEETS, path));
  // Each by itself: rules of two files would be written as one.
  const small = [...files].map((file) =>
    transformWithEsbuild(readFileSync(file, "utf8"), file, { loader: "css", minify: true, target: TARGETS }),
  );
  return (await Promise.all(small)).map(({ code }) => code).join("\n");
}

let made: Promise<string> | undefined;

export const allStyles = (): Promise<string> => (made ??= allStylesFromDisk());
