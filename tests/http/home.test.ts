import { describe, expect, test } from "vitest";
import { hrefs, textOf } from "../support/html";
import { purge } from "../support/purge";
import { sharedStack } from "../support/stack-of-file";
import { open } from "../support/visit";

/** The rest of home: ticker, headlines, weather and rates. */

const stack = sharedStack();

const words = (html: string) => textOf(html).replace(/\s+/g, " ");
const home = async (path: string) => words((await open(stack.portal.url, path)).body);

describe("home shows", () => {
  test("the ticker's products with unit and change", async () => {
    const { body } = await open(stack.portal.url, "/");
    expect(words(body)).toMatch(/1\. Grup Kırmızı Sert Ekmeklik Buğday \d+,\d\d ₺\/kg [▲▼■] %\d,\d/);
  });

  test("headlines that are not repeated among the news", async () => {
    const { body } = await open(stack.portal.url, "/");
    const news = hrefs(body).filter((link) => /^\/detay-duyuru-haber\/1\d{3}$/.test(link));
    expect(news.length).toBeGreaterThanOrEqual(10);
    expect(new Set(news).size).toBe(news.length);
  });

  test("the weather in the page's own words, and the rates with their day", async () => {
    expect(await home("/")).toMatch(/Hava durumu: Başakova -?\d+ °C .*Rüzgâr \d+ km\/sa · Nem %\d+/);
    expect(await home("/en")).toMatch(/Weather in Başakova -?\d+ °C .*Wind \d+ km\/h · Humidity \d+%/);
    expect(await home("/en")).toMatch(/USD ₺\d+\.\d{4}.*Central Bank selling rates of 20 November 2026/);
  });
});

describe("when a part fails", () => {
  test.each([
    ["the ticker", "GetKayanYazi", "Hold the line"],
    ["the weather", "/weather/", "Weather in"],
    ["the rates", "/rates/", "Central Bank"],
  ])("%s is left out and the rest is complete", async (_, match, words) => {
    await purge(stack);
    await stack.upstream.fault({ kind: "500", match });
    const text = await home("/en");
    await stack.upstream.clearFaults();
    expect(text).not.toContain(words);
    expect(text).toContain("20 November 2026");
    const others = ["Hold the line", "Weather in", "Central Bank"].filter((other) => other !== words);
    for (const other of others) expect(text).toContain(other);
  });

  test("implausible weather is left out", async () => {
    await purge(stack);
    await stack.upstream.fault({ kind: "wrong-types", match: "/weather/" });
    const text = await home("/en");
    await stack.upstream.clearFaults();
    expect(text).not.toContain("Weather in");
  });
});

test("the weather service's key is in no page", async () => {
  for (const path of ["/", "/en"]) {
    const { body } = await open(stack.portal.url, path);
    expect(body).not.toMatch(/key=|aqi=|current\.json/);
  }
});
