import type { ContentSeed } from "../types";

/** Success stories of members. KategoriAdi is the company; the first blockquote is its quote. */
export const SUCCESS_STORIES: ContentSeed[] = [
  {
    id: 5001,
    kind: 5,
    daysAgo: 48,
    title: {
      tr: "Köysüt Kooperatifi: 40 Haneden Bölge Markasına",
      en: "Köysüt: From Forty Households to a Regional Brand",
    },
    summary: {
      tr: "Kırk hanenin kurduğu kooperatif bugün günde 26 ton süt topluyor ve kendi peynirini satıyor.",
      en: "A cooperative founded by forty households now collects 26 tonnes of milk a day and sells its own cheese.",
    },
    body: {
      tr: `<p>Gölbaşlar'da kırk hane, 2009'da sütünü tek tankta toplamaya karar verdi. İlk yıl toplanan süt günde 900 litreydi ve yaz aylarında üçte biri ekşiyordu. Kooperatif önce soğutma tankı, sonra kendi laboratuvar köşesini kurdu.</p>
<blockquote><p>“Analiz sonucunu duvara astığımız gün her şey değişti. Herkes komşusunun sütünü gördü; kimse sonuncu olmak istemedi.”</p><p>Fadime Sütçüoğlu, Köysüt Tarımsal Kalkınma Kooperatifi Başkanı</p></blockquote>
<p>Bugün kooperatifin 212 ortağı var. Toplanan sütün yüzde altmışı sanayiye, kalanı kendi mandırasına gidiyor. Borsa, mandıra yatırımı için hazırlanan projede pazar verisini sağladı ve ürünlerin tescilini aynı gün sonuçlandırdı.</p>
<p>Sırada tulum peyniri için coğrafi işaret başvurusu var. Kooperatif, ortak olmayan üreticilere de sağım hijyeni eğitimi veriyor.</p>`,
      en: `<p>In 2009 forty households in Gölbaşlar decided to collect their milk in one tank. They gathered 900 litres a day in the first year, and in summer a third of it turned sour. The cooperative bought a cooling tank first and then set up a small laboratory of its own.</p>
<blockquote><p>“Everything changed the day we pinned the results to the wall. Everyone could see the neighbour's milk, and nobody wanted to be last.”</p><p>Fadime Sütçüoğlu, Chair of Köysüt Tarımsal Kalkınma Kooperatifi</p></blockquote>
<p>Today the cooperative has 212 members. Sixty per cent of its milk goes to industry and the rest to its own dairy. The exchange supplied market figures for the investment project and registers its sales on the same day.</p>
<p>Next comes an application for a geographical indication for its tulum cheese. The cooperative also trains growers who are not members in milking hygiene.</p>`,
    },
    picture: {
      scene: "village",
      seed: 5001,
      alt: {
        tr: "Gölbaşlar'da süt toplama merkezinin bulunduğu köy",
        en: "The village in Gölbaşlar with the milk collection centre",
      },
    },
    files: [
      {
        name: { tr: "Kooperatifin avlusu", en: "The cooperative's yard" },
        picture: {
          scene: "livestock-market",
          seed: 5011,
          alt: { tr: "Kooperatif ahırının önündeki inekler", en: "Cows in front of the cooperative's barn" },
        },
      },
    ],
    category: { tr: "Köysüt Tarımsal Kalkınma Kooperatifi", en: "Köysüt Tarımsal Kalkınma Kooperatifi" },
    tags: ["süt", "kooperatif"],
    readCount: 934,
  },
  {
    id: 5002,
    kind: 5,
    daysAgo: 131,
    title: {
      tr: "Değirmenönü Un: Analizle Gelen İhracat",
      en: "Değirmenönü: Exports Won by Analysis",
    },
    summary: {
      tr: "Buğdayını köy köy tanıyan fabrika, dört yılda ihracatını 600 tondan 9 bin tona çıkardı.",
      en: "A mill that knows its wheat village by village raised exports from 600 to 9,000 tonnes in four years.",
    },
    body: {
      tr: `<p>Değirmenönü Un ve Yem San. A.Ş. 2021'de ilk yurt dışı siparişini aldığında müşterinin tek isteği vardı: her sevkiyatın aynı unu vermesi. Fabrika o güne kadar buğdayı yalnızca gruba göre ayırıyordu.</p>
<blockquote><p>“Protein yüzde 13 yazan iki kamyon aynı ekmeği vermiyor. Farkı gluten indeksinde gördük, siloları ona göre böldük.”</p><p>Tarık Değirmencioğlu, Üretim Müdürü, Değirmenönü Un ve Yem San. A.Ş.</p></blockquote>
<p>Borsa Laboratuvarının salon verisi, fabrikanın alım ekranına her sabah aktarılıyor. Alıcı, gluten indeksi 80'in üzerindeki partilere önceden belirlenen primi öneriyor; üretici de bu primi seansta görüyor.</p>
<p>İhracat dört yılda 600 tondan 9 bin tona yükseldi. Şirket, primli alım için 160 üreticiyle sezon öncesinde görüşüyor.</p>`,
      en: `<p>When Değirmenönü Un ve Yem San. A.Ş. received its first order from abroad in 2021, the customer had one wish: that every shipment be the same flour. Until then the mill had sorted wheat by group alone.</p>
<blockquote><p>“Two lorries that both say 13 per cent protein do not bake the same bread. We found the difference in the gluten index and divided our silos accordingly.”</p><p>Tarık Değirmencioğlu, Production Manager, Değirmenönü Un ve Yem San. A.Ş.</p></blockquote>
<p>The hall figures of the Exchange Laboratory now reach the mill's buying desk every morning. For lots with a gluten index above 80 the buyer offers a premium fixed in advance, which the grower can see during the session.</p>
<p>Exports rose from 600 to 9,000 tonnes in four years. Before each season the company meets 160 growers to agree on premium purchases.</p>`,
    },
    picture: {
      scene: "laboratory",
      seed: 5002,
      alt: {
        tr: "Un fabrikasının laboratuvarında buğday numuneleri",
        en: "Wheat samples in the mill's laboratory",
      },
    },
    category: { tr: "Değirmenönü Un ve Yem San. A.Ş.", en: "Değirmenönü Un ve Yem San. A.Ş." },
    tags: ["un", "ihracat", "laboratuvar"],
    readCount: 715,
  },
  {
    id: 5003,
    kind: 5,
    daysAgo: 214,
    title: {
      tr: "Mavi Haşhaş: Kadın Üreticiler İşbirliği",
      en: "Mavi Haşhaş: Women Growers Join Forces",
    },
    summary: {
      tr: "Çınarlıhan'da yirmi sekiz kadın üretici, haşhaş tohumunu ilk kez temizlenmiş ve ambalajlı sattı.",
      en: "Twenty-eight women growers in Çınarlıhan sold their poppy seed cleaned and packed for the first time.",
    },
    body: {
      tr: `<p>Mavi Haşhaş Tarım Ltd. Şti. 2020'de küçük bir eleme makinesiyle işe başladı. Çınarlıhan'daki kadın üreticiler o güne kadar tohumu çuvalla, yabancı maddesiyle birlikte satıyordu.</p>
<blockquote><p>“Elenen tohumdan çıkan taş, bizim fiyatımızdan çıkıyormuş. Bunu terazide görünce kimse eski usule dönmedi.”</p><p>Nilüfer Haşhaşçı, kurucu ortak, Mavi Haşhaş Tarım Ltd. Şti.</p></blockquote>
<p>Yabancı madde oranı %4,1'den %0,6'ya indi; kilogram fiyatı Borsa ortalamasının %11 üzerine çıktı. Ortak ambalaj ve etiket, fırıncılık ürünleri satan üç zincire girdi.</p>
<p>Üreticiler yıllık gelirin bir bölümüyle köyde yaz okulu açtı; ikinci eleme hattı için KOBİ desteği başvurusu yapıldı.</p>`,
      en: `<p>Mavi Haşhaş Tarım Ltd. Şti. began in 2020 with a small sieving machine. Until then the women who grow poppies in Çınarlıhan had sold the seed in sacks, impurities and all.</p>
<blockquote><p>“The stones we sieved out had been coming out of our price. Once we saw that on the scales nobody went back to the old way.”</p><p>Nilüfer Haşhaşçı, founding partner, Mavi Haşhaş Tarım Ltd. Şti.</p></blockquote>
<p>Impurities fell from 4.1 to 0.6 per cent and the price rose to 11 per cent above the exchange average. A shared package and label found its way into three chains that supply bakers.</p>
<p>Part of the income pays for a summer school in the village, and an application has been made for support with a second sieving line.</p>`,
    },
    picture: {
      scene: "poppy",
      seed: 5003,
      alt: { tr: "Çınarlıhan'da açmış haşhaş tarlası", en: "A poppy field in bloom at Çınarlıhan" },
    },
    category: { tr: "Mavi Haşhaş Tarım Ltd. Şti.", en: "Mavi Haşhaş Tarım Ltd. Şti." },
    tags: ["haşhaş", "kadın üretici"],
    readCount: 681,
  },
  {
    id: 5004,
    kind: 5,
    daysAgo: 362,
    title: {
      tr: "Bağbozumu Kuru Meyve: Üzümü Güneşten Önce Ölçmek",
      en: "Bağbozumu: Measuring the Grape before the Sun Does",
    },
    summary: {
      tr: "Hasat gününü şeker ölçümüyle belirleyen ihracatçı, iade edilen sevkiyatı dört yılda sıfıra indirdi.",
      en: "An exporter that sets the harvest day by sugar content brought rejected shipments down to none in four years.",
    },
    body: {
      tr: `<p>Yukarıdereli Bağbozumu Kuru Meyve İhr. A.Ş., 2021'de üç konteynerini rutubet ve renk nedeniyle geri aldı. Zararı araştıran ekip, sorunun fabrikada değil bağda başladığını gördü: üzüm erken kesiliyordu.</p>
<blockquote><p>“Bağa refraktometreyle girdik. Yirmi iki briksi görmeden makası çıkarmıyoruz artık.”</p><p>Sevda Bağışgil, Kalite Sorumlusu, Bağbozumu Kuru Meyve İhr. A.Ş.</p></blockquote>
<p>Şirket 74 bağcıya ölçüm cihazı dağıttı, kurutma sergilerini örtüyle değiştirdi. Borsa Laboratuvarı, sevkiyat öncesi aflatoksin analizlerini aynı hafta içinde raporladı.</p>
<p>Son iki sezonda iade edilen sevkiyat olmadı. İhracat geliri, miktar azalmasına rağmen yüzde yirmi iki arttı.</p>`,
      en: `<p>In 2021 Bağbozumu Kuru Meyve İhr. A.Ş. of Yukarıdere had three containers returned because of moisture and colour. The team that looked into the loss found that the trouble began not in the factory but in the vineyard: the grapes were cut too early.</p>
<blockquote><p>“We went into the vineyards with a refractometer. No knife comes out now until it reads 22 Brix.”</p><p>Sevda Bağışgil, Quality Manager, Bağbozumu Kuru Meyve İhr. A.Ş.</p></blockquote>
<p>The company gave measuring devices to 74 growers and replaced the open drying beds with covered ones. The Exchange Laboratory reported the aflatoxin tests before each shipment within the week.</p>
<p>No shipment has come back in the last two seasons. Export income rose by twenty-two per cent although the quantity was smaller.</p>`,
    },
    picture: {
      scene: "dried-fruit",
      seed: 5004,
      alt: { tr: "Kurutma sergisinde çekirdeksiz üzümler", en: "Seedless grapes on a drying bed" },
    },
    category: { tr: "Bağbozumu Kuru Meyve İhr. A.Ş.", en: "Bağbozumu Kuru Meyve İhr. A.Ş." },
    tags: ["kuru üzüm", "ihracat"],
    readCount: 455,
  },
  {
    id: 5005,
    kind: 5,
    daysAgo: 541,
    title: {
      tr: "Akpınar Çırçır: Lifi Ölçen Tarlada Kazanır",
      en: "Akpınar: Who Measures the Fibre Gains in the Field",
    },
    summary: {
      tr: "Lif uzunluğunu üreticiye parti parti bildiren işletme, kütlü pamukta primi sözleşmeye yazdı.",
      en: "A gin that reports fibre length lot by lot has written the premium into its contracts.",
    },
    body: {
      tr: `<p>Akpınar Çırçır ve Tekstil A.Ş., kütlü pamuğu yıllarca tek fiyattan aldı. 2022'de kurduğu ölçüm köşesi, her partinin lif uzunluğunu ve mukavemetini on dakikada veriyor.</p>
<blockquote><p>“Üreticiye kâğıt verdik, pazarlık bitti. Uzun elyafın parasını isteyen, tohumunu da ona göre seçiyor.”</p><p>Ümit Çırçırlı, Genel Müdür, Akpınar Çırçır ve Tekstil A.Ş.</p></blockquote>
<p>29 milimetrenin üzerindeki partilere kilogramda 1,20 lira prim ödeniyor. İki sezonda uzun elyaflı partilerin payı yüzde 24'ten yüzde 51'e yükseldi; iplik fabrikaları ortak siparişe geçti.</p>
<p>İşletme, ölçüm sonuçlarını üreticinin onayıyla Borsanın yıllık pamuk raporuna veriyor.</p>`,
      en: `<p>For years Akpınar Çırçır ve Tekstil A.Ş. bought seed cotton at a single price. The measuring corner it set up in 2022 gives the fibre length and strength of every lot within ten minutes.</p>
<blockquote><p>“We handed growers a slip of paper and the haggling stopped. Whoever wants to be paid for long fibre chooses the seed accordingly.”</p><p>Ümit Çırçırlı, General Manager, Akpınar Çırçır ve Tekstil A.Ş.</p></blockquote>
<p>Lots above 29 millimetres earn a premium of 1.20 lira a kilogram. Within two seasons the share of long-fibre lots rose from 24 to 51 per cent, and spinning mills began to order together.</p>
<p>With the growers' consent the company passes its measurements on to the exchange's annual cotton report.</p>`,
    },
    picture: {
      scene: "cotton",
      seed: 5005,
      alt: { tr: "Çırçır işletmesine gelen kütlü pamuk", en: "Seed cotton arriving at the gin" },
    },
    category: { tr: "Akpınar Çırçır ve Tekstil A.Ş.", en: "Akpınar Çırçır ve Tekstil A.Ş." },
    tags: ["pamuk", "kalite"],
    readCount: 389,
  },
];
