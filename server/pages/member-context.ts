import type { PageContext } from "../request/page-loader";
import type { Session } from "../session/session";

/** "me" in every call comes from this session alone. */
export interface MemberContext extends PageContext {
  session: Session;
}

export function memberContextOf(page: PageContext): MemberContext | null {
  const { visitor } = page;
  return visitor.kind === "member" ? { ...page, session: visitor.session } : null;
}

export function memberContext(page: PageContext): MemberContext {
  if (!("session" in page)) throw new Error(`${page.match.page.id} is no page for members`);
  return page as MemberContext;
}
