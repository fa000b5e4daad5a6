import { LogOut, type LogOutView } from "../frame/log-out";
import { Notices, type NoticeView } from "../frame/page-frame";
import { RichText } from "../elements/rich-text";

export interface NoticeToReadView {
  place: "notice";
  title: string;
  lang?: "tr" | "en";
  notices: NoticeView[];
  version: string;
  why: string;
  html: string;
  said: { kind: "success" | "error"; text: string } | null;
  accept: { action: string; label: string; version: { name: string; value: string } };
  logOut: LogOutView;
}

/** Without scripts too: the style sheet hides everything else. */
export function NoticeToRead({ view }: { view: NoticeToReadView }) {
  return (
    <div className="notice-to-read" role="dialog" aria-modal="true" aria-labelledby="aydinlatma">
      <h1 id="aydinlatma" lang={view.lang}>
        {view.title}
      </h1>
      <p className="note">{view.version}</p>
      {view.said ? (
        <p className={`notice ${view.said.kind}`} role="alert">
          {view.said.text}
        </p>
      ) : null}
      <Notices notices={view.notices} />
      <section className="notice-text" aria-labelledby="aydinlatma" tabIndex={0} lang={view.lang}>
        <RichText html={view.html} />
      </section>
      <p>{view.why}</p>
      <div className="notice-buttons">
        <LogOut view={view.logOut} className="button quiet" />
        <form method="post" action={view.accept.action}>
          <input type="hidden" name={view.accept.version.name} value={view.accept.version.value} />
          <button type="submit" className="button">
            {view.accept.label}
          </button>
        </form>
      </div>
    </div>
  );
}
