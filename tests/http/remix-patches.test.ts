import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "~/language";
import { PAGES } from "~/pages";
import { elements, headingOf } from "../support/html";
import { startStack, type Stack } from "../support/stack";
import { ask, open } from "../support/visit";

/** What leans on Remix's inside (decision 25), where no other test shows that it still does its work. */

interface PageData {
  manifest: string;
  entry: string;
  routeModules: Record<string, string>;
  context: Record<string, unknown>;
  stream: string;
}

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const get = (path: string) => ask(stack.portal.url, path);

/** A page, and what its scripts are given. */
async function visited(path: string): Promise<{ html: string; data: PageData }> {
  const { body } = await open(stack.portal.url, path);
  const src = elements(body, "script").find(({ id }) => id === "page-data")?.["data-src"] ?? "";
  return { html: body, data: JSON.parse((await get(src)).body) as PageData };
}

test("Remix's own scripts are not in a page, and what they would have carried is in its data", async () => {
  const { html, data } = await visited("/hakkimizda");
  expect(html).not.toMatch(/__remix|enqueue|<script(?![^>]*(?:src|type)=)/);
  expect(Object.keys(data.routeModules)).toEqual(["root", "routes/shell", "about.tr"]);
  expect(data.stream).toContain(headingOf(html));
  expect(data.context).toMatchObject({ basename: "/", isSpaMode: false });
  for (const module of [data.entry, data.manifest, ...Object.values(data.routeModules)])
    expect((await get(module)).status, module).toBe(200);
});

describe("the browser's list of routes", () => {
  test("has every page with what a navigation needs, and nothing else", async () => {
    const { data } = await visited("/hakkimizda");
    const { body } = await get(data.manifest);
    const [, json = ""] = /^window\.__remixManifest=(.*);$/s.exec(body) ?? [];
    const { routes } = JSON.parse(json) as { routes: Record<string, Record<string, unknown>> };
    const pages = PAGES.flatMap(({ id }) => LANGUAGES.map((language) => `${id}.${language}`));
    expect(new Set(Object.keys(routes))).toEqual(
      new Set(["root", "routes/shell", "routes/unknown", ...pages]),
    );
    expect(routes["about.tr"]).toMatchObject({
      path: "hakkimizda",
      hasLoader: true,
      parentId: "routes/shell",
    });
    expect(JSON.stringify(Object.values(routes))).not.toMatch(/"imports"|:false|:\[\]/);
  });

  test("is the only one: no address makes parts of it", async () => {
    const { data } = await visited("/hakkimizda");
    const version = /manifest-(\w+)\.js/.exec(data.manifest)?.[1];
    const { status, body } = await get(`/__manifest?p=/hakkimizda&version=${version}`);
    expect(status).toBe(404);
    expect(body).not.toContain("hasLoader");
  });
});
