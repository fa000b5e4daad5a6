import { Facts, type FactView } from "../elements/facts";
import { FileList, type FileView } from "./file-list";
import { Link, type LinkView } from "../elements/link";
import type { DateView } from "./news-card";
import { PhotoGrid, type PhotoView, type PhotoWords } from "../media/photo-grid";
import { type ImageView, Picture } from "../elements/picture";
import { RichText } from "../elements/rich-text";
import { VideoLink, type VideoLinkView } from "../media/video-link";

export interface ArticleView {
  date: DateView | null;
  reads: string | null;
  kind: string | null;
  html: string;
  empty?: string | null;
  lang?: "tr" | "en";
  image: ImageView | null;
  video?: VideoLinkView | null;
  photos?: { heading: string; photos: PhotoView[]; words: PhotoWords } | null;
  files: { heading: string; items: FileView[] } | null;
  facts?: FactView[];
  actions?: LinkView[];
  previousNext: {
    previous: LinkView | null;
    next: LinkView | null;
    labels: { label: string; previous: string; next: string };
  } | null;
  share: LinkView[];
  readBeacon?: string | null;
}

function Meta({ view }: { view: ArticleView }) {
  if (!view.date && !view.reads && !view.kind && view.share.length === 0) return null;
  return (
    <p className="meta">
      {view.date ? <time dateTime={view.date.iso}>{view.date.text}</time> : null}
      {view.kind ? <span className="kind">{view.kind}</span> : null}
      {view.reads ? <span>{view.reads}</span> : null}
      {view.share.map((link) => (
        <Link key={link.href} to={link} />
      ))}
    </p>
  );
}

function Actions({ links }: { links: LinkView[] }) {
  return (
    <p className="actions">
      {links.map((link) => (
        <Link key={link.href} to={link} className="button quiet" />
      ))}
    </p>
  );
}

function PreviousNext({ pair }: { pair: NonNullable<ArticleView["previousNext"]> }) {
  const { previous, next, labels } = pair;
  if (!previous && !next) return null;
  return (
    <nav className="previous-next" aria-label={labels.label}>
      {previous ? (
        <Link to={previous} className="previous">
          <small>{labels.previous}</small> {previous.label}
        </Link>
      ) : null}
      {next ? (
        <Link to={next} className="next">
          <small>{labels.next}</small> {next.label}
        </Link>
      ) : null}
    </nav>
  );
}

function TopPicture({ view: { image, video } }: { view: ArticleView }) {
  if (!video) return image ? <Picture image={image} eager className="article-image" /> : null;
  return (
    <VideoLink view={video}>
      {image ? <Picture image={image} eager className="article-image" instead={null} /> : null}
    </VideoLink>
  );
}

function Photos({ heading, photos, words }: NonNullable<ArticleView["photos"]>) {
  return (
    <section className="article-photos" aria-labelledby="photos">
      <h2 id="photos">{heading}</h2>
      <PhotoGrid photos={photos} words={words} />
    </section>
  );
}

export function Article({ view }: { view: ArticleView }) {
  return (
    <article className="article" data-read-beacon={view.readBeacon}>
      <Meta view={view} />
      <TopPicture view={view} />
      {view.facts && view.facts.length > 0 ? <Facts facts={view.facts} /> : null}
      {view.actions && view.actions.length > 0 ? <Actions links={view.actions} /> : null}
      {view.empty ? <p className="empty">{view.empty}</p> : <RichText html={view.html} lang={view.lang} />}
      {view.photos ? <Photos {...view.photos} /> : null}
      {view.files && view.files.items.length > 0 ? <FileList {...view.files} /> : null}
      {view.previousNext ? <PreviousNext pair={view.previousNext} /> : null}
    </article>
  );
}
