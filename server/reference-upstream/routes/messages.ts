import { Hono } from "hono";
import { z } from "zod";
import { keepMessage } from "../messages";
import { Refusal } from "../refusal";
import { readBody } from "../requests";
import type { Upstream } from "../upstream";

/** Names, addresses and texts as a real upstream would bound them. */
const line = z.string().trim().min(1).max(200);
const email = z.email().max(200);
const optional = z.string().trim().max(200).nullish();

const message = z.object({
  formtip: z.number().int().min(1).max(4),
  adsoyad: line,
  // Answers to an anonymous survey come from nobody.
  eposta: email.or(z.literal("")),
  telefon: optional,
  konu: line,
  mesaj: z.string().trim().min(1).max(20_000),
  unvan: optional,
  uyeno: optional,
  ilid: z.number().int().min(1).max(81).nullish(),
  basvuruturu: optional,
  kvkkokundu: z.literal(true),
});
const mail = z.object({
  adsoyad: line,
  eposta: email,
  konu: line,
  icerik: z.string().trim().min(1).max(20_000),
});
const subscription = z.object({ adsoyad: line, eposta: email, mailtur: z.literal(4) });

/** IletisimeGec, Iletisim and MailGonderimDetay: what visitors send, kept as it came. */
export function messageRoutes(upstream: Upstream): Hono {
  const { database, clock } = upstream;
  const routes = new Hono();

  routes.post("/IletisimeGec/Create", async (c) => {
    const id = await keepMessage(upstream, "IletisimeGec/Create", await readBody(c, message));
    const day = clock.today();
    const number = `${day.slice(0, 4)}-${String(id).padStart(6, "0")}`;
    return c.json({ Id: id, BasvuruNo: number, Tarih: `${day}T00:00:00`, Durum: "Alındı" });
  });

  routes.post("/Iletisim/SendMailToFirmNew", async (c) => {
    await keepMessage(upstream, "Iletisim/SendMailToFirmNew", await readBody(c, mail));
    return c.json({ sonuc: 1 });
  });

  routes.post("/MailGonderimDetay/SendMailToFirmNew", async (c) => {
    const sent = await readBody(c, subscription);
    const sql = "SELECT 1 FROM messages WHERE call = ? AND json_extract(body, '$.eposta') = ?";
    const known = await database.execute({ sql, args: ["MailGonderimDetay/SendMailToFirmNew", sent.eposta] });
    if (known.rows.length > 0) throw new Refusal(409, "alreadyListed");
    await keepMessage(upstream, "MailGonderimDetay/SendMailToFirmNew", sent);
    return c.json({ sonuc: 1 });
  });

  return routes;
}
