import type { ContentSeed } from "../types";

/** Training, visits, awards, holidays and work with schools and villages. */
export const communityAndEvents: ContentSeed[] = [
  {
    id: 1010,
    kind: 1,
    daysAgo: 11,
    title: {
      tr: "Çiftçilerimize Toprak Analizi ve Dengeli Gübreleme Eğitimi",
      en: "Soil Analysis and Balanced Fertilising Training for Farmers",
    },
    summary: {
      tr: "Ilıcaköy, Şahinler ve Güzelöz'den 64 üretici, toprak numunesini kendi tarlasında almayı ve sonuca göre gübre hesabı yapmayı öğrendi.",
      en: "Sixty-four growers from Ilıcaköy, Şahinler and Güzelöz learned to take a soil sample in their own fields and work out their fertiliser from the result.",
    },
    body: {
      tr: `<p>Borsamız ile İlçe Tarım ve Orman Müdürlüğünün ortak düzenlediği eğitim {date} günü Ilıcaköy köy konağında yapıldı. Ziraat Yüksek Mühendisi Serpil Harmanbaşı'nın anlattığı derse üç köyden 64 üretici katıldı; öğleden sonra Muharrem Tozlu'nun tarlasında burgu ile numune alındı.</p>
<p>Harmanbaşı, ovada geçen yıl incelenen 318 numunenin %62'sinde fosforun yeterli, %48'inde çinkonun yetersiz çıktığını aktardı. Buna karşın üreticilerin çoğu ekimde dekara 20 kilogramın üzerinde taban gübresi kullanıyor. Doğru hesapla dekarda ortalama 110 liralık tasarruf edilebildiği, ekmeklik buğdayda ise sapa kalkmadan önce verilen azotun proteini yarım ile bir puan yükselttiği örneklerle gösterildi.</p>
<p>Katılanların ilk toprak analizinin ücretini Borsamız karşılayacak. Numuneler {date+20} gününe kadar Ilıcaköy, Şahinler ve Güzelöz muhtarlıklarına bırakılabilir. Bundan sonraki eğitimler <a href="/etkinlik-list">etkinlikler</a> sayfasından izlenebilir.</p>`,
      en: `<p>The course, arranged jointly by the Exchange and the District Directorate of Agriculture and Forestry, was held in the village hall at Ilıcaköy on {date}. Sixty-four growers from three villages came to hear Serpil Harmanbaşı, a senior agricultural engineer, and spent the afternoon taking samples with an auger in a field belonging to Muharrem Tozlu.</p>
<p>Of 318 samples examined in the plain last year, Ms Harmanbaşı reported, 62 per cent held enough phosphorus while 48 per cent were short of zinc. Even so, most growers apply more than 20 kilograms of base fertiliser per decare at sowing. She showed from examples that careful reckoning saves an average of 110 lira per decare, and that in bread wheat nitrogen given before stem elongation lifts protein by half a point to a full point.</p>
<p>The Exchange will pay for each participant's first soil analysis. Samples may be left with the headmen of Ilıcaköy, Şahinler and Güzelöz until {date+20}. Further courses are listed under <a href="/etkinlik-list">events</a>.</p>`,
    },
    picture: {
      scene: "training",
      seed: 10,
      alt: {
        tr: "Köy konağında tahta önünde toprak numunesini anlatan mühendis ve dinleyen üreticiler",
        en: "An engineer explaining a soil sample to growers in a village hall",
      },
    },
    tags: ["eğitim", "toprak"],
    readCount: 247,
  },
  {
    id: 1014,
    kind: 1,
    daysAgo: 17,
    title: {
      tr: 'Borsamız "Yılın Yeşil Tesisi" Ödülüne Layık Görüldü',
      en: 'Exchange Wins "Green Facility of the Year"',
    },
    summary: {
      tr: "Satış salonu ve laboratuvar bloklarının çatısındaki güneş santrali ile yağmur suyu sistemi, bölgesel çevre ödüllerinde birinci seçildi.",
      en: "Solar panels on the sales hall and laboratory roofs and a rainwater system won first place in the regional environment awards.",
    },
    body: {
      tr: `<p>Bölge Sürdürülebilir Tesis Ödülleri'nde Borsamız, hizmet yapıları dalında “Yılın Yeşil Tesisi” seçildi. Yirmi yedi başvurunun değerlendirildiği yarışmanın ödülünü {date-1} günkü törende Yönetim Kurulu Başkan Yardımcısı Melahat Ekinci aldı.</p>
<p>Jüri kararında Organize Tarım Sitesi'ndeki iki bloğun ölçülebilir sonuçları belirleyici oldu:</p>
<ul>
<li>186 kW gücündeki çatı santrali bir yılda 264.000 kWh elektrik üretti; bu miktar iki bloğun tüketiminin %71'ine eşit.</li>
<li>60 metreküplük depoda toplanan yağmur suyu, araç yıkama ve bahçe sulamada kullanılıyor.</li>
<li>Robot numune alıcının toz tutma sistemi sayesinde salon önündeki toz ölçümü %40 azaldı.</li>
</ul>
<p>Ekinci, ödülü salon ve laboratuvar çalışanları adına aldığını söyledi; plaket, satış salonunun girişinde sergilenecek. Çevre hedeflerimiz <a href="/stratejik-plan">stratejik planda</a>, bağlı olduğumuz ilkeler <a href="/politikalar">politikalarımız</a> sayfasında yer alıyor.</p>`,
      en: `<p>The Exchange has been named “Green Facility of the Year” among service buildings in the Regional Sustainable Facility Awards. Melahat Ekinci, Vice Chair of the Board, accepted the prize at a ceremony on {date-1}. There were twenty-seven entries.</p>
<p>What decided the jury was that results at the two blocks on the Organised Agricultural Estate could be measured:</p>
<ul>
<li>the 186 kW rooftop plant generated 264,000 kWh in a year, as much as 71 per cent of what both blocks consume;</li>
<li>rainwater collected in a 60-cubic-metre tank is used to wash vehicles and water the garden;</li>
<li>a dust extractor on the robot sampler has cut dust readings in front of the hall by 40 per cent.</li>
</ul>
<p>Ms Ekinci said she was accepting the award for the staff of the hall and the laboratory. The plaque will be displayed at the entrance to the sales hall. Our environmental targets are in the <a href="/stratejik-plan">strategic plan</a> and the principles behind them among our <a href="/politikalar">policies</a>.</p>`,
    },
    picture: {
      scene: "award",
      seed: 14,
      alt: {
        tr: "Yaprak biçimli cam ödül plaketi, arkada çatı güneş panelleri",
        en: "A leaf-shaped glass award, with rooftop solar panels behind it",
      },
    },
    tags: ["ödül", "çevre"],
    readCount: 486,
  },
  {
    id: 1015,
    kind: 2,
    daysAgo: 25,
    title: {
      tr: "29 Ekim Cumhuriyet Bayramı Dolayısıyla Seans Yapılmayacaktır",
      en: "No Session on 29 October Republic Day",
    },
    summary: {
      tr: "28 Ekim'de sabah seansı yapılacak, birimler saat 13.00'te kapanacak; 29 Ekim'de salon, laboratuvar ve tescil hizmeti verilmeyecek.",
      en: "The morning session takes place on 28 October and offices close at 13:00; on 29 October the hall, the laboratory and registration are closed.",
    },
    body: {
      tr: `<p>29 Ekim Cumhuriyet Bayramı resmî tatili nedeniyle hizmet saatlerimiz aşağıdaki gibidir:</p>
<ul>
<li><strong>28 Ekim:</strong> Satış salonu seansı 09.30–11.30 arasında yapılacak, günlük bülten saat 12.30'da kesinleşecek. Tescil, muamelat ve laboratuvar 13.00'te kapanacak.</li>
<li><strong>29 Ekim:</strong> Bütün birimler kapalıdır; bülten yayımlanmaz, web sitesinde son işlem gününün fiyatları tarihiyle birlikte gösterilir.</li>
<li><strong>30 Ekim ve sonrası:</strong> İlk iş gününde numune kabulü ve seans olağan saatlerinde başlayacaktır.</li>
</ul>
<p>Salon dışı alımlarda 30 günlük tescil süresi tatil gününe rastlarsa takip eden ilk iş günü sonuna uzar. Üyelerimizin, çalışanlarımızın ve bütün Başakovalıların bayramını kutlarız.</p>`,
      en: `<p>29 October, Republic Day, is a public holiday. Our hours are as follows:</p>
<ul>
<li><strong>28 October:</strong> the hall session runs from 09:30 to 11:30 and the daily bulletin is final at 12:30. Registration, the Member Registry and the laboratory close at 13:00.</li>
<li><strong>29 October:</strong> all units are closed. No bulletin is issued; the website shows the prices of the last trading day, with their date.</li>
<li><strong>From 30 October:</strong> sample intake and the session resume at their normal times on the first working day.</li>
</ul>
<p>Where the 30-day period for registering purchases made outside the hall ends on the holiday, it is extended to the close of the next working day. We wish our members, our staff and everyone in Başakova a happy holiday.</p>`,
    },
    tags: ["tatil", "seans"],
    readCount: 538,
  },
  {
    id: 1023,
    kind: 1,
    daysAgo: 37,
    title: {
      tr: "Genç Girişimciler İçin Tarım Teknolojileri Buluşması",
      en: "Agri-Tech Meeting for Young Entrepreneurs",
    },
    summary: {
      tr: "Elli iki genç; insansız hava aracıyla ilaçlama, toprak sensörleri ve dijital tarla defteri uygulamalarını geliştiricilerinden dinledi.",
      en: "Fifty-two young people heard about drone spraying, soil sensors and a digital field diary from those who develop them.",
    },
    body: {
      tr: `<p>Üyelerimizin 35 yaşın altındaki çocukları ve çalışanları ile tarım lisesi öğrencilerinden oluşan 52 genç, {date} günü Meclis Salonu'nda tarım teknolojileri buluşmasına katıldı. Etkinliği Yönetim Kurulu Üyesi Tuğrul Yaylagül açtı.</p>
<p>Beş girişim, her biri on ikişer dakikada ürününü anlattı. İnsansız hava aracıyla ilaçlama yapan ekip, Gölbaşlar'da 640 dekarlık deneme alanında su kullanımını dekara 20 litreden 1,5 litreye indirdiklerini gösterdi. Nem sensörü geliştiren iki mühendis, mısırda sulama sayısının dokuzdan yediye düştüğünü verilerle paylaştı. Tarla defteri uygulamasını yazan Akçayazılı Elif Nur Saçaklı ise babasının not defterinden yola çıktığını anlatarak en çok alkışı aldı.</p>
<p>Borsamız, gençlerin önerisiyle geçmiş günlük fiyatların tarih aralığı seçilerek indirilebilmesini yeni portalın hizmetleri arasına aldı. Üç girişime, ürünlerini hasatta salon önünde tanıtmaları için ücretsiz stant ayrılacak.</p>`,
      en: `<p>Fifty-two young people, drawn from members' families and staff under 35 and from the agricultural high school, attended an agri-tech meeting in the Council Chamber on {date}. Tuğrul Yaylagül, member of the Board, opened the event.</p>
<p>Five start-ups had twelve minutes each. A team that sprays by drone showed how, on a trial area of 640 decares at Gölbaşlar, it had reduced water use from 20 litres to 1.5 litres per decare. Two engineers with a moisture sensor produced figures to show that corn could be irrigated seven times instead of nine. The loudest applause went to Elif Nur Saçaklı of Akçayazı, whose field diary app began with her father's notebook.</p>
<p>At the young people's suggestion, the new portal lets anyone choose a range of dates and download past daily prices. Three of the start-ups will be given a free stand in front of the hall at harvest time.</p>`,
    },
    picture: {
      scene: "training",
      seed: 23,
      alt: {
        tr: "Masadaki tarım dronunun çevresinde toplanmış genç katılımcılar",
        en: "Young participants gathered around an agricultural drone on a table",
      },
    },
    tags: ["girişimcilik", "teknoloji", "gençlik"],
    readCount: 421,
  },
  {
    id: 1027,
    kind: 1,
    daysAgo: 55,
    title: {
      tr: 'Borsamızdan Öğrencilere "Buğdaydan Ekmeğe" Atölyesi',
      en: '"From Wheat to Bread" Workshop for Pupils',
    },
    summary: {
      tr: "İğdeli ve Üçağıl ilkokullarından 86 öğrenci bir günde numune aldı, gluten yıkadı, un eledi ve kendi ekmeğini pişirdi.",
      en: "In a single day 86 pupils from the primary schools of İğdeli and Üçağıl took samples, washed gluten, sifted flour and baked their own bread.",
    },
    body: {
      tr: `<p>İğdeli ve Üçağıl ilkokullarının üçüncü ve dördüncü sınıflarından 86 öğrenci, {date} günü “Buğdaydan Ekmeğe” atölyesinin konuğu oldu. Çocuklar dört gruba ayrılarak kantarı, satış salonunu, laboratuvarı ve bahçeye kurulan taş fırını gezdi.</p>
<p>Kantarda Recep Tartıcı önce boş traktörü, sonra bütün sınıfı tarttı: üçüncü sınıflar 1.240 kilogram geldi. Laboratuvarda Çağla Ölmez'in yardımıyla hamuru su altında yıkayan öğrenciler, avuçlarında kalan glutenin lastik gibi uzadığını gördü. Salonda kurulan oyun seansında ise 10 kilogramlık bir çuval buğday 17 fındığa satıldı.</p>
<p>Günün sonunda her öğrenci adını yazdığı ekmeği ve küçük bir torba tohumluk buğdayı evine götürdü. Atölyeyi ilkbaharda Güzelöz ve Şahinler okulları için yineleyeceğiz. Okul yönetimleri Basın ve Halkla İlişkiler biriminden Deniz Yazgan'a 151 dâhilîsinden başvurabilir.</p>`,
      en: `<p>On {date} 86 third- and fourth-year pupils from the primary schools of İğdeli and Üçağıl were our guests at the “From Wheat to Bread” workshop. In four groups they toured the weighbridge, the sales hall, the laboratory and a stone oven built in the garden for the day.</p>
<p>At the weighbridge Recep Tartıcı weighed first an empty tractor and then an entire class: the third-years came to 1,240 kilograms. In the laboratory, helped by Çağla Ölmez, the children washed dough under the tap and found the gluten left in their palms stretching like elastic. In a mock session in the hall, a 10-kilogram sack of wheat fetched 17 hazelnuts.</p>
<p>Everyone went home with a loaf bearing their name and a small bag of seed wheat. We shall repeat the workshop in spring for the schools of Güzelöz and Şahinler. Head teachers may apply to Deniz Yazgan of Press and Public Relations on extension 151.</p>`,
    },
    picture: {
      scene: "village",
      seed: 27,
      alt: {
        tr: "Köy okulunun bahçesinde taş fırın ve ekmek bekleyen çocuklar",
        en: "Children waiting for bread beside a stone oven in a village garden",
      },
    },
    tags: ["eğitim", "çocuk", "buğday"],
    readCount: 569,
  },
  {
    id: 1032,
    kind: 1,
    daysAgo: 82,
    title: { tr: "30 Ağustos Zafer Bayramı Kutlandı", en: "Victory Day Celebrated" },
    summary: {
      tr: "Borsamız, ilçedeki 30 Ağustos törenlerine katıldı; akşam fener alayına üyelerimiz aileleriyle eşlik etti.",
      en: "The Exchange took part in the Victory Day ceremonies of 30 August, and in the evening members and their families joined the lantern procession.",
    },
    body: {
      tr: `<p>30 Ağustos Zafer Bayramı, Başakova Cumhuriyet Meydanı'nda düzenlenen törenlerle kutlandı. Atatürk Anıtı'na Borsamız adına çelengi Meclis Başkanı Rıfkı Tanyıldız ile Yönetim Kurulu Başkanı İlhan Değirmencioğlu sundu; saygı duruşunun ardından İstiklal Marşı okundu.</p>
<p>Tanyıldız mesajında, Büyük Taarruz'da cepheye buğday, arpa ve hayvan taşıyan ova köylerini andı: “Üçağıl'dan kağnısıyla yola çıkan kadınların adını bugün hâlâ köy çeşmesinin kitabesinde okuyoruz. Ürettiğimiz her tanede onların hakkı var.”</p>
<p>Akşam saatlerinde İstasyon Caddesi'nden başlayan fener alayına yaklaşık 400 kişi katıldı. Yürüyüş, Borsa binasının önünde ilçe bandosunun dinletisiyle sona erdi. Tatil nedeniyle o gün seans yapılmadı, Canlı Hayvan Pazarı açılmadı.</p>`,
      en: `<p>Victory Day, 30 August, was marked by ceremonies in Başakova's Cumhuriyet Square. Rıfkı Tanyıldız, President of the Council, and İlhan Değirmencioğlu, Chairman of the Board, laid a wreath at the Atatürk Monument for the Exchange; a minute's silence was followed by the national anthem.</p>
<p>In his message Mr Tanyıldız remembered the villages of the plain that carried wheat, barley and animals to the front during the Great Offensive: “The names of the women who set out from Üçağıl with their ox-carts can still be read on the village fountain. They have a share in every grain we grow.”</p>
<p>About 400 people joined the evening's lantern procession, which started in İstasyon Street and finished with a concert by the town band in front of the Exchange. As it was a holiday there was no session and the Livestock Market did not open.</p>`,
    },
    picture: {
      scene: "exchange-building",
      seed: 32,
      alt: {
        tr: "Bayraklarla donatılmış borsa binası ve önündeki meydan",
        en: "The Exchange building hung with flags, and the square in front of it",
      },
    },
    tags: ["bayram", "tören"],
    readCount: 512,
  },
  {
    id: 1039,
    kind: 2,
    daysAgo: 205,
    title: { tr: "1 Mayıs Resmî Tatil Duyurusu", en: "Public Holiday Notice, 1 May" },
    summary: {
      tr: "1 Mayıs Emek ve Dayanışma Günü'nde bütün birimlerimiz kapalı olacak; seans ve canlı hayvan pazarı kurulmayacak.",
      en: "On 1 May, Labour and Solidarity Day, all our units are closed; there will be no session and no livestock market.",
    },
    body: {
      tr: `<p>1 Mayıs Emek ve Dayanışma Günü resmî tatil olduğundan merkez hizmet binamız, Hububat Satış Salonu ve laboratuvar kapalı olacaktır. Bu tarihte günlük bülten yayımlanmayacak, pazar gününe rastlasa dahi Canlı Hayvan Pazarı kurulmayacaktır.</p>
<p>Laboratuvara 30 Nisan günü saat 15.00'e kadar teslim edilen numunelerin sonuçları aynı gün verilecek, sonra gelenler tatilin ardından ilk iş gününde çalışılacaktır. Salon dışı alımların tescilinde süre, tatile rastladığında izleyen iş gününün sonuna uzar.</p>
<p>Toprağı süren, hasadı kaldıran, kantarda ve laboratuvarda ter döken bütün emekçilerin gününü kutlarız.</p>`,
      en: `<p>As 1 May, Labour and Solidarity Day, is a public holiday, our head office, the Grain Sales Hall and the laboratory will be closed. No daily bulletin will be issued, and the Livestock Market will not be held even if the date falls on a market day.</p>
<p>Results for samples handed in to the laboratory by 15:00 on 30 April will be ready the same day; later samples will be dealt with on the first working day after the holiday. Where the time limit for registering purchases outside the hall falls on the holiday, it runs to the end of the next working day.</p>
<p>Our good wishes go to all who plough, who bring in the harvest and who labour at the weighbridge and in the laboratory.</p>`,
    },
    tags: ["tatil", "seans"],
    readCount: 447,
  },
  {
    id: 1040,
    kind: 1,
    daysAgo: 214,
    title: {
      tr: "İğdeli ve Üçağıl Köylerinde Süne Mücadelesi Bilgilendirmesi",
      en: "Sunn-Pest Briefing in İğdeli and Üçağıl",
    },
    summary: {
      tr: "İki köyde 78 üreticiye süne sayımı, ilaçlama zamanı ve süne hasarının satıştaki karşılığı anlatıldı.",
      en: "In two villages 78 growers were shown how to count sunn pest, when to spray and what the damage costs them at sale.",
    },
    body: {
      tr: `<p>Süne mücadelesi dönemi yaklaşırken Borsamız, İlçe Tarım ve Orman Müdürlüğü ile {date-1} günü İğdeli'de, {date} günü Üçağıl'da bilgilendirme toplantıları yaptı. Toplantılara 78 üretici katıldı; çerçeve atarak sayım yapmak isteyenlerle tarlaya çıkıldı.</p>
<p>Müdürlük uzmanı Cihan Başaktar, ilaçlamaya ancak yapılan sayımda metrekarede 10 ve üzerinde nimf bulunduğunda karar verildiğini, erken ilaçlamanın sünenin yumurtasına yaşayan yararlı arıcıkları yok ettiğini anlattı. Geçen yıl iki köyde ilaçlanan 3.900 dekarın dörtte birinde eşiğin aşılmadığı sonradan anlaşıldı.</p>
<p>Laboratuvar Sorumlusu Zeynep Özleyen ise konunun satış tarafını gösterdi: Süne hasarı %1'i aşan buğday 1. gruptan, %1,8'i aşan buğday 2. gruptan çıkıyor. İki grup arasındaki fark kilogramda yaklaşık 50 kuruş; 20 tonluk bir römorkta 10 bin lira ediyor. Köylere asılan afişlerde sayım takvimi ile salonun 0 (999) 555 01 20 numaralı telefonu yer alıyor.</p>`,
      en: `<p>With the season for sunn-pest control approaching, the Exchange and the District Directorate of Agriculture and Forestry held briefings in İğdeli on {date-1} and in Üçağıl on {date}. Seventy-eight growers attended, and those who wished to try counting with a frame were taken out into the fields.</p>
<p>Cihan Başaktar, a specialist from the Directorate, explained that spraying is decided on only when a count finds ten or more nymphs per square metre, and that spraying too soon kills the useful small wasps that live on the pest's eggs. Of the 3,900 decares sprayed in the two villages last year, it emerged afterwards that a quarter had never reached the threshold.</p>
<p>Zeynep Özleyen, head of the laboratory, showed what it means at sale. Wheat with more than 1 per cent damage drops out of group 1, and with more than 1.8 per cent out of group 2. The difference between the two groups is about 50 kuruş a kilogram, or 10,000 lira on a 20-tonne load. Posters in the villages give the counting calendar and the telephone number of the hall, 0 (999) 555 01 20.</p>`,
    },
    picture: {
      scene: "village",
      seed: 40,
      alt: {
        tr: "Buğday tarlasının kenarında çerçeve ile sayım yapan köylüler, arkada köy evleri",
        en: "Villagers counting insects with a frame at the edge of a wheat field, houses behind them",
      },
    },
    tags: ["süne", "eğitim", "buğday"],
    readCount: 691,
  },
];
