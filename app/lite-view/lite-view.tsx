import type { Language } from "../i18n/language";
import type { Translate } from "../i18n/words";
import type { LiteView } from "../components/elements/lite-view-context";

/** Relies on our sanitizer: double-quoted attributes, no nested links. */
const LINK_OR_PICTURE = /<a [^>]*>.*?<\/a>|<img [^>]*>/gs;
const PICTURE = /<img [^>]*>/g;

export function liteViewIn(language: Language, t: Translate): LiteView {
  const show = t("view.showPicture");
  const link = (picture: string) => {
    const alt = attribute(picture, "alt");
    const words = `<span lang="${language}">${show}</span>`;
    return `<a class="picture-link" href="${attribute(picture, "src")}">${words}${alt && `: ${alt}`}</a>`;
  };
  const inLink = (picture: string) => attribute(picture, "alt") || t("view.picture");
  return {
    linkTo: ({ src, alt }) => (
      <a className="picture-link" href={src}>
        <span lang={language}>{show}</span>
        {alt && `: ${alt}`}
      </a>
    ),
    withLinks: (html) =>
      html.replace(LINK_OR_PICTURE, (tag) =>
        tag.startsWith("<img") ? link(tag) : tag.replace(PICTURE, inLink),
      ),
  };
}

function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}
