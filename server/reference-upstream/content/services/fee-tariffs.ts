import type { DocumentTable } from "../attachments";
import { htmlTable } from "../html-table";
import { numberText } from "../numbers";
import type { Bilingual, ContentSeed } from "../types";

interface Tariff {
  number: number;
  slug: string;
  category: Required<Bilingual>;
  title: Required<Bilingual>;
  caption: Required<Bilingual>;
  table: DocumentTable;
  remark: Required<Bilingual>;
  readCount: number;
}

/** The day from which the tariffs are valid; also in their text. */
const VALID_FROM = "2026-01-01";
const VALID = { tr: "01.01.2026 tarihinden itibaren geçerlidir.", en: "Valid from 1 January 2026." };

const ITEM = { tr: "Kalem", en: "Item" };
const FEE = { tr: "Ücret (₺)", en: "Fee (₺)" };
const UNIT = { tr: "Birim", en: "Unit" };
const EACH = { tr: "Adet", en: "Each" };
const VALUE = { tr: "İşlem tutarı", en: "Value of the trade" };
const permille = (tr: string, en: string) => ({ tr: `‰${tr}`, en: `${en}‰` });
const money = (value: number) => numberText(value);

const TARIFFS: Tariff[] = [
  {
    number: 1,
    slug: "tescil",
    category: { tr: "Tescil", en: "Registration" },
    title: { tr: "Tescil Ücretleri", en: "Registration Fees" },
    caption: { tr: "Tescil ücretleri", en: "Registration fees" },
    table: {
      head: [ITEM, { tr: "Oran", en: "Rate" }, UNIT, { tr: "Açıklama", en: "Note" }],
      rows: [
        [
          { tr: "Alıcı", en: "Buyer" },
          permille("1", "1"),
          VALUE,
          { tr: "Salon içi ve dışı", en: "In the hall and outside" },
        ],
        [
          { tr: "Satıcı", en: "Seller" },
          permille("1", "1"),
          VALUE,
          { tr: "Salon içi ve dışı", en: "In the hall and outside" },
        ],
        [
          { tr: "İthalat", en: "Imports" },
          permille("2", "2"),
          VALUE,
          { tr: "Yalnızca ithalatçı öder", en: "Paid by the importer alone" },
        ],
        [
          { tr: "Elektronik ürün senedi", en: "Electronic warehouse receipt" },
          permille("0,5", "0.5"),
          VALUE,
          { tr: "Senet satışında", en: "On sale of the receipt" },
        ],
        [{ tr: "İhracat", en: "Exports" }, "0", "–", { tr: "Ücretsizdir", en: "Free" }],
        [
          { tr: "İşlem başına tavan", en: "Ceiling for one trade" },
          money(3303),
          "₺",
          { tr: "Her iki taraf için ayrı", en: "For each side" },
        ],
        [
          { tr: "Geç tescil", en: "Late registration" },
          { tr: "+ yüzde elli", en: "+ fifty per cent" },
          { tr: "Ücretin", en: "Of the fee" },
          { tr: "30 gün aşılınca", en: "After 30 days" },
        ],
      ],
    },
    remark: {
      tr: "Ücret, tescil anında alıcıdan tahsil edilir; satıcının payını alıcı ödemeden düşer.",
      en: "The fee is collected from the buyer on registration; the buyer deducts the seller's share from the payment.",
    },
    readCount: 1570,
  },
  {
    number: 2,
    slug: "aidat",
    category: { tr: "Aidat", en: "Membership dues" },
    title: { tr: "Kayıt Ücreti ve Yıllık Aidat", en: "Entry Fee and Annual Dues" },
    caption: { tr: "Derecelere göre kayıt ücreti ve aidat", en: "Entry fee and dues by degree" },
    table: {
      head: [
        { tr: "Derece", en: "Degree" },
        { tr: "Yıllık (₺)", en: "Yearly (₺)" },
        { tr: "Haziran (₺)", en: "June (₺)" },
        { tr: "Ekim (₺)", en: "October (₺)" },
      ],
      rows: [12_000, 10_500, 9_000, 7_500, 6_000, 4_500, 3_500].map((total, at) => [
        String(at + 1),
        money(total),
        money(total / 2),
        money(total / 2),
      ]),
    },
    remark: {
      tr: "Kaydın yapıldığı yıl aidat alınmaz. Taksitler haziran ve ekim sonuna kadar ödenir; gecikmede 6183 sayılı Kanun uygulanır.",
      en: "No dues in the year of entry. Instalments are due by the end of June and October; Law No. 6183 applies to late payment.",
    },
    readCount: 1310,
  },
  {
    number: 3,
    slug: "belge",
    category: { tr: "Belge", en: "Documents" },
    title: { tr: "Belge Ücretleri", en: "Document Fees" },
    caption: { tr: "Belge ücretleri", en: "Fees for documents" },
    table: {
      head: [{ tr: "Belge", en: "Document" }, FEE, UNIT],
      rows: [
        [{ tr: "Faaliyet belgesi", en: "Activity certificate" }, money(250), EACH],
        [{ tr: "Sicil kayıt sureti", en: "Registry extract" }, money(250), EACH],
        [{ tr: "Üye kimlik kartı", en: "Member identity card" }, money(300), EACH],
        [{ tr: "İhracat eksper raporu", en: "Export expert report" }, money(1500), EACH],
        [{ tr: "Yerli malı belgesi", en: "Domestic goods certificate" }, money(4000), EACH],
        [{ tr: "Beyanname sureti", en: "Copy of a declaration" }, money(100), EACH],
      ],
    },
    remark: {
      tr: "Belgeler başvuru günü verilir; eksper raporu incelemeden sonra iki iş günü içinde hazırlanır.",
      en: "Documents are issued on the day of application; expert reports within two working days of the inspection.",
    },
    readCount: 880,
  },
  {
    number: 4,
    slug: "laboratuvar",
    category: { tr: "Laboratuvar", en: "Laboratory" },
    title: { tr: "Laboratuvar Analiz Ücretleri", en: "Laboratory Fees" },
    caption: { tr: "Analiz ücretleri, KDV hariç", en: "Fees for analyses, excluding VAT" },
    table: {
      head: [{ tr: "Analiz", en: "Analysis" }, FEE, UNIT, { tr: "Yöntem", en: "Method" }],
      rows: [
        [
          { tr: "Salon paketi", en: "Sales-hall package" },
          money(150),
          { tr: "Parti", en: "Lot" },
          { tr: "Beş parametre", en: "Five parameters" },
        ],
        [{ tr: "Rutubet", en: "Moisture" }, money(60), EACH, "NIR"],
        [{ tr: "Hektolitre", en: "Hectolitre weight" }, money(60), EACH, { tr: "Ölçek", en: "Measure" }],
        [{ tr: "Protein (NIR)", en: "Protein (NIR)" }, money(120), EACH, "NIR"],
        [
          { tr: "Yaş gluten ve indeks", en: "Wet gluten and index" },
          money(180),
          EACH,
          { tr: "Yıkama", en: "Washing" },
        ],
        [{ tr: "Sedimantasyon", en: "Sedimentation" }, money(140), EACH, "Zeleny"],
        [{ tr: "Düşme sayısı", en: "Falling number" }, money(160), EACH, "Hagberg"],
        [
          { tr: "1000 dane ağırlığı", en: "Thousand-grain weight" },
          money(90),
          EACH,
          { tr: "Sayım", en: "Counting" },
        ],
        [{ tr: "Aflatoksin", en: "Aflatoxin" }, money(1900), EACH, "HPLC"],
      ],
    },
    remark: {
      tr: "Salon paketi; rutubet, protein, hektolitre, yaş gluten ve süne ölçümünü kapsar. Aynı partiden üç ve daha çok aflatoksin numunesinde indirim uygulanır.",
      en: "The sales-hall package covers moisture, protein, hectolitre weight, wet gluten and sunn pest. A reduction applies to three or more aflatoxin samples of one lot.",
    },
    readCount: 997,
  },
  {
    number: 5,
    slug: "salon-kantar",
    category: { tr: "Salon ve kantar", en: "Hall and weighbridge" },
    title: { tr: "Satış Salonu ve Kantar Ücretleri", en: "Sales Hall and Weighbridge Fees" },
    caption: { tr: "Salon ve kantar ücretleri", en: "Fees for hall and weighbridge" },
    table: {
      head: [{ tr: "Hizmet", en: "Service" }, FEE, UNIT],
      rows: [
        [{ tr: "Salon, 0–5 ton", en: "Hall, 0–5 t" }, money(100), { tr: "Araç", en: "Vehicle" }],
        [{ tr: "Salon, 5–10 ton", en: "Hall, 5–10 t" }, money(150), { tr: "Araç", en: "Vehicle" }],
        [{ tr: "Salon, 10–20 ton", en: "Hall, 10–20 t" }, money(200), { tr: "Araç", en: "Vehicle" }],
        [
          { tr: "Salon, 20 ton ve üzeri", en: "Hall, 20 t and above" },
          money(300),
          { tr: "Araç", en: "Vehicle" },
        ],
        [{ tr: "Kantar (tartım)", en: "Weighbridge" }, money(150), { tr: "Tartım", en: "Weighing" }],
      ],
    },
    remark: {
      tr: "Salonda satılmayan partiden kantar ücreti alınmaz; aynı araç gün içinde ikinci kez tartılırsa yarı ücret uygulanır.",
      en: "A lot not sold in the hall pays no weighbridge fee; a second weighing of the same vehicle that day costs half.",
    },
    readCount: 742,
  },
];

/** The fee tariffs; slug and KategoriAdi name the tab, the valid-from day stands in table, text and PDF. */
export const FEE_TARIFFS: ContentSeed[] = TARIFFS.map(tariff);

function tariff({ number, slug, category, title, caption, table, remark, readCount }: Tariff): ContentSeed {
  return {
    id: 18_000 + number,
    kind: 18,
    day: VALID_FROM,
    slug,
    title,
    summary: { tr: `${caption.tr}. ${VALID.tr}`, en: `${caption.en}. ${VALID.en}` },
    body: {
      tr: `<p>${VALID.tr}</p>\n${htmlTable(caption, table, "tr")}\n<p>${remark.tr}</p>`,
      en: `<p>${VALID.en}</p>\n${htmlTable(caption, table, "en")}\n<p>${remark.en}</p>`,
    },
    files: [{ name: title, body: [VALID, remark], table }],
    category,
    tags: ["ücret", slug],
    readCount,
  };
}
