import type { MemberContext } from "../member-context";
import type { SectionContent } from "./section";
import type { Id } from "../../upstream/record";

/** From the session, never from an address; null for staff. */
export const ownMemberId = ({ session }: MemberContext): Id | null => session.user.memberId;

export function withoutMember({ t }: MemberContext, title: string): SectionContent {
  return {
    title,
    figures: { fileName: "", title, about: {}, columns: [], sections: [] },
    formats: [],
    empty: { text: t("memberBulletin.noMember"), links: [] },
  };
}
