import type { Visitor } from "../../session/session";
import type { TokenSource } from "../tokens";

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
