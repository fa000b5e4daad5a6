import type { DocumentTable } from "../attachments";
import { htmlTable } from "../html-table";
import { percentText } from "../numbers";
import type { ContentSeed } from "../types";

const CURRENT: DocumentTable = {
  head: [
    { tr: "Amaç", en: "Aim" },
    { tr: "Gösterge", en: "Indicator" },
    { tr: "2025", en: "2025" },
    { tr: "2029 hedefi", en: "Target for 2029" },
  ],
  rows: [
    [
      { tr: "Güvenilir fiyat", en: "A price to rely on" },
      { tr: "Salonda satılan buğdayın payı", en: "Wheat sold in the hall" },
      percentText(58, 0),
      percentText(70, 0),
    ],
    [
      { tr: "Ölçülmüş kalite", en: "Measured quality" },
      { tr: "Akredite parametre", en: "Accredited parameters" },
      "11",
      "16",
    ],
    [
      { tr: "Depolanabilir ürün", en: "Crops that can wait" },
      { tr: "Lisanslı depo kapasitesi (bin ton)", en: "Licensed storage (thousand t)" },
      "45",
      "90",
    ],
    [
      { tr: "Dijital hizmet", en: "Digital services" },
      { tr: "e-Beyanname ile tescil", en: "Registered by e-declaration" },
      percentText(4, 0),
      percentText(85, 0),
    ],
    [
      { tr: "Memnun üye", en: "Satisfied members" },
      { tr: "Memnuniyet oranı", en: "Satisfaction" },
      percentText(89.7),
      percentText(94, 0),
    ],
  ],
};

const PREVIOUS: DocumentTable = {
  head: [
    { tr: "Amaç", en: "Aim" },
    { tr: "2025 hedefi", en: "Target for 2025" },
    { tr: "Gerçekleşen", en: "Achieved" },
  ],
  rows: [
    [
      { tr: "Laboratuvarın yenilenmesi", en: "Renewing the laboratory" },
      { tr: "2024 sonu", en: "End of 2024" },
      { tr: "Mayıs 2024", en: "May 2024" },
    ],
    [
      { tr: "Robotlu numune alma", en: "Robotic sampling" },
      { tr: "2 hat", en: "2 lines" },
      { tr: "2 hat", en: "2 lines" },
    ],
    [
      { tr: "Lisanslı depo kapasitesi", en: "Licensed storage" },
      { tr: "60 bin ton", en: "60,000 t" },
      { tr: "45 bin ton", en: "45,000 t" },
    ],
    [{ tr: "Üye sayısı", en: "Members" }, "415", "421"],
    [{ tr: "Memnuniyet oranı", en: "Satisfaction" }, percentText(88, 0), percentText(89.7)],
  ],
};

const CURRENT_CAPTION = { tr: "Amaçlar ve 2029 hedefleri", en: "Aims and targets for 2029" };
const PREVIOUS_CAPTION = {
  tr: "2022–2025 döneminin sonuçları",
  en: "Results of the period 2022–2025",
};

/** The strategic plans; Yil is the first year of the period. */
export const STRATEGIC_PLANS: ContentSeed[] = [
  {
    id: 14_002,
    kind: 14,
    day: "2025-12-17",
    year: 2026,
    slug: "2026-2029",
    title: { tr: "2026–2029 Stratejik Planı", en: "Strategic Plan 2026–2029" },
    summary: {
      tr: "Beş amaç, on dokuz hedef: ölçülmüş kalite, lisanslı depo ve dijital tescil öne çıkıyor.",
      en: "Five aims and nineteen targets, with measured quality, licensed storage and digital registration to the fore.",
    },
    body: {
      tr: `<p>Plan; üyelerle yapılan dört çalıştayın, 212 kişinin yanıtladığı anketin ve önceki dönemin değerlendirmesinin sonucudur. Meclis 17 Aralık 2025 günü oy birliğiyle kabul etti.</p>
${htmlTable(CURRENT_CAPTION, CURRENT, "tr")}
<p>Her hedefin sorumlu birimi, bütçesi ve izleme tarihi vardır. Gerçekleşmeler altı ayda bir Yönetim Kuruluna, yılda bir Meclise sunulur ve <a href="/faaliyet-raporu">faaliyet raporunda</a> yayımlanır. Hedefinin yüzde yetmişinin altında kalan çalışma için düzeltici plan istenir.</p>
<p>Planın hazırlanmasını Genel Sekreter Dr. Aslı Gökçeoba ile Kalite ve Akreditasyon birimi yürüttü. Görüş bildirmek isteyenler <a href="/istek-oneri-sikayet">istek, öneri ve şikâyet</a> formunu kullanabilir.</p>`,
      en: `<p>The plan grew out of four workshops with members, a survey answered by 212 people and the assessment of the previous period. The Council adopted it unanimously on 17 December 2025.</p>
${htmlTable(CURRENT_CAPTION, CURRENT, "en")}
<p>Each target has a department in charge, a budget and dates on which it is reviewed. Progress goes to the Board every six months and to the Council once a year, and is published in the <a href="/faaliyet-raporu">activity report</a>. Work that stays below seventy per cent of its target needs a corrective plan.</p>
<p>The General Secretary, Dr Aslı Gökçeoba, and the department of Quality and Accreditation led the drafting. Comments are welcome on the <a href="/istek-oneri-sikayet">requests and complaints</a> form.</p>`,
    },
    files: [
      {
        name: { tr: "2026–2029 Stratejik Planı", en: "Strategic Plan 2026–2029" },
        body: [
          {
            tr: "Vizyon: ovasının ürününe en doğru fiyatı veren, verisine herkesin güvendiği borsa olmak. Misyon: alıcı ile satıcıyı ölçülmüş ürün ve açık kurallarla buluşturmak.",
            en: "Vision: to be the exchange that gives the plain's produce its truest price and whose figures everyone trusts. Mission: to bring buyer and seller together over a measured product and open rules.",
          },
          {
            tr: "Güçlü yanlar: akredite laboratuvar, elektronik seans, yetişmiş kadro. Zayıf yanlar: depo kapasitesi, dağınık üye verisi. Fırsatlar: elektronik ürün senedi, ihracatçı talebi. Tehditler: kuraklık, göç, salon dışı satış.",
            en: "Strengths: an accredited laboratory, electronic sessions, trained staff. Weaknesses: storage, scattered member data. Opportunities: electronic warehouse receipts, exporters' demand. Threats: drought, migration, sales outside the hall.",
          },
        ],
        table: CURRENT,
      },
      {
        name: { tr: "2026–2029 Stratejik Planı Özeti", en: "Summary of the Strategic Plan 2026–2029" },
        body: [
          {
            tr: "Dört yılda yapılacak üç büyük iş: laboratuvarda beş yeni parametrenin akreditasyonu, kantar ile e-Beyannamenin birbirine bağlanması, canlı hayvan pazarına kapalı satış alanı.",
            en: "Three large undertakings in four years: accreditation of five more laboratory parameters, linking the weighbridge to e-declaration, and a roofed sales area at the livestock market.",
          },
          {
            tr: "Toplam yatırım bütçesi 148 milyon liradır; 96 milyonu öz kaynaktan, kalanı kredi ve hibeden karşılanacaktır.",
            en: "Investment comes to 148 million lira, of which 96 million will be met from our own funds and the rest from loans and grants.",
          },
        ],
      },
    ],
    pinned: true,
    category: { tr: "Yürürlükte", en: "In force" },
    tags: ["stratejik plan"],
    readCount: 731,
  },
  {
    id: 14_001,
    kind: 14,
    day: "2021-12-15",
    year: 2022,
    slug: "2022-2025",
    title: { tr: "2022–2025 Stratejik Planı", en: "Strategic Plan 2022–2025" },
    summary: {
      tr: "Tamamlanan dönemin planı ve hedef hedef sonuçları.",
      en: "The plan of the completed period, with its results target by target.",
    },
    body: {
      tr: `<p>Dört yıllık dönem 2025 sonunda tamamlandı. On altı hedefin on üçüne ulaşıldı; ikisi bir yıl gecikmeyle, lisanslı depo kapasitesi ise eksik gerçekleşti.</p>
${htmlTable(PREVIOUS_CAPTION, PREVIOUS, "tr")}
<p>Depo kapasitesindeki eksik, yatırımcının izin sürecinin uzamasından kaynaklandı; hedef yeni plana büyütülerek taşındı. Sonuç raporu, her hedefin harcamasıyla birlikte ekteki belgededir.</p>`,
      en: `<p>The four-year period ended with 2025. Thirteen of the sixteen targets were met, two of them a year late; licensed storage fell short.</p>
${htmlTable(PREVIOUS_CAPTION, PREVIOUS, "en")}
<p>Storage lagged because the investor's permits took longer than planned, and the target moved, enlarged, into the new plan. The attached document reports the result and the cost of each target.</p>`,
    },
    files: [
      {
        name: {
          tr: "2022–2025 Stratejik Planı ve Sonuç Raporu",
          en: "Strategic Plan 2022–2025 and Final Report",
        },
        body: [
          {
            tr: "Plan döneminde 61,4 milyon lira yatırım yapıldı. En büyük kalem 27,9 milyon lirayla laboratuvardır; onu kantar ve numune alma sistemi izler.",
            en: "Investment during the period came to 61.4 million lira. The laboratory, at 27.9 million, was the largest item, followed by the weighbridge and the sampling system.",
          },
          {
            tr: "Değerlendirme: hedeflerin yarısından çoğu ilk iki yılda tamamlandı. Veri kalitesine ilişkin hedefler geç başladığı için yeni planda ilk yıla alındı.",
            en: "Assessment: more than half of the targets were completed in the first two years. Those on data quality began late and stand in the first year of the new plan.",
          },
        ],
        table: PREVIOUS,
      },
    ],
    category: { tr: "Tamamlandı", en: "Completed" },
    tags: ["stratejik plan"],
    readCount: 412,
  },
];
