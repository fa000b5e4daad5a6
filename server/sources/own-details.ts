import type { FormState } from "../forms/form-view";
import { pendingNotice } from "../auth/acknowledgement";
import { ownPortal, type MemberPortal } from "../member-page";
import type { PagePortal } from "../page-loader";
import { readMemberSheet } from "../upstream/contracts/member-sheet";
import { readOwnUser } from "../upstream/contracts/users";
import { UpstreamError } from "../upstream/errors";

/** The member that a user acts for, as the exchange's books have it; null without the right to the online bulletin. */
export async function ownSheet({ session, upstream }: MemberPortal) {
  const { memberId } = session.user;
  if (memberId === null || session.bulletinToken === null) return null;
  return orNothing(upstream.read(readMemberSheet, { memberId }));
}

/**
 * What the form on changes in the register would ask of a member, as they would type it. Nothing for anybody else,
 * for whom has a notice to read before they see anything of their own, and when the upstream fails: it is a help.
 */
export async function ownDetails(page: PagePortal): Promise<FormState["typed"]> {
  const member = ownPortal(page);
  if (!member) return {};
  return (await orNothing(detailsOf(member))) ?? {};
}

async function detailsOf(member: MemberPortal): Promise<FormState["typed"]> {
  if (await pendingNotice(member)) return {};
  const [user, sheet] = await Promise.all([member.upstream.read(readOwnUser, null), ownSheet(member)]);
  const told = {
    unvan: sheet?.name,
    uye_kodu: user.memberNumber ?? sheet?.number,
    ad_soyad: [user.name, user.surname].filter(Boolean).join(" "),
    eposta: user.email,
    telefon: user.phone,
    il: user.provinceId?.toString(),
  };
  return Object.fromEntries(Object.entries(told).flatMap(([name, text]) => (text ? [[name, [text]]] : [])));
}

/** Whatever the upstream refuses here ends no session: the page is everybody's. */
export async function orNothing<Value>(part: Promise<Value>): Promise<Value | null> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}
