import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { wordsIn } from "../i18n/words";
import { liteViewIn } from "./lite-view";

const turkish = liteViewIn({ language: "tr", t: await wordsIn("tr") });
const english = liteViewIn({ language: "en", t: await wordsIn("en") });
const IMAGE = { src: "/dosya/a/b.jpg?w=960", width: 960, height: 540 };

describe("the lite view", () => {
  test("replaces a picture by a link named after what it shows", () => {
    expect(renderToString(<>{turkish.linkTo({ ...IMAGE, alt: "Hasat" })}</>)).toBe(
      '<a class="picture-link" href="/dosya/a/b.jpg?w=960"><span lang="tr">Resmi göster</span>: Hasat</a>',
    );
    expect(renderToString(<>{english.linkTo({ ...IMAGE, alt: "" })}</>)).toBe(
      '<a class="picture-link" href="/dosya/a/b.jpg?w=960"><span lang="en">Show picture</span></a>',
    );
  });

  test("replaces the pictures of a text by links", () => {
    const html =
      '<p>Önce <img src="/dosya/a/b.jpg?w=960" alt="&quot;A&quot; &amp; B" width="960" /> sonra</p>';
    expect(turkish.withLinks(html)).toBe(
      '<p>Önce <a class="picture-link" href="/dosya/a/b.jpg?w=960"><span lang="tr">Resmi göster</span>: &quot;A&quot; &amp; B</a> sonra</p>',
    );
    expect(english.withLinks('<img src="/dosya/c" alt="" /><img src="/dosya/d" alt="D" />')).toBe(
      '<a class="picture-link" href="/dosya/c"><span lang="en">Show picture</span></a>' +
        '<a class="picture-link" href="/dosya/d"><span lang="en">Show picture</span>: D</a>',
    );
  });

  test("keeps the words of a linked picture", () => {
    const link = (inside: string) => `<a href="/haber-list" rel="x">${inside}</a>`;
    expect(turkish.withLinks(link('<img src="/dosya/a" alt="Haberler" />'))).toBe(link("Haberler"));
    expect(turkish.withLinks(`${link('<img src="/dosya/a" alt="" />\n')}<p>x</p>`)).toBe(
      `${link("Resim\n")}<p>x</p>`,
    );
  });
});
