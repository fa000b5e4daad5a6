import { ArrowUp } from "lucide";
import { Icon } from "./icon";
import { Link, type LinkView } from "./link";
import { Logo } from "./logo";
import { MailingList, type MailingListView } from "./mailing-list";
import { Picture } from "./picture";
import type { ExchangeView } from "./shell";
import { ViewSwitch, type ViewSwitchView } from "./view-switch";

export interface AppView {
  label: string;
  href: string;
  /** The address of its QR code. */
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
  legal: string;
}

function Contact({ contact }: { contact: FooterView["contact"] }) {
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
      {contact.hours ? <p>{contact.hours}</p> : null}
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
            {/* Who holds a phone takes the link: the style sheet leaves the code to wide screens. */}
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

interface FooterProps {
  view: FooterView;
  exchange: ExchangeView;
  viewSwitch: ViewSwitchView;
  /** Names the link to the top, which slides along the whole page. */
  toTop: string;
}

export function Footer({ view, exchange, viewSwitch, toTop }: FooterProps) {
  return (
    <footer className="footer">
      <p className="footer-brand">
        <Logo />
        <span>
          {exchange.name}
          {exchange.motto ? <small>{exchange.motto}</small> : null}
        </span>
      </p>
      <div className="footer-columns">
        <Contact contact={view.contact} />
        <nav aria-labelledby="footer-corporate">
          <h2 id="footer-corporate">{view.corporate.heading}</h2>
          <ul>
            {view.corporate.links.map((link) => (
              <li key={link.href}>
                <Link to={link} />
              </li>
            ))}
          </ul>
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
      <ViewSwitch view={viewSwitch} />
      <p className="legal">{view.legal}</p>
      <div className="to-top">
        <a href="#top">
          <Icon of={ArrowUp} />
          <span className="vh">{toTop}</span>
        </a>
      </div>
    </footer>
  );
}
