import { href } from "~/pages";
import type { MemberContext } from "../member-context";
import { listUserApplications } from "../../upstream/contracts/users";
import { isTransient, RefusedError } from "../../upstream/errors";
import { telephoneLink } from "../../html/links";
import { noFigures } from "../figures/figures-page";
import type { MemberFiguresContent } from "../figures/member-figures-page";
import { mainOffice } from "../contact/contact";

/** A failing upstream isn't a refusal: each call checks the right itself. */
export async function mayReadBulletin({ session, upstream }: MemberContext): Promise<boolean> {
  if (session.bulletinToken === null) return false;
  try {
    return (await upstream.read(listUserApplications, null, { isAside: true })).length > 0;
  } catch (error) {
    if (isTransient(error)) return true;
    if (error instanceof RefusedError && !error.endsSession) return false;
    throw error;
  }
}

export async function withoutRight({
  t,
  match,
  language,
  upstream,
}: MemberContext): Promise<MemberFiguresContent> {
  const office = await mainOffice(upstream);
  const phone = office?.phone ?? null;
  const links = [
    ...(phone ? [telephoneLink(phone, language)] : []),
    { href: href("contact", language), label: t("page.contact") },
    { href: href("profile", language), label: t("page.profile") },
  ];
  return { ...noFigures(t(match.page.title), { text: t("memberBulletin.noRight"), links }), isRefused: true };
}
