import type { Bilingual, ContentSeed } from "../types";

type Category = Bilingual;
const MINISTRIES: Category = { tr: "Bakanlıklar ve kamu kurumları", en: "Ministries and authorities" };
const UNIONS: Category = { tr: "Birlikler ve konseyler", en: "Unions and councils" };
const MARKETS: Category = { tr: "Piyasa ve istatistik", en: "Markets and statistics" };
const SUPPORT: Category = { tr: "Destek ve mevzuat", en: "Support and law" };

type Link = [category: Category, host: string, tr: string, en: string | null, about: Bilingual];

// One line a link, in the order of the page.
// prettier-ignore
const LINKS: Link[] = [
  [MINISTRIES, "ticaret.gov.example", "Ticaret Bakanlığı", "Ministry of Trade", { tr: "Borsa muamelat düzenlemeleri, ihracat genelgeleri ve ticaret istatistikleri.", en: "Rules for exchanges, export circulars and trade statistics." }],
  [MINISTRIES, "tarim.gov.example", "Tarım ve Orman Bakanlığı", "Ministry of Agriculture and Forestry", { tr: "Çiftçi kayıt sistemi, desteklemeler ve bitki sağlığı duyuruları.", en: "The farmer registry, support payments and plant-health notices." }],
  [MINISTRIES, "ofis.gov.example", "Hububat Alım Ofisi", "Grain Board", { tr: "Alım fiyatları, satış ihaleleri ve stok durumu.", en: "Purchase prices, sale auctions and stocks." }],
  [MINISTRIES, "merkezbankasi.gov.example", "Merkez Bankası", "Central Bank", { tr: "Günlük kurlar, faiz kararları ve enflasyon raporu.", en: "Daily exchange rates, interest decisions and the inflation report." }],
  [MINISTRIES, "gelir.gov.example", "Gelir İdaresi", "Revenue Administration", { tr: "Stopaj oranları, e-Fatura ve müstahsil makbuzu uygulaması.", en: "Withholding rates, e-invoices and the producer's receipt." }],
  [UNIONS, "birlik.example", "Odalar ve Borsalar Birliği", "Union of Chambers and Commodity Exchanges", { tr: "Akreditasyon kılavuzu, ortak ürün ağacı ve borsa bültenlerinin toplamı.", en: "The accreditation guide, the common product tree and all exchanges' bulletins." }],
  [UNIONS, "sutkonseyi.example", "Ulusal Süt Konseyi", "National Milk Council", { tr: "Çiğ süt tavsiye fiyatı ve maliyet tablosu.", en: "The advised price of raw milk and the cost table." }],
  [UNIONS, "unsanayi.example", "Un Sanayicileri Federasyonu", "Federation of Flour Millers", { tr: "Un ihracatı, kapasite kullanımı ve buğday bilançosu.", en: "Flour exports, capacity use and the wheat balance." }],
  [MARKETS, "turib.example", "Ürün İhtisas Borsası", "Mercantile Exchange", { tr: "Elektronik ürün senedi fiyatları ve lisanslı depo kapasiteleri.", en: "Prices of electronic warehouse receipts and licensed storage." }],
  [MARKETS, "istatistik.gov.example", "İstatistik Kurumu", "Statistical Institute", { tr: "Bitkisel üretim, hayvansal üretim ve fiyat endeksleri.", en: "Crop and livestock output and price indices." }],
  [MARKETS, "meteoroloji.gov.example", "Meteoroloji Genel Müdürlüğü", "State Weather Service", { tr: "Zirai don uyarıları ve on günlük tahmin.", en: "Frost warnings for growers and the ten-day forecast." }],
  // A law gazette in Turkish only has no English name.
  [SUPPORT, "resmigazete.gov.example", "Resmî Gazete", null, { tr: "Yürürlükteki kanun, yönetmelik ve tebliğ metinleri." }],
  [SUPPORT, "kobi.gov.example", "KOBİ Destekleme Başkanlığı", "Small Business Support Agency", { tr: "Makine, yazılım ve istihdam destek programları.", en: "Programmes for machinery, software and hiring." }],
  [SUPPORT, "kvkk.gov.example", "Kişisel Verileri Koruma Kurumu", "Data Protection Authority", { tr: "Aydınlatma yükümlülüğü, kurul kararları ve rehberler.", en: "The duty to inform, board decisions and guides." }],
];

/** Useful links by category; HariciLink is the address. */
export const USEFUL_LINKS: ContentSeed[] = LINKS.map(([category, host, tr, en, about], index) => ({
  id: 8001 + index,
  kind: 8,
  daysAgo: 300,
  title: en === null ? { tr } : { tr, en },
  summary: about,
  body:
    about.en === undefined
      ? { tr: `<p>${about.tr}</p>` }
      : { tr: `<p>${about.tr}</p>`, en: `<p>${about.en}</p>` },
  externalLink: `https://www.${host}`,
  newTab: true,
  category,
  tags: ["faydalı link"],
  readCount: 41 + index * 13,
}));
