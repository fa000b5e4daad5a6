import { Hono } from "hono";
import { type ListedMember, MEMBERS } from "../content/members";
import { groupName } from "../content/people/groups";
import { wireDay } from "../clock";
import { applyFilter } from "../filter";
import { type Language, languageOf, textIn } from "../language";
import { readFilter } from "../requests";
import { type Upstream, readToken } from "../upstream";
import { audit } from "../wire";

/** UyeUyeTanim: the register of members. Its module is no Alpha.WebPanel, so it wants a token. */
export function memberRoutes(upstream: Upstream): Hono {
  const routes = new Hono();
  routes.post("/GetWithFilterInfo", async (c) => {
    await readToken(c, upstream);
    const language = languageOf(c.req.raw.headers);
    const rows = MEMBERS.map((member) => wireMember(member, language));
    return c.json(applyFilter(rows, await readFilter(c), ["Unvan", "UyeNo", "IlceAdi", "MeslekGrubuAdi"]));
  });
  return routes;
}

function wireMember(member: ListedMember, language: Language) {
  return {
    ...audit("UyeUyeTanim", member.id, member.since),
    UyeNo: member.number,
    Unvan: member.name,
    MeslekGrubuNo: member.group,
    MeslekGrubuAdi: textIn(groupName(member.group), language),
    Derece: member.degree,
    IlceAdi: member.district,
    KayitTarih: wireDay(member.since),
    UyeDurum: member.standing,
    WebAdresi: member.website,
    IsTelefon: member.phone,
  };
}
