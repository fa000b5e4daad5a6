import type { Bilingual, ContentSeed, Scene } from "../types";

const MAGAZINE = { tr: "Başak dergisi", en: "Başak magazine" };
const REPORT = { tr: "Piyasa raporu", en: "Market report" };
const GUIDE = { tr: "Rehber", en: "Guide" };

interface Issue {
  number: number;
  daysAgo: number;
  scene: Scene;
  cover: Required<Bilingual>;
  lead: Required<Bilingual>;
  contents: Required<Bilingual>[];
}

const ISSUES: Issue[] = [
  {
    number: 66,
    daysAgo: 61,
    scene: "cotton",
    cover: { tr: "Beyaz Altının Dönüşü", en: "White Gold Returns" },
    lead: {
      tr: "Pamuk ekim alanı on yıl sonra yeniden büyüyor. Kapak dosyası; Akçayazı'nın damla sulamalı tarlalarını, çırçır işletmesinin lif ölçümlerini ve fiyat oluşumunu izliyor.",
      en: "After ten years the cotton area is growing again. The cover story follows the drip-irrigated fields of Akçayazı, the gin's fibre measurements and the way the price is made.",
    },
    contents: [
      {
        tr: "Kütlü pamukta ilk balya ve ardından gelen hafta",
        en: "The first bale of seed cotton and the week after",
      },
      {
        tr: "Sedimantasyon neyi söyler, neyi söylemez?",
        en: "What sedimentation tells, and what it does not",
      },
      {
        tr: "Arşivden: 1968'de açılan ilk satış salonu",
        en: "From the archive: the first sales hall of 1968",
      },
    ],
  },
  {
    number: 65,
    daysAgo: 152,
    scene: "harvest",
    cover: { tr: "Hasat Defteri", en: "The Harvest Book" },
    lead: {
      tr: "Otuz günlük hasadı saat saat izleyen sayı: kantara giren ilk araçtan gece vardiyasına, laboratuvarın sabah kontrolünden günün kapanış fiyatına.",
      en: "An issue that follows thirty days of harvest hour by hour, from the first vehicle on the weighbridge to the night shift and from the laboratory's morning check to the closing price.",
    },
    contents: [
      {
        tr: "Bir günde 148 araç: avlunun düzeni nasıl kuruldu?",
        en: "148 vehicles a day: how the yard was organised",
      },
      { tr: "Süneye karşı köy köy harita", en: "A map against the sunn pest, village by village" },
      { tr: "Üreticinin sorusu: şahit numune nedir?", en: "A grower asks: what is a reference sample?" },
    ],
  },
  {
    number: 64,
    daysAgo: 244,
    scene: "wheat-field",
    cover: { tr: "Tohumdan Önce Toprak", en: "Soil before Seed" },
    lead: {
      tr: "Toprak analizi yaptıran tarlalarla yaptırmayanların verimi karşılaştırılıyor. Dergi, 46 tarladan alınan sonuçları ve gübre hesabını tablo hâlinde veriyor.",
      en: "Fields that had their soil analysed are compared with others that had not. Results from 46 fields and the fertiliser sums are given as tables.",
    },
    contents: [
      { tr: "Azotu ikiye bölmenin hesabı", en: "The arithmetic of splitting nitrogen" },
      { tr: "Sertifikalı tohumun ikinci yılı", en: "Certified seed in its second year" },
      { tr: "Meclis portresi: Melahat Ekinci", en: "Council portrait: Melahat Ekinci" },
    ],
  },
  {
    number: 63,
    daysAgo: 335,
    scene: "sales-hall",
    cover: { tr: "Salonda On Beş Yıl", en: "Fifteen Years of Bidding by Screen" },
    lead: {
      tr: "Elektronik satış salonunun on beşinci yılı. Tebeşirli tahtadan imzalı teklife geçişi yaşayan üç simsar ve iki kantarcı anlatıyor.",
      en: "Fifteen years of the electronic sales hall, told by three brokers and two weighers who lived through the change from chalk to signed bids.",
    },
    contents: [
      { tr: "Teklif ekranının perde arkası", en: "Behind the bidding screen" },
      { tr: "Yıl sonunda buğday dengesi", en: "The wheat balance at the end of the year" },
      { tr: "Kışlık yemde tasarruf", en: "Saving on winter feed" },
    ],
  },
];

const MAGAZINES = ISSUES.map(magazine);

function magazine({ number, daysAgo, scene, cover, lead, contents }: Issue, index: number): ContentSeed {
  const title = { tr: `Başak ${number}: ${cover.tr}`, en: `Başak ${number}: ${cover.en}` };
  const list = (language: "tr" | "en") => contents.map((text) => `<li>${text[language]}</li>`).join("\n");
  return {
    id: 4001 + index,
    kind: 4,
    daysAgo,
    title,
    summary: lead,
    body: {
      tr: `<p>${lead.tr}</p>\n<h2>Bu sayıda</h2>\n<ul>\n${list("tr")}\n</ul>\n<p>Dergi üç ayda bir 1.200 adet basılır, üyelere ücretsiz gönderilir. Basılı sayı için Basın ve Halkla İlişkiler birimine (dahili 151) yazabilirsiniz.</p>`,
      en: `<p>${lead.en}</p>\n<h2>In this issue</h2>\n<ul>\n${list("en")}\n</ul>\n<p>The magazine appears every three months in 1,200 copies and is sent to members free of charge. For a printed copy write to Press and Public Relations (extension 151).</p>`,
    },
    picture: {
      scene,
      seed: 4000 + number,
      alt: { tr: `Başak dergisi, ${number}. sayının kapağı`, en: `Cover of Başak magazine, issue ${number}` },
    },
    files: [{ name: title, body: [lead, ...contents] }],
    category: MAGAZINE,
    tags: ["dergi", "Başak"],
    readCount: 190 + index * 38,
  };
}

const OTHERS: ContentSeed[] = [
  {
    id: 4005,
    kind: 4,
    daysAgo: 74,
    title: { tr: "{year} Hububat Kalite Raporu", en: "Grain Quality Report {year}" },
    summary: {
      tr: "11.420 buğday ve arpa numunesinin köylere, çeşitlere ve teslim haftasına göre dökümü.",
      en: "11,420 samples of wheat and barley by village, variety and week of delivery.",
    },
    body: {
      tr: `<p>Rapor, {year} hasadında salona gelen partilerin laboratuvar sonuçlarını bir araya getirir. Ekmeklik buğdayın yüzde 38'i 1. gruba, yüzde 44'ü 2. gruba girdi; yemlik oranı geçen yıla göre dört puan azaldı.</p>
<table>
<caption>Ekmeklik buğdayda ortalamalar</caption>
<thead><tr><th scope="col">İlçe</th><th scope="col">Protein (%)</th><th scope="col">Hektolitre (kg)</th><th scope="col">Süne (%)</th></tr></thead>
<tbody>
<tr><th scope="row">Merkez</th><td>13,2</td><td>79,1</td><td>0,7</td></tr>
<tr><th scope="row">Akçayazı</th><td>12,8</td><td>78,4</td><td>0,8</td></tr>
<tr><th scope="row">Gölbaşlar</th><td>12,4</td><td>78,0</td><td>0,9</td></tr>
<tr><th scope="row">Çınarlıhan</th><td>13,6</td><td>78,8</td><td>1,4</td></tr>
</tbody>
</table>
<p>Değirmenciler için karışım önerileri, üreticiler için çeşit ve gübreleme notları raporun son bölümündedir.</p>`,
      en: `<p>The report gathers the laboratory results of the lots that came to the hall in the harvest of {year}. Of the bread wheat, 38 per cent fell into group 1 and 44 per cent into group 2; the share of feed wheat went down by four points.</p>
<table>
<caption>Averages for bread wheat</caption>
<thead><tr><th scope="col">District</th><th scope="col">Protein (%)</th><th scope="col">Hectolitre weight (kg)</th><th scope="col">Sunn pest (%)</th></tr></thead>
<tbody>
<tr><th scope="row">Merkez</th><td>13.2</td><td>79.1</td><td>0.7</td></tr>
<tr><th scope="row">Akçayazı</th><td>12.8</td><td>78.4</td><td>0.8</td></tr>
<tr><th scope="row">Gölbaşlar</th><td>12.4</td><td>78.0</td><td>0.9</td></tr>
<tr><th scope="row">Çınarlıhan</th><td>13.6</td><td>78.8</td><td>1.4</td></tr>
</tbody>
</table>
<p>Blending advice for millers and notes on varieties and fertilising for growers close the report.</p>`,
    },
    picture: {
      scene: "laboratory",
      seed: 4005,
      alt: {
        tr: "Hububat Kalite Raporu'nun kapağı: laboratuvarda buğday numuneleri",
        en: "Cover of the Grain Quality Report: wheat samples in the laboratory",
      },
    },
    files: [
      {
        name: { tr: "{year} Hububat Kalite Raporu", en: "Grain Quality Report {year}" },
        body: [
          {
            tr: "Yöntem: protein NIR ile, yaş gluten yıkama ile, hektolitre standart ölçekle belirlenmiştir. Her numune kantarda robotla, aracın sekiz noktasından alınmıştır.",
            en: "Method: protein by near-infrared analysis, wet gluten by washing, hectolitre weight by the standard measure. Each sample was drawn by robot at eight points of the vehicle.",
          },
          {
            tr: "Sonuç: yağışın haziran başında kesilmesi proteini artırmış, yüksek köylerde süne emgisi %1'i aşmıştır.",
            en: "Result: protein rose because rain stopped at the beginning of June; in the upper villages sunn-pest damage exceeded 1 per cent.",
          },
        ],
      },
    ],
    category: REPORT,
    tags: ["rapor", "kalite", "buğday"],
    readCount: 524,
  },
  {
    id: 4006,
    kind: 4,
    daysAgo: 296,
    title: { tr: "Canlı Hayvan Piyasa Raporu", en: "Livestock Market Report" },
    summary: {
      tr: "Canlı hayvan pazarında bir yıl: kilogram fiyatları, karkas randımanı ve yem paritesi.",
      en: "A year at the livestock market: price per kilogram, carcass yield and the feed ratio.",
    },
    body: {
      tr: `<p>Rapor, pazarda satılan 9.400 büyükbaş ve 31.000 küçükbaş hayvanın tartı kayıtlarına dayanır. Danada canlı ağırlık ortalaması 472 kilogram, karkas randımanı %55,8 oldu.</p>
<p>Bir kilogram canlı dana karşılığında alınabilen besi yemi yıl içinde 17,9 kilogramdan 19,4 kilograma çıktı. Kuzuda fiyat, bayramdan sonraki üç haftada yüzde sekiz geriledi ve sonbaharda toparladı.</p>`,
      en: `<p>The report rests on the weighing records of 9,400 cattle and 31,000 sheep sold at the market. Cattle averaged 472 kilograms live weight with a carcass yield of 55.8 per cent.</p>
<p>The feed that one kilogram of live cattle buys rose from 17.9 to 19.4 kilograms in the course of the year. Lamb lost eight per cent in the three weeks after the holiday and recovered in autumn.</p>`,
    },
    picture: {
      scene: "livestock-market",
      seed: 4006,
      alt: { tr: "Canlı Hayvan Piyasa Raporu'nun kapağı", en: "Cover of the Livestock Market Report" },
    },
    files: [
      {
        name: { tr: "Canlı Hayvan Piyasa Raporu", en: "Livestock Market Report" },
        body: [
          {
            tr: "Pazarın çalışma günleri salı ve cumartesidir. Rapordaki fiyatlar kantar çıkışında tescil edilen, KDV hariç fiyatlardır.",
            en: "The market is held on Tuesdays and Saturdays. Prices in the report are those registered at the scales, excluding VAT.",
          },
          {
            tr: "Besi süresi uzadıkça randıman yükselmiş, 540 kilogramın üzerindeki hayvanlarda artış durmuştur.",
            en: "Yield rose with the length of fattening and levelled off in animals above 540 kilograms.",
          },
        ],
      },
    ],
    category: REPORT,
    tags: ["rapor", "canlı hayvan"],
    readCount: 268,
  },
  {
    id: 4007,
    kind: 4,
    daysAgo: 420,
    title: { tr: "Lisanslı Depoculuk Rehberi", en: "Guide to Licensed Warehousing" },
    summary: {
      tr: "Ürününü depoya teslim etmek isteyen üretici için adım adım: analiz, senet, kredi, satış.",
      en: "Step by step for growers who wish to store their crop: analysis, receipt, credit and sale.",
    },
    body: {
      tr: `<p>Rehber, ürününü ilk kez lisanslı depoya teslim edecek üretici için yazıldı. Teslimden satışa kadar geçen yedi adımı, her adımda istenen belgeyi ve ödenen bedeli gösterir.</p>
<ol>
<li>Ziraat odasından üretici belgesi, bankadan hesap bilgisi alınır.</li>
<li>Araç depoda tartılır; numune yetkili sınıflandırıcıya gider.</li>
<li>Sınıfı belli olan ürün için elektronik ürün senedi oluşturulur.</li>
<li>Senet istenirse bankaya teminat gösterilir, istenirse acentemiz eliyle satışa çıkarılır.</li>
</ol>
<p>Kira, sigorta ve analiz desteği başvuruları için <a href="/tesvik-destek">teşvik ve destekler</a> sayfasına bakınız.</p>`,
      en: `<p>The guide is for growers who deliver to a licensed warehouse for the first time. It shows the seven steps from delivery to sale, with the papers needed and the fees due at each.</p>
<ol>
<li>Get a grower's certificate from the chamber of agriculture and account details from your bank.</li>
<li>The vehicle is weighed at the warehouse and a sample goes to the authorised classifier.</li>
<li>Once the class is known an electronic warehouse receipt is created.</li>
<li>The receipt can be pledged to a bank, or offered for sale through our agency.</li>
</ol>
<p>For support with rent, insurance and analysis see the page <a href="/tesvik-destek">incentives</a>.</p>`,
    },
    picture: {
      scene: "weighbridge",
      seed: 4007,
      alt: { tr: "Lisanslı Depoculuk Rehberi'nin kapağı", en: "Cover of the Guide to Licensed Warehousing" },
    },
    files: [
      {
        name: { tr: "Lisanslı Depoculuk Rehberi", en: "Guide to Licensed Warehousing" },
        body: [
          {
            tr: "Depo kirası ton ve ay başına alınır, ilk ay için tam ay sayılır. Sigorta ürünün depodaki değerini kapsar.",
            en: "Rent is charged per tonne and month, the first month in full. Insurance covers the value of the crop in store.",
          },
          {
            tr: "Senedin sahibi ürünü dilediği gün çekebilir. Çekişte aynı sınıftan ürün verilir; teslim edilen çuvalın kendisi değil.",
            en: "The holder of a receipt may withdraw the goods on any day, and receives goods of the same class, not the very sacks delivered.",
          },
        ],
      },
    ],
    category: GUIDE,
    tags: ["rehber", "lisanslı depo"],
    readCount: 702,
  },
  {
    // Turkish only, as a handbook for members often is.
    id: 4008,
    kind: 4,
    daysAgo: 690,
    title: { tr: "Üye El Kitabı" },
    summary: { tr: "Yeni üyeler için: kayıt, tescil, aidat, belge, oy hakkı ve şikâyet yolları." },
    body: {
      tr: `<p>Borsaya yeni kaydolan her üyeye verilen el kitabı; üyelik haklarını, yükümlülükleri ve en çok yapılan işlemleri anlatır. İlk bölümde “Bir alım nasıl tescil edilir?” sorusu örnek makbuz üzerinden yanıtlanır.</p>
<p>İkinci bölüm oy hakkını ve meslek komitesi seçimini, üçüncü bölüm laboratuvar ve kantar hizmetlerini, son bölüm şikâyet ve itiraz yollarını içerir. Ücretler kitapta yer almaz; güncel tarife <a href="/ucret-tarifeleri">ücret tarifeleri</a> sayfasındadır.</p>`,
    },
    picture: {
      scene: "exchange-building",
      seed: 4008,
      alt: { tr: "Üye El Kitabı'nın kapağı: Borsa binası" },
    },
    files: [
      {
        name: { tr: "Üye El Kitabı" },
        body: [
          {
            tr: "Alım, kotasyon listesindeki en az miktara ulaşıyorsa tescile tabidir. Salondaki işlem aynı gün, salon dışındaki işlem otuz gün içinde tescil ettirilir.",
          },
          {
            tr: "Üye, meslek grubunun komitesini seçer ve komiteye seçilebilir. Oy kullanabilmek için aidat borcunun bulunmaması gerekir.",
          },
        ],
      },
    ],
    category: GUIDE,
    tags: ["rehber", "üyelik"],
    readCount: 846,
  },
];

/** Magazines, market reports and guides; KategoriAdi tells which. */
export const PUBLICATIONS: ContentSeed[] = [...MAGAZINES, ...OTHERS];
