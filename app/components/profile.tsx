import { Facts, type FactView } from "./facts";
import { Form, type FormView } from "./form";
import { Link, type LinkView } from "./link";
import { useOneAnswered } from "./one-of-forms";
import { PasswordHint, type StrengthWords } from "./password-hint";
import { Picture } from "./picture";
import { Section, type SectionView } from "./section";

export interface RightsView {
  section: SectionView;
  items: { key: string; name: string; description: string | null }[];
  empty: string | null;
}

export interface HistoryView {
  section: SectionView;
  entries: {
    key: string;
    title: string;
    lang?: "tr" | "en";
    version: string | null;
    /** What the user said of it. */
    state: string;
    when: { iso: string; text: string } | null;
  }[];
  /** To where consents are given and withdrawn. */
  change: LinkView | null;
  empty: string | null;
}

export interface ProfileView {
  /** To each section below. */
  contents: { label: string; links: LinkView[] } | null;
  /** Said when the user could not be read. */
  missing: string | null;
  who: { section: SectionView; photo: { src: string; alt: string } | null; facts: FactView[] } | null;
  details: FormView | null;
  password: FormView | null;
  /** What is said of a new password while it is typed, and at which field. */
  strength: { field: string; words: StrengthWords };
  /** The open sessions, and how to end them. */
  sessions: FormView | null;
  rights: RightsView | null;
  history: HistoryView | null;
}

function Who({ view }: { view: NonNullable<ProfileView["who"]> }) {
  return (
    <Section view={view.section}>
      <div className="profile-who">
        {view.photo ? (
          <Picture image={{ ...view.photo, width: 96, height: 96 }} className="profile-photo" />
        ) : null}
        <Facts facts={view.facts} />
      </div>
    </Section>
  );
}

function OneForm({ form }: { form: FormView }) {
  return <Form view={useOneAnswered(form)} />;
}

function Password({ form, strength }: { form: FormView; strength: ProfileView["strength"] }) {
  const { field, words } = strength;
  const hint = <PasswordHint inputId={`${form.id}-${field}`} words={words} />;
  return <Form view={useOneAnswered(form)} extras={{ [field]: hint }} />;
}

function Rights({ view }: { view: RightsView }) {
  return (
    <Section view={view.section}>
      {view.empty ? <p>{view.empty}</p> : null}
      <ul className="profile-list">
        {view.items.map(({ key, name, description }) => (
          <li key={key}>
            <strong>{name}</strong>
            {description ? <p>{description}</p> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function History({ view }: { view: HistoryView }) {
  return (
    <Section view={view.section}>
      {view.empty ? <p>{view.empty}</p> : null}
      <ul className="profile-list">
        {view.entries.map(({ key, title, lang, version, state, when }) => (
          <li key={key}>
            <strong lang={lang}>{title}</strong>
            <p className="meta">
              {version ? <span>{version}</span> : null}
              <span>
                {state}
                {when ? ": " : null}
                {when ? <time dateTime={when.iso}>{when.text}</time> : null}
              </span>
            </p>
          </li>
        ))}
      </ul>
      {view.change ? (
        <p>
          <Link to={view.change} />
        </p>
      ) : null}
    </Section>
  );
}

/** A user's own page: who they are, two forms, what they may use, what they have read and consented to. */
export function Profile({ view }: { view: ProfileView }) {
  return (
    <div className="profile">
      {view.contents ? (
        <nav className="profile-sections" aria-label={view.contents.label}>
          <ul>
            {view.contents.links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {view.missing ? <p className="notice">{view.missing}</p> : null}
      {view.who ? <Who view={view.who} /> : null}
      {view.details ? <OneForm form={view.details} /> : null}
      {view.password ? <Password form={view.password} strength={view.strength} /> : null}
      {view.sessions ? <OneForm form={view.sessions} /> : null}
      {view.rights ? <Rights view={view.rights} /> : null}
      {view.history ? <History view={view.history} /> : null}
    </div>
  );
}
