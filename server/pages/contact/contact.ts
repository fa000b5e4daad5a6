import type { CollectionView } from "~/components/content/collection";
import type { ContactView } from "~/components/content/contact";
import { href, pageById, type PlainPageId } from "~/pages";
import type { WordKey } from "~/i18n/words";
import { siteProfile } from "../../config/site-profile";
import { contactForm, requestForm } from "./message-forms";
import { pageForm } from "../../forms/page-form";
import type { PageContext, PageSource } from "../../request/page-loader";
import { findItemBySlug } from "../../upstream/contracts/content";
import { listOffices, type Office } from "../../upstream/contracts/registry";
import { mapView, officeView } from "./contact-view";
import { orFallback, localizedOne, noneText } from "../fallbacks";
import { aboutPage } from "../shell/frame";
import type { Upstream } from "../../upstream/client";

const COMPLAINT_POLICY = "sikayet";

const KINDS_OF_REQUEST: readonly [WordKey, WordKey][] = [
  ["requests.request", "requests.requestText"],
  ["requests.suggestion", "requests.suggestionText"],
  ["requests.complaint", "requests.complaintText"],
  ["requests.thanks", "requests.thanksText"],
];

export const contact: PageSource<ContactView> = async (context) => {
  const { t } = context;
  const offices = await officesOf(context);
  const all = offices ?? [];
  return {
    view: {
      kinds: null,
      form: await pageForm(context, contactForm),
      offices: {
        section: { id: "birimler", heading: t("contact.offices") },
        items: all.map((office) => officeView(office, { language: context.language, t })),
        maps: all.flatMap((office) => mapView(office, t) ?? []),
        empty: noOffices(offices, context),
      },
      related: related(context, [pageLink(context, "requests"), pageLink(context, "data-protection")]),
    },
    lifetime: "none",
  };
};

export const requests: PageSource<ContactView> = async (context) => {
  const { t } = context;
  const [offices, policy] = await Promise.all([officesOf(context), complaintPolicy(context)]);
  const items = (offices ?? [])
    .slice(0, 1)
    .map((office) => officeView(office, { language: context.language, t }));
  return {
    view: {
      kinds: {
        heading: t("requests.kinds"),
        items: KINDS_OF_REQUEST.map(([term, text]) => ({ term: t(term), text: t(text) })),
        note: t("requests.whatToWrite"),
      },
      form: await pageForm(context, requestForm),
      offices: {
        section: { id: "yollar", heading: t("requests.ways") },
        items,
        maps: [],
        empty: noOffices(offices, context),
      },
      related: related(context, [
        ...policy,
        pageLink(context, "contact"),
        pageLink(context, "data-protection", t("requests.personalData")),
      ]),
    },
    lifetime: "none",
  };
};

/** Head office first; null when they can't be read: the form works without. */
async function officesOf({ upstream }: PageContext): Promise<Office[] | null> {
  const offices = await orFallback(upstream.read(listOffices, null), null);
  if (offices === null) return null;
  const isHead = ({ code }: Office) => code === siteProfile.officeCode;
  return [...offices.filter(isHead), ...offices.filter((office) => !isHead(office))];
}

function noOffices(offices: readonly Office[] | null, context: PageContext): string | null {
  if (offices === null) return context.t("notice.partMissing");
  return offices.length === 0 ? noneText(context, "contact.empty") : null;
}

type RelatedPage = CollectionView["items"][number];

async function complaintPolicy(context: PageContext): Promise<RelatedPage[]> {
  const policy = await orFallback(
    localizedOne(context, findItemBySlug, { type: "policy", slug: COMPLAINT_POLICY }),
    null,
  );
  if (!policy?.title) return [];
  const { title, summary, textLanguage } = policy;
  const link = { href: href("policy", context.language, { tip: COMPLAINT_POLICY }), label: title };
  return [{ link, summary, ...(textLanguage && { lang: textLanguage }) }];
}

function pageLink(
  { language, t }: PageContext,
  id: PlainPageId,
  summary = aboutPage(pageById(id), t),
): RelatedPage {
  return { link: { href: href(id, language), label: t(pageById(id).title) }, summary };
}

function related({ t }: PageContext, items: RelatedPage[]): ContactView["related"] {
  return { section: { id: "ilgili", heading: t("contact.related") }, collection: { items, empty: null } };
}

export async function mainOffice(upstream: Upstream): Promise<Office | null> {
  const offices = await orFallback(upstream.read(listOffices, null, { isAside: true }), []);
  return offices.find(({ code }) => code === siteProfile.officeCode) ?? null;
}
