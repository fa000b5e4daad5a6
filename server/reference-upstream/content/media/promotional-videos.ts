import type { ContentSeed } from "../types";

/** Promotional videos: the film is a link, its spoken text is the body, for readers who can't or won't watch. */
export const PROMOTIONAL_VIDEOS: ContentSeed[] = [
  {
    id: 10_001,
    kind: 10,
    daysAgo: 210,
    title: { tr: "Borsa Tanıtım Filmi", en: "The Exchange on Film" },
    summary: {
      tr: "2 dakika 14 saniye: kantardan numuneye, teklif ekranından tescile bir gün.",
      en: "2 minutes 14 seconds: a day from the weighbridge to the sample, from the bidding screen to registration.",
    },
    body: {
      tr: `<p><strong>Süre:</strong> 2 dakika 14 saniye. Türkçe seslendirme, Türkçe ve İngilizce altyazı.</p>
<h2>Metin</h2>
<p>Sabah beş buçuk. Gölbaşlar yolundan gelen ilk kamyon avluya giriyor. Plaka okunuyor, araç tartılıyor, robot kol sekiz noktadan numune alıyor. Numune kutusundaki çip, aracın adını değil numarasını taşıyor; laboratuvar kimin buğdayına baktığını bilmiyor.</p>
<p>Dokuz otuzda seans açılıyor. Otuz numune, on üç dakika. Alıcılar elektronik imzalarıyla teklif veriyor, en yüksek teklif ekranda kalıyor. Üretici isterse satmıyor: salonda kimse satmaya zorlanmaz.</p>
<p>On bir kırk beşte bülten yayımlanıyor. Aynı anda tescil tamamlanıyor, makbuz yazılıyor. Akşam köye dönen üretici fiyatı komşusundan değil, kendi defterinden biliyor.</p>`,
      en: `<p><strong>Length:</strong> 2 minutes 14 seconds. Turkish narration with Turkish and English subtitles.</p>
<h2>Narration</h2>
<p>Half past five in the morning. The first lorry from the Gölbaşlar road enters the yard. The plate is read, the vehicle weighed, and a robot arm draws the sample at eight points. The chip in the sample box carries a number, not a name; the laboratory does not know whose wheat it is looking at.</p>
<p>At half past nine the session opens. Thirty samples, thirteen minutes. Buyers bid with their electronic signatures and the highest bid stays on the screen. A grower may decline to sell: no one in the hall is made to.</p>
<p>At a quarter to twelve the bulletin appears. Registration is complete at the same moment and the slip is written. In the evening a grower who goes home knows the price not from the neighbour but from a slip of his own.</p>`,
    },
    externalLink: "https://video.basakovatb.example/tanitim-filmi",
    newTab: true,
    picture: {
      scene: "weighbridge",
      seed: 10_001,
      alt: {
        tr: "Tanıtım filminden bir kare: kantardaki kamyon",
        en: "A still from the film: a lorry on the weighbridge",
      },
    },
    tags: ["video", "tanıtım"],
    readCount: 1764,
  },
  {
    id: 10_002,
    kind: 10,
    daysAgo: 400,
    title: { tr: "Elektronik Satış Salonunda Bir Seans", en: "A Session in the Electronic Sales Hall" },
    summary: {
      tr: "3 dakika 2 saniye: teklif nasıl verilir, satış nasıl kapanır, itiraz nasıl yapılır?",
      en: "3 minutes 2 seconds: how to bid, how a sale closes and how to object.",
    },
    body: {
      tr: `<p><strong>Süre:</strong> 3 dakika 2 saniye. Filmi açamayanlar için anlatım metni ektedir.</p>
<h2>Metin</h2>
<p>Ekranda üç sütun var: numunenin sınıfı ve analizi, verilen son teklif, kalan süre. Üye, artış düğmesine her bastığında teklif kilogramda beş kuruş yükselir. Süre bitmeden gelen teklif, süreyi yirmi saniye uzatır; böylece kimse son anda dışarıda kalmaz.</p>
<p>Satıcı teklifi kabul etmezse parti “geri alındı” olarak kapanır. Alıcı ya da satıcı sonuca, seans bitmeden salon şefine söyleyerek itiraz edebilir. Şahit numune bunun için otuz gün saklanır.</p>`,
      en: `<p><strong>Length:</strong> 3 minutes 2 seconds. The narration is attached for readers who cannot play the film.</p>
<h2>Narration</h2>
<p>The screen has three columns: the class and analysis of the sample, the last bid and the time left. Each press of the button raises the bid by five kuruş a kilogram. A bid made before the time runs out extends it by twenty seconds, so that nobody is shut out at the last moment.</p>
<p>If the seller does not accept the bid, the lot closes as “withdrawn”. Buyer or seller may object by telling the hall manager before the session ends. The reference sample is kept for thirty days for that purpose.</p>`,
    },
    files: [
      {
        name: { tr: "Film Metni", en: "Narration of the Film" },
        body: [
          {
            tr: "Ekranda üç sütun var: numunenin sınıfı ve analizi, verilen son teklif, kalan süre. Her teklif kilogramda beş kuruş yükselir ve süreyi yirmi saniye uzatır.",
            en: "The screen has three columns: the class and analysis of the sample, the last bid and the time left. Each bid rises by five kuruş a kilogram and extends the time by twenty seconds.",
          },
          {
            tr: "Satıcı kabul etmezse parti geri alınır. İtirazlar seans bitmeden yapılır; şahit numune otuz gün saklanır.",
            en: "If the seller does not accept, the lot is withdrawn. Objections are made before the session ends; the reference sample is kept for thirty days.",
          },
        ],
      },
    ],
    externalLink: "https://video.basakovatb.example/elektronik-satis",
    newTab: true,
    picture: {
      scene: "sales-hall",
      seed: 10_002,
      alt: { tr: "Teklif ekranının önündeki üyeler", en: "Members in front of the bidding screen" },
    },
    tags: ["video", "satış salonu"],
    readCount: 892,
  },
];
