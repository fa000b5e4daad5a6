import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transformWithEsbuild } from "vite";

const FULL_VIEW = "app/styles/full-view.css";
const BEHAVIOURS = "app/behaviours";
const IMPORT = /@import "([^"]+)"/g;

/** As vite.config.ts has them. */
const TARGETS = ["chrome87", "safari14"];

/** Every style of the portal: those of all components and of what scripts show. */
async function allStylesFromDisk(): Promise<string> {
  const ofScripts = readdirSync(BEHAVIOURS).filter((name) => name.endsWith(".css"));
  const ofPages = [...readFileSync(FULL_VIEW, "utf8").matchAll(IMPORT)].map(([, path = ""]) => path);
  const files = [
    ...ofScripts.map((name) => join(BEHAVIOURS, name)),
    ...ofPages.map((path) => join("app/styles", path)),
    "app/components/media/lightbox.css",
  ];
  // Each file by itself: rules of two files would be merged.
  const small = files.map((file) =>
    transformWithEsbuild(readFileSync(file, "utf8"), file, { loader: "css", minify: true, target: TARGETS }),
  );
  return (await Promise.all(small)).map(({ code }) => code).join("\n");
}

let building: Promise<string> | undefined;

export const allStyles = (): Promise<string> => (building ??= allStylesFromDisk());
