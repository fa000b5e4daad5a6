import type { AppLoadContext } from "@remix-run/node";
import type { TokenSource } from "../upstream/tokens";
import "../http/load-context";
import { visitorOf, type Visitor } from "./session";

/** Who sends a request; read once, however many loaders ask. */
export function visitorOfRequest(request: Request, context: AppLoadContext): Promise<Visitor> {
  context.visitor ??= visitorOf(request.headers.get("Cookie"));
  return context.visitor;
}

/** The tokens with which the upstream is asked for a visitor; the bulletin's on the member's bulletin pages only. */
export function tokensOf(visitor: Visitor, onBulletinPage: boolean): TokenSource {
  return visitor.kind === "member"
    ? {
        user: visitor.session.userToken,
        bulletin: visitor.session.bulletinToken,
        sharesBulletin: visitor.session.sharesBulletin,
        onBulletinPage,
      }
    : { user: null, bulletin: null, onBulletinPage: false };
}
