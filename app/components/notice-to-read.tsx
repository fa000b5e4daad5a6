import { LogOut, type LogOutView } from "./log-out";
import { Notices, type NoticeView } from "./page-frame";
import { RichText } from "./rich-text";

export interface NoticeToReadView {
  place: "notice";
  title: string;
  lang?: "tr" | "en";
  notices: NoticeView[];
  /** Version and date of the text. */
  version: string;
  /** Why it stands in the way. */
  why: string;
  html: string;
  accept: { action: string; label: string };
  logOut: LogOutView;
}

/**
 * The notice on data protection, in the place of a member's page until it is read: a dialog that nothing but
 * its two buttons ends. It needs no script: the style sheet hides everything beside it.
 */
export function NoticeToRead({ view }: { view: NoticeToReadView }) {
  return (
    <div className="notice-to-read" role="dialog" aria-modal="true" aria-labelledby="aydinlatma">
      <h1 id="aydinlatma" lang={view.lang}>
        {view.title}
      </h1>
      <p className="version">{view.version}</p>
      <Notices notices={view.notices} />
      <section className="notice-text" aria-labelledby="aydinlatma" tabIndex={0} lang={view.lang}>
        <RichText html={view.html} />
      </section>
      <p>{view.why}</p>
      <div className="notice-buttons">
        <LogOut view={view.logOut} className="button quiet" />
        <form method="post" action={view.accept.action}>
          <button type="submit" className="button">
            {view.accept.label}
          </button>
        </form>
      </div>
    </div>
  );
}
