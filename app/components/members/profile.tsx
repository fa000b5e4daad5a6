import { Dues, type DuesView } from "./dues";
import { Facts, type FactView } from "../elements/facts";
import { Form, type FormView } from "../forms/form";
import { Link, type LinkView } from "../elements/link";
import { Picture } from "../elements/picture";
import { Section, type SectionView } from "../elements/section";
import type { PasswordStrength } from "~/i18n/password-strength";

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
    state: string;
    when: { iso: string; text: string } | null;
  }[];
  change: LinkView | null;
  empty: string | null;
}

export interface ProfileView {
  dues: DuesView | null;
  contents: { label: string; links: LinkView[] } | null;
  missing: string | null;
  who: { section: SectionView; photo: { src: string; alt: string } | null; facts: FactView[] } | null;
  details: FormView | null;
  password: FormView | null;
  strength: { field: string; words: StrengthWords };
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

function Password({ form, strength }: { form: FormView; strength: ProfileView["strength"] }) {
  const { field, words } = strength;
  const hint = <PasswordHint field={`${form.id}-${field}`} words={words} />;
  return <Form view={form} extras={{ [field]: hint }} />;
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

export function Profile({ view }: { view: ProfileView }) {
  return (
    <div className="profile">
      {view.dues ? <Dues view={view.dues} /> : null}
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
      {view.details ? <Form view={view.details} /> : null}
      {view.password ? <Password form={view.password} strength={view.strength} /> : null}
      {view.sessions ? <Form view={view.sessions} /> : null}
      {view.rights ? <Rights view={view.rights} /> : null}
      {view.history ? <History view={view.history} /> : null}
    </div>
  );
}

type StrengthWords = Record<PasswordStrength, string>;

function PasswordHint({ field, words }: { field: string; words: StrengthWords }) {
  return (
    <p
      className="password-hint"
      aria-live="polite"
      data-field={field}
      data-weak={words.weak}
      data-medium={words.medium}
      data-strong={words.strong}
    />
  );
}
