import type { DocumentTable } from "../attachments";
import { htmlTable } from "../html-table";
import { numberText, percentText } from "../numbers";
import type { Bilingual, ContentSeed } from "../types";
import { GROUP_NAMES, type Figures, type GroupName, TRADE_FIGURES, totalOfYear } from "./trade-figures";

/** What the year's figures show, written for each year. */
const REMARKS: Record<number, Required<Bilingual>> = {
  2019: {
    tr: "Elektronik ürün senedi acenteliğine geçtiğimiz ilk yıldır. Hububat miktarı yağışlı baharın etkisiyle uzun yıllar ortalamasının biraz üzerinde kaldı; pamukta ekim alanı daraldı.",
    en: "This was our first year as an agency for electronic warehouse receipts. A wet spring kept cereals slightly above the long-term average, while the cotton area shrank.",
  },
  2020: {
    tr: "Salgın nedeniyle salon yirmi üç gün kapalı kaldı, işlemler uzaktan teklifle sürdü. Buna rağmen tescil edilen miktar yüzde dört arttı; un ve bakliyat talebi ilkbaharda hızlandı.",
    en: "The pandemic closed the hall for twenty-three days and bidding went on remotely. Registered quantity nonetheless rose by four per cent; demand for flour and pulses quickened in spring.",
  },
  2021: {
    tr: "Kuraklık yılıdır. Arpa ve buğday verimi düştü, hububat miktarı yedi yılın en düşük düzeyine indi; fiyatlardaki artış toplam tutarı yine de yüzde elli yükseltti.",
    en: "A year of drought. Barley and wheat yields fell and cereals dropped to their lowest in seven years, yet rising prices still lifted total value by half.",
  },
  2022: {
    tr: "Miktar kuraklık öncesine döndü. Tutarın iki katından fazla artmasının nedeni fiyatlardır: ekmeklik buğdayın yıllık ortalaması bir önceki yılın 2,2 katına çıktı.",
    en: "Quantities returned to where they stood before the drought. Prices explain why value more than doubled: bread wheat averaged 2.2 times the level of the year before.",
  },
  2023: {
    tr: "Hububatta rekolte yüksek, fiyat artışı sınırlıydı. Et ve canlı hayvan tutarı iki katına çıktı; zeytinyağında düşük rekolte fiyatı yükseltti.",
    en: "The cereal harvest was large and prices rose only moderately. The value of meat and livestock doubled, and a short crop pushed olive oil up.",
  },
  2024: {
    tr: "Yenilenen laboratuvarın tam yılla çalıştığı ilk yıldır. Hububat miktarı değişmezken yağlı tohum işlemleri yeni lisanslı depo sayesinde yüzde on bir arttı; kuru üzüm dolu zararı nedeniyle azaldı.",
    en: "The renewed laboratory worked its first year. Cereals stayed level, oilseeds gained eleven per cent thanks to a new licensed warehouse, and hail cut the raisin crop.",
  },
  2025: {
    tr: "İşlem hacmi 9,84 milyar liraya, miktar 612 bin tona ulaştı. Artışın üçte ikisi hububattan geldi; don nedeniyle ceviz ve kuru incirde miktar beklentinin altında kalsa da fiyatlar tutarı yükseltti.",
    en: "Turnover reached 9.84 billion lira and quantity 612,000 tonnes. Two thirds of the rise came from cereals; frost held walnuts and figs below expectations, but prices lifted their value.",
  },
};

const HEAD: Bilingual[] = [
  { tr: "Ürün grubu", en: "Product group" },
  { tr: "Miktar (ton)", en: "Quantity (t)" },
  { tr: "Tutar (milyon ₺)", en: "Value (₺ million)" },
  { tr: "İşlem adedi", en: "Trades" },
  { tr: "Tutardaki pay", en: "Share of value" },
];

const METHOD = {
  tr: "Tablo salon içinde ve dışında yapılıp tescil edilen bütün işlemleri kapsar, KDV içermez. Süt litreden kilograma 1,03 katsayısıyla çevrilmiştir.",
  en: "The table covers all registered trades, made in the hall and outside it, and excludes VAT. Milk has been converted from litres at 1.03 kilograms each.",
};

/** Trade statistics of each full year, 23001 for 2019 and on, and the laboratory's figures. */
export const STATISTICS: ContentSeed[] = [
  ...Object.keys(TRADE_FIGURES).map(Number).map(statisticsOf),
  laboratory(),
];

function statisticsOf(year: number, index: number): ContentSeed {
  const title = { tr: `${year} Yılı İşlem İstatistikleri`, en: `Trade Statistics ${year}` };
  const caption = {
    tr: `${year} yılında tescil edilen işlemler, ürün gruplarına göre`,
    en: `Trades registered in ${year}, by product group`,
  };
  const table = tableOf(year);
  const [tonnes, value] = totalOfYear(year);
  const remark = REMARKS[year] ?? { tr: "", en: "" };
  return {
    id: 23_001 + index,
    kind: 23,
    day: `${year + 1}-01-15`,
    year,
    slug: String(year),
    title,
    summary: {
      tr: `Yıl içinde ${numberText(tonnes).tr} ton ürün, ${numberText(value, 1).tr} milyon liraya tescil edildi.`,
      en: `${numberText(tonnes).en} tonnes of produce were registered during the year, for ${numberText(value, 1).en} million lira.`,
    },
    body: {
      tr: `<p>${remark.tr}</p>\n${htmlTable(caption, table, "tr")}\n<p>${METHOD.tr}</p>`,
      en: `<p>${remark.en}</p>\n${htmlTable(caption, table, "en")}\n<p>${METHOD.en}</p>`,
    },
    files: [{ name: title, body: [remark, METHOD], table }],
    category: { tr: "İşlem istatistikleri", en: "Trade statistics" },
    tags: ["istatistik", "işlem hacmi"],
    readCount: 240 + index * 71,
  };
}

function tableOf(year: number): DocumentTable {
  const groups = Object.entries(TRADE_FIGURES[year] ?? {}) as [GroupName, Figures][];
  const total = totalOfYear(year);
  const line = (name: Bilingual, [tonnes, value, trades]: Figures) => [
    name,
    numberText(tonnes),
    numberText(value, 1),
    numberText(trades),
    percentText((value / total[1]) * 100),
  ];
  const rows = groups.map(([group, figures]) => line(GROUP_NAMES[group], figures));
  return { head: HEAD, rows: [...rows, line({ tr: "Toplam", en: "Total" }, total)] };
}

function laboratory(): ContentSeed {
  const title = { tr: "2025 Yılı Laboratuvar İstatistikleri", en: "Laboratory Statistics 2025" };
  const caption = { tr: "2025 yılında yapılan analizler", en: "Analyses carried out in 2025" };
  const table: DocumentTable = {
    head: [
      { tr: "Analiz", en: "Analysis" },
      { tr: "Salon", en: "Sales hall" },
      { tr: "Özel istek", en: "On request" },
      { tr: "Ortalama süre (dk)", en: "Average time (min)" },
    ],
    rows: [
      [{ tr: "Rutubet", en: "Moisture" }, numberText(20_410), numberText(2_180), "4"],
      [{ tr: "Protein (NIR)", en: "Protein (NIR)" }, numberText(17_960), numberText(1_940), "4"],
      [{ tr: "Hektolitre", en: "Hectolitre weight" }, numberText(20_410), numberText(1_120), "3"],
      [
        { tr: "Yaş gluten ve indeks", en: "Wet gluten and index" },
        numberText(9_730),
        numberText(1_865),
        "14",
      ],
      [{ tr: "Sedimantasyon", en: "Sedimentation" }, numberText(1_240), numberText(1_410), "22"],
      [{ tr: "Düşme sayısı", en: "Falling number" }, numberText(860), numberText(1_295), "11"],
      [{ tr: "Süne emgisi", en: "Sunn-pest damage" }, numberText(17_640), numberText(640), "6"],
      [{ tr: "Aflatoksin", en: "Aflatoxin" }, numberText(0), numberText(412), numberText(960)],
    ],
  };
  const text = {
    tr: "Salona gelen 20.410 partinin tamamının analizi seans açılmadan sonuçlandı; ortalama süre 17 dakika oldu. Aflatoksin analizlerinin yüzde yetmiş dokuzu kuru incir, kalanı kuru üzüm ve ceviz içi numunelerinde yapıldı.",
    en: "All 20,410 lots that came to the hall were analysed before the session opened, in 17 minutes on average. Of the aflatoxin tests, seventy-nine per cent were on dried figs and the rest on raisins and walnut kernels.",
  };
  return {
    id: 23_008,
    kind: 23,
    day: "2026-02-06",
    year: 2025,
    slug: "laboratuvar-2025",
    title,
    summary: {
      tr: "Analiz çeşidine göre numune sayıları ve sonuçlanma süreleri.",
      en: "Number of samples by type of analysis, and the time results took.",
    },
    body: {
      tr: `<p>${text.tr}</p>\n${htmlTable(caption, table, "tr")}`,
      en: `<p>${text.en}</p>\n${htmlTable(caption, table, "en")}`,
    },
    files: [{ name: title, body: [text], table }],
    category: { tr: "Laboratuvar istatistikleri", en: "Laboratory statistics" },
    tags: ["istatistik", "laboratuvar"],
    readCount: 188,
  };
}
