import { FileList, type FileView } from "./file-list";
import { Link, type LinkView } from "./link";
import type { DateView } from "./news-card";
import { type ImageView, Picture } from "./picture";
import { ReadBeacon } from "./read-beacon";
import { RichText } from "./rich-text";

export interface FactView {
  term: string;
  text: string;
  iso?: string;
}

export interface ArticleView {
  date: DateView | null;
  /** "128 kez okundu" */
  reads: string | null;
  kind: string | null;
  html: string;
  lang?: "tr" | "en";
  image: ImageView | null;
  files: { heading: string; items: FileView[] } | null;
  /** For events: when and where. */
  facts?: FactView[];
  previousNext: {
    previous: LinkView | null;
    next: LinkView | null;
    /** The first names the pair for assistive technology. */
    labels: { label: string; previous: string; next: string };
  } | null;
  share: { label: string; href: string } | null;
  /** Where to tell that it was opened; null: its readers are not counted. */
  readBeacon?: string | null;
}

function Meta({ view }: { view: ArticleView }) {
  if (!view.date && !view.reads && !view.kind && !view.share) return null;
  return (
    <p className="meta">
      {view.date ? <time dateTime={view.date.iso}>{view.date.text}</time> : null}
      {view.kind ? <span className="kind">{view.kind}</span> : null}
      {view.reads ? <span>{view.reads}</span> : null}
      {view.share ? <a href={view.share.href}>{view.share.label}</a> : null}
    </p>
  );
}

function Facts({ facts }: { facts: FactView[] }) {
  return (
    <dl className="facts">
      {facts.map(({ term, text, iso }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{iso ? <time dateTime={iso}>{text}</time> : text}</dd>
        </div>
      ))}
    </dl>
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

export function Article({ view }: { view: ArticleView }) {
  return (
    <article className="article">
      <Meta view={view} />
      {view.image ? <Picture image={view.image} eager className="article-image" /> : null}
      {view.facts && view.facts.length > 0 ? <Facts facts={view.facts} /> : null}
      <RichText html={view.html} lang={view.lang} />
      {view.files && view.files.items.length > 0 ? <FileList {...view.files} /> : null}
      {view.previousNext ? <PreviousNext pair={view.previousNext} /> : null}
      {view.readBeacon ? <ReadBeacon address={view.readBeacon} /> : null}
    </article>
  );
}
