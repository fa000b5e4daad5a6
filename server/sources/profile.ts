import type { LinkView } from "~/components/link";
import type { HistoryView, ProfileView, RightsView } from "~/components/profile";
import { href } from "~/pages";
import { oneOfForms } from "../forms/page-form";
import { NEW_PASSWORD, PASSWORD_FORM, passwordForm } from "../forms/password-form";
import { PROFILE_FORM, profileForm, typedDetails } from "../forms/profile-form";
import { SESSIONS_FORM, sessionsForm } from "../forms/sessions-form";
import { asMember, type MemberPortal } from "../member-page";
import type { PageContent, PagePortal } from "../page-loader";
import { findLatestNotice } from "../upstream/contracts/acknowledgement";
import { listProvinces } from "../upstream/contracts/provinces";
import { listUserApplications, readOwnUser, type User } from "../upstream/contracts/users";
import { historyEntry, userFacts } from "../views/profile";
import { allPrivacyTexts } from "./all-privacy-texts";
import { ownApproval } from "./own-approval";
import { memberSiblings } from "./member-siblings";
import { optional } from "./optional";
import { orNothing, ownSheet } from "./own-details";
import { oneInPageLanguage } from "./translated";

/** The forms of the page, by their ids. */
export const PROFILE_FORMS = {
  [PROFILE_FORM]: profileForm,
  [PASSWORD_FORM]: passwordForm,
  [SESSIONS_FORM]: sessionsForm,
};

const SECTIONS = { who: "kimlik", rights: "yetkiler", history: "kvkk" } as const;

/** Who a user is at the exchange, what they may change of it, and what they may use. */
export async function profile(portal: PagePortal): Promise<PageContent<ProfileView>> {
  const view = portal.sentForm?.alone ? formAlone(portal) : await wholeView(asMember(portal));
  return {
    heading: {
      title: portal.t("page.profile"),
      lead: portal.t("profile.lead"),
      siblings: memberSiblings(portal),
    },
    view,
    lifetime: "none",
  };
}

async function wholeView(portal: MemberPortal): Promise<ProfileView> {
  const { t, upstream, sentForm } = portal;
  // A form that was just sent stays with what was typed, even when nothing else can be had.
  const user = await (sentForm
    ? orNothing(upstream.read(readOwnUser, null))
    : upstream.read(readOwnUser, null));
  const [who, details, password, sessions, rights, history] = await Promise.all([
    user && whoView(user, portal),
    detailsForm(user, portal),
    passwordForm(portal).then((form) => oneOfForms(portal, form)),
    sessionsForm(portal).then((form) => oneOfForms(portal, form)),
    rightsView(portal),
    historyView(portal),
  ]);
  const view = { who, details, password, strength: strengthView(portal), sessions, rights, history };
  return { ...view, missing: user ? null : t("profile.unavailable"), contents: sectionLinks(view, portal) };
}

/** In the place of the page, for somebody whose session is over: nothing but what they sent. */
function formAlone(portal: PagePortal): ProfileView {
  const { sentForm } = portal;
  return {
    contents: null,
    missing: null,
    who: null,
    details: sentForm?.id === PROFILE_FORM ? sentForm : null,
    password: sentForm?.id === PASSWORD_FORM ? sentForm : null,
    strength: strengthView(portal),
    sessions: sentForm?.id === SESSIONS_FORM ? sentForm : null,
    rights: null,
    history: null,
  };
}

async function whoView(user: User, portal: MemberPortal): Promise<NonNullable<ProfileView["who"]>> {
  const { t, upstream, session } = portal;
  const [sheet, provinces] = await Promise.all([
    ownSheet(portal),
    optional(upstream.read(listProvinces, null, { isAside: true }), []),
  ]);
  const provinceName = provinces.find(({ id }) => id === user.provinceId)?.name ?? null;
  return {
    section: { id: SECTIONS.who, heading: t("profile.who") },
    photo: session.user.photo === null ? null : { src: "/profil-resmi", alt: t("profile.photo") },
    facts: userFacts(user, { memberName: sheet?.name ?? null, provinceName }, t),
  };
}

/** Without the user as the upstream has them there is nothing to change; what was sent is still there. */
async function detailsForm(user: User | null, portal: MemberPortal): Promise<ProfileView["details"]> {
  const { sentForm } = portal;
  if (!user) return sentForm?.id === PROFILE_FORM ? sentForm : null;
  return oneOfForms(portal, await profileForm(portal), typedDetails(user));
}

function strengthView({ t }: PagePortal): ProfileView["strength"] {
  return {
    field: NEW_PASSWORD,
    words: {
      weak: t("profile.strengthWeak"),
      medium: t("profile.strengthMedium"),
      strong: t("profile.strengthStrong"),
    },
  };
}

/** The call takes the token of the online bulletin: who has none has no right to it. */
async function rightsView({ t, upstream, session }: MemberPortal): Promise<RightsView> {
  const section = { id: SECTIONS.rights, heading: t("profile.rights") };
  const none = { section, items: [], empty: t("profile.rightsNone") };
  if (session.bulletinToken === null) return none;
  const applications = await optional(upstream.read(listUserApplications, null), null);
  if (applications === null) return { ...none, empty: t("profile.rightsUnavailable") };
  const items = applications.flatMap(({ id, name, description }) =>
    name === null ? [] : [{ key: String(id), name, description }],
  );
  return items.length > 0 ? { section, items, empty: null } : none;
}

async function historyView(portal: MemberPortal): Promise<HistoryView> {
  const { t, language } = portal;
  const section = { id: SECTIONS.history, heading: t("profile.history") };
  const texts = await answerableTexts(portal);
  if (texts === null) return { section, entries: [], change: null, empty: t("profile.historyUnavailable") };
  const entries = await Promise.all(
    texts.map(async (text) => historyEntry(text, await ownApproval(text.id, portal), language, t)),
  );
  const asksConsent = texts.some(({ kind }) => kind === "consent");
  const change = {
    href: `${href("data-protection", language)}#riza-form`,
    label: t("profile.historyChange"),
  };
  return {
    section,
    entries,
    change: asksConsent ? change : null,
    empty: entries.length === 0 ? t("profile.historyEmpty") : null,
  };
}

/** The notice that members read, and every text that is to be read or consented to, each once. */
async function answerableTexts(portal: MemberPortal) {
  const { upstream, language } = portal;
  const [notice, texts] = await Promise.all([
    optional(
      oneInPageLanguage(language, (asked) => upstream.read(findLatestNotice, null, { language: asked })),
      null,
    ),
    optional(allPrivacyTexts(portal), null),
  ]);
  if (notice === null && texts === null) return null;
  const others = (texts ?? []).filter(
    ({ id, kind }) => id !== notice?.id && (kind === "notice" || kind === "consent"),
  );
  return [...(notice ? [notice] : []), ...others];
}

function sectionLinks(
  {
    who,
    details,
    password,
    sessions,
    rights,
    history,
  }: Pick<ProfileView, "who" | "details" | "password" | "sessions" | "rights" | "history">,
  { t }: PagePortal,
): ProfileView["contents"] {
  const ofForm = (form: ProfileView["details"]) => form && { id: `${form.id}-form`, heading: form.heading };
  const forms = [details, password, sessions].map(ofForm);
  const all = [who?.section, ...forms, rights?.section, history?.section];
  const links: LinkView[] = all.flatMap((section) =>
    section ? [{ href: `#${section.id}`, label: section.heading }] : [],
  );
  return { label: t("profile.sections"), links };
}
