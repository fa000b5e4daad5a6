import type { CollectionView } from "~/components/collection";
import type { ContactView } from "~/components/contact";
import { href, pageById, type PlainPageId } from "~/pages";
import type { WordKey } from "~/text/words";
import { exchange } from "../exchange";
import { contactForm, requestForm } from "../forms/message-forms";
import { pageForm } from "../forms/page-form";
import type { PageContent, PagePortal } from "../page-loader";
import { findItemBySlug } from "../upstream/contracts/content";
import { listOffices, type Office } from "../upstream/contracts/registry";
import { mapView, officeView } from "../views/contact";
import { optional } from "./optional";
import { sectionSiblings } from "./siblings";
import { oneInPageLanguage } from "./translated";
import { noneText } from "../views/unread";

/** The form of each page. */
export const CONTACT_FORMS = { contact: contactForm, requests: requestForm };

export type ContactSource = (portal: PagePortal) => Promise<PageContent<ContactView>>;

/** The word under which editors keep the policy on complaints. */
export const COMPLAINT_POLICY = "sikayet";

const KINDS_OF_REQUEST: readonly [WordKey, WordKey][] = [
  ["requests.request", "requests.requestText"],
  ["requests.suggestion", "requests.suggestionText"],
  ["requests.complaint", "requests.complaintText"],
  ["requests.thanks", "requests.thanksText"],
];

/** Where the exchange is and how to reach each of its offices. */
export const contact: ContactSource = async (portal) => {
  const { t } = portal;
  const offices = await officesOf(portal);
  const known = offices ?? [];
  return {
    heading: { title: t("page.contact"), lead: t("lead.contact"), siblings: await sectionSiblings(portal) },
    view: {
      kinds: null,
      form: await pageForm(portal, contactForm),
      offices: {
        section: { id: "birimler", heading: t("contact.offices") },
        items: known.map((office) => officeView(office, t)),
        maps: known.flatMap((office) => mapView(office, t) ?? []),
        empty: noOffices(offices, portal),
      },
      related: related(portal, [
        pageLink(portal, "requests", "lead.requests"),
        pageLink(portal, "data-protection", "lead.dataProtection"),
      ]),
    },
    lifetime: "none",
  };
};

/** What can be asked of the exchange, what becomes of it, and the ways to say it. */
export const requests: ContactSource = async (portal) => {
  const { t } = portal;
  const [offices, policy] = await Promise.all([officesOf(portal), complaintPolicy(portal)]);
  const items = (offices ?? []).slice(0, 1).map((office) => officeView(office, t));
  return {
    heading: { title: t("page.requests"), lead: t("lead.requests"), siblings: await sectionSiblings(portal) },
    view: {
      kinds: {
        heading: t("requests.kinds"),
        items: KINDS_OF_REQUEST.map(([term, text]) => ({ term: t(term), text: t(text) })),
        note: t("requests.whatToWrite"),
      },
      form: await pageForm(portal, requestForm),
      offices: {
        section: { id: "yollar", heading: t("requests.ways") },
        items,
        maps: [],
        empty: noOffices(offices, portal),
      },
      related: related(portal, [
        ...policy,
        pageLink(portal, "contact", "lead.contact"),
        pageLink(portal, "data-protection", "requests.personalData"),
      ]),
    },
    lifetime: "none",
  };
};

/** All offices, the head office first; null when they are not available: the form is there all the same. */
async function officesOf({ upstream }: PagePortal): Promise<Office[] | null> {
  const offices = await optional(upstream.read(listOffices, null), null);
  if (offices === null) return null;
  const isHead = ({ code }: Office) => code === exchange.officeCode;
  return [...offices.filter(isHead), ...offices.filter((office) => !isHead(office))];
}

function noOffices(offices: readonly Office[] | null, portal: PagePortal): string | null {
  if (offices === null) return portal.t("notice.partMissing");
  return offices.length === 0 ? noneText(portal, "contact.empty") : null;
}

type RelatedPage = CollectionView["items"][number];

async function complaintPolicy({ upstream, language }: PagePortal): Promise<RelatedPage[]> {
  const asked = { type: "policy", slug: COMPLAINT_POLICY } as const;
  const policy = await optional(
    oneInPageLanguage(language, (read) => upstream.read(findItemBySlug, asked, { language: read })),
    null,
  );
  if (!policy?.title) return [];
  const { title, summary, textLanguage } = policy;
  const link = { href: href("policy", language, { tip: COMPLAINT_POLICY }), label: title };
  return [{ link, summary, ...(textLanguage && { lang: textLanguage }) }];
}

function pageLink({ language, t }: PagePortal, id: PlainPageId, summary: WordKey): RelatedPage {
  return { link: { href: href(id, language), label: t(pageById(id).title) }, summary: t(summary) };
}

function related({ t }: PagePortal, items: RelatedPage[]): ContactView["related"] {
  return { section: { id: "ilgili", heading: t("contact.related") }, collection: { items, empty: null } };
}
