import { describe, expect, test } from "vitest";
import { strictElements } from "../../tests/support/strict-html";
import { beginning, plainText, richText } from "./rich-text";

const tr = (html: string) => richText(html, { language: "tr", t: () => "Tablo" });
const en = (html: string) => richText(html, { language: "en", t: () => "Table" });
const sources = (html: string) => strictElements(html).flatMap(({ attributes }) => attributes["src"] ?? []);

test("keeps an editor's text as it is", () => {
  const html =
    '<h2>Şartlar</h2><p>Ağ <strong>ı</strong> &amp; İğde&nbsp;₺ <sup>2</sup></p><ol start="3"><li>Üç</li></ol>' +
    '<blockquote><p>Söz</p><cite>Kim</cite></blockquote><ul class="timeline"><li><time datetime="1951">1951</time></li></ul>';
  expect(tr(html)).toBe(html.replace("&nbsp;", "\u00a0"));
});

test("starts headings below the page's own and ends at level five", () => {
  const html = [1, 2, 3, 4, 5, 6].map((level) => `<h${level}>x</h${level}>`).join("");
  expect(strictElements(tr(html)).map(({ tag }) => tag)).toEqual(["h2", "h2", "h3", "h4", "h5", "h5"]);
});

test("keeps the ids of headings that links within the text use", () => {
  const html = '<p><a href="#1951">1951</a></p><h3 id="1951" lang="en">1951</h3>';
  expect(tr(html)).toBe('<p><a href="#metin-1951">1951</a></p><h3 id="metin-1951" lang="en">1951</h3>');
  expect(en('<a href="/tarihce#1951">x</a>')).toBe('<a href="/en/history#metin-1951">x</a>');
});

test("replaces presentational markup by its meaning", () => {
  expect(tr("<div><p>bir</p><center>iki</center></div><strike>üç</strike>")).toBe(
    "<div><p>bir</p><div>iki</div></div><s>üç</s>",
  );
  expect(tr("<p>bir<p>iki<table><tr><td>üç")).toContain("<p>bir</p><p>iki</p><section");
});

test("makes tables scrollable by keyboard, named, with scoped headings", () => {
  const html = '<table><thead><tr><th>Ürün<th scope="row">Fiyat<th scope="evil">x</table>';
  expect(tr(html)).toBe(
    '<section class="scroll" tabindex="0" aria-label="Tablo"><table>' +
      '<colgroup><col class="w36"><col><col class="w22"></colgroup><thead><tr><th scope="col">Ürün</th>' +
      '<th scope="row">Fiyat</th><th scope="col">x</th></tr></thead></table></section>',
  );
  const two = strictElements(en("<table><tr><td><table><tr><td>x</table></table>"));
  expect(two.filter(({ tag }) => tag === "section")).toHaveLength(2);
  expect(tr("<p>&lt;table&gt;</p>")).toBe("<p>&lt;table&gt;</p>");
});

describe("telephone numbers and e-mail addresses in a text", () => {
  test("become links, with the extension dialled", () => {
    expect(tr("<p>Sorular: 0 (999) 555 01 00, dâhilî 115.</p>")).toBe(
      '<p>Sorular: <a href="tel:+909995550100,115">0\u00a0(999)\u00a0555\u00a001\u00a000,\u00a0dâhilî\u00a0115</a>.</p>',
    );
    expect(en("<p>Call 09995550100</p>")).toBe(
      '<p>Call <a href="tel:+909995550100">+90\u00a0999\u00a05550100</a></p>',
    );
    expect(en("0 999 555 01 00")).toBe(
      '<a href="tel:+909995550100">+90\u00a0999\u00a0555\u00a001\u00a000</a>',
    );
    expect(tr("<li>bilgi@borsa.example.</li>")).toBe(
      '<li><a href="mailto:bilgi@borsa.example">bilgi@borsa.example</a>.</li>',
    );
  });

  test("make one link when an address starts like a telephone number", () => {
    expect(tr("<p>09995550100@borsa.example</p>")).toBe(
      '<p><a href="mailto:09995550100@borsa.example">09995550100@borsa.example</a></p>',
    );
  });

  test("stay text inside links and where a number only looks like a telephone number", () => {
    for (const html of [
      '<a href="tel:+909995550100"><b>0 (999) 555 01 00</b></a>',
      "<td>0999 555 01 00 12</td>",
      "<p>MERSİS 0123456789012345 · 0.999.555.01,00</p>",
    ])
      expect(tr(html), html).not.toMatch(/<a [^>]*>[^<]*<a|<(?:td|p)>[^<]*<a/);
  });
});

describe("links", () => {
  test("lead to the page in the page's language", () => {
    expect(tr('<a href="hakkimizda">x</a>')).toBe('<a href="/hakkimizda">x</a>');
    expect(en('<a href="/detay-duyuru-haber/5?a=1" target="_self">x</a>')).toBe(
      '<a href="/en/news/5?a=1">x</a>',
    );
  });

  test("to other sites get no opener, whatever the editor wrote", () => {
    const html = '<a href="https://www.tobb.org.tr/" target="_blank" rel="opener">TOBB</a>';
    expect(tr(html)).toBe('<a href="https://www.tobb.org.tr/" rel="noopener noreferrer external">TOBB</a>');
  });

  test.each(["/yok-boyle-sayfa", "javascript:alert(1)", "", "  ", "ftp://x.example", "https://"])(
    "that lead nowhere (%j) become plain text",
    (href) => {
      expect(tr(`<p><a href="${href}"><b>metin</b></a></p>`)).toBe("<p><span><b>metin</b></span></p>");
    },
  );

  test("without an address become plain text", () => {
    expect(tr("<a>metin</a>")).toBe("<span>metin</span>");
  });
});

describe("pictures", () => {
  test("load from this portal, sized and lazily", () => {
    const [img] = strictElements(
      tr('<img src="/files/arpa tarlası.jpg" alt="Tarla &quot;1&quot;" width="5">'),
    );
    expect(img?.attributes).toEqual({
      src: expect.stringMatching(/^\/dosya\/[\w-]{16}\/files\/arpa%20tarlas%C4%B1\.jpg\?w=960$/) as string,
      alt: 'Tarla "1"',
      width: "960",
      height: "540",
      loading: "lazy",
    });
    expect(strictElements(tr("<img src=files/a.jpg>"))[0]?.attributes["alt"]).toBe("");
  });

  test.each([
    "https://evil.example/a.jpg",
    "//evil.example/a.jpg",
    "data:image/png;base64,AAAA",
    "/files/null",
    "/files/undefined",
    "/",
    "",
    "../../etc/passwd",
    "files\\..\\a.jpg",
  ])("of %j are dropped", (src) => {
    expect(tr(`<p>a<img src="${src}" alt="x">b</p>`)).toBe("<p>ab</p>");
    expect(tr("<p>a<img alt=x>b</p>")).toBe("<p>ab</p>");
  });

  test("in several sizes are used once, in our size", () => {
    const html =
      '<picture><source srcset="/files/b.webp"><img src="/files/a.jpg" srcset="/files/c.jpg 2x"></picture>';
    expect(sources(tr(html))).toHaveLength(1);
    expect(tr(html)).not.toMatch(/srcset|webp/);
  });
});

test("cuts the beginning of a text at a word", () => {
  expect(beginning("kısa metin", 20)).toBe("kısa metin");
  expect(beginning("Buğday fiyatları, bugün arttı", 20)).toBe("Buğday fiyatları…");
  expect(beginning("x".repeat(50), 20)).toHaveLength(11);
});

describe("markup of editors and office programs", () => {
  test("keeps any target of a link, prefixed so that it can't clash with the page's ids", () => {
    expect(tr('<a name="_Toc12">Başlık</a><p id="dip">Dip</p><a href="#dip">dibe</a>')).toBe(
      '<span id="metin-_Toc12">Başlık</span><p id="metin-dip">Dip</p><a href="#metin-dip">dibe</a>',
    );
    expect(tr('<a id="x" href="/hakkimizda">y</a>')).toBe('<a id="metin-x" href="/hakkimizda">y</a>');
  });

  test("serves files named by path, portal address or store address through the portal", () => {
    for (const href of ["/files/sartname.pdf", "files/sartname.pdf", "/dosya/abc/files/sartname.pdf"])
      expect(tr(`<a href="${href}">Şartname</a>`)).toMatch(
        /^<a href="\/dosya\/[\w-]{16}\/files\/sartname\.pdf">Şartname<\/a>$/,
      );
    for (const href of ["/veri/gunluk-bulten.csv", "/Haber.aspx?id=5", "index.html"])
      expect(tr(`<a href="${href}">x</a>`)).toBe("<span>x</span>");
  });

  test("links an address without a scheme", () => {
    expect(tr('<a href="www.tarim.example.tr/a?b=1">x</a>')).toContain(
      'href="https://www.tarim.example.tr/a?b=1"',
    );
  });

  test.each([
    [
      '<iframe src="https://www.youtube.com/embed/abc" title="Hasat"></iframe>',
      "https://www.youtube.com/embed/abc",
      "Hasat",
    ],
    ['<iframe src="https://player.example/abc"></iframe>', "https://player.example/abc", "player.example"],
    [
      '<figure class="media"><oembed url="https://youtu.be/abc"></oembed></figure>',
      "https://youtu.be/abc",
      "youtu.be",
    ],
    [
      '<video src="https://film.example/a.mp4" controls></video>',
      "https://film.example/a.mp4",
      "film.example",
    ],
    [
      '<video controls><source src="https://film.example/b.mp4"></video>',
      "https://film.example/b.mp4",
      "film.example",
    ],
  ])("turns an embedded film into a link: %s", (html, href, name) => {
    const [link] = strictElements(tr(html)).filter(({ tag }) => tag === "a");
    expect(link?.attributes["href"]).toBe(href);
    expect(tr(html)).toContain(`>${name}</a>`);
  });

  test("turns a film of several files into one link", () => {
    const files = ["webm", "mp4"].map((type) => `<source src="https://film.example/a.${type}">`).join("");
    for (const html of [
      `<video>${files}</video>`,
      `<video src="https://film.example/a.mp4">${files}</video>`,
    ])
      expect(tr(`<p>${html}</p>${html}`).match(/<a /g)).toHaveLength(2);
  });

  test("serves a film of the store through the portal, and drops one without an address", () => {
    expect(tr('<video src="/files/hasat.mp4"></video>')).toMatch(
      /href="\/dosya\/[\w-]+\/files\/hasat\.mp4">hasat\.mp4</,
    );
    expect(tr('<iframe src="javascript:alert(1)"></iframe>')).not.toContain("href");
  });

  test("drops the metadata of Word and similar programs", () => {
    const word =
      "<html><head><title>Microsoft Word - belge.docx</title><style>p{}</style></head><body>" +
      "<xml><w:WordDocument><w:View>Normal</w:View><w:Zoom>0</w:Zoom></w:WordDocument></xml><p>Duyuru</p></body></html>";
    expect(tr(word)).toBe("<p>Duyuru</p>");
  });

  test("drops bold tags that are styled as normal text", () => {
    expect(tr('<b style="font-weight:normal" id="docs-internal-guid-1"><p>x</p></b>')).toBe(
      '<span id="metin-docs-internal-guid-1"><p>x</p></span>',
    );
    expect(tr('<b style="font-weight:700">x</b>')).toBe("<b>x</b>");
  });
});

test("returns plain text without characters that XML forbids, even as entities", () => {
  expect(plainText("<p>Me&#11;tin &#xFFFE;ve devamı</p>")).toBe("Metin ve devamı");
});
