import { BrowserStorage, type StorageView } from "./browser-storage";
import { Form, type FormView } from "../forms/form";
import { Link, LinkList, type LinkView } from "../elements/link";
import { RichText } from "../elements/rich-text";

export interface PrivacyTextsView {
  jumps: { label: string; links: LinkView[] };
  sections: {
    id: string;
    title: string;
    meta: string[];
    html: string;
    file: LinkView | null;
    lang?: "tr" | "en";
  }[];
  empty: string | null;
  storage: StorageView;
  form: FormView | null;
}

type Text = PrivacyTextsView["sections"][number];

function PrivacyText({ text }: { text: Text }) {
  return (
    <section
      className="article privacy-text"
      id={text.id}
      lang={text.lang}
      aria-labelledby={`${text.id}-baslik`}
    >
      <h2 id={`${text.id}-baslik`}>{text.title}</h2>
      <p className="meta">
        {text.meta.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <RichText html={text.html} />
      {text.file ? (
        <p className="actions">
          <Link to={text.file} className="button quiet" />
        </p>
      ) : null}
    </section>
  );
}

export function PrivacyTexts({ view }: { view: PrivacyTextsView }) {
  return (
    <div className="privacy-texts">
      {view.empty ? <p className="empty">{view.empty}</p> : null}
      <nav className="text-jumps" aria-label={view.jumps.label}>
        <LinkList links={view.jumps.links} />
      </nav>
      {view.sections.map((text) => (
        <PrivacyText key={text.id} text={text} />
      ))}
      <BrowserStorage view={view.storage} />
      {view.form ? <Form view={view.form} /> : null}
    </div>
  );
}
