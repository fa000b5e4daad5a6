import type { FormView } from "~/components/form";
import type { PrivacyTextsView } from "~/components/privacy-texts";
import { formatDate, parseDate } from "~/text/dates";
import { fileHref } from "../files/address";
import { formOfConsents, typedConsents } from "../forms/consent-form";
import { rememberedConsents, type Consents } from "../forms/consents";
import { EMPTY_FORM, formView } from "../forms/form-view";
import { ownPortal, type MemberPortal } from "../member-page";
import type { PageContent, PagePortal } from "../page-loader";
import type { PrivacyTextKind } from "../upstream/assumptions";
import type { PrivacyText } from "../upstream/contracts/data-protection";
import { languageNotice } from "../views/article";
import { richText } from "../views/rich-text";
import { STORAGE_ANCHOR, storageView } from "./browser-storage";
import { allPrivacyTexts } from "./all-privacy-texts";
import { ownApproval } from "./own-approval";
import { sectionSiblings } from "./siblings";
import type { Translated } from "./translated";
import { noneText } from "../views/unread";

/** The order of the texts, and the name of each in links: /kvkk#basvuru. */
const ANCHORS: Readonly<Record<PrivacyTextKind, string>> = {
  notice: "aydinlatma",
  application: "basvuru",
  consent: "acik-riza",
  cookies: "cerez",
};
const ORDER = Object.keys(ANCHORS) as PrivacyTextKind[];

/** What the exchange does with personal data: its texts, each with version and date. */
export async function privacyTexts(portal: PagePortal): Promise<PageContent<PrivacyTextsView>> {
  const { t } = portal;
  const texts = (await allPrivacyTexts(portal)).toSorted((a, b) => rank(a) - rank(b));
  const sections = texts.map((text) => sectionOf(text, portal));
  return {
    heading: {
      title: t("page.dataProtection"),
      lead: t("lead.dataProtection"),
      notices: languageNotice(texts.find(({ textLanguage }) => textLanguage)?.textLanguage, t),
      siblings: await sectionSiblings(portal),
    },
    view: {
      jumps: {
        label: t("privacy.texts"),
        links: [
          ...sections.map(({ id, title, lang }) => ({
            href: `#${id}`,
            label: title,
            ...(lang && { lang }),
          })),
          { href: `#${STORAGE_ANCHOR}`, label: t("storage.heading") },
        ],
      },
      storage: storageView(t),
      sections,
      empty: sections.length === 0 ? noneText(portal, "privacy.empty") : null,
      form: await consents(texts, portal),
    },
    lifetime: "none",
  };
}

/** The consents as they were left, to be given, refused or withdrawn. */
async function consents(
  texts: readonly Translated<PrivacyText>[],
  portal: PagePortal,
): Promise<FormView | null> {
  const form = formOfConsents(texts, portal);
  if (!form) return null;
  if (portal.sentForm) return portal.sentForm;
  const member = ownPortal(portal);
  const known = await (member ? ownConsents(texts, member) : rememberedConsents(portal.cookies));
  return formView(form, { ...EMPTY_FORM, typed: typedConsents(known) }, portal);
}

/** What a user said last of each consent; none is chosen that they never answered, or of which nobody could tell. */
async function ownConsents(
  texts: readonly Translated<PrivacyText>[],
  member: MemberPortal,
): Promise<Consents> {
  const asked = texts.filter(({ kind }) => kind === "consent");
  const entries = await Promise.all(
    asked.map(async ({ id }) => {
      const approval = await ownApproval(id, member);
      return approval && (approval.isGiven || approval.at !== null) ? [[String(id), approval.isGiven]] : [];
    }),
  );
  return Object.fromEntries(entries.flat()) as Consents;
}

const rank = ({ kind }: PrivacyText) => (kind === null ? ORDER.length : ORDER.indexOf(kind));

function sectionOf(
  text: Translated<PrivacyText>,
  { language, t }: PagePortal,
): PrivacyTextsView["sections"][number] {
  const { id, kind, title, html, version, inForceSince, file, textLanguage } = text;
  const since = inForceSince === null ? null : parseDate(inForceSince);
  const address = fileHref(file);
  const type = /\.(\w{2,4})$/.exec(file ?? "")?.[1]?.toUpperCase() ?? "";
  return {
    id: kind ? ANCHORS[kind] : `kvkk-${id}`,
    title: title ?? t("article.untitled"),
    meta: [
      ...(version ? [t("privacy.version", { version })] : []),
      ...(since ? [t("privacy.inForce", { date: formatDate(since, language) })] : []),
    ],
    html: richText(html ?? "", language, t, 2),
    file: address
      ? { href: address, label: t(kind === "application" ? "privacy.form" : "privacy.file", { type }) }
      : null,
    ...(textLanguage && { lang: textLanguage }),
  };
}
