import { useLiteView } from "../elements/lite-view";
import { UnsentForm, type UnsentFormView } from "../forms/unsent-form";
import { Link, type LinkView } from "../elements/link";
import { SiteSearch, type SiteSearchView } from "../frame/site-search";

export interface ErrorPageView {
  title: string;
  text: string;
  steps: LinkView[];
  retry: LinkView | null;
  requestId: string | null;
  requestIdLabel: string;
  search?: SiteSearchView | null;
  unsentForm?: UnsentFormView | null;
  drawing: "lost" | "pause";
}

function Drawing({ kind }: { kind: ErrorPageView["drawing"] }) {
  if (useLiteView()) return null;
  return (
    <svg className="drawing" viewBox="0 0 240 120" width="320" height="160" aria-hidden="true">
      <circle className="drawing-sun" cx="182" cy="40" r="18" />
      <path className="drawing-hill" d="M0 92c50-26 92-18 126-8s74 4 114-14v50H0Z" />
      <path
        className="drawing-furrows"
        d="M12 112c44-20 84-14 116-6s70 4 104-10M40 118c36-14 62-10 90-4s56 2 82-6"
      />
      <path className="drawing-furrows" d={kind === "lost" ? "M72 100V52" : "M72 100c0-26 6-42 24-46"} />
      <path
        className="drawing-ear"
        d={
          kind === "lost"
            ? "M72 68c-9 0-13-5-13-12 9 0 13 5 13 12Zm0 0c9 0 13-5 13-12-9 0-13 5-13 12Zm0-13c-9 0-13-5-13-12 9 0 13 5 13 12Zm0 0c9 0 13-5 13-12-9 0-13 5-13 12Zm0-12c-5-5-5-12 0-17 5 5 5 12 0 17Z"
            : "M81 68c-9-3-11-9-9-16 9 3 12 9 9 16Zm0 0c8 3 15 1 18-6-9-4-15-1-18 6Zm10-11c-6-6-6-13-1-18 6 6 6 12 1 18Zm0 0c6 6 13 6 18 1-6-7-12-7-18-1Z"
        }
      />
    </svg>
  );
}

export function ErrorPage({ view }: { view: ErrorPageView }) {
  return (
    <div className="error-page">
      <Drawing kind={view.drawing} />
      <h1>{view.title}</h1>
      <p className="lead">{view.text}</p>
      {view.search ? <SiteSearch view={view.search} id="error-search" className="in-page" /> : null}
      {view.unsentForm ? <UnsentForm view={view.unsentForm} /> : null}
      <ul>
        {view.retry && !view.unsentForm ? (
          <li>
            <Link to={view.retry} className="button" />
          </li>
        ) : null}
        {view.steps.map((step) => (
          <li key={step.href}>
            <Link to={step} />
          </li>
        ))}
      </ul>
      {view.requestId ? (
        <p className="note">
          {view.requestIdLabel} <code>{view.requestId}</code>
        </p>
      ) : null}
    </div>
  );
}
