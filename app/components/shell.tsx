import type { ReactNode } from "react";
import { useLiteView } from "../lite-view/lite-view-context";
import { Footer, type FooterView } from "./footer";
import { Header } from "./header";
import type { LinkView } from "./link";
import type { MenuItemView } from "./menu";
import { Notifications, type NotificationWords } from "./notifications";
import type { AccountView } from "./account";
import type { SiteSearchView } from "./site-search";
import { ViewSwitch, type ViewSwitchView } from "./view-switch";

export interface ShellWords {
  skip: string;
  mainNavigation: string;
  menu: string;
  close: string;
  languages: string;
  toTop: string;
  /** Names the toggle beside a menu item that is a link too: "alt menüsü". */
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
  href: string;
  current: boolean;
}

export interface ShellView {
  language: "tr" | "en";
  homeHref: string;
  exchange: ExchangeView;
  /** Demo mode says so on every page. */
  banner: string | null;
  phone: LinkView | null;
  languages: LanguageChoiceView[];
  menu: MenuItemView[];
  search: SiteSearchView;
  account: AccountView;
  /** Said once, of what was done on the page before. */
  flash: { kind: "success" | "error"; text: string } | null;
  footer: FooterView;
  viewSwitch: ViewSwitchView;
  words: ShellWords;
}

export function Shell({ view, children }: { view: ShellView; children: ReactNode }) {
  const isLite = useLiteView() !== null;
  return (
    <Notifications words={view.words.notifications}>
      <div className="shell">
        <a className="skip" href="#icerik">
          {view.words.skip}
        </a>
        {view.banner ? (
          <aside className="banner">
            <p>{view.banner}</p>
          </aside>
        ) : null}
        {isLite ? (
          <aside className="view-bar">
            <p>{view.viewSwitch.about}</p>
            <ViewSwitch view={view.viewSwitch} />
          </aside>
        ) : null}
        <Header view={view} />
        <main id="icerik" className="wrap" tabIndex={-1}>
          {view.flash ? (
            <p className={`notice ${view.flash.kind}`} role="status">
              {view.flash.text}
            </p>
          ) : null}
          {children}
        </main>
        <Footer
          view={view.footer}
          exchange={view.exchange}
          viewSwitch={view.viewSwitch}
          toTop={view.words.toTop}
        />
      </div>
    </Notifications>
  );
}
