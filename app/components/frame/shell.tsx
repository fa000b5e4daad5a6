import { type ReactNode, useContext } from "react";
import { DocumentContext } from "./document-context";
import { useLiteView, ViewSwitch, type ViewSwitchView } from "../elements/lite-view";
import type { FooterView } from "./footer";
import type { LinkView } from "../elements/link";
import type { MenuItemView } from "./menu";
import type { AccountView } from "./header";
import { type SiteSearchView } from "./site-search";

export interface ShellWords {
  skip: string;
  mainNavigation: string;
  menu: string;
  close: string;
  languages: string;
  toTop: string;
  submenu: string;
  notifications: NotificationWords;
}

export interface ExchangeView {
  name: string;
  shortName: string;
  motto?: string;
}

export interface LanguageChoiceView {
  code: "tr" | "en";
  label: "TR" | "EN";
  name: "Türkçe" | "English";
}

export interface SharedShellView {
  language: "tr" | "en";
  homeHref: string;
  exchange: ExchangeView;
  banner: string | null;
  phone: LinkView | null;
  languages: LanguageChoiceView[];
  menu: MenuItemView[];
  siteMap: LinkView;
  search: SiteSearchView;
  footer: FooterView;
  viewSwitch: ViewSwitchView;
  words: ShellWords;
}

export interface ShellView {
  shared: SharedShellView;
  wayBack: string;
  account: AccountView;
  flash: { kind: "success" | "error"; text: string } | null;
}

export function Shell({ view, children }: { view: ShellView; children: ReactNode }) {
  const { shared, wayBack, flash } = view;
  const isLite = useLiteView() !== null;
  const { header, footer } = useContext(DocumentContext).shell;
  return (
    <>
      <div className="shell">
        <a className="skip" href="#icerik">
          {shared.words.skip}
        </a>
        {shared.banner ? (
          <aside className="banner">
            <p>{shared.banner}</p>
          </aside>
        ) : null}
        {isLite ? (
          <aside className="view-bar">
            <p>{shared.viewSwitch.about}</p>
            <ViewSwitch view={shared.viewSwitch} wayBack={wayBack} />
          </aside>
        ) : null}
        <header className="header" dangerouslySetInnerHTML={{ __html: header }} />
        <main id="icerik" className="wrap" tabIndex={-1}>
          {flash ? (
            <p className={`notice ${flash.kind}`} role="status">
              {flash.text}
            </p>
          ) : null}
          {children}
        </main>
        <footer className="footer" dangerouslySetInnerHTML={{ __html: footer }} />
      </div>
      <Notifications words={shared.words.notifications} />
    </>
  );
}

interface NotificationWords {
  label: string;
  close: string;
  offline: string;
  online: string;
}

function Notifications({ words }: { words: NotificationWords }) {
  if (useLiteView()) return null;
  return (
    <template id="notifications" data-offline={words.offline} data-online={words.online}>
      <section className="notifications" aria-label={words.label}>
        <div aria-live="polite" />
        <div aria-live="assertive" />
      </section>
      <div className="notification">
        <p />
        <button type="button" aria-label={words.close} />
      </div>
    </template>
  );
}
