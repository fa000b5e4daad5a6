import type { ReactNode } from "react";
import { unbrokenRanges } from "../../i18n/letters";
import { type ChoiceView, Link, type LinkView } from "../elements/link";

export interface NoticeView {
  kind: "stale" | "language" | "info";
  text: string;
  lang?: "tr" | "en";
}

export type BreadcrumbView = Omit<LinkView, "href"> & { href: string | null };

export interface PageFrameView {
  title: string;
  titleLang?: "tr" | "en";
  lead?: string | null;
  breadcrumbs: BreadcrumbView[];
  breadcrumbLabel: string;
  notices: NoticeView[];
  siblings?: { heading: string; links: ChoiceView[] } | null;
}

function Breadcrumbs({ trail, label }: { trail: BreadcrumbView[]; label: string }) {
  if (trail.length === 0) return null;
  const last = trail.length - 1;
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {trail.map((crumb, index) => (
          <li key={index} lang={crumb.lang}>
            {crumb.href !== null && index < last ? (
              <Link to={{ ...crumb, href: crumb.href }} />
            ) : (
              <span aria-current={index === last ? "page" : undefined}>{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function Notices({ notices }: { notices: NoticeView[] }) {
  return notices.map(({ kind, text, lang }) => (
    <p key={text} className={`notice ${kind}`} lang={lang}>
      {text}
    </p>
  ));
}

/** Folded on phones; on wide screens the style sheet shows the list and hides the summary. */
function Siblings({ siblings }: { siblings: NonNullable<PageFrameView["siblings"]> }) {
  return (
    <nav className="siblings" aria-label={siblings.heading}>
      <p className="siblings-heading" aria-hidden="true">
        {siblings.heading}
      </p>
      <details>
        <summary>{siblings.heading}</summary>
        <ul>
          {siblings.links.map((link) => (
            <li key={link.href}>
              <Link to={link} current={link.current ? "page" : undefined} />
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

interface PageFrameProps {
  view: PageFrameView;
  className?: string;
  children: ReactNode;
}

export function PageFrame({ view, className, children }: PageFrameProps) {
  const siblings = view.siblings && view.siblings.links.length > 1 ? view.siblings : null;
  const classes = ["page", siblings && "with-siblings", className].filter(Boolean);
  return (
    <div className={classes.join(" ")}>
      <div className="page-head">
        <Breadcrumbs trail={view.breadcrumbs} label={view.breadcrumbLabel} />
        <h1 lang={view.titleLang}>{unbrokenRanges(view.title)}</h1>
        {view.lead ? <p className="lead">{view.lead}</p> : null}
        <Notices notices={view.notices} />
      </div>
      <div className="page-body">{children}</div>
      {siblings ? <Siblings siblings={siblings} /> : null}
    </div>
  );
}
