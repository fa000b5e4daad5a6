import { afterAll, beforeAll, describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { elements, headingOf, hrefs, textOf } from "../support/html";
import { purge } from "../support/purge";
import { startStack, type Stack } from "../support/stack";
import { open } from "../support/visit";

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const page = (path: string) => open(stack.portal.url, path);
const textOfPage = async (path: string) => textOf((await page(path)).body).replace(/\s+/g, " ");
/** The page's own forms that send something. */
const sendingForms = (html: string) =>
  elements(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "", "form").filter(({ method }) => method !== "get");

describe("surveys", () => {
  test("are grouped by state, with the relevant day", async () => {
    const text = await textOfPage("/anket-listesi");
    expect(text).toMatch(/Açık anketler.*Eğitim İhtiyaç Analizi 2027.*Açık · son gün 14 Aralık 2026/);
    expect(text).toMatch(/Açılacak anketler.*Henüz açılmadı · ilk gün/);
    expect(text).toMatch(/Sona eren anketler.*Elektronik Satış Salonu.*Sona erdi · son gün 6 Ekim 2026/);
  });

  test("an open one shows every question with its choices", async () => {
    const { status, headers, body } = await page("/anket-detay/1");
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headingOf(body)).toBe("Üye Memnuniyet Anketi 2026");
    const text = textOf(body);
    for (const words of ["Açık · son gün 2 Aralık 2026", "87 kişi", "Salon panosu"])
      expect(text).toContain(words);
    expect(sendingForms(body)).toMatchObject([{ method: "post", action: "/anket-detay/1#anket-answer" }]);
    const inputs = [...elements(body, "input"), ...elements(body, "textarea")];
    const questions = new Set(inputs.flatMap(({ name = "" }) => (name.startsWith("soru_") ? [name] : [])));
    expect(questions).toEqual(new Set([101, 102, 103, 104, 105, 106].map((id) => `soru_${id}`)));
  });

  test.each([
    ["3", "Closed · last day 6 October 2026", 4],
    ["4", "Not open yet · first day", 5],
  ])("survey %s says its state, and can only be read", async (id, state, questions) => {
    const { body } = await page(`/en/surveys/${id}`);
    expect(textOf(body).replace(/\s+/g, " ")).toContain(state);
    expect(sendingForms(body)).toEqual([]);
    const list = /<ol class="questions"[\s\S]*<\/ol>/.exec(body)?.[0] ?? "";
    expect(list.match(/class="question"/g)).toHaveLength(questions);
  });

  test.each(["99", "0", "x", "1a"])("number %s is not found", async (id) => {
    expect((await page(`/anket-detay/${id}`)).status).toBe(404);
  });

  test("a page that says what is open is cached until midnight at most", async () => {
    const late = await startStack({ today: "2026-11-20T23:58" });
    const { headers } = await open(late.portal.url, "/anket-listesi");
    await late.stop();
    expect(headers.get("cache-control")).toMatch(/s-maxage=120, stale-while-revalidate=0,/);
  });
});

describe("data protection", () => {
  test("shows each text with its version, its anchor, and the form as a file", async () => {
    const { body } = await page("/kvkk");
    const ids = elements(body, "section").flatMap(({ id }) => id ?? []);
    expect(ids).toEqual(["aydinlatma", "basvuru", "acik-riza", "cerez", "tarayici"]);
    expect(hrefs(body)).toEqual(expect.arrayContaining(ids.map((id) => `#${id}`)));
    expect(hrefs(body)).toContain("/kvkk#basvuru");
    expect(textOf(body)).toContain("Yürürlük tarihi: 5 Kasım 2026");
    const form = hrefs(body).find((link) => link.startsWith("/dosya/")) ?? "";
    const file = await page(form);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(file.body).toMatch(/^%PDF-/);
  });

  test("puts the headings of texts below the texts' own", async () => {
    const { body } = await page("/en/data-protection");
    const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "";
    expect(main.match(/<h2/g)).toHaveLength(6);
    expect(main).toContain(`<h2 id="riza-form">${en["consent.heading"]}</h2>`);
    expect(main.match(/<h3/g)?.length).toBeGreaterThan(4);
  });
});

describe("contact", () => {
  test("has every office with numbers to dial, addresses to write to, and directions", async () => {
    const { body } = await page("/iletisim");
    const links = hrefs(body);
    for (const number of ["00", "20", "30", "40"]) expect(links).toContain(`tel:+9099955501${number}`);
    expect(links).toContain("mailto:laboratuvar@basakovatb.example");
    expect(links.filter((link) => link.startsWith("https://www.openstreetmap.org/"))).toHaveLength(4);
    expect(links).toContain("https://www.openstreetmap.org/directions?to=38.64120%2C30.11870");
    const text = textOf(body);
    for (const words of ["Merkez Hizmet Binası", "0 (999) 555 01 09", "Salı ve cumartesi 06.00–13.00"])
      expect(text.replaceAll("\u00a0", " ")).toContain(words);
    const map = elements(body, "img").find(({ alt }) => alt?.startsWith("Kroki"));
    const picture = await page(map?.["src"] ?? "");
    expect([picture.status, picture.headers.get("content-type")]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  });

  test("requests and complaints: says what for, how, and what happens then", async () => {
    const { body } = await page("/en/requests");
    expect(sendingForms(body)).toMatchObject([{ method: "post", action: "/en/requests#basvuru-answer" }]);
    expect(hrefs(body)).toEqual(
      expect.arrayContaining(["tel:+909995550100", "/en/policies/sikayet", "/en/data-protection"]),
    );
  });

  test("is complete without the complaints policy", async () => {
    await purge(stack);
    await stack.upstream.fault({ kind: "500", match: "DuyuruHaber/" });
    const { status, body } = await page("/istek-oneri-sikayet");
    expect(status).toBe(200);
    expect(hrefs(body)).not.toContain("/politikalar/sikayet");
    expect(hrefs(body)).toContain("tel:+909995550100");
    await stack.upstream.clearFaults();
  });
});

describe("the statements on cookies and accessibility", () => {
  test.each([
    ["/politikalar/cerez", ["langid", "Tarayıcınızın deposu"]],
    ["/en/policies/cerez", ["langid", "Your browser's storage"]],
    ["/politikalar/erisilebilirlik", ["WCAG 2.2", "Bilinen engeller"]],
    ["/en/policies/erisilebilirlik", ["WCAG 2.2", "Known barriers"]],
  ])("%s", async (path, words) => {
    const text = await textOfPage(path);
    for (const each of words) expect(text).toContain(each);
  });

  test("are true about cookies: only the language choice sets the one they name", async () => {
    const choice = await page("/dil/en?donus=/");
    expect(choice.headers.getSetCookie().map((cookie) => cookie.split("=")[0])).toEqual(["langid"]);
  });
});

test("each page says what the upstream lacks", async () => {
  await purge(stack);
  await stack.upstream.fault({ kind: "no-rows" });
  expect(await textOfPage("/anket-listesi")).toContain(tr["surveys.noneOpen"]);
  expect(await textOfPage("/kvkk")).toContain(tr["privacy.empty"]);
  expect(await textOfPage("/en/contact")).toContain(en["contact.empty"]);
  expect(await textOfPage("/en/requests")).toContain(en["contact.empty"]);
  await stack.upstream.clearFaults();
});
