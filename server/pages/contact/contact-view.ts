import type { MapView } from "~/components/content/contact";
import type { OfficeView } from "~/components/content/office";
import type { FactView } from "~/components/elements/facts";
import type { Language } from "~/i18n/language";
import type { Translate, Wording } from "~/i18n/words";
import type { Office } from "../../upstream/contracts/registry";
import { linkView, telephoneLink, telephoneText } from "../../html/links";
import { imageView } from "../content/news";

/** Five decimals of a degree are a metre. */
const DECIMALS = 5;

export const officeAnchor = (code: string) => `birim-${encodeURIComponent(code.toLowerCase())}`;

export function officeView(office: Office, wording: Wording): OfficeView {
  const { t } = wording;
  const { code, name, address } = office;
  return {
    key: code ?? name ?? "",
    ...(code !== null && { id: officeAnchor(code) }),
    name: name ?? t("page.contact"),
    address,
    facts: facts(office, wording),
    directions: directions(office, t),
  };
}

export function mapView({ name, map, mapAlt }: Office, t: Translate): MapView | null {
  const image = imageView(map, mapAlt, 960);
  return image && { image, caption: t("contact.map", { office: name ?? t("page.contact") }) };
}

function facts({ phone, fax, email, registeredEmail, hours }: Office, { language, t }: Wording): FactView[] {
  return [
    ...(phone ? [{ term: t("contact.phone"), ...dialled(phone, language) }] : []),
    ...(fax ? [{ term: t("footer.fax"), text: telephoneText(fax, language) }] : []),
    ...(email ? [{ term: t("contact.email"), ...linked(email, `mailto:${email}`) }] : []),
    ...(registeredEmail
      ? [{ term: t("contact.registeredEmail"), ...linked(registeredEmail, `mailto:${registeredEmail}`) }]
      : []),
    ...(hours ? [{ term: t("contact.hours"), text: hours }] : []),
  ];
}

const linked = (text: string, href: string) => ({ text, link: { href, label: text } });

function dialled(phone: string, language: Language) {
  const link = telephoneLink(phone, language);
  return { text: link.label, link };
}

function directions({ place }: Office, t: Translate): OfficeView["directions"] {
  if (!place) return null;
  const to = `${place.latitude.toFixed(DECIMALS)},${place.longitude.toFixed(DECIMALS)}`;
  const href = `https://www.openstreetmap.org/directions?${new URLSearchParams({ to }).toString()}`;
  return linkView(t("contact.directions"), { href, external: true }, true, t);
}
