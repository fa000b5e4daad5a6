import { href } from "~/pages";
import type { MemberPortal } from "../../member-page";
import { listUserApplications } from "../../upstream/contracts/users";
import { mayPass, RefusedError } from "../../upstream/errors";
import { telephoneLink } from "../../views/links";
import type { MemberFiguresContent } from "../figures/member-figures-page";
import { mainOffice } from "../office";

/**
 * Whether the member has the right to the online bulletin. An upstream that can't tell just now is no refusal:
 * it checks the right itself at each of the bulletin's calls.
 */
export async function mayReadBulletin({ session, upstream }: MemberPortal): Promise<boolean> {
  if (session.bulletinToken === null) return false;
  try {
    return (await upstream.read(listUserApplications, null, { isAside: true })).length > 0;
  } catch (error) {
    if (mayPass(error)) return true;
    if (error instanceof RefusedError && !error.endsSession) return false;
    throw error;
  }
}

/** What stands in place of the bulletin for a member without the right: in words, with whom to ask. */
export async function withoutRight({
  t,
  match,
  language,
  upstream,
}: MemberPortal): Promise<MemberFiguresContent> {
  const office = await mainOffice(upstream);
  const phone = office?.phone ?? null;
  return {
    heading: { title: t(match.page.title) },
    figures: { fileName: "", title: "", about: {}, columns: [], sections: [] },
    query: new URLSearchParams(),
    lifetime: "none",
    chooser: null,
    notice: null,
    summary: null,
    isRefused: true,
    formats: [],
    empty: {
      text: t("memberBulletin.noRight"),
      links: [
        ...(phone ? [telephoneLink(phone)] : []),
        { href: href("contact", language), label: t("page.contact") },
        { href: href("profile", language), label: t("page.profile") },
      ],
    },
    chart: null,
    source: null,
  };
}
