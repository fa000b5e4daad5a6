import type { FormView } from "~/components/forms/form";
import type { PrivacyTextsView } from "~/components/members/privacy-texts";
import { formatDate } from "~/i18n/dates";
import { fileHref } from "../../media/address";
import { formOfConsents, typedConsents } from "./consent-form";
import { rememberedConsents, type Consents } from "./consents";
import { EMPTY_FORM, formView } from "../../forms/view";
import { memberContextOf, type MemberContext } from "../member-context";
import type { PageContent, PageContext } from "../../request/page-loader";
import type { PrivacyTextKind } from "../../upstream/assumptions";
import { listPrivacyTexts, type PrivacyText } from "../../upstream/contracts/data-protection";
import { languageNotice } from "../content/article-view";
import { richText } from "../../html/rich-text";
import { STORAGE_ANCHOR, storageView } from "./browser-storage";
import { ownApproval } from "../profile/own-user";
import { localizedRows, type Localized, noneText } from "../fallbacks";

const ANCHORS: Readonly<Record<PrivacyTextKind, string>> = {
  notice: "aydinlatma",
  application: "basvuru",
  consent: "acik-riza",
  cookies: "cerez",
};
const ORDER = Object.keys(ANCHORS) as PrivacyTextKind[];

export async function privacyTexts(context: PageContext): Promise<PageContent<PrivacyTextsView>> {
  const { t } = context;
  const texts = (await localizedRows(context, listPrivacyTexts, null)).toSorted((a, b) => rank(a) - rank(b));
  const sections = texts.map((text) => sectionOf(text, context));
  return {
    heading: { notices: languageNotice(texts.find(({ textLanguage }) => textLanguage)?.textLanguage, t) },
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
      empty: sections.length === 0 ? noneText(context, "privacy.empty") : null,
      form: await consents(texts, context),
    },
    lifetime: "none",
  };
}

async function consents(
  texts: readonly Localized<PrivacyText>[],
  context: PageContext,
): Promise<FormView | null> {
  const form = formOfConsents(texts, context);
  if (!form) return null;
  if (context.sentForm) return context.sentForm;
  const member = memberContextOf(context);
  const answers = await (member ? ownConsents(texts, member) : rememberedConsents(context.cookies));
  return formView(form, { ...EMPTY_FORM, typed: typedConsents(answers) }, context);
}

async function ownConsents(
  texts: readonly Localized<PrivacyText>[],
  member: MemberContext,
): Promise<Consents> {
  const consents = texts.filter(({ kind }) => kind === "consent");
  const entries = await Promise.all(
    consents.map(async ({ id }) => {
      const approval = await ownApproval(id, member);
      return approval && (approval.isGiven || approval.at !== null) ? [[String(id), approval.isGiven]] : [];
    }),
  );
  return Object.fromEntries(entries.flat()) as Consents;
}

const rank = ({ kind }: PrivacyText) => (kind === null ? ORDER.length : ORDER.indexOf(kind));

function sectionOf(
  text: Localized<PrivacyText>,
  { language, t }: PageContext,
): PrivacyTextsView["sections"][number] {
  const { id, kind, title, html, version, inForceSince, file, textLanguage } = text;
  const address = fileHref(file);
  const type = /\.(\w{2,4})$/.exec(file ?? "")?.[1]?.toUpperCase() ?? "";
  return {
    id: kind ? ANCHORS[kind] : `kvkk-${id}`,
    title: title ?? t("article.untitled"),
    meta: [
      ...(version ? [t("privacy.version", { version })] : []),
      ...(inForceSince ? [t("privacy.inForce", { date: formatDate(inForceSince, language) })] : []),
    ],
    html: richText(html ?? "", { language, t }, 2),
    file: address
      ? { href: address, label: t(kind === "application" ? "privacy.form" : "privacy.file", { type }) }
      : null,
    ...(textLanguage && { lang: textLanguage }),
  };
}
