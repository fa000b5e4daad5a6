import type { ContentSeed } from "../types";

/** Press releases of the last three years; three newer ones stand among the news (1006, 1019, 1028). */
export const PRESS_RELEASES: ContentSeed[] = [
  {
    id: 3001,
    kind: 3,
    daysAgo: 118,
    title: {
      tr: "{month} Ayı Basın Bülteni: Hasadın İlk Yarısı",
      en: "{month} Press Bulletin: The First Half of the Harvest",
    },
    summary: {
      tr: "Hasadın ilk yarısında salona 41 bin ton hububat geldi; protein ortalaması geçen yılın 0,6 puan üzerinde.",
      en: "The hall took in 41,000 tonnes of grain in the first half of the harvest, with protein 0.6 points above last year.",
    },
    body: {
      tr: `<p>Hasat ovada tamamlandı, yüksek köylerde sürüyor. Sezon başından bu yana salona 41 bin ton hububat geldi; bunun 29 bin tonu ekmeklik, 5 bin tonu makarnalık buğday, kalanı arpadır. Günlük araç sayısı ortalama 117 oldu.</p>
<p>Laboratuvarın 2.860 numunelik ara değerlendirmesine göre ekmeklik buğdayda protein ortalaması %13,1, hektolitre ortalaması 78,9 kilogramdır. Süne emgisi İğdeli ve Üçağıl çevresi dışında %1'in altında kaldı.</p>
<p>Genel Sekreter Dr. Aslı Gökçeoba, bekleme süresine dikkat çekti: “Robotlu numune alma ve randevu sayesinde bir aracın avluda geçirdiği süre 71 dakikadan 48 dakikaya indi. Üreticimizin tarlada işi var; onu kapıda bekletmemek de fiyat kadar önemlidir.”</p>`,
      en: `<p>The harvest is over on the plain and continues in the upper villages. Since the season began 41,000 tonnes of grain have come to the hall: 29,000 tonnes of bread wheat, 5,000 tonnes of durum wheat, the rest barley. On average 117 vehicles arrived each day.</p>
<p>An interim review of 2,860 samples by the laboratory puts the protein of bread wheat at 13.1 per cent and its hectolitre weight at 78.9 kilograms on average. Sunn-pest damage stayed below 1 per cent except around İğdeli and Üçağıl.</p>
<p>The General Secretary, Dr Aslı Gökçeoba, spoke of waiting times: “Robotic sampling and appointments have brought the time a vehicle spends in the yard down from 71 minutes to 48. Farmers have work in the field, and not keeping them at our gate matters as much as the price does.”</p>`,
    },
    picture: {
      scene: "harvest",
      seed: 3001,
      alt: { tr: "Buğday tarlasında çalışan biçerdöver", en: "A combine harvester at work in a wheat field" },
    },
    files: [
      {
        name: { tr: "{month} {year} Basın Bülteni", en: "{month} {year} Press Bulletin" },
        body: [
          {
            tr: "Sezon başından bu yana salona gelen hububat: 41.000 ton. Ekmeklik buğday 29.000, makarnalık buğday 5.000, arpa 7.000 ton.",
            en: "Grain brought to the hall since the season began: 41,000 tonnes. Bread wheat 29,000, durum wheat 5,000, barley 7,000 tonnes.",
          },
          {
            tr: "Kalite (2.860 numune): protein %13,1; hektolitre 78,9 kg; yaş gluten %28,7. Basın için bilgi: Deniz Yazgan, 0 (999) 555 01 00, dahili 151.",
            en: "Quality (2,860 samples): protein 13.1%; hectolitre weight 78.9 kg; wet gluten 28.7%. Press contact: Deniz Yazgan, 0 (999) 555 01 00, extension 151.",
          },
        ],
      },
    ],
    tags: ["basın bülteni", "hasat"],
    readCount: 388,
  },
  {
    id: 3002,
    kind: 3,
    daysAgo: 236,
    title: {
      tr: "Başakova'da Lisanslı Depoya Teslim Edilen Ürün İki Katına Çıktı",
      en: "Deliveries to Licensed Storage in Başakova Double",
    },
    summary: {
      tr: "Elektronik ürün senedine bağlanan hububat bir yılda 31 bin tondan 62 bin tona yükseldi.",
      en: "Grain put under electronic warehouse receipts rose from 31,000 to 62,000 tonnes within a year.",
    },
    body: {
      tr: `<p>Borsamızın acenteliğiyle elektronik ürün senedine bağlanan hububat miktarı, bir yıl önceki 31 bin tondan 62 bin tona çıktı. Senetle satışın ortalaması, hasat günündeki peşin fiyatın kilogramda 1,38 lira üzerinde gerçekleşti; kira ve faiz düşüldükten sonra üreticiye kalan fark 0,74 liradır.</p>
<p>Senet kullanan üretici sayısı 412'ye ulaştı. Bunların üçte biri 200 dekardan küçük işletmelerdir. Başkan İlhan Değirmencioğlu, küçük üreticinin senedi tek başına değil, köy kooperatifi üzerinden kullanmasının masrafı azalttığını söyledi.</p>`,
      en: `<p>Grain put under electronic warehouse receipts through our agency has risen from 31,000 tonnes a year ago to 62,000. Sales by receipt averaged 1.38 lira a kilogram above the spot price on the day of harvest; after rent and interest the grower was left with 0.74 lira of that.</p>
<p>There are now 412 growers using receipts, a third of them on holdings of less than 20 hectares. The Chairman, İlhan Değirmencioğlu, said small growers saved on charges when they used receipts through a village cooperative rather than alone.</p>`,
    },
    picture: {
      scene: "weighbridge",
      seed: 3002,
      alt: {
        tr: "Lisanslı deponun kantarında tartılan kamyon",
        en: "A lorry on the weighbridge of a licensed warehouse",
      },
    },
    tags: ["lisanslı depo", "ELÜS"],
    readCount: 502,
  },
  {
    id: 3003,
    kind: 3,
    daysAgo: 330,
    title: {
      tr: "{year} Yılının Hububat Piyasası: On İki Ayın Özeti",
      en: "The Grain Market of {year}: Twelve Months in Brief",
    },
    summary: {
      tr: "Ekmeklik buğday yılı yüzde otuz altı artışla kapatıyor; mısırda yıl sonuna doğru denge kuruldu.",
      en: "Bread wheat closes the year thirty-six per cent higher, while corn found its balance towards the end.",
    },
    body: {
      tr: `<p>Yıl sonu değerlendirmemize göre ekmeklik buğdayın ortalaması yıl başındaki düzeyinin yüzde otuz altı üzerinde. Arpa, yem talebinin canlı kaldığı sonbaharda arayı kapattı; mısır ise ekimden bu yana kilogramda otuz kuruşluk bir bantta kaldı.</p>
<p>Bakliyatta yeşil mercimek ekim alanının büyümesiyle nohuttan ayrıştı. Ayçiçeğinde yağ oranı fiyatı belirledi: %44'ün üzerindeki partiler listenin üç puan üstünde alıcı buldu.</p>
<p>Gelecek yılın ilk çeyreğinde kararları belirleyecek üç başlık; ekiliş alanı, kredi faizleri ve limanlardaki ithal mısır fiyatıdır. Rakamlar <a href="/istatistikler">istatistikler</a> sayfasında ocak ayında yayımlanacaktır.</p>`,
      en: `<p>Our review of the year shows bread wheat thirty-six per cent above its level of January. Barley caught up in autumn, when demand for feed stayed lively; corn has kept within a band of thirty kuruş a kilogram since October.</p>
<p>Among pulses, green lentils parted from chickpeas as their area grew. In sunflower the oil content set the price: lots above 44 per cent sold three points over the list.</p>
<p>Three things will shape decisions in the first quarter of next year: sown area, interest on credit and the price of imported corn at the ports. The figures will appear on the <a href="/istatistikler">statistics</a> page in January.</p>`,
    },
    tags: ["basın bülteni", "hububat", "yıl sonu"],
    readCount: 611,
  },
  {
    id: 3004,
    kind: 3,
    daysAgo: 455,
    title: {
      tr: "Ayçiçeğinde Sözleşmeli Üretim İçin Protokol İmzalandı",
      en: "Protocol Signed on Contract Growing of Sunflower",
    },
    summary: {
      tr: "Günebakan Yağ San. A.Ş. ile dört kooperatif, 18 bin dekarlık alanda alım garantili üretim yapacak.",
      en: "Günebakan Yağ San. A.Ş. and four cooperatives will grow sunflower on 1,800 hectares with guaranteed purchase.",
    },
    body: {
      tr: `<p>Borsamızın ev sahipliğinde imzalanan protokole göre Günebakan Yağ San. A.Ş., dört kooperatifin 18 bin dekarda yetiştireceği yağlık ayçiçeğini teslim haftasının Borsa ortalamasından satın alacak. Yağ oranı %42'nin üzerine çıkan her puan için kilogramda altmış kuruş prim ödenecek.</p>
<p>Numuneler Borsa Laboratuvarında incelenecek, anlaşmazlıkta şahit numune esas alınacak. Tohum ve mazot avansı teslimde düşülecek. Protokol üç yıl geçerlidir.</p>`,
      en: `<p>Under a protocol signed at the exchange, Günebakan Yağ San. A.Ş. will buy the oil sunflower that four cooperatives grow on 1,800 hectares, at the exchange average of the week of delivery. For every point of oil above 42 per cent it pays a premium of sixty kuruş a kilogram.</p>
<p>Samples go to the Exchange Laboratory, and the sealed reference sample decides disputes. Advances for seed and diesel are deducted on delivery. The protocol runs for three years.</p>`,
    },
    picture: {
      scene: "sunflower",
      seed: 3004,
      alt: { tr: "Çiçek açmış ayçiçeği tarlası", en: "A field of sunflowers in bloom" },
    },
    tags: ["ayçiçeği", "sözleşmeli üretim"],
    readCount: 347,
  },
  {
    // Turkish only: written for the local papers.
    id: 3005,
    kind: 3,
    daysAgo: 610,
    title: { tr: "Borsa Meclisinden Yerel Basına Teşekkür" },
    summary: { tr: "Hasat haberlerini üreticiye ulaştıran dört yerel gazeteye teşekkür plaketi verildi." },
    body: {
      tr: `<p>Meclis, salon fiyatlarını her sabah okurlarına ulaştıran dört yerel gazete ile Başakova Radyosuna teşekkür plaketi verdi. Törende konuşan Meclis Başkanı Rıfkı Tanyıldız, internete erişemeyen köylerde fiyatın hâlâ gazeteden ve radyodan öğrenildiğini belirtti.</p>
<p>Toplantıda gazeteciler, bültenin saat 11.45'te hazır olmasını istedi; salonun kapanış tutanağı bu saate yetişecek biçimde düzenlendi.</p>`,
    },
    tags: ["basın"],
    readCount: 164,
  },
  {
    id: 3006,
    kind: 3,
    daysAgo: 800,
    title: {
      tr: "{month} Ayı Basın Bülteni: Kuru Meyvede Sezon Öncesi Görünüm",
      en: "{month} Press Bulletin: Dried Fruit before the Season",
    },
    summary: {
      tr: "Dolu zararı üzümde rekolteyi düşürdü; incirde ağustos yağışları kurutmayı geciktiriyor.",
      en: "Hail has cut the grape crop, and August rain is delaying the drying of figs.",
    },
    body: {
      tr: `<p>Yukarıdere'de mayıs ayındaki dolu, çekirdeksiz üzüm bağlarının dörtte birinde verim kaybına yol açtı. Kuru Meyve ve Kuruyemiş Meslek Komitesi, kuru üzüm rekoltesini geçen yılın yüzde on dört altında tahmin ediyor.</p>
<p>İncirde sergiler iki hafta geç kuruldu. Komite üyesi Cevdet Bağışgil, üreticinin nemli ürünü çuvala koymaması gerektiğini hatırlattı: “Üç gün sabretmek, bütün partiyi aflatoksinden kurtarır.” Açılış fiyatı eylülün ilk haftasında yapılacak temsilî satışla duyurulacak.</p>`,
      en: `<p>Hail at Yukarıdere in May reduced the yield of a quarter of the seedless vineyards. The Committee for Dried Fruit and Nuts expects fourteen per cent fewer raisins than last year.</p>
<p>Fig beds were laid out two weeks late. Cevdet Bağışgil of the committee reminded growers not to bag damp fruit: “Three days of patience can save the whole lot from aflatoxin.” The opening price will be announced at a symbolic sale in the first week of September.</p>`,
    },
    picture: {
      scene: "dried-fruit",
      seed: 3006,
      alt: { tr: "Sergide kuruyan incirler", en: "Figs drying on a bed" },
    },
    tags: ["basın bülteni", "kuru meyve"],
    readCount: 229,
  },
  {
    id: 3007,
    kind: 3,
    daysAgo: 985,
    title: {
      tr: "Canlı Hayvan Pazarında Küpesiz Hayvan Kabul Edilmeyecek",
      en: "Livestock Market to Admit Tagged Animals Only",
    },
    summary: {
      tr: "Girişte küpe ve sevk belgesi elektronik olarak okunacak; eksik hayvan satış alanına alınmayacak.",
      en: "Ear tags and movement papers will be read electronically at the gate, and animals without them turned away.",
    },
    body: {
      tr: `<p>Pazar girişine kurulan okuyucu, hayvanın küpesini ve veteriner sevk belgesini saniyeler içinde doğruluyor. Yeni düzende küpesi düşmüş hayvan için veteriner hekim gözetiminde ayrı bir padok ayrıldı; belge tamamlanınca hayvan satışa çıkabilecek.</p>
<p>Uygulamanın ilk dört pazarında 3.112 büyükbaş ve küçükbaş kontrol edildi, 41'i geri çevrildi. Giriş sırası ortalama yedi dakika kısaldı.</p>`,
      en: `<p>A reader at the gate of the market now checks an animal's ear tag and its veterinary movement papers within seconds. A separate pen, watched by a vet, takes animals that have lost their tag; once the papers are complete they may be offered for sale.</p>
<p>On the first four market days 3,112 cattle and sheep were checked and 41 turned away. The queue at the gate became seven minutes shorter on average.</p>`,
    },
    picture: {
      scene: "livestock-market",
      seed: 3007,
      alt: { tr: "Canlı hayvan pazarının padokları", en: "Pens at the livestock market" },
    },
    tags: ["canlı hayvan pazarı"],
    readCount: 275,
  },
];
