import { type Member, MEMBERS } from "../data";
import type { Context } from "hono";
import { addDays } from "../clock";
import { analysesOf } from "../hall/analyses";
import { type Arrival, findArrival, findArrivals, isOpen } from "../hall/arrivals";
import { readLotId } from "../hall/lots";
import { type Sale, findSales } from "../hall/sales";
import { memberDetails, memberTotals, totalsByDay, totalsByProduct } from "../hall/members";
import { type MayKnow, analysisRow, arrivalRow, purchaseRow, registrationRow, tradeRow } from "../hall/rows";
import { Refusal } from "../refusal";
import { readId, readSpan } from "../requests";
import { type Calls, type Upstream, wireRequest, requireUser } from "../upstream";
import type { User } from "../users";

const OPEN_ARRIVALS_DAYS = 30;
const PURCHASES_DAYS = 365;
const MOST_ROWS = 5_000;
const WHOLE_HALL = 0;

export function memberBulletinCalls(upstream: Upstream): Calls {
  const { prices, clock } = upstream;
  const language = (c: Context) => wireRequest(c, upstream).language;
  const viewer = (c: Context) => requireViewer(c, upstream);
  const memberOf = async (c: Context) => memberFor(await viewer(c), c.req.param("member"));

  return {
    "GET OnlineKullaniciBulten/GetUyeBilgileri/:member": async (c) => {
      const user = await viewer(c);
      const member = memberFor(user, c.req.param("member"));
      return memberDetails(prices, member, contactOf(upstream, user, member), language(c));
    },
    "GET OnlineKullaniciBulten/GetToplamIslemler/:member": async (c) =>
      memberTotals(prices, await memberOf(c)),
    "GET OnlineKullaniciBulten/GetGelenUrunler/:member": async (c) => {
      const user = await viewer(c);
      const from = addDays(clock.today(), -OPEN_ARRIVALS_DAYS);
      const rows = concerning(user, c.req.param("member"), findArrivals(prices, from));
      return rows.filter(isOpen).map((row) => arrivalRow(row, language(c), rightsOf(user)));
    },
    "GET OnlineKullaniciBulten/GetGelenGunlukUrunler/:member": async (c) => {
      const user = await viewer(c);
      const rows = concerning(user, c.req.param("member"), findArrivals(prices, clock.today()));
      return rows.map((row) => arrivalRow(row, language(c), rightsOf(user)));
    },
    "GET OnlineKullaniciBulten/GetUrunAnalizDetay/:arrival/:product": async (c) => {
      await viewer(c);
      const key = readLotId(readId(c.req.param("arrival")));
      if (key?.product.id !== readId(c.req.param("product"))) return [];
      const arrival = findArrival(prices, key);
      const isDone = arrival !== null && arrival.state !== "NUMUNE" && arrival.state !== "ANALIZ";
      const rows = isDone ? analysesOf(key) : [];
      return rows.map((each, index) => analysisRow(key, each, index, language(c)));
    },
    "GET OnlineKullaniciBulten/GetUrunFiyatDetayWithAnalizler/:product/:from/:until": async (c) => {
      await viewer(c);
      const productId = readId(c.req.param("product"));
      const sales = findSales(prices, { ...readSpan(c), productId });
      return newest(sales).map((sale) => tradeRow(sale, language(c)));
    },
    "GET OnlineKullaniciBulten/GetAlinanUrunDetay/:member/:product": async (c) => {
      const { id: buyerId } = await memberOf(c);
      const productId = readId(c.req.param("product"));
      const span = { from: addDays(clock.today(), -PURCHASES_DAYS), until: clock.today() };
      const sales = findSales(prices, { ...span, productId, buyerId });
      return newest(sales).map((sale) => purchaseRow(sale, language(c)));
    },
    "GET OnlineKullaniciBulten/GetAlinanUrunMiktarDetay/:member/:from/:until": async (c) => {
      const { id: buyerId } = await memberOf(c);
      const sales = findSales(prices, { ...readSpan(c), buyerId });
      return totalsByProduct(sales, language(c));
    },
    "GET OnlineKullaniciBulten/GetAlinanUrunTarihliDetay/:member/:from/:until": async (c) => {
      const { id: buyerId } = await memberOf(c);
      return totalsByDay(findSales(prices, { ...readSpan(c), buyerId }));
    },
    // Its path names no member: the token says whose rows they are.
    "GET OnlineKullaniciBulten/GetTesciller/:from/:until": async (c) => {
      const user = await viewer(c);
      const own = user.memberId === null ? {} : { buyerId: user.memberId };
      const sales = findSales(prices, { ...readSpan(c), ...own });
      return newest(sales).map((sale) => registrationRow(sale, language(c), rightsOf(user)));
    },
  };
}

/** A user with the right to the online bulletin: 403 for a member without it, and for other tokens. */
async function requireViewer(c: Context, upstream: Upstream): Promise<User> {
  const user = await requireUser(c, upstream, "bulletin");
  if (!user.hasBulletin) throw new Refusal(403, "forbidden");
  return user;
}

function memberFor(user: User, rawId: string | undefined): Member {
  const id = readId(rawId);
  if (!user.isAdmin && id !== user.memberId) throw new Refusal(403, "forbidden");
  const member = MEMBERS.find((each) => each.id === id);
  if (!member) throw new Refusal(404, "notFound");
  return member;
}

function concerning(user: User, rawId: string | undefined, arrivals: Arrival[]): Arrival[] {
  if (readId(rawId) === WHOLE_HALL) return arrivals;
  const { id } = memberFor(user, rawId);
  return arrivals.filter(({ member }) => member.id === id);
}

function rightsOf(user: User): MayKnow {
  return ({ id }) => user.isAdmin || id === user.memberId;
}

function contactOf({ state }: Upstream, user: User, member: Member) {
  if (user.memberId !== member.id) return { name: "", phone: member.phone, email: "" };
  const { name, surname, phone, email } = state.profiles[user.id] ?? user.profile;
  return { name: `${name} ${surname}`, phone, email };
}

function newest(sales: Sale[]): Sale[] {
  return sales.toReversed().slice(0, MOST_ROWS);
}
