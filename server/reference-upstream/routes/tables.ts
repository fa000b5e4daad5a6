import { z } from "zod";
import { contentRows, eventRows, fileRows } from "../content";
import {
  BIOGRAPHIES,
  DATA_PROTECTION_TEXTS,
  GALLERY,
  MEMBERS,
  MENU,
  OFFICES,
  PHOTO_SETS,
  PROFESSIONAL_GROUPS,
  PROVINCES,
  SEATS,
  SURVEYS,
} from "../data";
import { applyFilter } from "../filter";
import { type Language, languageOf } from "../language";
import { productRow } from "../prices/rows";
import { PRODUCTS } from "../prices/products";
import { Refusal } from "../refusal";
import { readBody, readFilter, readId } from "../requests";
import {
  type Call,
  type Calls,
  type Upstream,
  wireRequest,
  readToken,
  requireServiceToken,
} from "../upstream";
import { APPLICATIONS, USERS, photoPath } from "../users";
import { textRow } from "./visitors";
import { type WireRequest, type WireRow, tell, wireRows } from "../wire";

const menuRequest = z.object({
  adminguid: z.string(),
  webguid: z.string(),
  sabitmi: z.boolean(),
  langid: z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)])),
});

export function tableCalls(upstream: Upstream): Calls {
  const list =
    (rows: (request: WireRequest) => WireRow[], searched: string[]): Call =>
    async (c) =>
      applyFilter(rows(wireRequest(c, upstream)), await readFilter(c), searched);
  const menu: Call = async (c) => {
    await requireServiceToken(c, upstream);
    const { langid } = await readBody(c, menuRequest);
    return menuNodes(langid === 2 ? "en" : "tr");
  };
  const members = list(memberRows, ["Unvan", "UyeNo", "IlceAdi", "MeslekGrubuAdi"]);

  return {
    "POST Galeri/GetWithFilterInfo": list(
      (request) => wireRows("Galeri", GALLERY, request),
      ["GaleriAdi", "Baslik", "Aciklama"],
    ),
    "POST Anket/GetWithFilterInfo": list(
      (request) => wireRows("Anket", SURVEYS, request),
      ["Baslik", "Aciklama"],
    ),
    "POST TescilBilgi/GetWithFilterInfo": list(officeRows, ["ServisAdi", "Adres", "Telefon"]),
    "GET TescilBilgi/GetById": (c) => {
      const id = readId(c.req.query("id"));
      const office = officeRows(wireRequest(c, upstream)).find((row) => row["Id"] === id);
      if (!office) throw new Refusal(404, "notFound");
      return office;
    },
    "POST Event/GetWithFilterInfo": async (c) => {
      const filter = await readFilter(c);
      const kind = readId(c.req.query("etkinliktipId") ?? "");
      const events = eventRows(wireRequest(c, upstream));
      const matching = events.filter((event) => !kind || event.EtkinlikTipId === kind);
      return applyFilter(matching, filter, ["Baslik", "Aciklama", "Yer"]);
    },
    "POST DuyuruHaber/GetWithFilterInfoIlgin": list(photoSetRows, ["Baslik", "Ozet"]),
    "GET KadroTanim/Get": (c) => {
      const request = wireRequest(c, upstream);
      const lives = SEATS.map((seat) => ({ ...seat, Ozgecmis: BIOGRAPHIES.get(seat.AdSoyad) ?? null }));
      return wireRows("KadroTanim", lives, request);
    },
    "GET TescilTanim/GetDataForProducts": (c) => {
      const { language } = wireRequest(c, upstream);
      return PRODUCTS.map((product, index) => productRow(product, index, language));
    },
    "POST MenuTanim/GetWithMenuKirilim": menu,
    "POST MenuTanim/GetWithMenuKirilimForWeb": menu,
    // The same menu as flat rows, as the exchange's own desktop applications read it.
    "GET AppMenu/GetApplicationMenuGuid/:id": async (c) => {
      await requireServiceToken(c, upstream);
      const nodes = menuNodes(languageOf(c.req.raw.headers)).flatMap(flat);
      return nodes.map((node) => applicationRow(node, c.req.param("id") ?? ""));
    },
    "POST /api/v1/Alpha.UyeYonetim/UyeUyeTanim/GetWithFilterInfo": async (c) => {
      await readToken(c, upstream);
      return members(c);
    },
    "GET /api/v1/General/Il/Get": async (c) => {
      await readToken(c, upstream);
      return PROVINCES;
    },
  };
}

/** Photo sets have the shape of content items, with their photos as files of unknown size. */
function photoSetRows(request: WireRequest): WireRow[] {
  return wireRows("DuyuruHaber", PHOTO_SETS, request).map((row, index) => ({
    ...row,
    Yil: Number(String(row["Tarih"]).slice(0, 4)),
    Dosyalar: wireRows("IcerikDosya", PHOTO_SETS[index]?.Dosyalar ?? [], request),
  }));
}

const officeRows = (request: WireRequest) => wireRows("TescilBilgi", OFFICES, request);

function memberRows(request: WireRequest): WireRow[] {
  const rows = MEMBERS.map((member) => ({
    Id: member.id,
    OlusturmaTarih: `${member.since}T00:00:00`,
    UyeNo: member.number,
    Unvan: member.name,
    MeslekGrubuNo: member.group,
    MeslekGrubuAdi: PROFESSIONAL_GROUPS[member.group],
    Derece: member.degree,
    IlceAdi: member.district,
    KayitTarih: `${member.since}T00:00:00`,
    UyeDurum: member.standing,
    WebAdresi: member.website,
    IsTelefon: member.phone,
  }));
  return wireRows("UyeUyeTanim", rows, request);
}

type MenuNode = WireRow & { Id: number; Children: MenuNode[] | null };

const menuNodes = (language: Language) => tell(MENU, { language, today: "" }) as MenuNode[];

function flat(node: MenuNode): MenuNode[] {
  return [node, ...(node.Children ?? []).flatMap(flat)];
}

function applicationRow(node: MenuNode, application: string): WireRow {
  const { Id, Sira, Icon, MasterId, Name, SubUrl, YeniSekmedeAc, DisUrl } = node;
  const own = { Id, Sira, NavigationId: Id, Icon, MasterId, Name, SubUrl, FavoriId: null, FavoriMi: false };
  return { ApplicationId: APPLICATIONS.portal.id, ...own, YeniSekmedeAc, DisUrl, AppGuid: application };
}

export function tellAll(today: string): void {
  for (const language of ["tr", "en"] as const) {
    const request = { language, today };
    tell([GALLERY, OFFICES, PHOTO_SETS, SEATS], request);
    contentRows(request);
    fileRows(request);
    eventRows(request);
    for (const text of DATA_PROTECTION_TEXTS) textRow(text, request);
  }
  for (const user of USERS) photoPath(user);
}
