import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { formAction } from "./form-action";
import { pageLoader } from "./page-loader";

const HTML = "text/html,application/xhtml+xml";

/** The redirect or error thrown for an address: status and target. */
async function ask(path: string, init: RequestInit = { headers: { Accept: HTML } }) {
  const request = new Request(`http://localhost:3000${path}`, init);
  const arguments_ = { request, params: {}, context: {} } as LoaderFunctionArgs & ActionFunctionArgs;
  const handler = init.method === "POST" ? formAction : pageLoader;
  const answer: unknown = await handler(arguments_).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw answer;
  return { status: answer.status, to: answer.headers.get("location"), headers: answer.headers };
}

test.each([
  ["/hakkimizda/", "/hakkimizda"],
  ["/hakkimizda/?x=1", "/hakkimizda?x=1"],
  ["/HAKKIMIZDA", "/hakkimizda"],
  ["/EN/About/", "/en/about"],
  ["/en/", "/en"],
  ["/en/hakkimizda", "/en/about"],
  ["/en/haber-list/?sayfa=2", "/en/news?sayfa=2"],
  ["/en/detay-duyuru-haber/5", "/en/news/5"],
])("%s has the canonical spelling %s", async (path, to) => {
  expect(await ask(path)).toMatchObject({ status: 308, to });
});

test.each(["//evil.example/", "/\\evil.example/", "/en//evil.example", "/.//evil.example/"])(
  "%s never redirects off the site",
  async (path) => {
    const { to } = await ask(path);
    expect(new URL(to ?? "/", "http://localhost:3000").origin).toBe("http://localhost:3000");
  },
);

test.each([
  ["/olmayan", "/error"],
  ["/en/missing", "/en/error"],
  ["/english", "/error"],
  ["/hakkimizda/ekip", "/error"],
  ["/detay", "/error"],
])("redirects a browser from %s to %s, uncacheably", async (path, to) => {
  const answer = await ask(path);
  expect(answer).toMatchObject({ status: 302, to });
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});

test.each([
  ["a file", "/olmayan.png", { headers: { Accept: HTML } }],
  ["a probe", "/wp-login.php", { headers: { Accept: HTML } }],
  ["a program", "/olmayan", { headers: { Accept: "application/json" } }],
  ["any client", "/olmayan", {}],
  ["HEAD", "/olmayan", { method: "HEAD", headers: { Accept: HTML } }],
  ["a form", "/olmayan", { method: "POST", body: "x", headers: { Accept: HTML } }],
])("answers %s with 404 in place", async (_, path, init: RequestInit) => {
  expect(await ask(path, init)).toMatchObject({ status: 404, to: null });
});
