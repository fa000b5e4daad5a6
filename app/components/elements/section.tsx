import type { ReactNode } from "react";
import { Link, type LinkView } from "./link";

export interface SectionView {
  id: string;
  heading: string;
  lang?: "tr" | "en";
  more?: LinkView | null;
}

export function Section({ view, children }: { view: SectionView; children: ReactNode }) {
  return (
    <section className="section" aria-labelledby={view.id}>
      <div className="section-head">
        <h2 id={view.id} lang={view.lang}>
          {view.heading}
        </h2>
        {view.more ? (
          <Link to={view.more} className="more">
            {view.more.label}
            <span className="vh">{`: ${view.heading}`}</span>
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  );
}
