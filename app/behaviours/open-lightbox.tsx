import { createRoot } from "react-dom/client";
import { type LargePhoto, Lightbox } from "../components/media/lightbox";
import lightbox from "../components/media/lightbox.css?inline";
import { addStyles } from "./styles";

function photoOf(link: HTMLAnchorElement): LargePhoto {
  const picture = link.querySelector("img");
  const item = link.closest("li");
  return {
    image: {
      src: link.href,
      srcSet: link.dataset["sizes"] ?? "",
      sizes: "100vw",
      alt: picture?.alt ?? "",
      width: picture?.width ?? 0,
      height: picture?.height ?? 0,
    },
    caption: item?.querySelector("figcaption")?.textContent ?? null,
    lang: item?.lang ?? "",
  };
}

export function openLightbox(opener: HTMLAnchorElement): void {
  const grid = opener.closest<HTMLElement>(".photos");
  if (!grid) return;
  addStyles(lightbox);
  const links = [...grid.querySelectorAll("a")];
  const root = createRoot(document.createElement("div"));
  const { title = "", close = "", previous = "", next = "" } = grid.dataset;
  root.render(
    <Lightbox
      photos={links.map(photoOf)}
      first={links.indexOf(opener)}
      words={{ title, close, previous, next }}
      onClosed={(last) => {
        links[last]?.focus();
        root.unmount();
      }}
    />,
  );
}
