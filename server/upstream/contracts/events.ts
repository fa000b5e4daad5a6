import { z } from "zod";
import { siteProfile } from "../../config/site-profile";
import { declareCall } from "../call";
import { type Id, countIfMissing, record } from "../record";
import { listOf, findOne, listQuery } from "../lists";
import { reportLoss, reportMissingRows } from "../parse-answer";
import { date, flag, id, quantity, text } from "../coerce";

const event = record({
  Id: id,
  EtkinlikTipId: quantity,
  EtkinlikTipAdi: text,
  Baslik: text,
  Aciklama: text,
  BaslangicTarih: date,
  BitisTarih: date,
  TumGun: flag,
  Yer: text,
  Adres: text,
  Kontenjan: quantity,
  OneCikanGorsel: text,
  GorselAltMetin: text,
})
  .transform(countIfMissing("BitisTarih"))
  .transform((row) => {
    // An event without a readable day can't be listed.
    if (row.BaslangicTarih === null) {
      reportLoss("BaslangicTarih", "row");
      reportMissingRows(1);
    }
    return row;
  })
  .transform((row) => ({
    id: row.Id,
    kindId: row.EtkinlikTipId,
    kind: row.EtkinlikTipAdi,
    title: row.Baslik,
    html: row.Aciklama,
    startsAt: row.BaslangicTarih,
    endsAt: row.BitisTarih,
    allDay: row.TumGun,
    place: row.Yer,
    address: row.Adres,
    capacity: row.Kontenjan,
    image: row.OneCikanGorsel,
    imageAlt: row.GorselAltMetin,
  }));

export type ExchangeEvent = z.infer<typeof event>;

const EVENTS = `Alpha.WebPanel/Event/GetWithFilterInfo?etkinliktipId=${siteProfile.everyEventKind}`;

const read = { method: "POST", kind: "read", lifetime: "content", token: "none" } as const;

export const listEvents = declareCall({
  ...read,
  name: "events.list",
  path: () => EVENTS,
  body: (_: null) => listQuery({ rows: 200, sort: [{ field: "BaslangicTarih", order: -1 }] }),
  answer: listOf(event),
});

export const findEvent = declareCall({
  ...read,
  name: "events.item",
  path: () => EVENTS,
  body: ({ id: eventId }: { id: Id }) =>
    listQuery({ rows: 1, filters: { Id: { value: eventId, matchMode: "equals" } } }),
  answer: ({ id: eventId }) => findOne(event, ({ id: rowId }) => rowId === eventId),
});
