import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type TestUpstream, startTestUpstream } from "../../../tests/support/test-upstream";

interface Weather {
  location: { name: string; localtime: string };
  current: { temp_c: number; is_day: number; condition: { text: string; icon: string; code: number } };
}

let now = "2026-11-20T12:00:00";
let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await startTestUpstream({ today: () => now });
});
afterEach(() => {
  now = "2026-11-20T12:00:00";
  upstream.faults.clear();
});
afterAll(() => upstream.close());

const ask = (query: string, headers?: Record<string, string>) =>
  upstream.call(`/weather/current.json?${query}`, { headers });

async function weather(at: string): Promise<Weather> {
  now = at;
  return (await (await ask("key=demo&q=Başakova&aqi=no")).json()) as Weather;
}

async function rates(day: string): Promise<string> {
  now = `${day}T12:00:00`;
  const response = await upstream.call("/rates/today.xml");
  expect(response.headers.get("content-type")).toContain("application/xml");
  return response.text();
}

describe("the weather", () => {
  it("is told in the shape of the real service", async () => {
    const { location, current } = await weather("2026-11-20T12:07:00");
    expect(location).toMatchObject({ name: "Başakova", localtime: "2026-11-20 12:07" });
    expect(current).toMatchObject({ last_updated: "2026-11-20 12:00", is_day: 1 });
    expect(current.condition.icon).toMatch(/^\/\/cdn\.weather\.example\/.*\/day\/\d+\.png$/);
    expect(await weather("2026-11-20T12:14:00")).toMatchObject({ current: { temp_c: current.temp_c } });
    expect((await weather("2026-11-20T22:00:00")).current.is_day).toBe(0);
  });

  it("is warmer in July than in January", async () => {
    const july = await weather("2026-07-15T14:00:00");
    const january = await weather("2026-01-15T14:00:00");
    expect(july.current.temp_c - january.current.temp_c).toBeGreaterThan(12);
  });

  it.each([
    ["q=Başakova", 401, 1002],
    ["key=wrong&q=Başakova", 401, 2006],
    ["key=demo", 400, 1003],
    ["key=demo&q=Atlantis", 400, 1006],
  ])("refuses ?%s", async (query, status, code) => {
    const response = await ask(query);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code } });
  });

  it("knows places without their Turkish letters, and by coordinates", async () => {
    for (const q of ["basakova,Turkey", "38.7,30.1"]) expect((await ask(`key=demo&q=${q}`)).status).toBe(200);
  });
});

describe("the exchange rates", () => {
  it("are those of the day, with banknotes and cross rates", async () => {
    const xml = await rates("2026-11-20");
    expect(xml).toContain('<Tarih_Date Tarih="20.11.2026" Date="11/20/2026" Bulten_No="2026/');
    const codes = [...xml.matchAll(/CurrencyCode="([A-Z]{3})"/g)].map((match) => match[1]);
    expect(codes.slice(0, 4)).toEqual(["USD", "AUD", "DKK", "EUR"]);
    expect(codes.length).toBeGreaterThan(20);
    const [, buying, selling] = /<ForexBuying>(.+)<\/ForexBuying>\s*<ForexSelling>(.+)<\//.exec(xml) ?? [];
    expect(Number(buying)).toBeLessThan(Number(selling));
    expect(xml).toContain("<BanknoteBuying/>");
  });

  it("change from day to day, and rest on weekends and holidays", async () => {
    const friday = await rates("2026-11-20");
    expect(await rates("2026-11-19")).not.toBe(friday);
    expect(await rates("2026-11-22")).toBe(friday);
    expect(await rates("2026-10-29")).toContain('Tarih="28.10.2026"');
  });
});

describe("faults", () => {
  it("reach the weather and the rates", async () => {
    expect((await ask("key=demo&q=Başakova", { "X-Demo-Fault": "500" })).status).toBe(500);
    upstream.faults.set({ match: "/rates", kind: "500" });
    expect((await upstream.call("/rates/today.xml")).status).toBe(500);
    expect((await ask("key=demo&q=Başakova")).status).toBe(200);
  });

  it("break XML in its own way", async () => {
    const faulty = async (kind: string) => {
      const response = await upstream.call("/rates/today.xml", { headers: { "X-Demo-Fault": kind } });
      return response.text();
    };
    expect(await faulty("malformed")).toMatch(/Tarih="20\.11$/);
    expect(await faulty("no-rows")).toMatch(/^[^]*<Tarih_Date [^>]*>\s*<\/Tarih_Date>\s*$/);
    expect(await faulty("wrong-types")).toContain("<ForexBuying>#</ForexBuying>");
  });
});
