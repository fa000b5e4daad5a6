import { afterEach, beforeAll, describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { elements, headingOf, hrefs, textOf } from "../support/html";
import { purge } from "../support/purge";
import { json, type Recorder } from "../support/recorder";
import { sharedStack } from "../support/stack-of-file";
import { open } from "../support/visit";

const PEOPLE = "KadroTanim/Get";
const ORGANS = ["/meclis", "/yonetim-kurulu", "/disiplin-kurulu", "/genel-sekreterlik", "/kadromuz-yonetim"];

const stack = sharedStack();
let proxy: Recorder;

beforeAll(() => {
  proxy = stack.proxy;
});
afterEach(async () => {
  proxy.restore();
  await stack.clock.advance({ minutes: 1 });
  await purge(stack);
});

const get = (path: string) => open(stack.portal.url, path);
/** The page's main content, without the links beside it. */
const main = (html: string) =>
  html
    .slice(html.indexOf("<main"), html.indexOf("</main>"))
    .replace(/<nav class="siblings"[\s\S]*?<\/nav>/, "");
const peopleIn = (html: string) =>
  new Set(hrefs(main(html)).filter((href) => /^\/(?:yoneticiler|en\/people)\/\d+$/.test(href)));
/** Whether the words occur in this order. */
function inOrder(text: string, words: string[]): boolean {
  const places = words.map((word) => text.indexOf(word));
  return places.every((place, index) => place > (places[index - 1] ?? -1));
}

describe("the organs", () => {
  test.each([
    ["/meclis", 14],
    ["/en/council", 14],
    ["/yonetim-kurulu", 10],
    ["/disiplin-kurulu", 12],
    ["/kadromuz-yonetim", 16],
    ["/en/staff", 16],
  ])("%s shows its %i people, each with a page", async (path, count) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(peopleIn(body).size).toBe(count);
  });

  test("the council shows office holders by rank, and everybody by professional group", async () => {
    const text = textOf(main((await get("/meclis")).body));
    const offices = ["Rıfkı Tanyıldız", "Gülizar Zeytinli", "Cevdet Bağışgil", "Döndü Koyuncu"];
    expect(inOrder(text, [tr["people.presidency"], ...offices, tr["people.byGroup"]])).toBe(true);
    expect(text).toContain("6. grup: Süt, Süt Ürünleri ve Bal");
  });

  test("a board shows full members before substitutes", async () => {
    const text = textOf(main((await get("/en/board")).body));
    const words = [en["people.fullMembers"], "İlhan Değirmencioğlu", "Işıl İncirci", "Tuğrul Yaylagül"];
    expect(inOrder(text, [...words, en["people.substitutes"], "Şule Kepekçi"])).toBe(true);
    expect(text).toContain("Full members: 5, substitutes: 5");
  });

  test("the general secretariat links to the departments on the staff page", async () => {
    const { body } = await get("/genel-sekreterlik");
    const anchors = hrefs(main(body)).filter((href) => href.startsWith("/kadromuz-yonetim#"));
    expect(anchors).toHaveLength(9);
    const staff = (await get("/kadromuz-yonetim")).body;
    const ids = new Set(elements(staff, "div").map(({ id }) => id));
    expect(anchors.filter((href) => !ids.has(href.split("#")[1]))).toEqual([]);
    expect(textOf(staff)).toContain("Dahili\u00a0130");
  });

  test("names are marked as Turkish on English pages", async () => {
    const { body } = await get("/en/council");
    const links = elements(main(body), "a").filter(({ href }) => href?.startsWith("/en/people/"));
    expect(links.every(({ lang }) => lang === "tr")).toBe(true);
  });
});

describe("a person", () => {
  test("has a portrait with a text alternative, all offices and a biography", async () => {
    const { body } = await get("/en/people/3");
    expect(headingOf(body)).toBe("İlhan Değirmencioğlu");
    const portrait = elements(main(body), "img")[0];
    expect(portrait).toMatchObject({ alt: "Portrait of İlhan Değirmencioğlu", width: "480", height: "600" });
    expect((await get(portrait?.["src"] ?? "")).status).toBe(200);
    expect(textOf(body)).toContain("The Chairman's message");
    expect(hrefs(main(body))).toEqual(expect.arrayContaining(["/en/board", "/en/council"]));
  });

  test.each(["516", "114", "305"])("without a photograph has initials: %s", async (id) => {
    const { body } = await get(`/yoneticiler/${id}`);
    expect(elements(main(body), "img")).toEqual([]);
    expect(main(body)).toMatch(/class="portrait initials" aria-hidden="true">\p{Lu}{2}</u);
    expect(textOf(body)).toContain(tr["people.noBiography"]);
  });

  test.each(["901", "999999", "0", "-1", "3x", "3.0"])("is not found at %s", async (id) => {
    expect((await get(`/yoneticiler/${id}`)).status).toBe(404);
  });

  test("with a Turkish biography only is shown in Turkish, marked as such", async () => {
    proxy.intercept(PEOPLE, async (request, response) => {
      const seat = { Id: 1, AdSoyad: "Şule Öz", Unvan: "x", KurulTip: 1 };
      const biography =
        request.headers["langid"] === "1" ? "<p>Gölbaşlar'da<script>x</script> doğdu.</p>" : "";
      await json([{ ...seat, Ozgecmis: biography }])(request, response);
    });
    const { body } = await get("/en/people/1");
    expect(body).toContain('lang="tr"><p>Gölbaşlar\'da doğdu.</p>');
  });
});

describe("the organisation chart", () => {
  test("is one nested list of all units with their people", async () => {
    const html = main((await get("/organisazyon-sema")).body);
    const titles = [...html.matchAll(/class="chart-title">(?:<a[^>]*>)?([^<]+)/g)].map(([, title]) => title);
    expect(titles).toHaveLength(28);
    expect(titles.slice(0, 2)).toEqual(["Meclis", "Disiplin Kurulu"]);
    expect(inOrder(textOf(html), ["Yönetim Kurulu", "Genel Sekreter Yardımcısı", "Laboratuvar"])).toBe(true);
    expect(hrefs(html)).toEqual(
      expect.arrayContaining(["/meclis", "/yonetim-kurulu", "/kadromuz-yonetim#birim-laboratuvar"]),
    );
    expect(html).not.toContain("style=");
  });
});

describe("with little data", () => {
  test.each([...ORGANS, "/organisazyon-sema"])("%s without anybody says so", async (path) => {
    proxy.intercept(PEOPLE, json([]));
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(textOf(body)).toContain(tr["people.empty"]);
  });

  test.each([...ORGANS, "/organisazyon-sema", "/yoneticiler/3"])(
    "%s that can't be read is an outage, not an empty page",
    async (path) => {
      await purge(stack);
      proxy.intercept(PEOPLE, json({ Message: "gizli" }, 500));
      const { status, headers, body } = await get(path);
      expect([502, 503]).toContain(status);
      expect(headers.get("retry-after")).toMatch(/^\d+$/);
      expect(headingOf(body)).toBe(tr["error.unavailableTitle"]);
    },
  );

  test("an organ without a readable text still shows its people", async () => {
    proxy.intercept("DuyuruHaber/GetWithFilterInfo", json({}, 500));
    const { status, body } = await get("/genel-sekreterlik");
    expect(status).toBe(200);
    expect(textOf(body)).toContain("Aslı Gökçeoba");
  });
});
