import { Link, type LinkView } from "./link";

export interface PagerView {
  label: string;
  previous: LinkView | null;
  next: LinkView | null;
  /** `label` is the number, `spoken` "Sayfa 3"; null is a gap */
  pages: ((LinkView & { current: boolean; spoken: string }) | null)[];
}

export function Pager({ view }: { view: PagerView }) {
  return (
    <nav className="pager" aria-label={view.label}>
      {view.previous ? <Link to={view.previous} className="previous" /> : null}
      <ul>
        {view.pages.map((page, index) => (
          <li key={page ? page.href : `gap-${index}`}>
            {page ? (
              <Link to={page} current={page.current ? "page" : undefined}>
                <span aria-hidden="true">{page.label}</span>
                <span className="vh">{page.spoken}</span>
              </Link>
            ) : (
              "…"
            )}
          </li>
        ))}
      </ul>
      {view.next ? <Link to={view.next} className="next" /> : null}
    </nav>
  );
}
