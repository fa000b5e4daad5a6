import type { ContentSeed } from "../types";

/** Council, board, elections, dues and member relations. */
export const organsAndMembership: ContentSeed[] = [
  {
    id: 1003,
    kind: 2,
    daysAgo: 2,
    title: {
      tr: "{nextYear} Yılı Aidat ve Belge Ücretleri Meclisçe Belirlendi",
      en: "{nextYear} Dues and Document Fees Set by the Council",
    },
    summary: {
      tr: "Meclis, 1 Ocak {nextYear} tarihinden itibaren uygulanacak kayıt ücreti, yıllık aidat ve belge ücretlerini kabul etti. Tescil oranı değişmedi.",
      en: "The Council has adopted the registration fees, annual dues and document fees that apply from 1 January {nextYear}. The rate of the trade registration fee is unchanged.",
    },
    body: {
      tr: `<p>Meclisimiz {date-1} günü yaptığı olağan toplantıda {nextYear} yılı ücretlerini karara bağladı. Kayıt ücreti ve yıllık aidat, 5174 sayılı Kanun'da brüt asgari ücrete göre belirlenen alt ve üst sınırlar içinde kalmak üzere derecelere göre aşağıdaki gibi uygulanacak.</p>
<table>
<caption>Kayıt ücreti ve yıllık aidat</caption>
<thead><tr><th scope="col">Derece</th><th scope="col">{year} (₺)</th><th scope="col">{nextYear} (₺)</th></tr></thead>
<tbody>
<tr><th scope="row">1. derece</th><td>12.000</td><td>15.000</td></tr>
<tr><th scope="row">2. derece</th><td>10.500</td><td>13.000</td></tr>
<tr><th scope="row">3. derece</th><td>9.000</td><td>11.250</td></tr>
<tr><th scope="row">4. derece</th><td>7.500</td><td>9.250</td></tr>
<tr><th scope="row">5. derece</th><td>6.000</td><td>7.500</td></tr>
<tr><th scope="row">6. derece</th><td>4.500</td><td>5.500</td></tr>
<tr><th scope="row">7. derece</th><td>3.500</td><td>4.250</td></tr>
</tbody>
</table>
<p>Aidat, haziran ve ekim aylarında iki eşit taksitte ödenir; kaydın yapıldığı yıl için ayrıca aidat alınmaz. Belge ücretlerinden faaliyet belgesi ile sicil kayıt sureti 300, üye kimlik kartı 375, ihracat eksper raporu 1.850, yerli malı belgesi 5.000, beyanname sureti 125 lira olarak belirlendi.</p>
<p>Tescil ücretinin oranı değişmedi: alıcı ve satıcıdan ayrı ayrı binde bir. İşlem başına tavan, yeni asgari ücretin açıklanmasından sonra yeniden hesaplanacak ve <a href="/ucret-tarifeleri">ücret tarifeleri</a> sayfasında duyurulacak. Sorularınız için Muamelat ve Üye Sicil biriminden Figen Öztaş'a 115 dâhilîsinden ulaşabilirsiniz.</p>`,
      en: `<p>At its ordinary meeting on {date-1} the Council settled the fees for {nextYear}. Registration fees and annual dues, which Law No. 5174 ties to the gross minimum wage by way of a floor and a ceiling, will be as follows for each degree.</p>
<table>
<caption>Registration fee and annual dues</caption>
<thead><tr><th scope="col">Degree</th><th scope="col">{year} (₺)</th><th scope="col">{nextYear} (₺)</th></tr></thead>
<tbody>
<tr><th scope="row">1st degree</th><td>12,000</td><td>15,000</td></tr>
<tr><th scope="row">2nd degree</th><td>10,500</td><td>13,000</td></tr>
<tr><th scope="row">3rd degree</th><td>9,000</td><td>11,250</td></tr>
<tr><th scope="row">4th degree</th><td>7,500</td><td>9,250</td></tr>
<tr><th scope="row">5th degree</th><td>6,000</td><td>7,500</td></tr>
<tr><th scope="row">6th degree</th><td>4,500</td><td>5,500</td></tr>
<tr><th scope="row">7th degree</th><td>3,500</td><td>4,250</td></tr>
</tbody>
</table>
<p>Dues are payable in two equal instalments, in June and October; none are charged for the year in which a member joins. Among the document fees, the certificate of activity and the copy of a registry entry will cost 300 lira each, the member's card 375, the export expert's report 1,850, the certificate of domestic origin 5,000 and a copy of a declaration 125 lira.</p>
<p>The rate of the trade registration fee stays as it is, at one per mille each for buyer and seller. The ceiling per transaction will be recalculated once the new minimum wage is known and published on the <a href="/ucret-tarifeleri">fee tariffs</a> page. Questions may be put to Figen Öztaş of the Member Registry on extension 115.</p>`,
    },
    pinned: true,
    picture: {
      scene: "documents",
      seed: 3,
      alt: {
        tr: "Meclis kararının eki olan aidat tarifesi ve üzerinde duran mühür",
        en: "The schedule of dues annexed to the Council's decision, with a seal lying on it",
      },
    },
    files: [
      {
        name: { tr: "{nextYear} Aidat Tarifesi.pdf", en: "{nextYear} Schedule of Dues.pdf" },
        body: [
          {
            tr: "Başakova Ticaret Borsası {nextYear} yılı kayıt ücreti ve yıllık aidat tarifesi. Yürürlük: 1 Ocak {nextYear}.",
            en: "Başakova Commodity Exchange: registration fee and annual dues for {nextYear}. In force from 1 January {nextYear}.",
          },
          {
            tr: "1. derece ₺15.000; 2. derece ₺13.000; 3. derece ₺11.250; 4. derece ₺9.250; 5. derece ₺7.500; 6. derece ₺5.500; 7. derece ₺4.250.",
            en: "1st degree ₺15,000; 2nd degree ₺13,000; 3rd degree ₺11,250; 4th degree ₺9,250; 5th degree ₺7,500; 6th degree ₺5,500; 7th degree ₺4,250.",
          },
          {
            tr: "Aidat haziran ve ekim aylarında iki eşit taksitte ödenir. Süresinde ödenmeyen taksitlere 6183 sayılı Kanun'a göre gecikme zammı uygulanır.",
            en: "Dues are payable in two equal instalments, in June and October. Late instalments bear the default surcharge laid down in Law No. 6183.",
          },
        ],
      },
      {
        name: { tr: "{nextYear} Belge Ücretleri.pdf", en: "{nextYear} Document Fees.pdf" },
        body: [
          {
            tr: "Başakova Ticaret Borsası {nextYear} yılı belge ücretleri. Yürürlük: 1 Ocak {nextYear}.",
            en: "Başakova Commodity Exchange: document fees for {nextYear}. In force from 1 January {nextYear}.",
          },
          {
            tr: "Faaliyet belgesi ₺300; sicil kayıt sureti ₺300; üye kimlik kartı ₺375; ihracat eksper raporu ₺1.850; yerli malı belgesi ₺5.000; beyanname sureti ₺125.",
            en: "Certificate of activity ₺300; copy of registry entry ₺300; member's card ₺375; export expert's report ₺1,850; certificate of domestic origin ₺5,000; copy of a declaration ₺125.",
          },
          {
            tr: "Belgeler, başvuru evrakı tam olduğunda hizmet standartları tablosunda yazılı sürede düzenlenir.",
            en: "Provided the application is complete, documents are issued within the time given in the table of service standards.",
          },
        ],
      },
    ],
    tags: ["aidat", "ücret", "meclis"],
    readCount: 356,
  },
  {
    id: 1004,
    kind: 1,
    daysAgo: 3,
    title: {
      tr: "Meclis {month} Ayı Olağan Toplantısı Yapıldı",
      en: "Council Held Its Ordinary {month} Meeting",
    },
    summary: {
      tr: "Yeni dönemin ilk olağan meclis toplantısında {nextYear} bütçesi oy birliğiyle kabul edildi, komisyonların çalışma takvimi belirlendi.",
      en: "The first ordinary Council meeting of the new term passed the {nextYear} budget unanimously and fixed the committees' timetable.",
    },
    body: {
      tr: `<p>Borsamız Meclisi, {month} ayı olağan toplantısını {date} günü saat 14.00'te Meclis Başkanı Rıfkı Tanyıldız başkanlığında Meclis Salonu'nda yaptı. On dört üyeden on üçü toplantıda hazır bulundu; Hüsnü Keçeci mazeretini bildirdi. Geçen toplantının tutanağını Kâtip Üye Döndü Koyuncu okudu.</p>
<p>Yönetim Kurulu Başkanı İlhan Değirmencioğlu, yılın ilk on ayında işlem hacminin 9,12 milyar liraya, tescil edilen miktarın 531 bin tona ulaştığını açıkladı. Sayman Üye Işıl İncirci'nin sunduğu mizan ve 42 milyon 650 bin liralık denk {nextYear} bütçesi oy birliğiyle kabul edildi. Bütçenin %18'i laboratuvar cihazları ile salonun görüntü sistemine ayrıldı.</p>
<p>Toplantıda ayrıca {nextYear} yılı aidat ve belge ücretleri karara bağlandı, Erişilebilirlik İnceleme Komisyonunun ilk raporu görüşüldü. Genel Sekreter Dr. Aslı Gökçeoba, 5 yıldızlı akreditasyon için hazırlanan öz değerlendirme dosyasının tamamlandığını bildirdi.</p>
<p>Meslek komiteleri ortak toplantısının {date+14}, bir sonraki olağan meclis toplantısının {date+28} günü yapılması kararlaştırıldı. Üye listesi <a href="/meclis">meclis</a> sayfasında yer almaktadır.</p>`,
      en: `<p>The Council held its ordinary {month} meeting at 14:00 on {date} in the Council Chamber, with its President, Rıfkı Tanyıldız, in the chair. Thirteen of the fourteen members attended; Hüsnü Keçeci had sent his apologies. The minutes of the previous meeting were read by the clerk member, Döndü Koyuncu.</p>
<p>İlhan Değirmencioğlu, Chairman of the Board, reported that trade in the first ten months of the year had come to 9.12 billion lira, with 531,000 tonnes registered. The trial balance and a balanced budget of 42.65 million lira for {nextYear}, presented by the Treasurer, Işıl İncirci, were passed unanimously. Laboratory instruments and the hall's display system account for 18 per cent of the budget.</p>
<p>The meeting also set the dues and document fees for {nextYear} and discussed the first report of the Accessibility Review Commission. The General Secretary, Dr Aslı Gökçeoba, announced that the self-assessment file for five-star accreditation was complete.</p>
<p>The joint meeting of the professional committees will be held on {date+14} and the next ordinary Council meeting on {date+28}. The members are listed on the <a href="/meclis">Council</a> page.</p>`,
    },
    picture: {
      scene: "council-hall",
      seed: 4,
      alt: {
        tr: "Meclis Salonu'nda at nalı biçimindeki masanın çevresinde toplanan üyeler",
        en: "Members gathered around the horseshoe table in the Council Chamber",
      },
    },
    tags: ["meclis", "bütçe"],
    readCount: 241,
  },
  {
    id: 1006,
    kind: 3,
    daysAgo: 5,
    title: {
      tr: 'Başkan Değirmencioğlu: "Lisanslı Depo Kapasitesi Yıl Sonunda 60 Bin Tona Çıkacak"',
      en: 'Chairman: "Licensed Storage to Reach 60,000 Tonnes by Year End"',
    },
    summary: {
      tr: "Şafak Lisanslı Depoculuk A.Ş.nin yapımı süren üç çelik silosu devreye girdiğinde ilçedeki lisanslı depo kapasitesi 45 bin tondan 60 bin tona yükselecek.",
      en: "Three steel silos under construction at Şafak Lisanslı Depoculuk A.Ş. will raise licensed storage in the district from 45,000 to 60,000 tonnes.",
    },
    body: {
      tr: `<p>Yönetim Kurulu Başkanı İlhan Değirmencioğlu, Organize Tarım Sitesi'nde yapımı süren lisanslı depo yatırımını yerinde inceledi. Her biri 5 bin ton kapasiteli üç çelik silonun montajı tamamlandı; havalandırma ve sıcaklık izleme sistemlerinin kabulü yapıldıktan sonra lisans başvurusuna geçilecek.</p>
<blockquote><p>“Hasatta salona bir günde 148 araç geldi. Depo yoksa üretici aynı gün satmak zorunda kalıyor. 60 bin tonluk kapasiteyle ovada yetişen her beş kilo buğdayın birini lisanslı depoya alabileceğiz.”</p></blockquote>
<p>Bu yıl Başakova'daki lisanslı depolara 38.700 ton ürün kondu ve karşılığında 4.912 elektronik ürün senedi (ELÜS) oluşturuldu. Senetlerin %71'i buğday, %22'si arpa için düzenlendi. Borsamızda tescil edilen ELÜS işlemlerinde ücret on binde beş olarak uygulanıyor.</p>
<p>Değirmencioğlu, ürün senedini teminat göstererek kullanılan kredilerde destek başvurularının sürdüğünü hatırlattı. Üreticiler ve üyelerimiz koşulları <a href="/tesvik-destek">teşvik ve destekler</a> sayfasında bulabilir; {date+11} günü yapılacak ELÜS eğitimine <a href="/etkinlik-list">etkinlikler</a> sayfasından kaydolabilir.</p>`,
      en: `<p>İlhan Değirmencioğlu, Chairman of the Board, has visited the licensed warehouse being extended on the Organised Agricultural Estate. Three steel silos of 5,000 tonnes each are in place; once the aeration and temperature monitoring systems have been accepted, the licence can be applied for.</p>
<blockquote><p>“At harvest 148 vehicles reached the hall in a single day. Without storage, a grower has to sell that same day. With 60,000 tonnes we shall be able to take in one kilo out of every five of the wheat grown on this plain.”</p></blockquote>
<p>This year 38,700 tonnes have been placed in licensed storage in Başakova, against which 4,912 electronic warehouse receipts (EWRs) were issued: 71 per cent for wheat and 22 per cent for barley. The fee for registering trades in these receipts at the Exchange is 0.5 per mille.</p>
<p>Mr Değirmencioğlu added that applications for support on loans secured by warehouse receipts are still open. The conditions are on the <a href="/tesvik-destek">incentives</a> page, and places on the EWR training course of {date+11} can be booked under <a href="/etkinlik-list">events</a>.</p>`,
    },
    picture: {
      scene: "exchange-building",
      seed: 6,
      alt: {
        tr: "Organize Tarım Sitesi'nde borsa bloğu ve arkasında yükselen çelik silolar",
        en: "The Exchange block on the Organised Agricultural Estate, with steel silos rising behind it",
      },
    },
    tags: ["lisanslı depo", "ELÜS"],
    readCount: 298,
  },
  {
    id: 1007,
    kind: 2,
    daysAgo: 6,
    title: {
      tr: "Organ Seçimleri Sonuçları ve Yeni Dönem Görev Dağılımı",
      en: "Results of Organ Elections and New-Term Duties",
    },
    summary: {
      tr: "Yedi meslek grubunda yapılan seçimlerle dört yıllık yeni dönem başladı. Meclis Başkanlığına Rıfkı Tanyıldız, Yönetim Kurulu Başkanlığına İlhan Değirmencioğlu seçildi.",
      en: "Elections in the seven professional groups have opened a new four-year term, with Rıfkı Tanyıldız as President of the Council and İlhan Değirmencioğlu as Chairman of the Board.",
    },
    body: {
      tr: `<p>Başakova Ticaret Borsasının organ seçimleri, 5174 sayılı Kanun ve ilgili yönetmelik uyarınca ilçe seçim kurulunun gözetiminde tamamlandı. Meslek komitesi ve meclis üyeliği seçimi {date-14} günü Meclis Salonu'nda kurulan yedi sandıkta, meclisin kendi içinden yaptığı seçimler ise {date-7} günü gerçekleştirildi. İtiraz süresi içinde başvuru olmadı; mazbatalar {date-1} günü sahiplerine verildi.</p>
<p>Oy kullanma hakkı bulunan 371 üyeden 312'si sandık başına gitti. %84,1'lik katılım, bir önceki seçimin %79,6'lık oranının üzerine çıktı. Her meslek grubu beş kişilik komitesini ve bu komiteden iki meclis üyesini belirledi; böylece 35 komite üyesi ile 14 meclis üyesi dört yıl süreyle göreve geldi.</p>
<h2>Meclis ve meslek grupları</h2>
<p>Gruplara göre sandık verileri ve meclise seçilen üyeler şöyledir:</p>
<table>
<caption>Meslek gruplarına göre katılım ve meclis üyeleri</caption>
<thead><tr><th scope="col">Meslek grubu</th><th scope="col">Seçmen</th><th scope="col">Oy kullanan</th><th scope="col">Meclis üyeleri</th></tr></thead>
<tbody>
<tr><th scope="row">1. Hububat ve Bakliyat Ticareti</th><td>96</td><td>82</td><td>Rıfkı Tanyıldız, Melahat Ekinci</td></tr>
<tr><th scope="row">2. Un, Yem ve Hububat Mamulleri</th><td>48</td><td>41</td><td>İlhan Değirmencioğlu, Şule Kepekçi</td></tr>
<tr><th scope="row">3. Yağlı Tohum ve Bitkisel Yağ</th><td>52</td><td>43</td><td>Ozan Günebakar, Gülizar Zeytinli</td></tr>
<tr><th scope="row">4. Kuru Meyve ve Kuruyemiş</th><td>41</td><td>35</td><td>Cevdet Bağışgil, Işıl İncirci</td></tr>
<tr><th scope="row">5. Canlı Hayvan ve Et</th><td>63</td><td>52</td><td>Yaşar Ağıllı, Döndü Koyuncu</td></tr>
<tr><th scope="row">6. Süt, Süt Ürünleri ve Bal</th><td>37</td><td>31</td><td>Nurgül Mandıracı, Tuğrul Yaylagül</td></tr>
<tr><th scope="row">7. Pamuk, Yapağı ve Çeşitli Gıda</th><td>34</td><td>28</td><td>Ümit Çırçırlı, Hüsnü Keçeci</td></tr>
<tr><th scope="row">Toplam</th><td>371</td><td>312</td><td>14 üye</td></tr>
</tbody>
</table>
<p>Meclisin {date-7} günkü ilk toplantısında Rıfkı Tanyıldız Meclis Başkanlığına, Gülizar Zeytinli ve Cevdet Bağışgil Meclis Başkan Yardımcılıklarına, Döndü Koyuncu Kâtip Üyeliğe seçildi. Hesapları İnceleme Komisyonunda Cevdet Bağışgil, Nurgül Mandıracı ve Hüsnü Keçeci görev yapacak. Borsamızı Türkiye Odalar ve Borsalar Birliği Genel Kurulunda Tanyıldız ile Değirmencioğlu temsil edecek; Birliğin çalışmaları <a href="https://www.tobb.org.tr">tobb.org.tr</a> adresinden izlenebilir.</p>
<h2>Yönetim Kurulu ve Disiplin Kurulu</h2>
<p>Yönetim Kurulu Başkanlığına 14 oyun tamamını alan İlhan Değirmencioğlu yeniden getirildi. Kurul kendi arasında yaptığı görev dağılımında Melahat Ekinci ile Yaşar Ağıllı'yı Başkan Yardımcısı, Işıl İncirci'yi Sayman Üye olarak belirledi; Tuğrul Yaylagül Üye sıfatıyla görev alacak. Yedek üyeler sırasıyla Şule Kepekçi, Ozan Günebakar, Nurgül Mandıracı, Ümit Çırçırlı ve Hüsnü Keçeci'dir.</p>
<p>Disiplin Kurulu Muhittin Özdeğer'in başkanlığında Sıdıka Ilıman, Bünyamin Çığır, Ayşegül Öğüt, Turgay Işıkçı ve Kadriye Gümüşel'den oluştu. Kurulun yedek üyeliklerine Levent İğdeli, Nesrin Çavdarcı, Orçun Yığınlı, Pervin Şimşirci, Selçuk Ölçen ve Vildan Üzümcüler seçildi.</p>
<p>Seçimin ardından konuşan Meclis Başkanı Tanyıldız, sandığa giden bütün üyelere teşekkür etti: “Yetmiş beş yılı geride bırakan bir kurumu devraldık. Bu dönemin ölçüsü, üyemizin kapımızda ne kadar az beklediği ve fiyatı ne kadar çabuk öğrendiği olacak.”</p>
<p>Başkan Değirmencioğlu ise yeni dönemin üç önceliğini sıraladı: lisanslı depo kapasitesinin büyütülmesi, laboratuvarın kapsamına yeni analizlerin eklenmesi ve beyannamelerin bütünüyle elektronik ortama taşınması. Değirmencioğlu, her önceliğin takviminin stratejik planın yıllık uygulama tablosunda üyelerin denetimine açık olacağını söyledi.</p>
<p>Yeni Yönetim Kurulu ilk toplantısını {date-3} günü yaptı; toplantıların ayda en az iki kez düzenlenmesi ve kararların özetlerinin üyelere e-postayla gönderilmesi benimsendi. Genel Sekreterlik görevini Dr. Aslı Gökçeoba sürdürüyor. Kurulların güncel listeleri <a href="/meclis">meclis</a>, <a href="/yonetim-kurulu">yönetim kurulu</a> ve <a href="/disiplin-kurulu">disiplin kurulu</a> sayfalarındadır.</p>`,
      en: `<p>The elections to the organs of Başakova Commodity Exchange have been completed under Law No. 5174 and its regulation, supervised by the district election board. Members of the professional committees and the Council were elected on {date-14} at seven ballot boxes in the Council Chamber, and the Council chose its own officers on {date-7}. No objection was lodged within the time allowed, and certificates of election were handed over on {date-1}.</p>
<p>Of the 371 members entitled to vote, 312 did so. Turnout, at 84.1 per cent, was higher than the 79.6 per cent of the previous election. Each group chose a committee of five and, from among them, two members of the Council: in all, 35 committee members and 14 Council members now take up office for four years.</p>
<h2>The Council and the professional groups</h2>
<p>Voting figures and the members elected to the Council are as follows:</p>
<table>
<caption>Turnout and Council members by professional group</caption>
<thead><tr><th scope="col">Professional group</th><th scope="col">Electors</th><th scope="col">Votes cast</th><th scope="col">Council members</th></tr></thead>
<tbody>
<tr><th scope="row">1. Grain and Pulse Trade</th><td>96</td><td>82</td><td>Rıfkı Tanyıldız, Melahat Ekinci</td></tr>
<tr><th scope="row">2. Flour, Feed and Cereal Products</th><td>48</td><td>41</td><td>İlhan Değirmencioğlu, Şule Kepekçi</td></tr>
<tr><th scope="row">3. Oilseeds and Oils</th><td>52</td><td>43</td><td>Ozan Günebakar, Gülizar Zeytinli</td></tr>
<tr><th scope="row">4. Dried Fruit and Nuts</th><td>41</td><td>35</td><td>Cevdet Bağışgil, Işıl İncirci</td></tr>
<tr><th scope="row">5. Livestock and Meat</th><td>63</td><td>52</td><td>Yaşar Ağıllı, Döndü Koyuncu</td></tr>
<tr><th scope="row">6. Milk, Dairy and Honey</th><td>37</td><td>31</td><td>Nurgül Mandıracı, Tuğrul Yaylagül</td></tr>
<tr><th scope="row">7. Cotton, Wool and Other Food</th><td>34</td><td>28</td><td>Ümit Çırçırlı, Hüsnü Keçeci</td></tr>
<tr><th scope="row">Total</th><td>371</td><td>312</td><td>14 members</td></tr>
</tbody>
</table>
<p>At its first meeting on {date-7} the Council elected Rıfkı Tanyıldız as its President, Gülizar Zeytinli and Cevdet Bağışgil as Vice Presidents and Döndü Koyuncu as clerk member. Cevdet Bağışgil, Nurgül Mandıracı and Hüsnü Keçeci will sit on the Audit Commission. Mr Tanyıldız and Mr Değirmencioğlu will represent the Exchange in the General Assembly of the Union of Chambers and Commodity Exchanges of Turkey, whose work can be followed at <a href="https://www.tobb.org.tr">tobb.org.tr</a>.</p>
<h2>The Board and the Disciplinary Board</h2>
<p>İlhan Değirmencioğlu was returned as Chairman of the Board with all 14 votes. In allocating duties the Board named Melahat Ekinci and Yaşar Ağıllı as Vice Chairs and Işıl İncirci as Treasurer; Tuğrul Yaylagül serves as member. The substitutes, in order, are Şule Kepekçi, Ozan Günebakar, Nurgül Mandıracı, Ümit Çırçırlı and Hüsnü Keçeci.</p>
<p>The Disciplinary Board consists of Muhittin Özdeğer in the chair with Sıdıka Ilıman, Bünyamin Çığır, Ayşegül Öğüt, Turgay Işıkçı and Kadriye Gümüşel. Levent İğdeli, Nesrin Çavdarcı, Orçun Yığınlı, Pervin Şimşirci, Selçuk Ölçen and Vildan Üzümcüler were elected as its substitute members.</p>
<p>Speaking after the vote, Mr Tanyıldız thanked everyone who had come to the polls: “We have been handed an institution with seventy-five years behind it. This term should be judged by how little our members have to wait at our door, and by how soon they know the price.”</p>
<p>Mr Değirmencioğlu named three priorities for the new term: more licensed storage, a wider scope of analyses at the laboratory and the move to fully electronic declarations. The timetable for each, he said, would appear in the yearly action table of the strategic plan, where members could hold the Board to it.</p>
<p>The new Board met for the first time on {date-3}. It resolved to meet at least twice a month and to send members summaries of its decisions by e-mail. Dr Aslı Gökçeoba remains General Secretary. Current lists are on the <a href="/meclis">Council</a>, <a href="/yonetim-kurulu">Board</a> and <a href="/disiplin-kurulu">Disciplinary Board</a> pages.</p>`,
    },
    picture: {
      scene: "council-hall",
      seed: 7,
      alt: {
        tr: "Meclis Salonu'nda seçim sandığı ve sırasını bekleyen üyeler",
        en: "A ballot box in the Council Chamber and members waiting their turn to vote",
      },
    },
    files: [
      {
        name: { tr: "Organ Seçimleri Sonuç Tablosu.pdf", en: "Organ Elections Results Table.pdf" },
        body: [
          {
            tr: "Başakova Ticaret Borsası organ seçimleri sonuç tablosu, {date} {year}.",
            en: "Başakova Commodity Exchange: results of the organ elections, {date} {year}.",
          },
          {
            tr: "Kayıtlı seçmen 371, oy kullanan 312, geçerli oy 307, katılım %84,1. Oy kullananlar: 1. grup 82, 2. grup 41, 3. grup 43, 4. grup 35, 5. grup 52, 6. grup 31, 7. grup 28.",
            en: "Registered electors 371, votes cast 312, valid votes 307, turnout 84.1 per cent. Votes cast: group 1, 82; group 2, 41; group 3, 43; group 4, 35; group 5, 52; group 6, 31; group 7, 28.",
          },
          {
            tr: "Tablo, ilçe seçim kurulunun kesinleşen tutanaklarına dayanır.",
            en: "The table is based on the final minutes of the district election board.",
          },
        ],
      },
      {
        name: { tr: "Yeni Dönem Görev Dağılımı.pdf", en: "New-Term Duties.pdf" },
        body: [
          {
            tr: "Meclis: Başkan Rıfkı Tanyıldız; Başkan Yardımcıları Gülizar Zeytinli, Cevdet Bağışgil; Kâtip Üye Döndü Koyuncu.",
            en: "Council: President Rıfkı Tanyıldız; Vice Presidents Gülizar Zeytinli and Cevdet Bağışgil; clerk member Döndü Koyuncu.",
          },
          {
            tr: "Yönetim Kurulu: Başkan İlhan Değirmencioğlu; Başkan Yardımcıları Melahat Ekinci, Yaşar Ağıllı; Sayman Üye Işıl İncirci; Üye Tuğrul Yaylagül.",
            en: "Board: Chairman İlhan Değirmencioğlu; Vice Chairs Melahat Ekinci and Yaşar Ağıllı; Treasurer Işıl İncirci; member Tuğrul Yaylagül.",
          },
          {
            tr: "Disiplin Kurulu: Başkan Muhittin Özdeğer; üyeler Sıdıka Ilıman, Bünyamin Çığır, Ayşegül Öğüt, Turgay Işıkçı, Kadriye Gümüşel.",
            en: "Disciplinary Board: Chairman Muhittin Özdeğer; members Sıdıka Ilıman, Bünyamin Çığır, Ayşegül Öğüt, Turgay Işıkçı and Kadriye Gümüşel.",
          },
        ],
      },
    ],
    tags: ["seçim", "organlar", "meclis"],
    readCount: 1238,
  },
  {
    id: 1013,
    kind: 2,
    daysAgo: 15,
    title: {
      tr: "KVKK Aydınlatma Metni 2026.2 Sürümü Yürürlükte",
      en: "Privacy Notice Version 2026.2 in Force",
    },
    summary: {
      tr: "Üyelere yönelik aydınlatma metninin 2026.2 sürümü {date} günü yürürlüğe girdi. Üye girişinde metni okuduğunuzu bir kez bildirmeniz istenecek.",
      en: "Version 2026.2 of the privacy notice for members came into force on {date}. You will be asked once, on logging in, to state that you have read it.",
    },
    body: {
      tr: `<p>6698 sayılı Kişisel Verilerin Korunması Kanunu'nun 10. maddesi uyarınca hazırladığımız aydınlatma metninin 2026.2 sürümü {date} günü yürürlüğe girdi. Yeni sürümle üye bülteni ve SMS bilgilendirmesinde işlenen veriler ayrı başlıklar hâlinde yazıldı, saklama süreleri tablo hâline getirildi ve verilerin aktarıldığı kurumlar amaçlarıyla birlikte gösterildi.</p>
<p>Üye girişi yapan kullanıcıların karşısına metin bir kez çıkacak. “Okudum, bilgilendirildim” düğmesi metni okuduğunuzu kaydeder; rıza anlamına gelmez. Açık rızaya dayanan işlemler, örneğin fotoğrafınızın galeride yayımlanması, her biri için ayrı ve işaretlenmemiş kutuyla sorulur; verdiğiniz rızayı profil sayfanızdan dilediğiniz an geri alabilirsiniz.</p>
<p>Metnin tamamı <a href="/kvkk">KVKK</a> sayfasındadır. Kanun'un 11. maddesindeki haklarınız için ekteki başvuru formunu imzalayarak elden, posta yoluyla veya kayıtlı elektronik posta adresimize iletebilirsiniz. Başvurular en geç 30 gün içinde ücretsiz olarak sonuçlandırılır.</p>`,
      en: `<p>Version 2026.2 of our privacy notice, drawn up under Article 10 of the Personal Data Protection Law No. 6698, came into force on {date}. The data processed for the member bulletin and for text-message services now appear under separate headings, retention periods are set out in a table, and the bodies to which data are passed are listed with the purpose in each case.</p>
<p>Members logging in will see the notice once. The button “I have read and understood” records that you have read it; it is not a form of consent. Where consent is needed, for instance to publish your photograph in the gallery, it is asked for separately each time, with a box left unticked, and you may withdraw it at any moment on your profile page.</p>
<p>The full notice is on the <a href="/kvkk">data protection</a> page. To exercise your rights under Article 11, sign the attached form and hand it in, post it or send it to our registered e-mail address. Requests are answered free of charge within 30 days.</p>`,
    },
    files: [
      {
        name: { tr: "KVKK Aydınlatma Metni 2026.2.pdf", en: "Privacy Notice 2026.2.pdf" },
        body: [
          {
            tr: "Veri sorumlusu: Başakova Ticaret Borsası, Cumhuriyet Mah. Borsa Cad. No:12, 99100 Başakova. Sürüm 2026.2, yürürlük {date} {year}.",
            en: "Data controller: Başakova Commodity Exchange, Cumhuriyet Mah. Borsa Cad. No:12, 99100 Başakova. Version 2026.2, in force from {date} {year}.",
          },
          {
            tr: "Amaçlar: üye sicilinin tutulması, alım satımların tescili, aidat ve ücretlerin tahsili, bülten ve duyuruların iletilmesi. Hukuki sebep: 5174 sayılı Kanun ve 6698 sayılı Kanun'un 5. maddesinin 2. fıkrası.",
            en: "Purposes: keeping the member registry, registering trades, collecting dues and fees, sending bulletins and announcements. Legal basis: Law No. 5174 and Article 5(2) of Law No. 6698.",
          },
          {
            tr: "Veriler; kanunda öngörülen hâllerde Türkiye Odalar ve Borsalar Birliği, Ticaret Bakanlığı ve Türkiye İstatistik Kurumuna aktarılır.",
            en: "In the cases laid down by law, data are passed to the Union of Chambers and Commodity Exchanges of Turkey, the Ministry of Trade and the Turkish Statistical Institute.",
          },
        ],
      },
      {
        name: { tr: "KVKK Başvuru Formu.pdf", en: "Data Subject Request Form.pdf" },
        body: [
          {
            tr: "6698 sayılı Kanun'un 11. maddesi kapsamında ilgili kişi başvuru formu. Ad soyad, adres, bildirim yolu ve talebin konusu doldurulur.",
            en: "Request form for data subjects under Article 11 of Law No. 6698. Please give your name, your address, how you wish to be answered and the subject of the request.",
          },
          {
            tr: "Formu imzalayarak Cumhuriyet Mah. Borsa Cad. No:12, 99100 Başakova adresine veya basakovatb@hs99.kep.example adresine gönderebilirsiniz.",
            en: "Sign the form and send it to Cumhuriyet Mah. Borsa Cad. No:12, 99100 Başakova, or to basakovatb@hs99.kep.example.",
          },
        ],
      },
    ],
    tags: ["KVKK", "üyelik"],
    readCount: 327,
  },
  {
    id: 1018,
    kind: 1,
    daysAgo: 24,
    title: {
      tr: "Üyelerimizle Sektör İstişare Toplantısı: Un ve Yem Sanayi",
      en: "Sector Consultation with Flour and Feed Members",
    },
    summary: {
      tr: "Un ve yem sanayisinden 19 firma; proteine dayalı alım, numune sonuçlarının iletilmesi ve lisanslı depo konularında beklentilerini paylaştı.",
      en: "Nineteen flour and feed firms set out what they expect on protein-based buying, the delivery of sample results and licensed storage.",
    },
    body: {
      tr: `<p>Un, Yem ve Hububat Mamulleri Meslek Komitesi, {date} günü Meclis Salonu'nda 19 firmanın temsilcileriyle bir araya geldi. Toplantıyı komite adına Şule Kepekçi yönetti; Genel Sekreter Dr. Aslı Gökçeoba ile Laboratuvar Sorumlusu Zeynep Özleyen soruları yanıtladı.</p>
<p>Değirmenönü Un ve Yem San. A.Ş. ile Harmanyeri Un Fabrikası A.Ş. temsilcileri, salon paketine düşme sayısının da eklenmesini istedi. Özleyen, analizin tek başına 160 lira olduğunu ve 12 dakika sürdüğünü, yağışlı hasatlarda isteğe bağlı olarak aynı numuneden çalışılabileceğini açıkladı. Yemsa Başakova Yem San. Ltd. Şti. ise mısırda rutubet sonuçlarının cep telefonuna iletilmesini önerdi.</p>
<p>Alınan kararlar şöyle:</p>
<ul>
<li>Düşme sayısı, {date+36} gününe kadar isteğe bağlı ek analiz olarak salon paketiyle birlikte sunulacak.</li>
<li>Numune sonuçlarının SMS ile iletilmesi için Bilgi İşlem biriminden Kaan Aydıngüç bir deneme hazırlayacak.</li>
<li>Komite, un ve kepekte kotasyon alt sınırının 1.000 kilogramda kalması yönünde Kotasyon Komisyonuna görüş verecek.</li>
</ul>`,
      en: `<p>The Flour, Feed and Cereal Products Committee met representatives of 19 firms in the Council Chamber on {date}. Şule Kepekçi chaired the meeting for the committee, and the General Secretary, Dr Aslı Gökçeoba, and the head of the laboratory, Zeynep Özleyen, took questions.</p>
<p>Değirmenönü Un ve Yem San. A.Ş. and Harmanyeri Un Fabrikası A.Ş. asked for the falling number to be added to the hall package. Ms Özleyen explained that the test costs 160 lira by itself and takes 12 minutes, and that after a wet harvest it could be run on the same sample on request. Yemsa Başakova Yem San. Ltd. Şti. suggested sending moisture results for corn to members' mobile phones.</p>
<p>The meeting agreed that:</p>
<ul>
<li>by {date+36} the falling number will be offered as an optional extra with the hall package;</li>
<li>Kaan Aydıngüç of the IT unit will prepare a trial of sample results by text message;</li>
<li>the committee will advise the Quotation Commission to keep the minimum for flour and bran at 1,000 kilograms.</li>
</ul>`,
    },
    picture: {
      scene: "council-hall",
      seed: 18,
      alt: {
        tr: "Toplantı masasında un ve yem numuneleri, çevresinde sektör temsilcileri",
        en: "Flour and feed samples on a meeting table, with trade representatives seated around it",
      },
    },
    tags: ["istişare", "un", "yem"],
    readCount: 344,
  },
  {
    id: 1020,
    kind: 2,
    daysAgo: 28,
    title: {
      tr: "Ekim Taksidi: Yıllık Aidat Son Ödeme Günü 31 Ekim",
      en: "October Instalment of Annual Dues: Last Day 31 October",
    },
    summary: {
      tr: "Yıllık aidatın ikinci taksidi 31 Ekim akşamına kadar gecikme zammı olmadan ödenebilir.",
      en: "The second instalment of annual dues may be paid without surcharge until the end of 31 October.",
    },
    body: {
      tr: `<p>{year} yılı aidatının ikinci taksidi ekim ayında ödenmektedir. Son ödeme günü 31 Ekim'dir; bu tarihten sonra yapılan ödemelere 6183 sayılı Kanun uyarınca gecikme zammı uygulanır.</p>
<table>
<caption>Derecelere göre ikinci taksit</caption>
<thead><tr><th scope="col">Derece</th><th scope="col">1</th><th scope="col">2</th><th scope="col">3</th><th scope="col">4</th><th scope="col">5</th><th scope="col">6</th><th scope="col">7</th></tr></thead>
<tbody><tr><th scope="row">Tutar (₺)</th><td>6.000</td><td>5.250</td><td>4.500</td><td>3.750</td><td>3.000</td><td>2.250</td><td>1.750</td></tr></tbody>
</table>
<p>Ödeme, Borsa veznesinde hafta içi 08.30–12.00 ve 13.00–17.00 saatleri arasında kartla veya nakit, banka havalesinde açıklama alanına üye sicil numarası yazılarak yapılabilir. Bu yıl kaydolan üyelerimizden aidat alınmaz. Borç dökümü için Muhasebe biriminden Sevgi Kasalı'yı 121 dâhilîsinden arayabilirsiniz.</p>`,
      en: `<p>The second instalment of the {year} dues falls due in October. The last day for payment is 31 October; later payments bear the default surcharge laid down in Law No. 6183.</p>
<table>
<caption>Second instalment by degree</caption>
<thead><tr><th scope="col">Degree</th><th scope="col">1</th><th scope="col">2</th><th scope="col">3</th><th scope="col">4</th><th scope="col">5</th><th scope="col">6</th><th scope="col">7</th></tr></thead>
<tbody><tr><th scope="row">Amount (₺)</th><td>6,000</td><td>5,250</td><td>4,500</td><td>3,750</td><td>3,000</td><td>2,250</td><td>1,750</td></tr></tbody>
</table>
<p>Payment may be made by card or in cash at the Exchange's cash desk on weekdays from 08:30 to 12:00 and from 13:00 to 17:00, or by bank transfer quoting your registry number. Members who joined this year owe no dues. For a statement of account, call Sevgi Kasalı in Accounts on extension 121.</p>`,
    },
    tags: ["aidat", "ödeme"],
    readCount: 604,
  },
  {
    id: 1026,
    kind: 2,
    daysAgo: 48,
    title: {
      tr: "e-Beyanname Uygulamasına Geçiş Takvimi",
      en: "Timetable for the Switch to e-Declaration",
    },
    summary: {
      tr: "Alım satım beyannameleri üç aşamada elektronik ortama taşınıyor; kâğıt beyanname 1 Mart {nextYear} tarihinden sonra yalnızca müstahsilden alınacak.",
      en: "Trade declarations move online in three stages; after 1 March {nextYear} paper will be accepted from producers only.",
    },
    body: {
      tr: `<p>Müşterek Alım-Satım Beyannamesi ile fatura tescil beyannamesi artık elektronik ortamda verilebilecek. Geçiş, üyelerin hazırlık yapabilmesi için üç aşamada tamamlanacak. Zorunluluk başlayıncaya kadar kâğıt beyanname de kabul edilecek.</p>
<table>
<caption>Geçiş takvimi</caption>
<thead><tr><th scope="col">Aşama</th><th scope="col">Kapsam</th><th scope="col">Başlangıç</th></tr></thead>
<tbody>
<tr><th scope="row">1. Deneme</th><td>Un ve yem fabrikaları, gönüllü 24 üye</td><td>{date+30}</td></tr>
<tr><th scope="row">2. Yaygınlaştırma</th><td>1., 2. ve 3. meslek gruplarının tamamı</td><td>1 Ocak {nextYear}</td></tr>
<tr><th scope="row">3. Zorunluluk</th><td>Bütün tüccar ve sanayici üyeler</td><td>1 Mart {nextYear}</td></tr>
</tbody>
</table>
<p>Uygulamaya üye numarası ve parolayla girilir, beyanname e-imza veya mobil imzayla onaylanır. Sistem miktar, ortalama fiyat ve tutarı karşılaştırarak birim hatalarını göndermeden önce gösterir. Salonda yapılan alımlar aynı gün, salon dışındaki alımlar 30 gün içinde tescil ettirilmelidir; geç tescilde ücret yarı oranında artar.</p>
<p>Üyelerimize yönelik uygulamalı anlatım Tescil ve İstatistik Müdürü Gökhan Şıracı tarafından {date+20} ve {date+21} günlerinde saat 14.00'te yapılacak. Mevzuat değişiklikleri Türkiye Odalar ve Borsalar Birliğinin <a href="https://www.tobb.org.tr">internet sitesinden</a>, boş formlar <a href="/beyannameler">beyannameler</a> sayfasından izlenebilir.</p>`,
      en: `<p>The Joint Purchase and Sale Declaration and the invoice registration declaration can now be submitted online. To give members time to prepare, the switch takes place in three stages, and paper declarations will be accepted until the online form becomes compulsory.</p>
<table>
<caption>Timetable</caption>
<thead><tr><th scope="col">Stage</th><th scope="col">Who</th><th scope="col">From</th></tr></thead>
<tbody>
<tr><th scope="row">1. Trial</th><td>Flour and feed mills; 24 volunteer members</td><td>{date+30}</td></tr>
<tr><th scope="row">2. Roll-out</th><td>All of professional groups 1, 2 and 3</td><td>1 January {nextYear}</td></tr>
<tr><th scope="row">3. Compulsory</th><td>All trading and industrial members</td><td>1 March {nextYear}</td></tr>
</tbody>
</table>
<p>Members sign in with their member number and password and approve the declaration with an electronic or mobile signature. The system compares quantity, average price and value and points out errors of unit before anything is sent. Purchases in the hall must be registered the same day and those outside it within 30 days; for late registration the fee rises by half.</p>
<p>Gökhan Şıracı, head of Registration and Statistics, will give practical demonstrations at 14:00 on {date+20} and {date+21}. Changes in legislation are announced on the <a href="https://www.tobb.org.tr">website</a> of the Union of Chambers and Commodity Exchanges of Turkey; blank forms are on the <a href="/beyannameler">declarations</a> page.</p>`,
    },
    files: [
      {
        name: { tr: "e-Beyanname Kullanım Kılavuzu.pdf", en: "e-Declaration User Guide.pdf" },
        body: [
          {
            tr: "1. Üye girişi yapın ve Beyannameler bölümünden yeni kayıt açın. Alıcı ve satıcının sicil veya vergi numarasını yazın.",
            en: "1. Log in and open a new entry under Declarations. Enter the registry or tax number of buyer and seller.",
          },
          {
            tr: "2. Ürünü, satış şeklini, miktarı (kg) ve birim fiyatı (₺/kg) girin. Tutar kendiliğinden hesaplanır; uyarı çıkarsa birimi denetleyin.",
            en: "2. Enter the product, type of sale, quantity (kg) and unit price (₺/kg). The value is worked out for you; if a warning appears, check the unit.",
          },
          {
            tr: "3. Belgeyi ekleyin, özeti okuyun ve imzalayın. Tescil numarası e-posta ile gönderilir.",
            en: "3. Attach the document, read the summary and sign. The registration number is sent by e-mail.",
          },
          {
            tr: "Yardım: Tescil ve İstatistik Müdürlüğü, 0 (999) 555 01 00, dâhilî 110, 111 ve 112.",
            en: "Help: Registration and Statistics Department, 0 (999) 555 01 00, extensions 110, 111 and 112.",
          },
        ],
      },
    ],
    tags: ["beyanname", "tescil"],
    readCount: 917,
  },
  {
    id: 1031,
    kind: 2,
    daysAgo: 78,
    title: { tr: "Üye Bilgi Güncelleme Dönemi Başladı", en: "Member Data Update Period Has Begun" },
    summary: {
      tr: "Adres, yetkili ve iletişim bilgilerinin güncellenmesi için {date+57} gününe kadar form doldurulması gerekiyor.",
      en: "Members are asked to confirm their address, signatories and contact details by {date+57}.",
    },
    body: {
      tr: `<p>Üye sicil kayıtlarının yıllık güncelleme dönemi {date} günü başladı, {date+57} günü sona erecek. Sicilde kayıtlı 424 üyeden 63'üne gönderilen son üç ileti adres veya telefon değişikliği nedeniyle ulaşmadı; güncelleme, bülten ve seçim tebligatlarının doğru adrese gitmesi için gerekli.</p>
<p>Aşağıdaki bilgiler denetlenip değişenler bildirilecek:</p>
<ul>
<li>Ticaret unvanı, iş yeri adresi ve ilçe</li>
<li>Temsile yetkili kişiler ve imza sirkülerinin geçerlilik tarihi</li>
<li>Telefon, e-posta ve kayıtlı elektronik posta (KEP) adresi</li>
<li>Meslek grubu ile fiilen uğraşılan ürünler</li>
</ul>
<p>Form ekte olduğu gibi <a href="/beyannameler">beyannameler</a> sayfasında da bulunuyor. İmzalı form Muamelat ve Üye Sicil birimine elden verilebilir veya bilgi@basakovatb.example adresine gönderilebilir. Telefonla destek: 0 (999) 555 01 00, dâhilî 115, Figen Öztaş.</p>`,
      en: `<p>The yearly update of the member registry began on {date} and closes on {date+57}. The last three mailings failed to reach 63 of our 424 registered members because an address or telephone number had changed. Up-to-date entries make sure that bulletins and election notices arrive where they should.</p>
<p>Please check the following and report any change:</p>
<ul>
<li>trade name, business address and district;</li>
<li>persons authorised to sign and the validity of the circular of signatures;</li>
<li>telephone, e-mail and registered e-mail (KEP) address;</li>
<li>professional group and the products actually dealt in.</li>
</ul>
<p>The form is attached here and can also be found under <a href="/beyannameler">declarations</a>. Hand the signed form to the Member Registry or send it to bilgi@basakovatb.example. For help by telephone, ask for Figen Öztaş on 0 (999) 555 01 00, extension 115.</p>`,
    },
    files: [
      {
        name: { tr: "Üye Bilgi Güncelleme Formu.pdf", en: "Member Data Update Form.pdf" },
        body: [
          {
            tr: "Üye sicil no, ticaret unvanı, vergi dairesi ve numarası, iş yeri adresi, ilçe, telefon, e-posta, KEP adresi.",
            en: "Registry number, trade name, tax office and number, business address, district, telephone, e-mail, registered e-mail address.",
          },
          {
            tr: "Temsile yetkili kişiler ile imza sirkülerinin tarihi ve geçerlilik süresi yazılır; değişiklik varsa sirkülerin sureti eklenir.",
            en: "State the persons authorised to sign and the date and validity of the circular of signatures; enclose a copy if it has changed.",
          },
          {
            tr: "Bu formdaki kişisel veriler, üye sicilinin tutulması amacıyla 5174 sayılı Kanun uyarınca işlenir.",
            en: "Personal data on this form are processed under Law No. 5174 for the purpose of keeping the member registry.",
          },
        ],
      },
    ],
    tags: ["üyelik", "sicil"],
    readCount: 588,
  },
  {
    id: 1038,
    kind: 1,
    daysAgo: 178,
    title: {
      tr: "Üye Memnuniyet Anketi Sonuçları: Yüzde 91,4",
      en: "Member Satisfaction Survey: 91.4 Percent",
    },
    summary: {
      tr: "398 faal üyeden 236'sının katıldığı ankette genel memnuniyet %91,4 çıktı. En düşük puanı alan web sitesi için yenileme çalışması başlatıldı.",
      en: "Overall satisfaction stood at 91.4 per cent in a survey answered by 236 of our 398 active members. The website scored lowest, and work on a new one has begun.",
    },
    body: {
      tr: `<p>Bir önceki çalışma dönemine ilişkin Üye Memnuniyet Anketi'nin sonuçları açıklandı. {date-60} ile {date-32} arasında telefonla ve çevrim içi olarak yapılan ankete 398 faal üyeden 236'sı katıldı; katılım oranı %59,3 oldu. Genel memnuniyet, önceki ölçümdeki %89,2'den %91,4'e yükseldi.</p>
<table>
<caption>Hizmetlere göre memnuniyet</caption>
<thead><tr><th scope="col">Hizmet</th><th scope="col">Memnuniyet</th></tr></thead>
<tbody>
<tr><th scope="row">Günlük bülten</th><td>%94,1</td></tr>
<tr><th scope="row">Tescil işlemleri</th><td>%93,6</td></tr>
<tr><th scope="row">Laboratuvar</th><td>%92,8</td></tr>
<tr><th scope="row">Satış salonu</th><td>%90,2</td></tr>
<tr><th scope="row">Eğitimler</th><td>%88,4</td></tr>
<tr><th scope="row">Web sitesi</th><td>%83,5</td></tr>
</tbody>
</table>
<p>Açık uçlu sorularda 71 üye öneri yazdı. En çok yinelenen istekler; geçmiş fiyatlara tarih seçerek ulaşmak, bülteni Excel olarak indirmek ve sitenin telefonda rahat okunmasıydı. Kalite ve Akreditasyon sorumlusu İpek Sıralı, bu üç isteğin yeni portalın şartnamesine alındığını söyledi.</p>
<p>Raporun tamamı ektedir. Görüşlerinizi anket dönemini beklemeden <a href="/istek-oneri-sikayet">istek, öneri ve şikâyet</a> sayfasından iletebilirsiniz; başvurular en geç yedi iş günü içinde yanıtlanır.</p>`,
      en: `<p>The results of the Member Satisfaction Survey for the last working period are out. It was carried out by telephone and online between {date-60} and {date-32} and answered by 236 of our 398 active members, a response rate of 59.3 per cent. Overall satisfaction rose from 89.2 per cent in the previous survey to 91.4 per cent.</p>
<table>
<caption>Satisfaction by service</caption>
<thead><tr><th scope="col">Service</th><th scope="col">Satisfied</th></tr></thead>
<tbody>
<tr><th scope="row">Daily bulletin</th><td>94.1%</td></tr>
<tr><th scope="row">Registration</th><td>93.6%</td></tr>
<tr><th scope="row">Laboratory</th><td>92.8%</td></tr>
<tr><th scope="row">Sales hall</th><td>90.2%</td></tr>
<tr><th scope="row">Training</th><td>88.4%</td></tr>
<tr><th scope="row">Website</th><td>83.5%</td></tr>
</tbody>
</table>
<p>In reply to the open questions, 71 members made suggestions. Most often they wanted to look up past prices by date, to download the bulletin as an Excel file and to be able to read the site comfortably on a telephone. İpek Sıralı, who is in charge of quality and accreditation, said all three had gone into the specification for the new portal.</p>
<p>The full report is attached. There is no need to wait for the next survey: comments are welcome at any time on the <a href="/istek-oneri-sikayet">requests and complaints</a> page and are answered within seven working days.</p>`,
    },
    picture: {
      scene: "documents",
      seed: 38,
      alt: {
        tr: "Çubuk grafiklerle hazırlanmış anket sonuç raporunun kapağı",
        en: "Cover of the survey report, illustrated with bar charts",
      },
    },
    files: [
      {
        name: {
          tr: "Üye Memnuniyet Anketi Sonuç Raporu.pdf",
          en: "Member Satisfaction Survey Report.pdf",
        },
        body: [
          {
            tr: "Ankete 398 faal üyeden 236'sı katılmıştır (%59,3). Görüşmelerin 148'i telefonla, 88'i çevrim içi yapılmıştır.",
            en: "The survey was answered by 236 of 398 active members (59.3 per cent): 148 by telephone and 88 online.",
          },
          {
            tr: "Genel memnuniyet %91,4. Hizmetler: günlük bülten %94,1; tescil %93,6; laboratuvar %92,8; satış salonu %90,2; eğitimler %88,4; web sitesi %83,5.",
            en: "Overall satisfaction 91.4 per cent. By service: daily bulletin 94.1; registration 93.6; laboratory 92.8; sales hall 90.2; training 88.4; website 83.5 per cent.",
          },
          {
            tr: "İyileştirme kararları: web sitesinin yenilenmesi, eğitimlerin köylerde de verilmesi, salonda bekleme süresinin ölçülmesi.",
            en: "Improvements decided on: a new website, training sessions in the villages as well, and measuring waiting times at the hall.",
          },
        ],
      },
    ],
    tags: ["anket", "üyelik", "kalite"],
    readCount: 873,
  },
];
