import { type ComponentType, type MouseEvent, useRef, useState } from "react";
import type { LightboxProps } from "./lightbox";
import { type ImageView, Picture } from "./picture";

export interface PhotoView {
  /** As it stands on the page; its alternative text names the link to the large one. */
  image: ImageView;
  large: ImageView;
  caption: string | null;
  lang?: "tr" | "en";
}

export interface PhotoWords {
  /** Names the window of the large picture. */
  title: string;
  lang: "tr" | "en";
  /** "büyüt" */
  enlarge: string;
  close: string;
  previous: string;
  next: string;
}

interface PhotoGridProps {
  photos: PhotoView[];
  words: PhotoWords;
  /** How many of them stand in the first view of their page. */
  eager?: number;
}

/** A click that asks for another tab or a download is the browser's. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * Photos as links to their large pictures. With scripts the large picture opens on the page instead; the
 * window that shows it is fetched when the first one is opened.
 */
export function PhotoGrid({ photos, words, eager = 0 }: PhotoGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const [opened, setOpened] = useState<number | null>(null);

  const open = async (event: MouseEvent, index: number, href: string) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    const loaded = await import("./lightbox").catch(() => null);
    if (!loaded) {
      location.assign(href);
      return;
    }
    setLightbox(() => loaded.Lightbox);
    setOpened(index);
  };

  return (
    <>
      <ul className="photos" ref={list}>
        {photos.map(({ image, large, caption, lang }, index) => (
          <li key={large.src} lang={lang}>
            <figure>
              <a href={large.src} onClick={(event) => void open(event, index, large.src)}>
                <Picture image={image} eager={index < eager} instead={image.alt} />
                <span className="vh" lang={lang ? words.lang : undefined}>
                  ({words.enlarge})
                </span>
              </a>
              {caption ? <figcaption>{caption}</figcaption> : null}
            </figure>
          </li>
        ))}
      </ul>
      {Lightbox && opened !== null ? (
        <Lightbox
          photos={photos}
          words={words}
          index={opened}
          onChange={setOpened}
          onClose={() => setOpened(null)}
          // Back to the picture that was looked at last.
          onClosed={() => list.current?.querySelectorAll("a")[opened]?.focus()}
        />
      ) : null}
    </>
  );
}
