import type { MapView } from "~/components/contact";
import type { OfficeView } from "~/components/office";
import type { FactView } from "~/components/facts";
import type { Translate } from "~/text/words";
import type { Office } from "../upstream/contracts/registry";
import { linkView, telephoneLink, unbroken } from "./links";
import { imageView } from "./news";

/** How exact a place on the map is: five decimals are a metre. */
const DECIMALS = 5;

/** An office with every way to reach it. */
export function officeView(office: Office, t: Translate): OfficeView {
  const { code, name, address } = office;
  return {
    key: code ?? name ?? "",
    name: name ?? t("page.contact"),
    address,
    facts: facts(office, t),
    directions: directions(office, t),
  };
}

/** The picture of where an office is; null when there is none. */
export function mapView({ name, map, mapAlt }: Office, t: Translate): MapView | null {
  const image = imageView(map, mapAlt, 960);
  return image && { image, caption: t("contact.map", { office: name ?? t("page.contact") }) };
}

function facts({ phone, fax, email, registeredEmail, hours }: Office, t: Translate): FactView[] {
  return [
    ...(phone ? [{ term: t("contact.phone"), ...dialled(phone) }] : []),
    ...(fax ? [{ term: t("footer.fax"), text: unbroken(fax) }] : []),
    ...(email ? [{ term: t("contact.email"), ...linked(email, `mailto:${email}`) }] : []),
    ...(registeredEmail
      ? [{ term: t("contact.registeredEmail"), ...linked(registeredEmail, `mailto:${registeredEmail}`) }]
      : []),
    ...(hours ? [{ term: t("contact.hours"), text: hours }] : []),
  ];
}

const linked = (text: string, href: string) => ({ text, link: { href, label: text, external: true } });

function dialled(phone: string) {
  const link = telephoneLink(phone);
  return { text: link.label, link };
}

function directions({ place }: Office, t: Translate): OfficeView["directions"] {
  if (!place) return null;
  const to = `${place.latitude.toFixed(DECIMALS)},${place.longitude.toFixed(DECIMALS)}`;
  const href = `https://www.openstreetmap.org/directions?${new URLSearchParams({ to }).toString()}`;
  return linkView(t("contact.directions"), { href, external: true }, true, t);
}
