import type { ContentSeed } from "../types";

const OPEN = { tr: "Başvuruya açık", en: "Open for applications" };
const CLOSED = { tr: "Sona erdi", en: "Closed" };

interface Call {
  number: number;
  daysAgo: number;
  endsInDays: number;
  tr: { title: string; summary: string; who: string; amount: string; how: string };
  en: { title: string; summary: string; who: string; amount: string; how: string };
  readCount: number;
}

// The closing day is counted from today, so that there are always open and closed calls to be seen.
const CALLS: Call[] = [
  {
    number: 1,
    daysAgo: 21,
    endsInDays: 46,
    tr: {
      title: "Elektronik Ürün Senedi Kredi Desteği",
      summary: "Senedini rehin gösteren üreticiye, faizin yarısını karşılayan kredi.",
      who: "Lisanslı depoya ürün teslim etmiş, senedini satmamış üreticiler.",
      amount:
        "Senet değerinin yüzde yetmiş beşine kadar, en çok 2.000.000 lira; faizin yüzde ellisi karşılanır.",
      how: "Acente bankaya senedin teminat alındığını bildirir; başvuru banka şubesinde yapılır.",
    },
    en: {
      title: "Credit Support for Electronic Warehouse Receipts",
      summary: "A loan against a pledged receipt, with half the interest paid by the programme.",
      who: "Growers who have delivered to a licensed warehouse and not yet sold their receipt.",
      amount:
        "Up to seventy-five per cent of the receipt's value, at most 2,000,000 lira; half of the interest is covered.",
      how: "Our agency notifies the bank of the pledge; the application is made at a branch.",
    },
    readCount: 612,
  },
  {
    number: 2,
    daysAgo: 40,
    endsInDays: 9,
    tr: {
      title: "Lisanslı Depo Kira ve Analiz Desteği",
      summary: "Depo kirasının yüzde otuzu, analiz ücretinin tamamı üç ay süreyle ödenir.",
      who: "Elektronik ürün senedi sahibi üretici ve kooperatifler.",
      amount: "Ton başına aylık 15 lira kira desteği; yılda en çok 500 ton. Analizde üst sınır yoktur.",
      how: "Depo işletmecisinin düzenlediği kira faturası ve senet dökümü ile Genel Sekreterliğe başvurulur.",
    },
    en: {
      title: "Support for Licensed Storage and Analysis",
      summary: "Thirty per cent of storage rent and the whole of the analysis fees, for three months.",
      who: "Growers and cooperatives holding electronic warehouse receipts.",
      amount: "15 lira a tonne and month for rent, at most 500 tonnes a year. Analysis has no ceiling.",
      how: "Apply to the General Secretariat with the rent invoice and the statement of receipts.",
    },
    readCount: 488,
  },
  {
    number: 3,
    daysAgo: 260,
    endsInDays: -37,
    tr: {
      title: "Kırsal Kalkınma Hibe Programı, Üçüncü Çağrı",
      summary: "Soğutma, eleme ve paketleme yatırımlarına hibe; çağrı kapanmıştır.",
      who: "Bölgedeki mikro ve küçük işletmeler ile kooperatifler.",
      amount: "Uygun harcamanın yüzde elli ile altmış beşi.",
      how: "Çağrı kapandı. Bir sonraki çağrının takvimi bu sayfada duyurulacaktır.",
    },
    en: {
      title: "Rural Development Grants, Third Call",
      summary: "Grants for cooling, sieving and packaging; the call is closed.",
      who: "Micro and small enterprises and cooperatives of the region.",
      amount: "Fifty to sixty-five per cent of eligible costs.",
      how: "The call has closed. The timetable of the next one will be announced here.",
    },
    readCount: 1204,
  },
  {
    number: 4,
    daysAgo: 18,
    endsInDays: 74,
    tr: {
      title: "KOBİ Makine ve Yazılım Desteği",
      summary: "Kantar, temizleme ve paketleme makineleriyle işletme yazılımlarına geri ödemesiz destek.",
      who: "En az iki yıldır faal, yıllık cirosu 200 milyon liranın altındaki üyeler.",
      amount: "Uygun giderin yüzde altmışı, en çok 900.000 lira.",
      how: "Proje, Geliştirme Başkanlığının başvuru sistemine yüklenir; Borsa teknik görüş verir.",
    },
    en: {
      title: "Machinery and Software Support for Small Firms",
      summary: "A non-repayable grant for scales, cleaning and packing machines and business software.",
      who: "Members in business for at least two years with a turnover below 200 million lira.",
      amount: "Sixty per cent of eligible costs, at most 900,000 lira.",
      how: "The project is uploaded to the agency's system; the exchange adds a technical opinion.",
    },
    readCount: 771,
  },
  {
    number: 5,
    daysAgo: 110,
    endsInDays: -5,
    tr: {
      title: "Yurt Dışı Fuar Katılım Desteği",
      summary: "Gıda fuarlarına katılan üyelerin yer kirası ve nakliye gideri karşılandı.",
      who: "Son üç yılda ihracatı 500.000 doların altında kalan üyeler.",
      amount: "Yer kirasının yüzde yetmişi, en çok 240.000 lira; numune nakliyesi ayrıca ödenir.",
      how: "Çağrı sona erdi. Değerlendirme sonuçları aralık ayında bildirilecektir.",
    },
    en: {
      title: "Support for Fairs Abroad",
      summary: "Stand rent and freight of members who exhibit at food fairs were covered.",
      who: "Members whose exports stayed below 500,000 dollars in the last three years.",
      amount: "Seventy per cent of stand rent, at most 240,000 lira; freight of samples in addition.",
      how: "The call has ended. Results will be announced in December.",
    },
    readCount: 390,
  },
  {
    number: 6,
    daysAgo: 70,
    endsInDays: 2,
    tr: {
      title: "Genç Çiftçi Eğitim ve Danışmanlık Desteği",
      summary: "Tarla gününden muhasebeye altı haftalık program; ilk yıl danışmanlık ücretsizdir.",
      who: "Kırk yaş altı üreticiler ve üye firmaların çalışanları.",
      amount: "Eğitim ücretsizdir; danışmanlık için yılda en çok sekiz tarla ziyareti.",
      how: "Başvuru formu eğitim birimine verilir; kontenjan 40 kişidir, sıra başvuru sırasına göredir.",
    },
    en: {
      title: "Training and Advice for Young Farmers",
      summary: "Six weeks from field days to bookkeeping; advice is free in the first year.",
      who: "Growers under forty and employees of member firms.",
      amount: "Training is free of charge; up to eight field visits a year for advice.",
      how: "Hand the form to the training desk; there are forty places, in order of application.",
    },
    readCount: 259,
  },
];

/** Support programmes; BitisTarih is the last day to apply and KategoriAdi says whether it has passed. */
export const INCENTIVES: ContentSeed[] = CALLS.map(incentive);

function incentive({ number, daysAgo, endsInDays, tr, en, readCount }: Call): ContentSeed {
  const title = { tr: tr.title, en: en.title };
  return {
    id: 11_000 + number,
    kind: 11,
    daysAgo,
    endsInDays,
    title,
    summary: { tr: tr.summary, en: en.summary },
    body: { tr: bodyTr(tr), en: bodyEn(en) },
    files: [
      {
        name: { tr: `${tr.title} Bilgi Notu`, en: `Notes on ${en.title}` },
        body: [
          { tr: tr.summary, en: en.summary },
          { tr: `Kimler başvurabilir: ${tr.who}`, en: `Who may apply: ${en.who}` },
          { tr: `Destek tutarı: ${tr.amount}`, en: `Amount: ${en.amount}` },
          { tr: `Son başvuru: {deadline}.`, en: `Closing day: {deadline}.` },
        ],
      },
    ],
    category: endsInDays < 0 ? CLOSED : OPEN,
    tags: ["teşvik"],
    readCount,
  };
}

function bodyTr({ summary, who, amount, how }: Call["tr"]): string {
  return `<p>${summary}</p>
<h2>Kimler başvurabilir?</h2>
<p>${who}</p>
<h2>Destek</h2>
<p>${amount}</p>
<h2>Nasıl başvurulur?</h2>
<p>${how} <strong>Son başvuru günü: {deadline}</strong>.</p>
<p>Sorular: Genel Sekreterlik, 0 (999) 555 01 00, dahili 102.</p>`;
}

function bodyEn({ summary, who, amount, how }: Call["en"]): string {
  return `<p>${summary}</p>
<h2>Who may apply?</h2>
<p>${who}</p>
<h2>Support</h2>
<p>${amount}</p>
<h2>How to apply</h2>
<p>${how} <strong>Closing day: {deadline}</strong>.</p>
<p>Questions: General Secretariat, 0 (999) 555 01 00, extension 102.</p>`;
}
