import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BROWSER_STORAGE } from "./browser-storage";

const SHIPPED = ["app", "server"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(
      (path) => /\.tsx?$/.test(path) && !path.includes("test") && !path.startsWith("reference-upstream"),
    )
    .map((path) => ({ path: join(folder, path), code: readFileSync(join(folder, path), "utf8") })),
);

/** Ways in which the code stores something in a browser; the first group is its name, or a constant's. */
const WAYS = {
  cookie: [/(?:chunkedCookie|setCookie)\(\s*("\w+"|[A-Z_]+)/g],
  local: [/localStorage\.setItem\(\s*("\w+"|[A-Z_]+)/g],
  session: [/sessionStorage\.setItem\(\s*("\w+"|[A-Z_]+)/g],
} as const;

/** The name itself, or the text of a constant in the same file or another's exports. */
function textOf(name: string, code: string): string {
  if (!/^[A-Z_]+$/.test(name)) return name.replaceAll('"', "");
  const constant = new RegExp(`const ${name}(?:: string)? = "(\\w+)"`);
  const versions = [code, ...SHIPPED.map((each) => each.code)].map((each) => constant.exec(each)?.[1]);
  return versions.find((text) => text !== undefined) ?? `unknown: ${name}`;
}

test.each(["cookie", "local", "session"] as const)("tells visitors of every %s in the code", (kind) => {
  const used = SHIPPED.flatMap(({ code }) =>
    WAYS[kind].flatMap((way) => [...code.matchAll(way)].map(([, name = ""]) => textOf(name, code))),
  );
  const listed = BROWSER_STORAGE.filter((each) => each.kind === kind).map(({ name }) => name);
  expect([...new Set(used)].toSorted()).toEqual(listed.toSorted());
});
