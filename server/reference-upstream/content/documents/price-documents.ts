import { DateTime } from "luxon";
import type { Bilingual, ContentSeed } from "../types";

const FIRST_YEAR = 2022;
const MONTHS_SHOWN = 24;
/** A month's bulletin comes out on the tenth of the following month, a year's prices on 20 January. */
const MONTH_OUT_ON = 10;
const YEAR_OUT_ON = "01-20";

/** The bulletins of the last 24 months; 21001 is that of January 2022. */
export function monthlyBulletins(today: string): ContentSeed[] {
  const newest = DateTime.fromISO(today)
    .minus({ days: MONTH_OUT_ON - 1, months: 1 })
    .startOf("month");
  return Array.from({ length: MONTHS_SHOWN }, (_, back) => monthlyBulletin(newest.minus({ months: back })));
}

function monthlyBulletin(month: DateTime): ContentSeed {
  const title = {
    tr: `${month.setLocale("tr").toFormat("MMMM yyyy")} Aylık Bülteni`,
    en: `Monthly Bulletin, ${month.setLocale("en-GB").toFormat("MMMM yyyy")}`,
  };
  const number = (month.year - FIRST_YEAR) * 12 + month.month;
  return {
    id: 21_000 + number,
    kind: 21,
    day: month.plus({ months: 1 }).set({ day: MONTH_OUT_ON }).toISODate() ?? "",
    year: month.year,
    slug: month.toFormat("yyyy-MM"),
    title,
    summary: {
      tr: "Tescil edilen işlemlerin en az, en çok ve ağırlıklı ortalama fiyatları; miktar, işlem sayısı ve tutar.",
      en: "Lowest, highest and weighted average prices of registered trades, with quantity, number and value.",
    },
    body: monthText(month),
    files: [{ name: title, pricesOf: month.toFormat("yyyy-MM") }],
    tags: ["aylık bülten", "fiyat"],
    readCount: 160 + ((number * 53) % 240),
  };
}

function monthText(month: DateTime): Bilingual {
  const address = `/aylik-bulten?yil=${month.year}&amp;ay=${month.month}`;
  return {
    tr: `<p>Bülten, ay içinde satış salonunda gerçekleşen ve Borsaya tescil ettirilen bütün alım satımları kapsar. Fiyatlar KDV hariçtir; ortalama, miktarla ağırlıklandırılmıştır.</p>
<p>Satış şekillerine göre ayrılmış tablo <a href="${address}">aylık bülten</a> sayfasındadır. Kayıtlardaki bir yanlış ayın bülteni çıktıktan sonra anlaşılırsa düzeltme, sonraki ayın bülteninde dipnotla bildirilir.</p>`,
    en: `<p>The bulletin covers every purchase and sale made in the sales hall and registered with the exchange during the month. Prices exclude VAT, and averages are weighted by quantity.</p>
<p>The table by type of sale is on the <a href="${address}">monthly bulletin</a> page. Should an error in the records come to light after publication, the correction is given in a footnote to the next bulletin.</p>`,
  };
}

/** The prices of each full year since the price history begins; 20001 is 2022. */
export function yearlyPrices(today: string): ContentSeed[] {
  const lastYear = Number(today.slice(0, 4)) - 1;
  const years = Array.from({ length: Math.max(0, lastYear - FIRST_YEAR + 1) }, (_, at) => FIRST_YEAR + at);
  return years.map((year) => {
    const title = { tr: `${year} Yılı Ortalama Fiyatları`, en: `Average Prices of ${year}` };
    return {
      id: 20_001 + year - FIRST_YEAR,
      kind: 20,
      day: `${year + 1}-${YEAR_OUT_ON}`,
      year,
      slug: String(year),
      title,
      summary: {
        tr: "Vasati fiyat cetveli: maddelerin yıl içindeki asgari, azami ve vasati fiyatları.",
        en: "The yearly price schedule: lowest, highest and average price of each commodity.",
      },
      body: YEAR_TEXT,
      files: [{ name: title, pricesOf: String(year) }],
      tags: ["yıllık fiyat", "vasati"],
      readCount: 310 + ((year * 37) % 190),
    };
  });
}

const YEAR_TEXT: Bilingual = {
  tr: `<p>Vasati fiyat cetveli; mahkemelerin, vergi dairelerinin ve sigorta eksperlerinin geçmiş bir dönemin fiyatını sorduğunda başvurduğu resmî kaynaktır. Ekteki belgede her maddenin yıl içindeki asgari, azami ve miktarla ağırlıklı ortalama fiyatı yer alır.</p>
<p>Belirli bir günün fiyatı için imzalı yazı gerekiyorsa Tescil ve İstatistik birimine (dahili 110) dilekçeyle başvurulur; yazı aynı gün düzenlenir. Yılları yan yana görmek için <a href="/yillik-fiyat">yıllık fiyatlar</a> sayfasını kullanın.</p>`,
  en: `<p>The yearly price schedule is the official source when a court, a tax office or a loss adjuster asks for the price of a past period. The attached document gives the lowest, the highest and the weighted average price of every commodity for the year.</p>
<p>If you need a signed statement of the price on a particular day, apply in writing to Registration and Statistics (extension 110); it is issued the same day. To see the years side by side, use the page <a href="/yillik-fiyat">yearly prices</a>.</p>`,
};
