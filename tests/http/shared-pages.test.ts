import { beforeAll, describe, expect, test } from "vitest";
import PORTAL_SETTINGS from "~server/reference-upstream/data/portal-settings.json";
import { elements } from "../support/html";
import { sharedStack } from "../support/stack-of-file";
import { onlyItem } from "../support/only-item";
import { ask, open } from "../support/visit";

/** What pages tell search engines and link previews. */

const stack = sharedStack();
let origin: string;

beforeAll(() => {
  origin = stack.portal.url;
});

describe("a shared page", () => {
  const tagsOf = (html: string) =>
    new Map(elements(html, "meta").map(({ property, name, content }) => [property ?? name, content]));

  test("shows its own title, text and picture", async () => {
    const { body } = await open(origin, "/en/news/1007");
    const tags = tagsOf(body);
    expect(tags.get("og:type")).toBe("article");
    expect(tags.get("og:url")).toBe(`${origin}/en/news/1007`);
    expect(tags.get("og:locale")).toBe("en_GB");
    expect(tags.get("og:title")).not.toContain(PORTAL_SETTINGS.name.en);
    expect(tags.get("og:site_name")).toBe(PORTAL_SETTINGS.name.en);
    expect(tags.get("twitter:card")).toBe("summary_large_image");
    const image = await fetch(tags.get("og:image") ?? "");
    expect(image.status).toBe(200);
    expect(image.headers.get("content-type")).toMatch(/^image\//);
    expect(tags.get("og:image")).toContain(`${origin}/kart/`);
  });

  test("without a card shows its own picture", async () => {
    const tags = tagsOf((await open(origin, "/detay/503?tip=etkinlik")).body);
    expect(tags.get("og:image")).toContain(`${origin}/dosya/`);
    expect(tags.get("twitter:card")).toBe("summary_large_image");
  });

  test("without a picture shows the exchange's mark", async () => {
    const tags = tagsOf((await open(origin, "/duyuru-list")).body);
    expect(tags.get("og:image")).toBe(`${origin}/icon-512.png`);
    expect(tags.get("twitter:card")).toBe("summary");
    expect((await ask(origin, "/icon-512.png")).status).toBe(200);
  });
});

describe("structured data", () => {
  const dataOf = async (path: string) => {
    const { body } = await open(origin, path);
    return [...body.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
    );
  };

  test.each([
    ["/", { "@type": "Organization", name: PORTAL_SETTINGS.name.tr }],
    [
      "/en/news/1007",
      { "@type": "NewsArticle", inLanguage: "en", datePublished: "2026-11-14T00:00:00+03:00" },
    ],
    ["/detay/503?tip=etkinlik", { "@type": "Event", startDate: "2026-12-08T10:00:00+03:00" }],
    ["/gunluk-bulten", { "@type": "Dataset", isAccessibleForFree: true }],
  ])("%s describes itself", async (path, expected) => {
    expect(await dataOf(path)).toEqual([expect.objectContaining(expected)]);
  });

  test("a dataset's files can be fetched", async () => {
    const [dataset] = await dataOf("/en/yearly-prices");
    const files = dataset?.["distribution"] as { contentUrl: string; encodingFormat: string }[];
    expect(files).toHaveLength(2);
    for (const { contentUrl, encodingFormat } of files) {
      const answer = await fetch(contentUrl);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toContain(encodingFormat);
    }
  });

  test("others' figures are not attributed to the exchange", async () => {
    expect(await dataOf("/doviz-kuru")).toEqual([]);
  });

  test("a title can't end its block", async () => {
    const title = "</script><script>alert(1)</script>";
    const path = "/detay-duyuru-haber/1";
    const [body, data] = await onlyItem(stack, { Baslik: title, Icerik: "<p>Metin</p>" }, async () => [
      (await open(origin, path)).body,
      await dataOf(path),
    ]);
    expect(body).not.toContain("<script>alert");
    expect(data).toEqual([expect.objectContaining({ headline: title })]);
  });
});
