import type { MemberPortal } from "../../member-page";
import type { SectionContent } from "./section";
import type { Id } from "../../upstream/ids";

/** The member that the user acts for, told by the session and never by an address; null for staff. */
export const ownMemberId = ({ session }: MemberPortal): Id | null => session.user.memberId;

/** A section on a member's own trade, for somebody who acts for no member. */
export function withoutMember({ t }: MemberPortal, title: string): SectionContent {
  return {
    title,
    figures: { fileName: "", title, about: {}, columns: [], sections: [] },
    formats: [],
    empty: { text: t("memberBulletin.noMember"), links: [] },
  };
}
