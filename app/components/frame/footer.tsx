import { ArrowUp } from "lucide";
import { unbrokenRanges } from "../../i18n/letters";
import { Icon, Logo } from "../elements/icon";
import { Link, LinkList, type LinkView } from "../elements/link";
import { Picture } from "../elements/picture";
import type { SharedShellView } from "./shell";
import { ViewSwitch } from "../elements/lite-view";

export interface AppView {
  label: string;
  href: string;
  code: string;
  codeAlt: string;
}

export interface FooterView {
  mailingList: MailingListView;
  corporate: { heading: string; links: LinkView[] };
  contact: {
    heading: string;
    address: string | null;
    phone: LinkView | null;
    fax: string | null;
    faxLabel: string;
    hours?: string | null;
  };
  apps: { heading: string; items: AppView[] } | null;
  social: { heading: string; links: (LinkView & { network: string })[] } | null;
  legal: { text: string; links: LinkView[] };
}

export function FooterContact({ contact }: { contact: FooterView["contact"] }) {
  return (
    <div>
      <h2>{contact.heading}</h2>
      <address>
        {contact.address ? <p>{contact.address}</p> : null}
        {contact.phone ? (
          <p>
            <Link to={contact.phone} />
          </p>
        ) : null}
        {contact.fax ? <p>{`${contact.faxLabel} ${contact.fax}`}</p> : null}
      </address>
      {contact.hours ? <p>{unbrokenRanges(contact.hours)}</p> : null}
    </div>
  );
}

function Apps({ apps }: { apps: NonNullable<FooterView["apps"]> }) {
  return (
    <div>
      <h2>{apps.heading}</h2>
      <ul className="apps">
        {apps.items.map((app) => (
          <li key={app.href}>
            {/* The style sheet shows the code on wide screens only: a phone takes the link. */}
            <Picture
              className="qr"
              image={{ src: app.code, alt: app.codeAlt, width: 96, height: 96 }}
              instead={null}
            />
            <Link to={{ href: app.href, label: app.label, external: true }} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Legal({ legal }: { legal: FooterView["legal"] }) {
  return (
    <div className="legal">
      <p>{legal.text}</p>
      <LinkList links={legal.links} />
    </div>
  );
}

export function Footer({ view: shell, wayBack }: { view: SharedShellView; wayBack: string }) {
  const { footer: view, exchange } = shell;
  return (
    <>
      <p className="footer-brand">
        <Logo />
        <span>
          {exchange.name}
          {exchange.motto ? <small>{exchange.motto}</small> : null}
        </span>
      </p>
      <div className="footer-columns">
        <FooterContact contact={view.contact} />
        <nav aria-labelledby="footer-corporate">
          <h2 id="footer-corporate">{view.corporate.heading}</h2>
          <LinkList links={view.corporate.links} />
        </nav>
        {view.social ? (
          <nav aria-labelledby="footer-social">
            <h2 id="footer-social">{view.social.heading}</h2>
            <ul>
              {view.social.links.map((link) => (
                <li key={link.network}>
                  <Link to={link} />
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <MailingList view={view.mailingList} />
        {view.apps ? <Apps apps={view.apps} /> : null}
      </div>
      <ViewSwitch view={shell.viewSwitch} wayBack={wayBack} />
      <Legal legal={view.legal} />
      <div className="to-top">
        <a href="#top">
          <Icon of={ArrowUp} />
          <span className="vh">{shell.words.toTop}</span>
        </a>
      </div>
    </>
  );
}

export interface MailingListView {
  heading: string;
  text: string;
  note: string;
  privacy: LinkView;
  action: string;
  fields: {
    name: string;
    type: "text" | "email";
    label: string;
    placeholder: string;
    autoComplete: string;
  }[];
  trap: { name: string; label: string };
  submit: string;
  sending: string;
  unanswered: string;
}

function MailingList({ view }: { view: MailingListView }) {
  return (
    <div className="mailing-list">
      <h2 id="mailing-list">{view.heading}</h2>
      <form
        method="post"
        action={view.action}
        aria-labelledby="mailing-list"
        data-sending={view.sending}
        data-unanswered={view.unanswered}
      >
        <p>{view.text}</p>
        {view.fields.map(({ name, label, ...input }) => (
          <div key={name}>
            <label htmlFor={`footer-${name}`}>{label}</label>
            <input id={`footer-${name}`} name={name} maxLength={100} required {...input} />
          </div>
        ))}
        <div className="form-trap" aria-hidden="true">
          <label htmlFor="footer-trap">{view.trap.label}</label>
          <input type="text" id="footer-trap" name={view.trap.name} tabIndex={-1} autoComplete="off" />
        </div>
        <button type="submit" className="button">
          {view.submit}
        </button>
        <p>
          <small>
            {view.note} <Link to={view.privacy} />
          </small>
        </p>
      </form>
    </div>
  );
}
