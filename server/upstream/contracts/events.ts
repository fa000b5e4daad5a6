import { z } from "zod";
import { siteProfile } from "../../config/site-profile";
import { declareCall } from "../call";
import { type Id, countIfMissing, record } from "../record";
import { listOf, findOne, listQuery } from "../lists";
import { reportLoss, reportMissingRows } from "../parse-answer";
import { date, flag, id, quantity, text } from "../coerce";

const event = record({
  id: ["Id", id],
  kindId: ["EtkinlikTipId", quantity],
  kind: ["EtkinlikTipAdi", text],
  title: ["Baslik", text],
  html: ["Aciklama", text],
  startsAt: ["BaslangicTarih", date],
  endsAt: ["BitisTarih", date],
  allDay: ["TumGun", flag],
  place: ["Yer", text],
  address: ["Adres", text],
  capacity: ["Kontenjan", quantity],
  image: ["OneCikanGorsel", text],
  imageAlt: ["GorselAltMetin", text],
})
  .transform(countIfMissing("endsAt"))
  .transform((row) => {
    // An event without a readable day can't be listed.
    if (row.startsAt === null) {
      reportLoss("BaslangicTarih", "row");
      reportMissingRows(1);
    }
    return row;
  });

export type ExchangeEvent = z.infer<typeof event>;

const EVENTS = `Alpha.WebPanel/Event/GetWithFilterInfo?etkinliktipId=${siteProfile.everyEventKind}`;

const read = { lifetime: "content", token: "none" } as const;

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
