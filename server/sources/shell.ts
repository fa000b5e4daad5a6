import type { AppView } from "~/components/footer";
import type { LinkView } from "~/components/link";
import type { ShellView } from "~/components/shell";
import { LANGUAGES } from "~/language";
import { href, pageById, type PlainPageId } from "~/pages";
import { appCodeHref } from "~/resources";
import { now } from "../clock";
import { env } from "../env";
import { exchange } from "../exchange";
import { flashIn, flashWords } from "../flash";
import { mailingListView } from "../forms/mailing-list-form";
import type { Portal } from "../portal";
import type { Office } from "../upstream/contracts/registry";
import { telephoneLink, unbroken } from "../views/links";
import { wayBackTo } from "../same-site-path";
import { siteSearch } from "../views/site-search";
import { siteMenu } from "./menu";
import { mainOffice } from "./office";

const CORPORATE: PlainPageId[] = [
  "about",
  "establishment",
  "history",
  "vision-mission",
  "policies",
  "links",
  "site-map",
];
const LANGUAGE_NAMES = { tr: { label: "TR", name: "Türkçe" }, en: { label: "EN", name: "English" } } as const;

/** Header, menu and footer of every page; they never fail for want of the upstream. */
export async function shellView(portal: Portal): Promise<ShellView> {
  const { language, t, upstream } = portal;
  const [menu, office] = await Promise.all([siteMenu(portal), mainOffice(upstream)]);
  const phone = phoneLink(office);
  return {
    language,
    homeHref: href("home", language),
    exchange: {
      name: exchange.name[language],
      shortName: exchange.shortName[language],
      ...(exchange.motto && { motto: exchange.motto[language] }),
    },
    banner: env.PORTAL_DEMO ? t("shell.demoBanner") : null,
    phone,
    languages: languageChoices(portal),
    menu,
    search: siteSearch(portal),
    account: accountView(portal),
    flash: flashView(portal),
    viewSwitch: {
      full: t("view.full"),
      lite: t("view.lite"),
      about: t("view.about"),
      action: `/sade?${wayBackTo(portal.url)}`,
    },
    footer: {
      corporate: {
        heading: t("footer.corporate"),
        links: CORPORATE.map((id) => ({ href: href(id, language), label: t(pageById(id).title) })),
      },
      contact: {
        heading: t("footer.contact"),
        address: office?.address ?? null,
        phone,
        fax: office?.fax ? unbroken(office.fax) : null,
        faxLabel: t("footer.fax"),
        hours: office?.hours ?? null,
      },
      mailingList: mailingListView(portal),
      apps: apps(portal),
      social: social(portal),
      legal: t("footer.legal", { year: now().year, exchange: exchange.name[language] }),
    },
    words: {
      skip: t("shell.skip"),
      mainNavigation: t("shell.mainNavigation"),
      menu: t("shell.menu"),
      close: t("shell.close"),
      languages: t("shell.languages"),
      toTop: t("shell.toTop"),
      submenu: t("shell.submenu"),
      notifications: {
        label: t("shell.notifications"),
        close: t("shell.close"),
        offline: t("shell.offline"),
        online: t("shell.online"),
      },
    },
  };
}

/** What is said on this page, and on this one only, of what was done on the one before. */
function flashView({ cookies, visitor, t }: Portal): ShellView["flash"] {
  const said = visitor.kind === "member" ? flashIn(cookies) : null;
  if (said === null) return null;
  const { kind, text } = flashWords(said);
  return { kind, text: t(text) };
}

/** The way in, or who is in and the way out. */
function accountView({ visitor, language, t }: Portal): ShellView["account"] {
  const logOut = { label: t("session.logOut"), language };
  if (visitor.kind === "unreadable") return { kind: "unreadable", logOut };
  if (visitor.kind !== "member")
    return { kind: "visitor", logIn: { href: href("login", language), label: t("session.logIn") } };
  const { name, photo } = visitor.session.user;
  return {
    kind: "member",
    profile: { href: href("profile", language), label: name },
    photo: photo === null ? null : "/profil-resmi",
    logOut,
  };
}

function phoneLink(office: Office | null): LinkView | null {
  return office?.phone ? telephoneLink(office.phone) : null;
}

/** The switch goes through /dil, which remembers the choice and opens the same page in the language. */
function languageChoices(portal: Portal): ShellView["languages"] {
  return LANGUAGES.map((code) => ({
    code,
    ...LANGUAGE_NAMES[code],
    href: `/dil/${code}?${wayBackTo(portal.url)}`,
    current: code === portal.language,
  }));
}

function apps({ t }: Portal): ShellView["footer"]["apps"] {
  if (exchange.apps.length === 0) return null;
  const items = exchange.apps.map(({ store, url }): AppView => {
    const label = t(`app.${store}`);
    return { label, href: url, code: appCodeHref(store), codeAlt: t("app.qr", { store: label }) };
  });
  return { heading: t("footer.apps"), items };
}

function social({ t }: Portal): ShellView["footer"]["social"] {
  if (exchange.social.length === 0) return null;
  const links = exchange.social.map(({ network, url }) => ({
    href: url,
    label: t(`social.${network}`),
    external: true,
    newTab: true,
    newTabNote: t("shell.newTab"),
    network,
  }));
  return { heading: t("footer.social"), links };
}
