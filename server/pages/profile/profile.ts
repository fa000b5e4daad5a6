import type { LinkView } from "~/components/elements/link";
import type { HistoryView, ProfileView, RightsView } from "~/components/members/profile";
import { href } from "~/pages";
import type { FormSource } from "../../forms/definition";
import { oneOfForms } from "../../forms/page-form";
import { NEW_PASSWORD, PASSWORD_FORM, passwordForm } from "./password-form";
import { PROFILE_FORM, profileForm, typedDetails } from "./profile-form";
import { SESSIONS_FORM, sessionsForm } from "./sessions-form";
import { memberContext, type MemberContext } from "../member-context";
import type { PageContent, PageContext } from "../../request/page-loader";
import type { MemberSheet } from "../../upstream/contracts/member-sheet";
import { listProvinces } from "../../upstream/contracts/registry";
import { listUserApplications, readOwnUser, type User } from "../../upstream/contracts/users";
import { historyEntry, userFacts } from "./profile-view";
import { latestNotice } from "../privacy/notice-gate";
import { listPrivacyTexts } from "../../upstream/contracts/data-protection";
import { ownApproval } from "./own-user";
import { localizedRows, noneText, orFallback } from "../fallbacks";
import { openDues } from "../open-dues";
import { orNothing, ownSheet } from "./own-details";
export const PROFILE_FORMS = {
  [PROFILE_FORM]: profileForm,
  [PASSWORD_FORM]: passwordForm,
  [SESSIONS_FORM]: sessionsForm,
};

const SECTIONS = { who: "kimlik", rights: "yetkiler", history: "kvkk" } as const;

export async function profile(context: PageContext): Promise<PageContent<ProfileView>> {
  const view = context.sentForm?.alone ? formAlone(context) : await wholeView(memberContext(context));
  return { view, lifetime: "none" };
}

async function wholeView(context: MemberContext): Promise<ProfileView> {
  const { t, upstream, sentForm } = context;
  const user = await (sentForm
    ? orNothing(upstream.read(readOwnUser, null))
    : upstream.read(readOwnUser, null));
  const sheet = ownSheet(context);
  const form = async (source: FormSource) => oneOfForms(context, await source(context));
  const [dues, who, details, password, sessions, rights, history] = await Promise.all([
    sheet.then((own) => openDues(own, context)),
    user && whoView(user, sheet, context),
    detailsForm(user, context),
    form(passwordForm),
    form(sessionsForm),
    rightsView(context),
    historyView(context),
  ]);
  const view = { dues, who, details, password, strength: strengthView(context), sessions, rights, history };
  return { ...view, missing: user ? null : t("profile.unavailable"), contents: sectionLinks(view, context) };
}

function formAlone(context: PageContext): ProfileView {
  const { sentForm } = context;
  return {
    dues: null,
    contents: null,
    missing: null,
    who: null,
    details: sentForm?.id === PROFILE_FORM ? sentForm : null,
    password: sentForm?.id === PASSWORD_FORM ? sentForm : null,
    strength: strengthView(context),
    sessions: sentForm?.id === SESSIONS_FORM ? sentForm : null,
    rights: null,
    history: null,
  };
}

async function whoView(
  user: User,
  reading: Promise<MemberSheet | null>,
  { t, upstream, session }: MemberContext,
): Promise<NonNullable<ProfileView["who"]>> {
  const [sheet, provinces] = await Promise.all([
    reading,
    orFallback(upstream.read(listProvinces, null, { isAside: true }), []),
  ]);
  const provinceName = provinces.find(({ id }) => id === user.provinceId)?.name ?? null;
  return {
    section: { id: SECTIONS.who, heading: t("profile.who") },
    photo: session.user.photo === null ? null : { src: "/profil-resmi", alt: t("profile.photo") },
    facts: userFacts(user, { memberName: sheet?.name ?? null, provinceName }, t),
  };
}

async function detailsForm(user: User | null, context: MemberContext): Promise<ProfileView["details"]> {
  const { sentForm } = context;
  if (!user) return sentForm?.id === PROFILE_FORM ? sentForm : null;
  return oneOfForms(context, await profileForm(context), typedDetails(user));
}

function strengthView({ t }: PageContext): ProfileView["strength"] {
  return {
    field: NEW_PASSWORD,
    words: {
      weak: t("profile.strengthWeak"),
      medium: t("profile.strengthMedium"),
      strong: t("profile.strengthStrong"),
    },
  };
}

/** The call takes the online bulletin's token: without one there is no right. */
async function rightsView(context: MemberContext): Promise<RightsView> {
  const { t, upstream, session } = context;
  const section = { id: SECTIONS.rights, heading: t("profile.rights") };
  const none = { section, items: [], empty: t("profile.rightsNone") };
  if (session.bulletinToken === null) return none;
  const applications = await orFallback(upstream.read(listUserApplications, null), null);
  if (applications === null) return { ...none, empty: t("profile.rightsUnavailable") };
  const items = applications.flatMap(({ id, name, description }) =>
    name === null ? [] : [{ key: String(id), name, description }],
  );
  return { section, items, empty: items.length > 0 ? null : noneText(context, "profile.rightsNone") };
}

async function historyView(context: MemberContext): Promise<HistoryView> {
  const { t, language } = context;
  const section = { id: SECTIONS.history, heading: t("profile.history") };
  const texts = await answerableTexts(context);
  if (texts === null) return { section, entries: [], change: null, empty: t("profile.historyUnavailable") };
  const entries = await Promise.all(
    texts.map(async (text) => historyEntry(text, await ownApproval(text.id, context), context)),
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

async function answerableTexts(context: MemberContext) {
  const [notice, texts] = await Promise.all([
    orFallback(latestNotice(context), null),
    orFallback(localizedRows(context, listPrivacyTexts, null), null),
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
  { t }: PageContext,
): ProfileView["contents"] {
  const ofForm = (form: ProfileView["details"]) => form && { id: `${form.id}-form`, heading: form.heading };
  const forms = [details, password, sessions].map(ofForm);
  const all = [who?.section, ...forms, rights?.section, history?.section];
  const links: LinkView[] = all.flatMap((section) =>
    section ? [{ href: `#${section.id}`, label: section.heading }] : [],
  );
  return { label: t("profile.sections"), links };
}
