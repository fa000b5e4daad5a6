import { Link, LinkList, type LinkView } from "../elements/link";
import { ListFrame, type ListFrameView } from "./list-page";
import type { DateView } from "./news-card";

export interface ExcerptPart {
  text: string;
  hit: boolean;
}

export interface ResultFactView {
  text: string;
  link: LinkView | null;
}

export interface SearchResultView {
  link: LinkView;
  title: ExcerptPart[];
  kind: string;
  date: DateView | null;
  fact: ResultFactView | null;
  excerpt: ExcerptPart[];
  excerptLang?: "tr" | "en";
}

export interface SearchView extends ListFrameView {
  results: SearchResultView[];
  help: { heading: string; links: LinkView[] } | null;
}

function Marked({ parts }: { parts: ExcerptPart[] }) {
  return parts.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text));
}

function Result({ result }: { result: SearchResultView }) {
  const { link, kind, date, fact, excerpt } = result;
  return (
    <li>
      <p className="meta">
        <span className="kind">{kind}</span>
        {date ? <time dateTime={date.iso}>{date.text}</time> : null}
      </p>
      <h2>
        <Link to={link}>
          <Marked parts={result.title} />
        </Link>
      </h2>
      {fact ? <p className="result-fact">{fact.link ? <Link to={fact.link} /> : fact.text}</p> : null}
      {excerpt.length > 0 ? (
        <p lang={result.excerptLang}>
          <Marked parts={excerpt} />
        </p>
      ) : null}
    </li>
  );
}

export function SearchPage({ view }: { view: SearchView }) {
  const { results, help } = view;
  return (
    <>
      <ListFrame view={view} className="list-page search-page">
        {results.length > 0 ? (
          <ol className="entries">
            {results.map((result) => (
              <Result key={result.link.href} result={result} />
            ))}
          </ol>
        ) : null}
      </ListFrame>
      {help ? (
        <section className="search-help">
          <h2>{help.heading}</h2>
          <LinkList links={help.links} />
        </section>
      ) : null}
    </>
  );
}
