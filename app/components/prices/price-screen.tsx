import { Link, type LinkView } from "../elements/link";
import { Notices, type NoticeView } from "../frame/page-frame";
import { DataTable, type DataTableView } from "../tables/data-table";

export interface PriceScreenView {
  language: "tr" | "en";
  title: string;
  exchange: string;
  banner: string | null;
  heading: string | null;
  session: string | null;
  notices: NoticeView[];
  table: DataTableView | null;
  empty: string | null;
  announcement: { text: string; lang?: "tr" | "en" } | null;
  notes: string[];
  /** Null while it is paused. */
  next: { href: string; seconds: number } | null;
  place: string | null;
  links: LinkView[];
  /** Of the prices on a phone. */
  code: { label: string; path: string; size: number };
  failed: string;
}

/** Rows that leave room for larger letters. */
const FEW = 4;

/** For a large screen that nobody operates: the prices of one screen after the other. */
export function PriceScreen({ view, script }: { view: PriceScreenView; script: string }) {
  const { language, banner, heading, session, table, announcement, next, place, code } = view;
  const isFew = table !== null && table.groups.flatMap(({ rows }) => rows).length <= FEW;
  return (
    <html lang={language} className={isFew ? "screen few" : "screen"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${view.title} · ${view.exchange}`}</title>
        <style />
        {next ? (
          <noscript>
            <meta httpEquiv="refresh" content={`${next.seconds};url=${next.href}`} />
          </noscript>
        ) : null}
      </head>
      <body data-next={next?.href} data-seconds={next?.seconds}>
        <header>
          <p>{view.exchange}</p>
          <h1>{heading ?? view.title}</h1>
          {session ? <p>{session}</p> : null}
        </header>
        <main>
          <Notices notices={view.notices} />
          {table ? <DataTable view={table} /> : null}
          {view.empty ? <p>{view.empty}</p> : null}
        </main>
        <footer>
          <div>
            {announcement ? (
              <p className="announcement" lang={announcement.lang}>
                {announcement.text}
              </p>
            ) : null}
            {[...(banner ? [banner] : []), ...view.notes].map((note) => (
              <p key={note} className="note">
                {note}
              </p>
            ))}
            <p role="status" data-failed={view.failed} />
            <nav>
              {place ? <span>{place}</span> : null}
              {view.links.map((link) => (
                <Link key={link.label} to={link} />
              ))}
            </nav>
          </div>
          <p className="code">
            {code.label}
            <svg viewBox={`0 0 ${code.size} ${code.size}`} aria-hidden="true">
              <path d={code.path} />
            </svg>
          </p>
        </footer>
        {next ? <script type="module" dangerouslySetInnerHTML={{ __html: script }} /> : null}
      </body>
    </html>
  );
}
