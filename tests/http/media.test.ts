import { describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { getFile } from "../support/file-visits";
import { elements, headingOf, hrefs, textOf } from "../support/html";
import { seriousLines } from "../support/log-lines";
import { sharedStack } from "../support/stack-of-file";
import { purge } from "../support/purge";
import { json } from "../support/recorder";
import { open } from "../support/visit";

const GALLERY = "Galeri/GetWithFilterInfo";
const CONTENT = "DuyuruHaber/";
const WEBP = { headers: { Accept: "image/webp" } };
const NOTHING = json({ data: [], totalRecords: 0 });

const stack = sharedStack();

const get = (path: string) => open(stack.portal.url, path);
const main = async (path: string) => /<main[\s\S]*<\/main>/.exec((await get(path)).body)?.[0] ?? "";
const filesOf = (html: string) => hrefs(html).filter((href) => href.startsWith("/dosya/"));

describe("an album", () => {
  test.each([
    ["/galeri/1", "Foto galeri: Satış Salonu", "Kantarda bekleyen, kasası buğday dolu kamyon"],
    ["/en/gallery/1", "Photo gallery: Sales Hall", "A lorry laden with wheat standing on the weighbridge"],
  ])("%s links its photos to the large ones, with descriptions", async (path, title, alt) => {
    const html = await main(path);
    expect(headingOf(html)).toBe(title);
    const large = filesOf(html);
    expect(large).toHaveLength(8);
    // A busy upstream may not have logged the portal in yet.
    const type = async () =>
      (await getFile(stack.portal.url, large[0] ?? "", WEBP)).headers.get("content-type");
    await expect.poll(type).toBe("image/webp");
    const pictures = elements(html, "img").slice(0, 8);
    expect(pictures[0]?.["alt"]).toBe(alt);
    expect(pictures.every((picture) => (picture["alt"] ?? "").length > 10)).toBe(true);
  });

  test("links to the others, those without photos last", async () => {
    const html = await main("/galeri/1");
    const [own = ""] = html.split('class="siblings"');
    const albums = hrefs(own).filter((href) => href.startsWith("/galeri/"));
    expect(albums.toSorted()).toEqual(["/galeri/2", "/galeri/3", "/galeri/4", "/galeri/5", "/galeri/6"]);
    expect(albums.at(-1)).toBe("/galeri/6");
    expect(textOf(html)).toContain("12 fotoğraf");
  });

  test("has its section's links where the menu leads to it", async () => {
    const links = hrefs(await main("/galeri/1"));
    expect(links).toEqual(expect.arrayContaining(["/haber-list", "/galeri/1", "/ilgin-fotograflar"]));
    expect(hrefs(await main("/galeri/2"))).not.toContain("/haber-list");
  });

  test.each([
    ["/galeri/6", "Foto galeri: Basın Toplantıları", tr],
    ["/en/gallery/6", "Photo gallery: Press Conferences", en],
  ])("%s that is empty has its name, says so, and links on", async (path, title, words) => {
    const html = await main(path);
    expect(headingOf(html)).toBe(title);
    expect(textOf(html)).toContain(words["gallery.empty"]);
    expect(hrefs(html).filter((href) => /\/(?:galeri|gallery)\/\d$/.test(href))).toHaveLength(5);
  });

  test.each(["/galeri/77", "/galeri/0", "/galeri/abc", "/en/gallery/1e3"])(
    "%s is not found",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test("works for photos without words, and leaves out those without a file", async () => {
    const row = { GaleriId: 40, GaleriAdi: "Adsız", GaleriTip: "FOTO" };
    const rows = [
      { ...row, Id: 1, Gorsel: "/files/a.jpg" },
      { ...row, Id: 2, Gorsel: "/files/undefined" },
      { ...row, Id: 3, Gorsel: "https://elsewhere.example/b.jpg" },
      { ...row, Id: 4, Gorsel: "/files/c.jpg", AltMetin: "<b>Tarla</b>" },
    ];
    stack.proxy.intercept(GALLERY, json(rows));
    const html = await main("/galeri/40");
    expect(filesOf(html)).toHaveLength(2);
    const [first, second] = elements(html, "img");
    expect([first?.["alt"], second?.["alt"]]).toEqual(["Fotoğraf 1", "<b>Tarla</b>"]);
    expect(html).not.toContain("elsewhere.example");
  });
});

describe("photo sets", () => {
  test("are listed newest first", async () => {
    const html = await main("/ilgin-fotograflar");
    const headings = [...html.matchAll(/<h2 id="set-\d+">([^<]*)</g)].map(([, heading]) => heading);
    expect(headings).toEqual(["Eski Başakova", "Kantardan Ekrana Satış Salonu", "Ovanın Ürünleri"]);
    expect(filesOf(html)).toHaveLength(22);
  });

  test.each(["sayfa=x", "sayfa=0", "sayfa=99"])("?%s falls back and says so", async (query) => {
    const html = await main(`/ilgin-fotograflar?${query}`);
    expect(textOf(html)).toContain(tr["list.badValue"]);
    expect(filesOf(html)).toHaveLength(22);
  });

  test("are paged", async () => {
    await purge(stack);
    const set = { Baslik: "Set", Dosyalar: [{ Id: 1, DosyaYolu: "/files/a.jpg", DosyaTip: 2 }] };
    const rows = [1, 2, 3, 4].map((id) => ({ ...set, Id: id }));
    stack.proxy.intercept(CONTENT, json({ data: rows, totalRecords: 9 }));
    const links = hrefs(await main("/en/photos?sayfa=2"));
    expect(links).toEqual(expect.arrayContaining(["/en/photos", "/en/photos?sayfa=3"]));
  });
});

describe("films", () => {
  test.each(["/tanitim-videosu-list", "/tanitim-videosu", "/en/videos", "/en/promotional-video"])(
    "%s are described by links, without embedding another site",
    async (path) => {
      const { body: html } = await get(path);
      const elsewhere = elements(html, "a").filter(({ href }) => href?.startsWith("https://video."));
      expect(elsewhere.length).toBeGreaterThan(0);
      expect(elsewhere.every(({ rel }) => rel?.includes("noopener") && rel.includes("external"))).toBe(true);
      expect(textOf(html)).toContain("video.basakovatb.example");
      for (const name of ["iframe", "video", "audio", "embed", "object", "source"]) {
        expect(elements(html, name), name).toEqual([]);
      }
      const fetched = [...elements(html, "img"), ...elements(html, "script")].flatMap(({ src }) => src ?? []);
      expect(fetched.every((src) => src.startsWith("/"))).toBe(true);
    },
  );

  test("show their length and link to their transcripts", async () => {
    const html = await main("/tanitim-videosu-list");
    expect(textOf(html)).toContain("Süre: 02:14");
    expect(hrefs(html).filter((href) => href.startsWith("/detay/"))).toEqual([
      "/detay/10001",
      "/detay/10002",
    ]);
    const text = await main("/detay/10002");
    expect(textOf(text)).toContain("beş kuruş");
    expect(hrefs(text)).toContain("https://video.basakovatb.example/elektronik-satis");
  });

  test("the one about the exchange has its transcript and a link to the next", async () => {
    const html = await main("/tanitim-videosu");
    expect(headingOf(html)).toBe("Borsa Tanıtım Filmi");
    expect(textOf(html)).toContain("Sabah beş buçuk");
    expect(hrefs(html)).toContain("/detay/10002");
    expect(textOf(html)).toContain(tr["shell.newTab"]);
  });
});

describe("success stories", () => {
  test("are cards with the member's name, and can be searched", async () => {
    const html = await main("/basari-hikayeleri");
    const stories = hrefs(html).filter((href) => href.startsWith("/detay-basari-hikayeleri/"));
    expect(stories).toHaveLength(5);
    expect(textOf(html)).toContain("Köysüt Tarımsal Kalkınma Kooperatifi");
    const results = await main("/basari-hikayeleri?ara=HAŞHAŞ");
    expect(hrefs(results)).toContain("/detay-basari-hikayeleri/5003");
    expect(textOf(results)).toContain("1 kayıt");
  });

  test("have the quote, a photo with its words, and the next one", async () => {
    const html = await main("/detay-basari-hikayeleri/5001");
    expect(html).toContain("<blockquote>");
    expect(textOf(html)).toContain("Köysüt Tarımsal Kalkınma Kooperatifi");
    expect(elements(html, "img").map(({ alt }) => alt)).toContain("Kooperatif ahırının önündeki inekler");
    const ways = ["/detay-basari-hikayeleri/5002", "/basari-hikayeleri"];
    expect(hrefs(html)).toEqual(expect.arrayContaining(ways));
    expect(textOf(html)).not.toContain(".jpg");
  });

  test.each(["/detay-basari-hikayeleri/1007", "/en/success-stories/999999", "/detay-basari-hikayeleri/x"])(
    "%s is not found",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe("useful links", () => {
  test("are grouped by subject in the editors' order, and name their sites", async () => {
    const html = await main("/faydali-link");
    const headings = [...html.matchAll(/<h2 id="links-\d+">([^<]*)</g)].map(([, heading]) => heading);
    expect(headings).toEqual([
      "Bakanlıklar ve kamu kurumları",
      "Birlikler ve konseyler",
      "Piyasa ve istatistik",
      "Destek ve mevzuat",
    ]);
    const outward = elements(html, "a").filter(({ href }) =>
      /^https:\/\/www\.[a-z.]+\.example\/$/.test(href ?? ""),
    );
    expect(outward).toHaveLength(14);
    expect(outward.every(({ rel, target }) => rel?.includes("external") && target === "_blank")).toBe(true);
    expect(textOf(html)).toContain("ticaret.gov.example");
    expect(textOf(html)).toContain(tr["shell.newTab"]);
  });

  test("without an English name stay in Turkish and are marked", async () => {
    expect(await main("/en/links")).toMatch(/<li lang="tr"><h3><a[^>]*>Resmî Gazete/);
  });

  test("that can't be followed are left out", async () => {
    await purge(stack);
    const link = { TipId: 8, Baslik: "Bir bağlantı", KategoriAdi: "Diğerleri" };
    const rows = ["javascript:alert(1)", "", "/yok-boyle-bir-sayfa", "https://iyi.example/a"].map(
      (address, index) => ({ ...link, Id: index + 1, HariciLink: address }),
    );
    stack.proxy.intercept(CONTENT, json({ data: rows, totalRecords: rows.length }));
    const html = await main("/faydali-link");
    expect(hrefs(html).filter((href) => href.includes("iyi.example"))).toHaveLength(1);
    expect(html.match(/Bir bağlantı/g)).toHaveLength(1);
  });
});

test.each([
  ["/ilgin-fotograflar", tr["photos.empty"], CONTENT],
  ["/en/photos", en["photos.empty"], CONTENT],
  ["/tanitim-videosu-list", tr["video.empty"], GALLERY],
  ["/en/videos", en["video.empty"], GALLERY],
  ["/faydali-link", tr["links.empty"], CONTENT],
  ["/en/links", en["links.empty"], CONTENT],
])("%s says when there is nothing", async (path, words, call) => {
  await purge(stack);
  stack.proxy.intercept(call, NOTHING);
  const { status, body: html } = await get(path);
  expect(status).toBe(200);
  expect(textOf(html)).toContain(words);
});

test("with a failing upstream each says so, with a way to try again", async () => {
  await purge(stack);
  for (const call of [GALLERY, CONTENT]) stack.proxy.intercept(call, json({}, 500));
  for (const path of [
    "/galeri/3",
    "/en/photos",
    "/tanitim-videosu",
    "/en/videos",
    "/basari-hikayeleri",
    "/en/links",
  ]) {
    const { status, headers, body: html } = await get(path);
    expect([502, 503], path).toContain(status);
    expect(headers.get("retry-after")).not.toBeNull();
    expect(textOf(html)).toContain((path.startsWith("/en/") ? en : tr)["error.retry"]);
  }
});

test("logs no server error", () => {
  expect(seriousLines(stack.portal.output())).toEqual([]);
});
