import type { EventSeed } from "./types";

/** The ten events around the demo's today. */
export const EVENTS: EventSeed[] = [
  {
    id: 501,
    kind: 1,
    inDays: 6,
    days: 1,
    from: "13:30",
    until: "17:00",
    title: {
      tr: "Hububatta Risk Yönetimi ve ELÜS Eğitimi",
      en: "Grain Risk Management & EWR Training",
    },
    body: {
      tr: `<p>Hasatta düşen, kışın yükselen buğday fiyatı üretici için kader değil, yönetilebilecek bir risktir. Eğitimde depolama maliyetinin nasıl hesaplanacağı, elektronik ürün senedinin (ELÜS) ne zaman alınıp ne zaman satılacağı ve senedin krediye nasıl teminat gösterileceği Başakova'nın kendi fiyat serileri üzerinden anlatılacak.</p>
<ul>
<li>13:30 Fiyat riskini tanımak: mevsimsellik ve taşıma maliyeti</li>
<li>14:45 TÜRİB'de emir verme, canlı uygulama</li>
<li>16:00 ELÜS karşılığı kredi ve kira desteği, soru-cevap</li>
</ul>
<p>Katılım ücretsizdir, 60 kişiyle sınırlıdır. Kayıt için Basın ve Halkla İlişkiler birimini arayın: 0 (999) 555 01 00, dahili 151.</p>`,
      en: `<p>A wheat price that falls at harvest and rises in winter is not fate but a risk that can be managed. Using Başakova's own price series, the training shows how to work out the cost of storage, when to take an electronic warehouse receipt (EWR) and when to sell it, and how to use the receipt as security for credit.</p>
<ul>
<li>13:30 Knowing price risk: seasonality and the cost of carry</li>
<li>14:45 Placing an order on TÜRİB, live demonstration</li>
<li>16:00 Credit against receipts and rent support, questions and answers</li>
</ul>
<p>Attendance is free and limited to 60. To register, call Press and Public Relations on 0 (999) 555 01 00, extension 151.</p>`,
    },
    place: { tr: "Borsa Merkez Binası, Meclis Salonu", en: "Head Office, Council Chamber" },
    address: {
      tr: "Cumhuriyet Mah. Borsa Cad. No:12, 99100 Başakova",
      en: "Cumhuriyet Mah. Borsa Cad. No:12, 99100 Başakova, Türkiye",
    },
    capacity: 60,
    picture: {
      scene: "training",
      seed: 501,
      alt: {
        tr: "Meclis Salonu'nda perdeye yansıtılan fiyat grafiğini izleyen katılımcılar",
        en: "Participants watching a price chart on the screen in the Council Chamber",
      },
    },
  },
  {
    id: 502,
    kind: 2,
    inDays: 11,
    days: 1,
    from: "14:00",
    until: "16:30",
    title: { tr: "Meslek Komiteleri Ortak Toplantısı", en: "Joint Committee Meeting" },
    body: {
      tr: `<p>Yedi meslek komitesi yılın ikinci ortak toplantısında bir araya geliyor. Toplantıyı Meclis Başkanı Rıfkı Tanyıldız yönetecek.</p>
<p>Gündemde kotasyon listesindeki en az miktarların gözden geçirilmesi, e-beyanname uygulamasında karşılaşılan sorunlar ve gelecek yılın eğitim programı var. Üyeler, gündeme eklenmesini istedikleri konuyu toplantıdan üç gün öncesine kadar kendi komitelerine yazılı olarak iletebilir.</p>`,
      en: `<p>The seven professional committees come together for their second joint meeting of the year, chaired by the President of the Council, Rıfkı Tanyıldız.</p>
<p>On the agenda are a review of the minimum quantities in the quotation list, problems met in the switch to e-declaration, and next year's training programme. Members who want an item added may write to their own committee up to three days beforehand.</p>`,
    },
    place: { tr: "Borsa Merkez Binası, Meclis Salonu", en: "Head Office, Council Chamber" },
    address: {
      tr: "Cumhuriyet Mah. Borsa Cad. No:12, 99100 Başakova",
      en: "Cumhuriyet Mah. Borsa Cad. No:12, 99100 Başakova, Türkiye",
    },
    capacity: 35,
    picture: {
      scene: "council-hall",
      seed: 502,
      alt: {
        tr: "Toplantı düzeninde hazırlanmış Meclis Salonu",
        en: "The Council Chamber set out for a meeting",
      },
    },
  },
  {
    id: 503,
    kind: 3,
    inDays: 18,
    days: 3,
    from: "10:00",
    until: "18:00",
    title: {
      tr: "Başakova Tarım ve Hayvancılık Fuarı",
      en: "Başakova Agriculture & Livestock Fair",
    },
    body: {
      tr: `<p>Tarım makinesi, tohum, sulama, yem ve süt teknolojisi firmaları üç gün boyunca Organize Tarım Sitesi'nde. Fuar her gün 10:00–18:00 arasında gezilebilir; giriş ücretsizdir.</p>
<p>Borsamızın standında laboratuvar ekibi, getirdiğiniz buğdayın rutubet ve proteinini ücretsiz ölçecek; satış salonunun teklif ekranı ziyaretçilere deneme amacıyla açılacak. İkinci gün öğleden sonra damızlık koç ve düve tanıtımı yapılacak.</p>
<p>Hayvan getirecek işletmelerin sevk raporu ve aşı karnesi bulundurması gerekir. Üyelerimizin stant kirasına verilen destek <a href="/tesvik-destek">teşvik ve destekler</a> sayfasında açıklanmıştır.</p>`,
      en: `<p>For three days makers of farm machinery and suppliers of seed, irrigation, feed and dairy technology will be at the Organised Agricultural Estate. The fair is open from 10:00 to 18:00 each day and admission is free.</p>
<p>At our stand the laboratory team will measure the moisture and protein of the wheat you bring, at no charge, and the bidding screen of the sales hall will be there for visitors to try. Breeding rams and heifers are presented on the second afternoon.</p>
<p>Farms bringing animals need a transport certificate and vaccination record. Support for members' stand rent is explained on the <a href="/tesvik-destek">incentives</a> page.</p>`,
    },
    place: { tr: "Organize Tarım Sitesi, fuar alanı", en: "Organised Agricultural Estate, fairground" },
    address: {
      tr: "Organize Tarım Sitesi, 99100 Başakova",
      en: "Organised Agricultural Estate, 99100 Başakova, Türkiye",
    },
    picture: {
      scene: "livestock-market",
      seed: 503,
      alt: {
        tr: "Fuar alanında padoklardaki koyunlar ve ziyaretçiler",
        en: "Sheep in pens and visitors at the fairground",
      },
    },
  },
  {
    id: 504,
    kind: 2,
    inDays: 25,
    days: 1,
    from: "14:00",
    until: "16:00",
    title: { tr: "Meclis Aralık Toplantısı", en: "December Council Meeting" },
    body: {
      tr: `<p>Meclis, yılın son olağan toplantısını yapacak. Gündemde önceki toplantı tutanağı, aylık mizan, Hesapları İnceleme Komisyonu raporu ve gelecek yılın iş planı yer alıyor.</p>
<p>Toplantı Meclis üyelerine yöneliktir. Kararların özeti toplantıdan sonra <a href="/haber-list">haberler</a> bölümünde yayımlanır.</p>`,
      en: `<p>The Council holds its last ordinary meeting of the year. The agenda comprises the minutes of the previous meeting, the monthly trial balance, the report of the Audit Commission and next year's work plan.</p>
<p>The meeting is for Council members. A summary of decisions is published afterwards under <a href="/haber-list">news</a>.</p>`,
    },
    place: { tr: "Borsa Merkez Binası, Meclis Salonu", en: "Head Office, Council Chamber" },
    capacity: 14,
  },
  {
    id: 505,
    kind: 1,
    inDays: 40,
    days: 1,
    from: "10:00",
    until: "12:00",
    title: {
      tr: "İş Sağlığı ve Güvenliği Semineri",
      en: "Occupational Health & Safety Seminar",
    },
    body: {
      tr: `<p>Tahıl silosuna giriş, toz patlaması ve yükleme rampasında kaza: un, yem ve depo işletmelerinde en ağır sonuç veren üç konu, yaşanmış olaylar üzerinden ele alınacak. Seminerin son bölümünde katılımcılar, kendi işletmeleri için bir sayfalık risk listesi çıkaracak.</p>
<p>Seminer ücretsizdir ve bütün meslek gruplarına açıktır; katılım belgesi verilir. Kayıt: 0 (999) 555 01 00, dahili 160.</p>`,
      en: `<p>Entering a grain silo, dust explosions and accidents on the loading ramp: the three matters with the gravest results in mills, feed plants and warehouses are discussed through cases that happened. In the last part participants draw up a one-page list of risks for their own premises.</p>
<p>The seminar is free and open to all professional groups; a certificate of attendance is given. Registration: 0 (999) 555 01 00, extension 160.</p>`,
    },
    place: { tr: "Hububat Satış Salonu, eğitim odası", en: "Grain Sales Hall, training room" },
    address: {
      tr: "Organize Tarım Sitesi 3. Blok, 99100 Başakova",
      en: "Organised Agricultural Estate, Block 3, 99100 Başakova, Türkiye",
    },
    capacity: 40,
    picture: {
      scene: "training",
      seed: 505,
      alt: {
        tr: "Eğitim odasında koruyucu donanım gösteren eğitmen",
        en: "A trainer showing protective equipment in the training room",
      },
    },
  },
  {
    id: 506,
    kind: 1,
    inDays: -7,
    days: 1,
    from: "13:30",
    until: "15:30",
    title: { tr: "KVKK Farkındalık Eğitimi", en: "Data Protection Awareness Training" },
    body: {
      tr: `<p>Üye firmaların muhasebe ve insan kaynakları çalışanları, müstahsil makbuzundan kamera kaydına kadar günlük işte karşılaşılan kişisel verileri konuştu. Aydınlatma ile açık rızanın farkı, saklama süreleri ve veri ihlalinde 72 saatlik bildirim kuralı örneklerle işlendi.</p>
<p>Eğitimde kullanılan denetim listesi Muamelat ve Üye Sicil biriminden (dahili 115) istenebilir. Borsamızın güncel aydınlatma metni <a href="/kvkk">KVKK</a> sayfasındadır.</p>`,
      en: `<p>Accounting and personnel staff of member firms discussed the personal data met in daily work, from producers' receipts to camera recordings. The difference between informing people and asking their explicit consent, retention periods and the 72-hour rule for breaches were worked through with examples.</p>
<p>The checklist used in the training is available from General Procedures and Member Registry (extension 115). Our current privacy notice is on the <a href="/kvkk">data protection</a> page.</p>`,
    },
    place: { tr: "Borsa Merkez Binası, Meclis Salonu", en: "Head Office, Council Chamber" },
    capacity: 50,
    picture: {
      scene: "training",
      seed: 506,
      alt: {
        tr: "KVKK eğitiminde not alan katılımcılar",
        en: "Participants taking notes at the data protection training",
      },
    },
  },
  {
    id: 507,
    kind: 4,
    inDays: -52,
    days: 1,
    from: "11:00",
    until: "12:30",
    title: { tr: "Pamuk İlk Balya Töreni", en: "First Cotton Bale Ceremony" },
    body: {
      tr: `<p>Kütlü pamukta sezonun ilk balyası, Satış Salonu'nda düzenlenen törenle alıcısını buldu. Akçayazılı üretici Nazmi Pamukoğlu'nun 480 kilogramlık partisini, yedi alıcının katıldığı açık artırmada Akpınar Çırçır ve Tekstil A.Ş. aldı.</p>
<p>Pamuk, Yapağı ve Çeşitli Gıda Meslek Komitesinden Ümit Çırçırlı sezon beklentisini anlattı; Yönetim Kurulu Başkanı İlhan Değirmencioğlu üreticiye plaket verdi. Törenin fotoğrafları <a href="/galeri/1">foto galeride</a>, haberi <a href="/haber-list">haberler</a> bölümünde.</p>`,
      en: `<p>The season's first bale of seed cotton found its buyer at a ceremony in the Sales Hall. The 480-kilogram lot of Nazmi Pamukoğlu, a grower from Akçayazı, went to Akpınar Çırçır ve Tekstil A.Ş. at an auction with seven bidders.</p>
<p>Ümit Çırçırlı of the Cotton, Wool and Other Food Committee spoke about the season ahead, and the Chairman of the Board, İlhan Değirmencioğlu, presented the grower with a plaque. Pictures are in the <a href="/galeri/1">photo gallery</a>, and the report is under <a href="/haber-list">news</a>.</p>`,
    },
    place: { tr: "Hububat Satış Salonu", en: "Grain Sales Hall" },
    address: {
      tr: "Organize Tarım Sitesi 3. Blok, 99100 Başakova",
      en: "Organised Agricultural Estate, Block 3, 99100 Başakova, Türkiye",
    },
    picture: {
      scene: "cotton",
      seed: 507,
      alt: {
        tr: "Kurdeleyle süslenmiş ilk pamuk balyası",
        en: "The first cotton bale, tied with a ribbon",
      },
    },
  },
  {
    id: 508,
    kind: 5,
    inDays: -36,
    days: 1,
    from: "10:30",
    until: "15:00",
    title: { tr: "Kardeş Borsa Ziyareti", en: "Sister Exchange Visit" },
    body: {
      tr: `<p>Kardeş borsamız Sarıyazı Ticaret Borsasının on iki kişilik heyeti Başakova'daydı. Konuklar, seansı teklif ekranının başında izledi; robotlu numune alma ve çipli numune kutularının işleyişi hakkında Salon Şefi Nihat Tokmakçı'dan bilgi aldı.</p>
<p>Öğleden sonraki oturumda iki borsanın genel sekreterleri, aynı gün oluşan arpa ve mısır fiyatlarını karşılaştırmalı yayımlamak için ortak bir çalışma yapılmasını kararlaştırdı. Ziyaret, laboratuvarın gezilmesiyle sona erdi.</p>`,
      en: `<p>A delegation of twelve from our sister exchange, Sarıyazı Commodity Exchange, came to Başakova. The guests followed the session from the bidding screens and heard from the Hall Supervisor, Nihat Tokmakçı, how robotic sampling and the chipped sample boxes work.</p>
<p>In the afternoon the two general secretaries agreed on joint work towards publishing same-day barley and maize prices side by side. The visit ended with a tour of the laboratory.</p>`,
    },
    place: { tr: "Satış Salonu ve Borsa Laboratuvarı", en: "Sales Hall and Exchange Laboratory" },
    address: {
      tr: "Organize Tarım Sitesi, 99100 Başakova",
      en: "Organised Agricultural Estate, 99100 Başakova, Türkiye",
    },
  },
  {
    id: 509,
    kind: 2,
    inDays: -64,
    days: 1,
    from: "15:00",
    until: "17:30",
    title: { tr: "Un Sanayicileri Buluşması", en: "Flour Millers' Meeting" },
    body: {
      tr: `<p>Un, Yem ve Hububat Mamulleri grubundaki üyeler, yeni mahsul buğdayın kalite sonuçlarını değerlendirmek için toplandı. Laboratuvar Sorumlusu Zeynep Özleyen, sezonun protein ve süne değerlerini köy köy gösteren haritayı sundu.</p>
<p>Şule Kepekçi'nin yönettiği görüşmede sanayiciler, gluten indeksinin salon ekranında ayrı bir sütunda yer almasını istedi. Öneri, Kotasyon Komisyonuna iletildi.</p>`,
      en: `<p>Members of the Flour, Feed and Cereal Products group met to assess the quality of the new wheat crop. The head of the laboratory, Zeynep Özleyen, presented a map of the season's protein and sunn-pest values, village by village.</p>
<p>In the discussion, led by Şule Kepekçi, the millers asked for the gluten index to have a column of its own on the hall screen. The proposal was passed to the Quotation Commission.</p>`,
    },
    place: { tr: "Borsa Merkez Binası, Meclis Salonu", en: "Head Office, Council Chamber" },
    capacity: 30,
    picture: {
      scene: "council-hall",
      seed: 509,
      alt: {
        tr: "Masada un ve buğday numunelerini inceleyen sanayiciler",
        en: "Millers examining flour and wheat samples at the table",
      },
    },
  },
  {
    id: 510,
    kind: 2,
    inDays: -120,
    days: 1,
    from: "19:30",
    until: "21:00",
    title: { tr: "Hasat Öncesi Süne Toplantısı", en: "Pre-Harvest Sunn-Pest Meeting" },
    body: {
      tr: `<p>Ovada hasat biterken biçime hazırlanan yüksek köylerin üreticileri, İğdeli köy konağında bir araya geldi. Ovadan gelen ilk analizlere göre süne zararının hangi tarlalarda yoğunlaştığı gösterildi; emgili tanenin fiyata etkisi salon örnekleriyle anlatıldı.</p>
<p>Üreticilere, zarar gören parseli ayrı biçip ayrı satışa getirmeleri önerildi. Biçimden önce tarladan getirilen numunelerin süne sayımı toplantı boyunca yapıldı.</p>`,
      en: `<p>As the harvest on the plain came to its end, growers from the higher villages, about to begin theirs, met in the village hall of İğdeli. The first results from the plain were used to show in which fields sunn-pest damage was concentrated, and samples from the hall illustrated what damaged grain does to the price.</p>
<p>Growers were advised to cut damaged plots separately and offer them as separate lots. Samples brought in from fields still uncut were counted for sunn-pest damage during the meeting.</p>`,
    },
    place: { tr: "İğdeli köy konağı", en: "İğdeli village hall" },
    capacity: 80,
    picture: {
      scene: "village",
      seed: 510,
      alt: {
        tr: "Akşam saatinde İğdeli köy konağı",
        en: "The village hall of İğdeli in the evening",
      },
    },
  },
];
