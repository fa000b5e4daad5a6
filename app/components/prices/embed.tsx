import { LastPrice, type LastPriceView, type PriceChangeView, PriceChanges } from "./last-price";
import { Link, type LinkView } from "../elements/link";
import { Notices, type NoticeView } from "../frame/page-frame";
import { DataTable, type DataTableView } from "../tables/data-table";

export interface EmbedView {
  language: "tr" | "en";
  page: LinkView;
  exchange: LinkView;
  banner: string | null;
  notices: NoticeView[];
  heading: string | null;
  price: LastPriceView | null;
  changes: PriceChangeView[];
  table: DataTableView | null;
  notes: string[];
  empty: string | null;
}

/** Shown in a frame on another site: brings its own styles, and links to the portal. */
export function Embed({ view }: { view: EmbedView }) {
  const { language, page, exchange, banner, heading, price, table } = view;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${page.label} · ${exchange.label}`}</title>
        <style />
      </head>
      <body className="embed">
        <main>
          <p className="note">
            <Link to={exchange} />
          </p>
          <h1>
            <Link to={page} />
          </h1>
          {banner ? <p className="notice">{banner}</p> : null}
          <Notices notices={view.notices} />
          {heading ? <p>{heading}</p> : null}
          {price ? <LastPrice view={price} /> : null}
          <PriceChanges changes={view.changes} />
          {table ? <DataTable view={table} /> : null}
          {view.empty ? <p>{view.empty}</p> : null}
          {[...(price?.note ? [price.note] : []), ...view.notes].map((note) => (
            <p key={note} className="note">
              {note}
            </p>
          ))}
        </main>
      </body>
    </html>
  );
}
