import type { ContentSeed } from "../types";

const OPEN = { tr: "Açık", en: "Open" };
const CLOSED = { tr: "Sonuçlandı", en: "Decided" };

/** Tenders; BitisTarih is the last day for bids. */
export const TENDERS: ContentSeed[] = [
  {
    id: 24_001,
    kind: 24,
    daysAgo: 15,
    endsInDays: 17,
    title: { tr: "Laboratuvar Sarf Malzemesi Alımı", en: "Purchase of Laboratory Consumables" },
    summary: {
      tr: "HPLC kolonları, immünoafinite kolonları ve çözücüler için bir yıllık alım; son teklif günü {deadline}.",
      en: "A year's supply of HPLC columns, immunoaffinity columns and solvents; bids are due by {deadline}.",
    },
    body: {
      tr: `<p>Borsa Laboratuvarının bir yıllık sarf malzemesi, Satın Alma Yönergesi'nin açık teklif usulüne göre alınacaktır. Teklifler üç kısım için ayrı ayrı verilebilir.</p>
<table>
<caption>İhalenin kısımları</caption>
<thead><tr><th scope="col">Kısım</th><th scope="col">Malzeme</th><th scope="col">Miktar</th></tr></thead>
<tbody>
<tr><th scope="row">1</th><td>İmmünoafinite kolonu (aflatoksin B1, B2, G1, G2)</td><td>600 adet</td></tr>
<tr><th scope="row">2</th><td>HPLC kolonu, C18, 250 × 4,6 mm</td><td>4 adet</td></tr>
<tr><th scope="row">3</th><td>HPLC saflığında metanol ve asetonitril</td><td>320 litre</td></tr>
</tbody>
</table>
<p>Kapalı zarflar {deadline} günü saat 13.30'a kadar Muhasebe birimine teslim edilir, aynı gün 14.00'te Meclis Salonu'nda açılır. Şartname ektedir; sorular için laboratuvarın 0 (999) 555 01 30 numaralı telefonu, 130 dâhilîsi aranabilir.</p>`,
      en: `<p>A year's consumables for the Exchange Laboratory will be bought by open bidding under the Purchasing Directive. Separate bids may be made for each of the three parts.</p>
<table>
<caption>Parts of the tender</caption>
<thead><tr><th scope="col">Part</th><th scope="col">Material</th><th scope="col">Quantity</th></tr></thead>
<tbody>
<tr><th scope="row">1</th><td>Immunoaffinity columns (aflatoxin B1, B2, G1, G2)</td><td>600</td></tr>
<tr><th scope="row">2</th><td>HPLC columns, C18, 250 × 4.6 mm</td><td>4</td></tr>
<tr><th scope="row">3</th><td>Methanol and acetonitrile, HPLC grade</td><td>320 litres</td></tr>
</tbody>
</table>
<p>Sealed envelopes reach Accounting by 13:30 on {deadline} and are opened at 14:00 that day in the Council Chamber. The specification is attached; for questions call the laboratory on 0 (999) 555 01 30, extension 130.</p>`,
    },
    files: [
      {
        name: { tr: "Laboratuvar Sarf Malzemesi Şartnamesi", en: "Specification of Laboratory Consumables" },
        body: [
          {
            tr: "Malzemelerin son kullanma tarihi teslimden en az 12 ay sonra olmalıdır. Teslimat üç parti hâlinde, soğuk zincire uygun yapılır.",
            en: "Materials must not expire within 12 months of delivery. They are delivered in three lots, refrigerated where required.",
          },
          {
            tr: "Geçici teminat, teklif bedelinin en az %3'üdür. Gecikilen her takvim günü için sözleşme bedelinin binde üçü kesilir.",
            en: "The provisional guarantee is at least 3% of the bid. For each day of delay 3‰ of the contract price is deducted.",
          },
        ],
      },
    ],
    category: OPEN,
    tags: ["ihale", "laboratuvar"],
    readCount: 288,
  },
  {
    id: 24_002,
    kind: 24,
    daysAgo: 205,
    endsInDays: -160,
    title: { tr: "Araç Kantarı Bakım Hizmeti Alımı", en: "Maintenance of the Weighbridge" },
    summary: {
      tr: "Üç kantarın iki yıllık bakım ve kalibrasyon hizmeti; ihale {deadline} günü sonuçlandı.",
      en: "Two years of maintenance and calibration for three scales; the tender was decided on {deadline}.",
    },
    body: {
      tr: `<p>İhale, {deadline} günü yapılan oturumda sonuçlandı. Dört istekli teklif verdi, en uygun teklifi Ölçün Metroloji San. Ltd. Şti. yaptı.</p>
<table>
<caption>Teklifler</caption>
<thead><tr><th scope="col">İstekli</th><th scope="col">Teklif (₺)</th></tr></thead>
<tbody>
<tr><th scope="row">Ölçün Metroloji San. Ltd. Şti.</th><td>412.000</td></tr>
<tr><th scope="row">Tartı Teknik Ltd. Şti.</th><td>455.000</td></tr>
<tr><th scope="row">Anadolu Ölçüm A.Ş.</th><td>478.500</td></tr>
<tr><th scope="row">Bozkır Makine Ltd. Şti.</th><td>539.000</td></tr>
</tbody>
</table>
<p>Sözleşme iki yıllıktır; bakımlar altı ayda bir, kalibrasyon yılda bir yapılır.</p>`,
      en: `<p>The tender was decided at the session of {deadline}. Four bidders took part; the most favourable bid came from Ölçün Metroloji San. Ltd. Şti.</p>
<table>
<caption>Bids</caption>
<thead><tr><th scope="col">Bidder</th><th scope="col">Bid (₺)</th></tr></thead>
<tbody>
<tr><th scope="row">Ölçün Metroloji San. Ltd. Şti.</th><td>412,000</td></tr>
<tr><th scope="row">Tartı Teknik Ltd. Şti.</th><td>455,000</td></tr>
<tr><th scope="row">Anadolu Ölçüm A.Ş.</th><td>478,500</td></tr>
<tr><th scope="row">Bozkır Makine Ltd. Şti.</th><td>539,000</td></tr>
</tbody>
</table>
<p>The contract runs for two years, with maintenance every six months and calibration once a year.</p>`,
    },
    category: CLOSED,
    tags: ["ihale", "kantar"],
    readCount: 214,
  },
];
