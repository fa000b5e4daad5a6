import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/language";
import { href, pageById } from "~/pages";
import PORTAL_SETTINGS from "~server/reference-upstream/data/portal-settings.json";
import { word } from "../support/words";
import { mainOf } from "../support/form-html";
import { elements, hrefs, textOf } from "../support/html";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import { ask, open } from "../support/visit";

/** A portal whose operator switched off every form without an upstream call; elsewhere they are on. */
let stack: ProxiedStack;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "switches-"));
  const file = join(directory, "exchange.json");
  const forms = { surveys: false, registration: false, passwordReset: false };
  await writeFile(file, JSON.stringify({ ...PORTAL_SETTINGS, forms }));
  stack = await startProxiedStack({ env: { EXCHANGE_FILE: file } });
}, 120_000);
afterAll(async () => {
  await stack.stop();
  await rm(directory, { recursive: true });
});

const formsIn = (html: string) => elements(mainOf(html), "form").filter(({ method }) => method === "post");
const OFF = [
  ["register", {}, "register.off"],
  ["reset-password", {}, "resetPassword.off"],
  ["survey", { id: "1" }, "surveys.off"],
] as const;

test.each(OFF.flatMap((each) => LANGUAGES.map((language) => [...each, language] as const)))(
  "%s %o says %s in %s, and the alternatives",
  async (page, params, words, language) => {
    const path = href(page, language, params as never);
    const { status, body } = await open(stack.portal.url, path);
    expect(status).toBe(200);
    expect(formsIn(body)).toEqual([]);
    expect(textOf(mainOf(body))).toContain(word(language, words));
    expect(hrefs(mainOf(body))).toContain(href("contact", language));
    expect(textOf(body)).toContain(word(language, pageById("contact").title));
    const { portal } = stack;
    const answer = await ask(portal.url, path, {
      method: "POST",
      body: new URLSearchParams({ soru_101: "4", uye_kodu: "001014" }),
      headers: { Accept: "text/html", Origin: portal.url },
    });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect(stack.proxy.requestsTo("IletisimeGec")).toEqual([]);
  },
);

test("a survey can still be read, and one that is over says only that", async () => {
  const { body } = await open(stack.portal.url, "/anket-detay/1");
  expect(body.match(/<p class="question"/g)).toHaveLength(6);
  const over = await open(stack.portal.url, "/anket-detay/3");
  expect(textOf(over.body)).not.toContain(word("tr", "surveys.off"));
});

test.each(["/iletisim", "/istek-oneri-sikayet", "/uyelik", "/e-posta-listesi", "/kvkk"])(
  "%s has a call of its own, and its form",
  async (path) => {
    expect(formsIn((await open(stack.portal.url, path)).body)).toHaveLength(1);
  },
);
