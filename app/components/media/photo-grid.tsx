import { type ImageView, Picture } from "../elements/picture";

export interface PhotoView {
  image: ImageView;
  large: ImageView;
  caption: string | null;
  lang?: "tr" | "en";
}

export interface PhotoWords {
  title: string;
  lang: "tr" | "en";
  enlarge: string;
  close: string;
  previous: string;
  next: string;
}

interface PhotoGridProps {
  photos: PhotoView[];
  words: PhotoWords;
  eager?: number;
}

export function PhotoGrid({ photos, words, eager = 0 }: PhotoGridProps) {
  const { lang, enlarge, title, close, previous, next } = words;
  return (
    <ul className="photos" data-title={title} data-close={close} data-previous={previous} data-next={next}>
      {photos.map(({ image, large, caption, lang: ownLanguage }, index) => (
        <li key={large.src} lang={ownLanguage}>
          <figure>
            <a href={large.src} data-sizes={large.srcSet}>
              <Picture image={image} eager={index < eager} instead={image.alt} />
              <span className="vh" lang={ownLanguage ? lang : undefined}>
                ({enlarge})
              </span>
            </a>
            {caption ? <figcaption>{caption}</figcaption> : null}
          </figure>
        </li>
      ))}
    </ul>
  );
}
