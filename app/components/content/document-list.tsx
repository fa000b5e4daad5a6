import { Choices, type ChoicesView, Link, type LinkView } from "../elements/link";
import { FileLinks, type FileView } from "./file-list";
import { ListFrame, type ListFrameView } from "./list-page";
import type { DateView } from "./news-card";
import { OwnRegistrations, type OwnRegistrationsView } from "./own-registrations";
import { RichText } from "../elements/rich-text";

export interface DocumentView {
  id: string;
  heading: string | null;
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

export interface DocumentListView extends ListFrameView {
  own?: OwnRegistrationsView;
  jumps?: ChoicesView | null;
  items: DocumentView[];
}

function Facts({ view: { date, category, status } }: { view: DocumentView }) {
  if (!date && !category && !status) return null;
  return (
    <p className="meta">
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
        {summary ? <p>{summary}</p> : null}
        {html === null ? null : <RichText html={html} lang={lang} />}
        {files.length > 0 ? <FileLinks items={files} /> : null}
      </div>
    </article>
  );
}

export function DocumentList({ view }: { view: DocumentListView }) {
  const { own, jumps, items } = view;
  return (
    <div className="list-page">
      {own ? <OwnRegistrations view={own} /> : null}
      <ListFrame view={view}>
        {jumps ? <Choices kind="chips" {...jumps} /> : null}
        <div className="entries">
          {items.map((item) => (
            <Document key={item.id} view={item} />
          ))}
        </div>
      </ListFrame>
    </div>
  );
}
