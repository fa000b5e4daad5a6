import { Empty } from "../elements/empty";
import { Choices, type ChoiceView, Link, type LinkView } from "../elements/link";
import { FileLinks, type FileView } from "./file-list";
import { FilterForm, type FilterFormView } from "../forms/filter-form";
import type { DateView } from "./news-card";
import { OwnRegistrations, type OwnRegistrationsView } from "./own-registrations";
import { Pager, type PagerView } from "../elements/pager";
import { RichText } from "../elements/rich-text";

export interface DocumentView {
  id: string;
  /** null when the page's own heading serves */
  heading: string | null;
  /** null when the page shows the whole text */
  link: LinkView | null;
  lang?: "tr" | "en";
  year: string | null;
  date: DateView | null;
  category: string | null;
  status: { isOpen: boolean; text: string } | null;
  summary: string | null;
  html: string | null;
  files: FileView[];
}

export interface DocumentListView {
  own?: OwnRegistrationsView;
  form: FilterFormView | null;
  chips: ChoiceView[];
  chipsLabel: string;
  jumps: { label: string; links: LinkView[] } | null;
  notice: string | null;
  count: string | null;
  items: DocumentView[];
  pager: PagerView | null;
  empty: { text: string; link: LinkView | null } | null;
}

function Facts({ view: { date, category, status } }: { view: DocumentView }) {
  if (!date && !category && !status) return null;
  return (
    <p className="document-facts">
      {status ? <span className={status.isOpen ? "status open" : "status"}>{status.text}</span> : null}
      {date ? <time dateTime={date.iso}>{date.text}</time> : null}
      {category ? <span>{category}</span> : null}
    </p>
  );
}

function Document({ view }: { view: DocumentView }) {
  const { id, heading, link, year, summary, html, files, lang } = view;
  return (
    <article className={html === null ? "document" : "document whole"} id={id} lang={lang}>
      {year ? <p className="document-year">{year}</p> : null}
      <div className="document-body">
        {heading ? <h2>{link ? <Link to={link} /> : heading}</h2> : null}
        <Facts view={view} />
        {summary ? <p className="document-summary">{summary}</p> : null}
        {html === null ? null : <RichText html={html} lang={lang} />}
        {files.length > 0 ? <FileLinks items={files} /> : null}
      </div>
    </article>
  );
}

export function DocumentList({ view }: { view: DocumentListView }) {
  const { jumps, empty } = view;
  return (
    <div className="list-page documents">
      {view.own ? <OwnRegistrations view={view.own} /> : null}
      <Choices kind="chips" label={view.chipsLabel} links={view.chips} />
      {view.form ? <FilterForm view={view.form} /> : null}
      {view.notice ? <p className="notice info">{view.notice}</p> : null}
      {view.count ? <p className="count">{view.count}</p> : null}
      {jumps ? (
        <nav className="choices chips jumps" aria-label={jumps.label}>
          {jumps.links.map((link) => (
            <Link key={link.href} to={link} />
          ))}
        </nav>
      ) : null}
      {view.items.map((item) => (
        <Document key={item.id} view={item} />
      ))}
      {empty ? <Empty text={empty.text} links={empty.link ? [empty.link] : []} /> : null}
      {view.pager ? <Pager view={view.pager} /> : null}
    </div>
  );
}
