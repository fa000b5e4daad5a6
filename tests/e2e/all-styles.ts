import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transformWithEsbuild } from "vite";

const SHEETS = "app/critical-css";
const BEHAVIOURS = "app/behaviours";
const IMPORT = /@import "([^"]+)" layer\((\w+)\);/g;
/** For frames on other sites, which show no page of ours around them. */
const FRAME_SHEET = "embed.css";
const LAYERS = "@layer reset, tokens, base, layout, components, print;";

const cssIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".css"));

/** Every style of the portal, each in its layer: of all components that some sheet has, and of what scripts show. */
async function allStylesFromDisk(): Promise<string> {
  const parts = new Map<string, string>();
  for (const sheet of cssIn(SHEETS).filter((name) => name !== FRAME_SHEET))
    for (const [, path = "", layer = ""] of readFileSync(join(SHEETS, sheet), "utf8").matchAll(IMPORT))
      parts.set(path, `@layer ${layer} {\n${readFileSync(join(SHEETS, path), "utf8")}\n}`);
  for (const name of cssIn(BEHAVIOURS)) parts.set(name, readFileSync(join(BEHAVIOURS, name), "utf8"));
  const small = [...parts.values()].map((css) =>
    transformWithEsbuild(css, "styles.css", { loader: "css", minify: true, target: "es2022" }),
  );
  // Each by itself: rules of two files would be written as one.
  return [LAYERS, ...(await Promise.all(small)).map(({ code }) => code)].join("\n");
}

let made: Promise<string> | undefined;

export const allStyles = (): Promise<string> => (made ??= allStylesFromDisk());
