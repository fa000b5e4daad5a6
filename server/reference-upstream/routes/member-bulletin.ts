import { type Context, Hono } from "hono";
import { addDays } from "../clock";
import { type ListedMember, MEMBERS } from "../content/members";
import { analysesOf } from "../hall/analyses";
import { type Arrival, findArrival, findArrivals, isOpen } from "../hall/arrivals";
import { readLotId } from "../hall/lots";
import { memberDetails } from "../hall/member-details";
import { type Sale, findSales } from "../hall/sales";
import { memberTotals, totalsByDay, totalsByProduct } from "../hall/totals";
import {
  type MayKnow,
  analysisRow,
  arrivalRow,
  purchaseRow,
  registrationRow,
  tradeRow,
} from "../hall/wire-rows";
import { languageOf } from "../language";
import { readProfile } from "../profiles";
import { Refusal } from "../refusal";
import { readDay, readId } from "../requests";
import { type Upstream, requireApplication } from "../upstream";
import type { User } from "../users";

const OPEN_ARRIVALS_DAYS = 30;
/** A member's purchases of a product are told without dates: those of the last year. */
const PURCHASES_DAYS = 365;
/** Of a longer list the newest rows are told. */
const MOST_ROWS = 5_000;
/** The id that stands for everybody in the hall. */
const WHOLE_HALL = 0;

/** OnlineKullaniciBulten for members: one's own trades and the goods in the hall, by the online-bulletin token. */
export function memberBulletinRoutes(upstream: Upstream): Hono {
  const { prices, clock } = upstream;
  const routes = new Hono();
  const language = (c: Context) => languageOf(c.req.raw.headers);
  const viewer = (c: Context) => requireViewer(c, upstream);

  routes.get("/GetUyeBilgileri/:member", async (c) => {
    const user = await viewer(c);
    const member = memberFor(user, c.req.param("member"));
    const contact = await contactOf(upstream, user, member);
    return c.json(await memberDetails(prices, clock, member, contact, language(c)));
  });

  routes.get("/GetToplamIslemler/:member", async (c) => {
    const member = memberFor(await viewer(c), c.req.param("member"));
    return c.json(await memberTotals(prices, clock, member));
  });

  routes.get("/GetGelenUrunler/:member", async (c) => {
    const user = await viewer(c);
    const from = addDays(clock.today(), -OPEN_ARRIVALS_DAYS);
    const rows = concerning(user, c.req.param("member"), await findArrivals(prices, clock, from));
    return c.json(rows.filter(isOpen).map((row) => arrivalRow(row, language(c), knownTo(user))));
  });

  routes.get("/GetGelenGunlukUrunler/:member", async (c) => {
    const user = await viewer(c);
    const rows = concerning(user, c.req.param("member"), await findArrivals(prices, clock, clock.today()));
    return c.json(rows.map((row) => arrivalRow(row, language(c), knownTo(user))));
  });

  routes.get("/GetUrunAnalizDetay/:arrival/:product", async (c) => {
    await viewer(c);
    const key = readLotId(readId(c.req.param("arrival")));
    if (key?.product.id !== readId(c.req.param("product"))) return c.json([]);
    const arrival = await findArrival(prices, clock, key);
    const isDone = arrival !== null && arrival.state !== "NUMUNE" && arrival.state !== "ANALIZ";
    const found = isDone ? analysesOf(key) : [];
    return c.json(found.map((each, index) => analysisRow(key, each, index, language(c))));
  });

  routes.get("/GetUrunFiyatDetayWithAnalizler/:product/:from/:until", async (c) => {
    await viewer(c);
    const productId = readId(c.req.param("product"));
    const sales = await findSales(prices, clock, { ...readSpan(c.req.param()), productId });
    return c.json(newest(sales).map((sale) => tradeRow(sale, language(c))));
  });

  routes.get("/GetAlinanUrunDetay/:member/:product", async (c) => {
    const { id: buyerId } = memberFor(await viewer(c), c.req.param("member"));
    const productId = readId(c.req.param("product"));
    const span = { from: addDays(clock.today(), -PURCHASES_DAYS), until: clock.today() };
    const sales = await findSales(prices, clock, { ...span, productId, buyerId });
    return c.json(newest(sales).map((sale) => purchaseRow(sale, language(c))));
  });

  routes.get("/GetAlinanUrunMiktarDetay/:member/:from/:until", async (c) => {
    const { id: buyerId } = memberFor(await viewer(c), c.req.param("member"));
    const sales = await findSales(prices, clock, { ...readSpan(c.req.param()), buyerId });
    return c.json(totalsByProduct(sales, language(c)));
  });

  routes.get("/GetAlinanUrunTarihliDetay/:member/:from/:until", async (c) => {
    const { id: buyerId } = memberFor(await viewer(c), c.req.param("member"));
    return c.json(totalsByDay(await findSales(prices, clock, { ...readSpan(c.req.param()), buyerId })));
  });

  // It names no member: whose they are says the token.
  routes.get("/GetTesciller/:from/:until", async (c) => {
    const user = await viewer(c);
    const own = user.memberId === null ? {} : { buyerId: user.memberId };
    const sales = await findSales(prices, clock, { ...readSpan(c.req.param()), ...own });
    return c.json(newest(sales).map((sale) => registrationRow(sale, language(c), knownTo(user))));
  });

  return routes;
}

/** Somebody with the right to the online bulletin: 403 for a member without it, and for other tokens. */
async function requireViewer(c: Context, upstream: Upstream): Promise<User> {
  const user = await requireApplication(c, upstream, "bulletin");
  if (!user.hasBulletin) throw new Refusal(403, "forbidden");
  return user;
}

/** The member asked about: oneself, or for an administrator anybody. */
function memberFor(user: User, asked: string): ListedMember {
  const id = readId(asked);
  if (!user.isAdmin && id !== user.memberId) throw new Refusal(403, "forbidden");
  const member = MEMBERS.find((each) => each.id === id);
  if (!member) throw new Refusal(404, "notFound");
  return member;
}

/** Arrivals for one member, or the whole hall's. */
function concerning(user: User, asked: string, arrivals: Arrival[]): Arrival[] {
  if (readId(asked) === WHOLE_HALL) return arrivals;
  const { id } = memberFor(user, asked);
  return arrivals.filter(({ member }) => member.id === id);
}

function knownTo(user: User): MayKnow {
  return ({ id }) => user.isAdmin || id === user.memberId;
}

/** Whom the exchange reaches at a member's: the user, or for an administrator the register's telephone. */
async function contactOf({ database }: Upstream, user: User, member: ListedMember) {
  if (user.memberId !== member.id) return { name: "", phone: member.phone, email: "" };
  const { name, surname, phone, email } = await readProfile(database, user);
  return { name: `${name} ${surname}`, phone, email };
}

function newest(sales: Sale[]): Sale[] {
  return sales.toReversed().slice(0, MOST_ROWS);
}

function readSpan({ from, until }: { from: string; until: string }) {
  return { from: readDay(from), until: readDay(until) };
}
