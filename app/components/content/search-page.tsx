import { Choices, Link, LinkList, type ChoiceView, type LinkView } from "../elements/link";
import { FilterForm, type FilterFormView } from "../forms/filter-form";
import type { DateView } from "./news-card";
import { Pager, type PagerView } from "../elements/pager";

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

export interface SearchView {
  form: FilterFormView;
  chips: ChoiceView[];
  chipsLabel: string;
  count: string | null;
  notices: string[];
  results: SearchResultView[];
  pager: PagerView | null;
  nothing: { text: string; hint: string | null; link: LinkView | null } | null;
  help: { heading: string; links: LinkView[] } | null;
}

function Marked({ parts }: { parts: ExcerptPart[] }) {
  return parts.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text));
}

function Result({ result }: { result: SearchResultView }) {
  const { link, kind, date, fact, excerpt } = result;
  return (
    <article>
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
    </article>
  );
}

export function SearchPage({ view }: { view: SearchView }) {
  const { nothing, help } = view;
  return (
    <div className="list-page search-page">
      <FilterForm view={view.form} />
      {view.notices.map((notice) => (
        <p key={notice} className="notice info">
          {notice}
        </p>
      ))}
      <Choices kind="chips" label={view.chipsLabel} links={view.chips} />
      {view.count ? <p className="note">{view.count}</p> : null}
      {nothing ? (
        <div className="empty">
          <p>{nothing.text}</p>
          {nothing.hint ? <p>{nothing.hint}</p> : null}
          {nothing.link ? <Link to={nothing.link} className="button" /> : null}
        </div>
      ) : null}
      {view.results.length > 0 ? (
        <ol className="results">
          {view.results.map((result) => (
            <li key={result.link.href}>
              <Result result={result} />
            </li>
          ))}
        </ol>
      ) : null}
      {view.pager ? <Pager view={view.pager} /> : null}
      {help ? (
        <section className="search-help">
          <h2>{help.heading}</h2>
          <LinkList links={help.links} />
        </section>
      ) : null}
    </div>
  );
}
