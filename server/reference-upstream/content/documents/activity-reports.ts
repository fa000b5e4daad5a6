import type { DocumentTable } from "../attachments";
import { htmlTable } from "../html-table";
import { numberText } from "../numbers";
import type { Bilingual, ContentSeed } from "../types";
import { totalOfYear } from "./trade-figures";

interface YearOfWork {
  year: number;
  members: number;
  samples: number;
  trainees: number;
  councilMeetings: number;
  /** The day on which the Council adopted the report. */
  adopted: string;
  /** What was done, a paragraph each. */
  work: Required<Bilingual>[];
}

const YEARS: YearOfWork[] = [
  {
    year: 2019,
    members: 381,
    samples: 12_480,
    trainees: 214,
    councilMeetings: 12,
    adopted: "2020-03-11",
    work: [
      {
        tr: "Türkiye Ürün İhtisas Borsası acenteliği mart ayında başladı; yıl sonuna kadar 61 üreticinin elektronik ürün senedi hesabı açıldı ve 4.180 ton buğday senede bağlandı.",
        en: "Our agency for the Turkish Mercantile Exchange opened in March. By the end of the year 61 growers had accounts for electronic warehouse receipts and 4,180 tonnes of wheat had been put under receipt.",
      },
      {
        tr: "Satış salonundaki teklif ekranları yenilendi. Üyeler tekliflerini elektronik imzayla vermeye başladı; itiraz edilen satış sayısı 31'den 12'ye indi.",
        en: "The bidding screens in the sales hall were replaced and members began to bid with an electronic signature. Contested sales fell from 31 to 12.",
      },
    ],
  },
  {
    year: 2020,
    members: 384,
    samples: 13_015,
    trainees: 96,
    councilMeetings: 11,
    adopted: "2021-03-10",
    work: [
      {
        tr: "Salgının ilk haftalarında satış salonu yirmi üç gün kapalı kaldı. Numune kabulü avluya alındı, teklifler uzaktan verildi; hasat döneminde salon yarı kapasiteyle açık tutuldu.",
        en: "In the first weeks of the pandemic the sales hall stayed shut for twenty-three days. Sample intake moved into the yard and bids were placed remotely; during harvest the hall was open at half capacity.",
      },
      {
        tr: "Faaliyet belgesi ve sicil sureti başvuruları e-postayla kabul edilmeye başlandı. Yıl içinde verilen 2.140 belgenin yüzde 63'ü bu yolla düzenlendi.",
        en: "Applications for activity certificates and registry extracts were accepted by e-mail, and 63 per cent of the 2,140 documents issued during the year were handled that way.",
      },
    ],
  },
  {
    year: 2021,
    members: 390,
    samples: 12_870,
    trainees: 173,
    councilMeetings: 12,
    adopted: "2022-03-09",
    work: [
      {
        tr: "Kuraklık, Başakova ovasında buğday verimini dekara 178 kilograma düşürdü. Üreticilerin tarım sigortası ve borç erteleme başvuruları için salonda danışma masası kuruldu; 318 başvuruya yardım edildi.",
        en: "Drought brought the wheat yield of the Başakova plain down to 178 kilograms a decare. An advice desk in the hall helped with 318 applications for crop insurance and deferred loans.",
      },
      {
        tr: "Laboratuvarın yenilenmesi için fizibilite çalışması tamamlandı, yatırım stratejik plana alındı. Canlı hayvan pazarına ikinci kantar konuldu.",
        en: "The feasibility study for renewing the laboratory was completed and the investment entered the strategic plan. The livestock market received a second weighing scale.",
      },
    ],
  },
  {
    year: 2022,
    members: 399,
    samples: 14_260,
    trainees: 268,
    councilMeetings: 12,
    adopted: "2023-03-15",
    work: [
      {
        tr: "Ekim ve kasım aylarında organ seçimleri yapıldı. Seçime katılım yüzde 81 oldu; yeni Meclis ilk toplantısında komisyonlarını belirledi.",
        en: "Elections to the organs were held in October and November with a turnout of 81 per cent, and at its first meeting the new Council appointed its commissions.",
      },
      {
        tr: "Robotlu numune alma sistemi hasattan önce devreye girdi. Kamyon başına numune alma süresi dokuz dakikadan üç dakikaya indi.",
        en: "Robotic sampling went into service before the harvest and cut the time needed for a lorry from nine minutes to three.",
      },
    ],
  },
  {
    year: 2023,
    members: 408,
    samples: 16_930,
    trainees: 342,
    councilMeetings: 12,
    adopted: "2024-03-13",
    work: [
      {
        tr: "Şubat ayındaki depremlerin ardından üyelerimizin bağışladığı 186 ton un, yem ve bakliyat Organize Tarım Sitesi'nde toplandı, on iki sevkiyatla bölgeye ulaştırıldı.",
        en: "After the earthquakes of February our members gave 186 tonnes of flour, feed and pulses, which were gathered at the Organised Agricultural Estate and sent to the region in twelve consignments.",
      },
      {
        tr: "ISO/IEC 27001 belgesi alındı. Üye verilerinin tutulduğu sistemler için yedekleme ve felaket kurtarma tatbikatı iki kez yapıldı.",
        en: "The exchange was certified to ISO/IEC 27001, and backup and disaster recovery of the systems that hold members' records were rehearsed twice.",
      },
    ],
  },
  {
    year: 2024,
    members: 416,
    samples: 20_120,
    trainees: 388,
    councilMeetings: 12,
    adopted: "2025-03-12",
    work: [
      {
        tr: "Yenilenen laboratuvar 6 Mayıs'ta açıldı. Gluten, düşme sayısı ve NIR cihazları değiştirildi, kapsam sekizden on bir parametreye çıktı.",
        en: "The renewed laboratory opened on 6 May. Instruments for gluten, falling number and near-infrared analysis were replaced, and the scope grew from eight parameters to eleven.",
      },
      {
        tr: "Şafak Lisanslı Depoculuk A.Ş.nin 45 bin tonluk deposu faaliyete geçti; acenteliğimizden geçen elektronik ürün senedi miktarı 31 bin tona ulaştı.",
        en: "The 45,000-tonne warehouse of Şafak Lisanslı Depoculuk A.Ş. began work, and receipts handled by our agency reached 31,000 tonnes.",
      },
    ],
  },
  {
    year: 2025,
    members: 421,
    samples: 22_590,
    trainees: 431,
    councilMeetings: 12,
    adopted: "2026-03-11",
    work: [
      {
        tr: "İşlem hacmi 9,84 milyar liraya, tescil edilen miktar 612 bin tona ulaştı; ikisi de Borsa tarihinin en yüksek değeridir. e-Beyanname altyapısı kuruldu ve otuz üyeyle denendi.",
        en: "Turnover reached 9.84 billion lira and registered quantity 612,000 tonnes, both the highest in the history of the exchange. The e-declaration system was built and tried out with thirty members.",
      },
      {
        tr: "Nisan donundan zarar gören ceviz ve incir üreticileri için hasar tespitlerine uzman desteği verildi. Erişilebilirlik İnceleme Komisyonu kuruldu, yeni portalın şartnamesi yazıldı.",
        en: "Experts supported walnut and fig growers in assessing the damage done by the April frost. The Accessibility Review Commission was set up and the specification of the new portal written.",
      },
    ],
  },
];

const ACCOUNTS = {
  tr: "Hesapları İnceleme Komisyonu defter ve belgeleri üç ayda bir incelemiş, gelir ve giderlerin bütçeye ve mevzuata uygun olduğunu Meclise bildirmiştir. Bütçe ile kesin hesap arasındaki farklar kalem kalem açıklanmıştır.",
  en: "The Audit Commission examined books and vouchers every three months and reported to the Council that income and spending agreed with the budget and the law. Differences between the budget and the final accounts are explained item by item.",
};

/** Activity reports, 13001 for 2019 and on. */
export const ACTIVITY_REPORTS: ContentSeed[] = YEARS.map(reportOf);

function reportOf(entry: YearOfWork, index: number): ContentSeed {
  const { year, work } = entry;
  const title = { tr: `${year} Yılı Faaliyet Raporu`, en: `Activity Report ${year}` };
  const caption = { tr: `${year} yılı göstergeleri`, en: `Key figures of ${year}` };
  const table = figuresOf(entry);
  const paragraphs = (language: "tr" | "en") => work.map((text) => `<p>${text[language]}</p>`).join("\n");
  return {
    id: 13_001 + index,
    kind: 13,
    day: entry.adopted,
    year,
    slug: String(year),
    title,
    summary: {
      tr: "Meclisin kabul ettiği faaliyet raporu: yapılan işler, göstergeler ve mali sonuçlar.",
      en: "The report adopted by the Council: what was done, key figures and financial results.",
    },
    body: {
      tr: `${paragraphs("tr")}\n${htmlTable(caption, table, "tr")}\n<p>Mali tablolar ve Hesapları İnceleme Komisyonunun raporu ekteki belgenin son bölümündedir.</p>`,
      en: `${paragraphs("en")}\n${htmlTable(caption, table, "en")}\n<p>The accounts and the report of the Audit Commission form the last part of the attached document.</p>`,
    },
    picture: {
      scene: "documents",
      seed: 13_001 + index,
      alt: { tr: `${year} faaliyet raporunun kapağı`, en: `Cover of the activity report for ${year}` },
    },
    files: [{ name: title, body: [...work, ACCOUNTS], table }],
    tags: ["faaliyet raporu", String(year)],
    readCount: 203 + index * 64,
  };
}

function figuresOf({ year, members, samples, trainees, councilMeetings }: YearOfWork): DocumentTable {
  const [tonnes, value, trades] = totalOfYear(year);
  return {
    head: [
      { tr: "Gösterge", en: "Indicator" },
      { tr: "Değer", en: "Value" },
    ],
    rows: [
      [{ tr: "Tescil edilen miktar (ton)", en: "Registered quantity (t)" }, numberText(tonnes)],
      [{ tr: "İşlem hacmi (milyon ₺)", en: "Turnover (₺ million)" }, numberText(value, 1)],
      [{ tr: "Tescil edilen işlem", en: "Registered trades" }, numberText(trades)],
      [{ tr: "Yıl sonunda kayıtlı üye", en: "Members at the end of the year" }, numberText(members)],
      [{ tr: "Analiz edilen numune", en: "Samples analysed" }, numberText(samples)],
      [{ tr: "Eğitimlere katılan kişi", en: "People trained" }, numberText(trainees)],
      [{ tr: "Meclis toplantısı", en: "Council meetings" }, numberText(councilMeetings)],
    ],
  };
}
