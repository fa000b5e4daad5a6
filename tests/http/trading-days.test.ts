import { afterEach, describe, expect, test } from "vitest";
import { textOf } from "../support/html";
import { startStack, type Stack } from "../support/stack";
import { open } from "../support/visit";

/**
 * What home, the bulletin and the desk say of a day before its session, on a Sunday, on the livestock market's
 * Saturday.
 */

let stack: Stack | undefined;
afterEach(async () => {
  await stack?.stop();
  stack = undefined;
});

const words = (html: string) => textOf(html).replace(/\s+/g, " ");

async function at(moment: string, visits: (read: (path: string) => Promise<string>) => Promise<void>) {
  stack = await startStack({ today: moment });
  const { url } = stack.portal;
  await visits(async (path) => words((await open(url, path)).body));
}

describe("pages claim neither a running session nor a day without trade that they can't know", () => {
  test("on the morning of a session day", () =>
    at("2026-11-20T08:10", async (read) => {
      const home = await read("/");
      expect(home).toContain("Son işlem günü: 19 Kasım 2026 Perşembe");
      expect(home).toContain("Seans 09.30'da başlar (09.30–11.30)");
      expect(home).toContain("20 Kasım 2026 Cuma günü için henüz fiyat yok");
      expect(home).not.toMatch(/Son güncelleme|işlem yok|Seans açık/);
      const bulletin = await read("/gunluk-bulten?tarih=2026-11-20");
      expect(bulletin).toContain("Seans 09.30'da başlar");
      expect(bulletin).toContain("20 Kasım 2026 Cuma günü için henüz yayımlanmış işlem yok");
      expect(bulletin).not.toContain("Seans sürüyor");
      expect(await read("/en/daily-bulletin?tarih=2026-11-20")).toContain("are published yet");
    }));

  test("during the session", () =>
    at("2026-11-20T10:42", async (read) => {
      const home = await read("/");
      expect(home).toContain("20 Kasım 2026 Cuma fiyatları");
      expect(home).toContain("Seans açık 09.30–11.30");
      expect(home).toContain("Son güncelleme 10.42");
      expect(await read("/gunluk-bulten")).toContain("Seans sürüyor");
      expect(await read("/fiyatlar")).toContain("Bu günün rakamları gün içinde değişebilir.");
    }));

  test("on a Sunday", () =>
    at("2026-11-22T08:10", async (read) => {
      const home = await read("/");
      expect(home).toContain("Bu gün seans yok");
      expect(home).toContain("22 Kasım 2026 Pazar günü seans yok");
      expect(home).toContain("Son işlem günü: 20 Kasım 2026 Cuma");
      expect(home).not.toMatch(/Seans açık|Canlı hayvan pazarı 0/);
      expect(await read("/fiyatlar")).not.toContain("gün içinde değişebilir");
      const bulletin = await read("/gunluk-bulten?tarih=2026-11-22");
      expect(bulletin).toContain("22 Kasım 2026 Pazar günü seans yok");
      expect(bulletin).not.toContain("Seans sürüyor");
      // Home and the bulletin show the same session, and name the market that traded after it.
      const latest = await read("/gunluk-bulten");
      expect(latest).toContain("20 Kasım 2026 Cuma günlük bülteni");
      expect(latest).toContain("21 Kasım 2026, Canlı hayvan pazarı →");
      expect(home).toContain("Canlı hayvan pazarı: 21 Kasım 2026 Cumartesi");
      const market = await read("/gunluk-bulten?tarih=2026-11-21");
      expect(market).toContain("Bu gün seans yok; bütün fiyatlar şu pazarındır: Canlı hayvan pazarı.");
    }));

  test("on the Saturday of the livestock market, with its own hours", () =>
    at("2026-11-21T10:00", async (read) => {
      expect(await read("/")).toContain("Bu gün seans yok · Canlı hayvan pazarı 06.00–13.00");
      expect(await read("/en")).toContain("No session on this day · Livestock market 06:00–13:00");
    }));

  test("on a holiday", () =>
    at("2026-10-29T10:00", async (read) => {
      const home = await read("/");
      expect(home).toContain("Tatil: bu gün seans yok");
      expect(home).not.toContain("Seans açık");
      expect(await read("/gunluk-bulten?tarih=2026-10-29")).not.toContain("Seans sürüyor");
    }));
});
