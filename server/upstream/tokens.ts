import { exchange } from "../exchange";
import type { Call } from "./call";
import { RefusedError } from "./errors";

/**
 * Which token a call carries. Three exist: the site's own ("default token"), and two of a visitor who is
 * logged in, the user token and the online-bulletin token.
 * - `none`: Lang and langid only.
 * - `service`: the site's own, whoever visits.
 * - `user`: the user token; there is no such call for those who are not logged in.
 * - `userOrService`: the user token if there is one, else the site's own.
 * - `bulletin`: the online-bulletin token, on whichever page.
 * - `bulletinOnMemberPages`: the online-bulletin token on the member's bulletin pages, none elsewhere.
 * - `given`: a step of a log-in or log-out, which is sent with the token that it is about.
 */
export type TokenRule =
  "none" | "service" | "user" | "userOrService" | "bulletin" | "bulletinOnMemberPages" | "given";

/** The tokens of the visitor that a request is for. */
export interface TokenSource {
  /** The user token; null when nobody is logged in. */
  user: string | null;
  /** The online-bulletin token; null without one. */
  bulletin: string | null;
  /** Whether that token is the operator's, which several members share. */
  sharesBulletin?: boolean;
  /** Whether one of the member's bulletin pages asks; the shell around such a page does not count. */
  onBulletinPage: boolean;
}

/** A visitor who is not logged in. */
export const ANONYMOUS: TokenSource = { user: null, bulletin: null, onBulletinPage: false };

/** The token for a call: none, the site's own, one of the visitor's, or the one that members share. */
export type ChosenToken = { whose: "nobody" | "site" } | { whose: "visitor" | "members"; token: string };

const NONE: ChosenToken = { whose: "nobody" };
const OF_THE_SITE: ChosenToken = { whose: "site" };

/** Chooses by the call's rule and the visitor (design 6). @throws RefusedError when the visitor has no such token */
export function chooseToken(
  { name, token: rule }: Pick<Call<never, unknown>, "name" | "token">,
  visitor: TokenSource,
): ChosenToken {
  switch (rule) {
    case "none":
      return forAnyone(name);
    case "service":
      return OF_THE_SITE;
    case "user":
      return ofVisitor(name, visitor.user);
    case "userOrService":
      return visitor.user === null ? OF_THE_SITE : ofVisitor(name, visitor.user);
    case "bulletin":
      return forBulletin(name, visitor);
    case "bulletinOnMemberPages":
      return visitor.onBulletinPage ? forBulletin(name, visitor) : forAnyone(name);
    case "given":
      throw new Error(`${name} is sent by the log-in, with the token of its step`);
  }
}

/** Calls that an anonymous caller is refused: those that the operator names, and those that proved to be. */
const needsSiteToken = new Set<string>(exchange.siteTokenCalls);

/** From now on a call is made with the site's token: without one the upstream refused it, with it it answered. */
export function useSiteToken(callName: string): void {
  needsSiteToken.add(callName);
}

/** Calls of the bulletins may be the site's: what they answer is public either way. */
export const mayUseSiteToken = ({ token }: Pick<Call<never, unknown>, "token">): boolean =>
  token === "bulletinOnMemberPages";

const forAnyone = (callName: string): ChosenToken => (needsSiteToken.has(callName) ? OF_THE_SITE : NONE);

function forBulletin(callName: string, { bulletin, sharesBulletin = false }: TokenSource): ChosenToken {
  const { token } = ofVisitor(callName, bulletin);
  return { whose: sharesBulletin ? "members" : "visitor", token };
}

function ofVisitor(callName: string, token: string | null): { whose: "visitor"; token: string } {
  // Like a token that the upstream no longer knows: the way on is to log in.
  if (token === null) throw new RefusedError(callName, "the visitor has no such token", true);
  return { whose: "visitor", token };
}
