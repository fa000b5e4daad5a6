import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ROUTE_OF_BROWSER = "?__remix-build-client-route";
const ENTRY = "app/entry.client.ts";

interface BuiltFile {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** Drops the files with which Remix would hydrate pages. */
export function browserBuild(buildDirectory: string): Plugin[] {
  return [
    {
      name: "no-routes-in-browser",
      enforce: "post",
      transform: (_, id) => (id.endsWith(ROUTE_OF_BROWSER) ? { code: "export {}", map: null } : null),
    },
    {
      name: "only-what-the-entry-leads-to",
      apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
      // Remix writes the last browser files during the server build.
      closeBundle: () => removeUnreached(join(buildDirectory, "client")),
    },
  ];
}

function removeUnreached(client: string): void {
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Record<
    string,
    BuiltFile
  >;
  const reached = filesFrom(manifest, ENTRY);
  for (const name of readdirSync(join(client, "assets")).filter((name) => name.endsWith(".js")))
    if (!reached.has(`assets/${name}`)) rmSync(join(client, "assets", name));
}

function filesFrom(manifest: Record<string, BuiltFile>, entry: string): Set<string> {
  const files = new Set<string>();
  const open = [entry];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const built = manifest[key];
    if (!built) throw new Error(`${key} is missing from the browser's build`);
    if (files.has(built.file)) continue;
    files.add(built.file);
    open.push(...(built.imports ?? []), ...(built.dynamicImports ?? []));
  }
  return files;
}
