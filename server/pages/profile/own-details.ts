import type { FormState } from "../../forms/view";
import { pendingNotice } from "../privacy/notice-gate";
import { memberContextOf, type MemberContext } from "../member-context";
import type { PageContext } from "../../request/page-loader";
import { readMemberSheet } from "../../upstream/contracts/member-sheet";
import { readOwnUser } from "../../upstream/contracts/users";
import { UpstreamError } from "../../upstream/errors";

export async function ownSheet({ session, upstream }: MemberContext) {
  const { memberId } = session.user;
  if (memberId === null || session.bulletinToken === null) return null;
  return orNothing(upstream.read(readMemberSheet, { memberId }));
}

export async function ownDetails(page: PageContext): Promise<FormState["typed"]> {
  const member = memberContextOf(page);
  if (!member) return {};
  return (await orNothing(detailsOf(member))) ?? {};
}

async function detailsOf(member: MemberContext): Promise<FormState["typed"]> {
  if (await pendingNotice(member)) return {};
  const [user, sheet] = await Promise.all([member.upstream.read(readOwnUser, null), ownSheet(member)]);
  const details = {
    unvan: sheet?.name,
    uye_kodu: user.memberNumber ?? sheet?.number,
    ad_soyad: [user.name, user.surname].filter(Boolean).join(" "),
    eposta: user.email,
    telefon: user.phone,
    il: user.provinceId?.toString(),
  };
  return Object.fromEntries(
    Object.entries(details).flatMap(([name, text]) => (text ? [[name, [text]]] : [])),
  );
}

/** A refusal here ends no session, since the page is public. */
export async function orNothing<Value>(part: Promise<Value>): Promise<Value | null> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}
