import type { AppView } from "~/components/frame/footer";
import type { LinkView } from "~/components/elements/link";
import { leadsTo, type MenuItemView } from "~/components/frame/menu";
import type { SharedShellView, ShellView } from "~/components/frame/shell";
import { LANGUAGES, type Language } from "~/i18n/language";
import { href, pageById, type PlainPageId } from "~/pages";
import { appCodeHref, STORE_NAMES } from "~/resources";
import { now } from "../../config/clock";
import { env } from "../../config/environment";
import { siteProfile } from "../../config/site-profile";
import { flashIn, flashWords } from "../../session/flash";
import { mailingListView } from "../contact/mailing-list-form";
import type { RequestContext } from "../../request/request-context";
import type { Office } from "../../upstream/contracts/registry";
import { telephoneLink, telephoneText } from "../../html/links";
import { returnQuery } from "../../security/addresses";
import { STORAGE_ANCHOR } from "../privacy/browser-storage";
import { siteSearch } from "../filter-form";
import { siteMenu } from "./menu";
import { mainOffice } from "../contact/contact";

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

/** Built once per cached menu; holds nothing personal. */
const shared = new WeakMap<readonly MenuItemView[], { view: SharedShellView; office: Office | null }>();

export async function shellView(context: RequestContext): Promise<ShellView> {
  const [menu, office] = await Promise.all([siteMenu(context), mainOffice(context.upstream)]);
  return {
    shared: sharedView(context, menu, office),
    wayBack: returnQuery(context.url),
    account: accountView(context),
    flash: flashView(context),
  };
}

function sharedView(context: RequestContext, menu: MenuItemView[], office: Office | null): SharedShellView {
  const cached = shared.get(menu);
  const legal = context.t("footer.legal", { year: now().year, exchange: siteProfile.name[context.language] });
  if (cached && cached.office === office && cached.view.footer.legal.text === legal) return cached.view;
  const view = newSharedView(context, menu, office, legal);
  shared.set(menu, { view, office });
  return view;
}

function newSharedView(
  context: RequestContext,
  menu: MenuItemView[],
  office: Office | null,
  legal: string,
): SharedShellView {
  const { language, t } = context;
  const phone = phoneLink(office, language);
  return {
    language,
    homeHref: href("home", language),
    exchange: {
      name: siteProfile.name[language],
      shortName: siteProfile.shortName[language],
      ...(siteProfile.motto && { motto: siteProfile.motto[language] }),
    },
    banner: env.PORTAL_DEMO ? t("shell.demoBanner") : null,
    phone,
    languages: LANGUAGES.map((code) => ({ code, ...LANGUAGE_NAMES[code] })),
    menu,
    siteMap: { href: href("site-map", language), label: t("shell.menu") },
    search: siteSearch(context),
    viewSwitch: {
      full: t("view.full"),
      lite: t("view.lite"),
      about: t("view.about"),
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
        fax: office?.fax ? telephoneText(office.fax, language) : null,
        faxLabel: t("footer.fax"),
        hours: office?.hours ?? null,
      },
      mailingList: mailingListView(context),
      apps: apps(context),
      social: social(context),
      legal: { text: legal, links: legalLinks(context, menu) },
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

const ACCESSIBILITY = "erisilebilirlik";

function legalLinks({ language, t }: RequestContext, menu: readonly MenuItemView[]): LinkView[] {
  const accessibility = href("policy", language, { tip: ACCESSIBILITY });
  const privacy = href("data-protection", language);
  return [
    ...(menu.some((item) => leadsTo(item, accessibility))
      ? [{ href: accessibility, label: t("footer.accessibility") }]
      : []),
    { href: privacy, label: t("form.privacyLink") },
    { href: `${privacy}#${STORAGE_ANCHOR}`, label: t("footer.cookies") },
  ];
}

function flashView({ cookies, visitor, t }: RequestContext): ShellView["flash"] {
  const said = visitor.kind === "member" ? flashIn(cookies) : null;
  if (said === null) return null;
  const { kind, text } = flashWords(said);
  return { kind, text: t(text) };
}

function accountView({ visitor, language, t }: RequestContext): ShellView["account"] {
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

function phoneLink(office: Office | null, language: Language): LinkView | null {
  return office?.phone ? telephoneLink(office.phone, language) : null;
}

function apps({ t }: RequestContext): SharedShellView["footer"]["apps"] {
  if (siteProfile.apps.length === 0) return null;
  const items = siteProfile.apps.map(({ store, url }): AppView => {
    const label = t(`app.${store}`);
    return {
      label,
      href: url,
      code: appCodeHref(store),
      codeAlt: t("app.qr", { store: STORE_NAMES[store] }),
    };
  });
  return { heading: t("footer.apps"), items };
}

function social({ t }: RequestContext): SharedShellView["footer"]["social"] {
  if (siteProfile.social.length === 0) return null;
  const links = siteProfile.social.map(({ network, url }) => ({
    href: url,
    label: t(`social.${network}`),
    external: true,
    newTab: true,
    newTabNote: t("shell.newTab"),
    network,
  }));
  return { heading: t("footer.social"), links };
}
