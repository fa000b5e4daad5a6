import type { ContentSeed } from "./types";

/** The corporate texts: hakkimizda, kurulus, tarihce, vizyon-misyon and the words beside the organisation chart. */
export const CORPORATE_TEXTS: ContentSeed[] = [
  {
    id: 2501,
    kind: 25,
    slug: "hakkimizda",
    daysAgo: 118,
    title: { tr: "Hakkımızda", en: "About the Exchange" },
    summary: {
      tr: "Başakova Ticaret Borsası 1951'den beri ovanın buğdayını, baklagilini, yağlı tohumunu, kuru meyvesini ve hayvanını açık koşullarda fiyatlandırıyor.",
      en: "Since 1951 Başakova Commodity Exchange has given the plain's wheat, pulses, oilseeds, dried fruit and livestock a price formed in the open.",
    },
    body: {
      tr: `<p><strong>Başakova Ticaret Borsası (BAŞTB)</strong>, tarım ürünlerinin açık, tartılmış ve analiz edilmiş olarak alınıp satılması için 1951'de kurulmuş, kamu tüzel kişiliğine sahip bir meslek kuruluşudur. 5174 sayılı Kanun'a göre çalışır, Türkiye Odalar ve Borsalar Birliğinin (TOBB) üyesidir. Ege'nin kuru meyve bahçeleriyle İç Anadolu'nun tahıl ovası arasında kaldığımız için salonumuzda aynı hafta içinde makarnalık buğday, mavi haşhaş, kuru incir ve kütlü pamuk fiyatı oluşur. Bu çeşitlilik, kotasyon listemizdeki 34 maddede görülür.</p>
<h2>Ne yapıyoruz?</h2>
<p>Üretici ürününü getirir, biz numunesini alır, analizini yapar ve alıcının önüne ölçülmüş bir ürün olarak koyarız. Satış salonumuzda hafta içi her gün 09:30 ile 11:30 arasında seans yapılır; teklifler elektronik ortamda verilir, oluşan fiyat aynı gün <a href="/gunluk-bulten">günlük bültende</a> yayımlanır. Alım satımları tescil eder, tescilden doğan istatistikleri Ticaret Bakanlığı, TOBB ve TÜİK ile paylaşır, üyelerimizin belgelerini düzenleriz.</p>
<p>Hizmetlerimizi merkez binamızın yanı sıra üç birimde veriyoruz:</p>
<ul>
<li><strong>Hububat Satış Salonu</strong>, Organize Tarım Sitesi 3. Blok. Kantar, robotlu numune alma ve elektronik seans aynı avludadır.</li>
<li><strong>Borsa Laboratuvarı</strong>, aynı sitenin 1. Bloku. TS EN ISO/IEC 17025:2017 kapsamında analiz yapar, salonun günlük kararlarına dayanak olur.</li>
<li><strong>Canlı Hayvan Pazarı</strong>, Gölbaşlar yolunun 4. kilometresi. Salı ve cumartesi günleri 06:00–13:00 arasında kurulur.</li>
</ul>
<h2>Rakamlarla Borsamız</h2>
<table>
<thead><tr><th scope="col">Gösterge</th><th scope="col">Değer</th></tr></thead>
<tbody>
<tr><th scope="row">Kayıtlı üye</th><td>424 (398 faal, 21 askıda, 5 terk)</td></tr>
<tr><th scope="row">Meslek grubu</th><td>7</td></tr>
<tr><th scope="row">Meclis üyesi</th><td>14</td></tr>
<tr><th scope="row">Çalışan</th><td>18</td></tr>
<tr><th scope="row">2025 işlem hacmi</th><td>9,84 milyar ₺</td></tr>
<tr><th scope="row">2025 işlem miktarı</th><td>612 bin ton</td></tr>
</tbody>
</table>
<h2>Kim yönetiyor?</h2>
<p>Yedi meslek komitesi ikişer üyeyle <a href="/meclis">Meclis</a>'te temsil edilir. Meclis Başkanlığını Rıfkı Tanyıldız, <a href="/yonetim-kurulu">Yönetim Kurulu</a> Başkanlığını İlhan Değirmencioğlu yürütür. Kararların uygulanmasından, dokuz birimin başında bulunan Genel Sekreter Dr. Aslı Gökçeoba sorumludur. Meclis gelir ve giderleri Hesapları İnceleme Komisyonu eliyle denetler; <a href="/faaliyet-raporu">faaliyet raporları</a> ve <a href="/stratejik-plan">stratejik planlar</a> herkese açıktır.</p>
<h2>Nasıl güveniliyor?</h2>
<p>Bir borsanın sermayesi fiyatının doğruluğudur. Tartının, numunenin ve tutanağın her adımı kayıt altındadır; itiraz eden üretici, mühürlü şahit numunenin yeniden analizini isteyebilir. TOBB akreditasyon sisteminin 17. döneminde beş yıldızlı borsalar arasındayız. Kalite yönetimi için TS EN ISO 9001:2015, şikâyetlerin ele alınması için ISO 10002:2018, bilgi güvenliği için ISO/IEC 27001:2022 belgelerimiz bulunur; tamamı <a href="/kalite-belgelerimiz">kalite belgelerimiz</a> sayfasındadır.</p>
<h2>Kimlerle çalışıyoruz?</h2>
<p>Merkez ilçenin yanında Akçayazı, Gölbaşlar, Yukarıdere ve Çınarlıhan'daki üreticiler salonumuzun devamlı satıcılarıdır. Un ve yem fabrikaları, yağ sanayisi, çırçır işletmeleri, mezbahalar, süt birlikleri ve kuru meyve ihracatçıları alıcı tarafta yer alır. 2019'dan beri Türkiye Ürün İhtisas Borsası (TÜRİB) acentesi olarak elektronik ürün senedi işlemlerine de aracılık ediyoruz; böylece ürününü hasatta satmak istemeyen çiftçi, lisanslı depoda bekletip senedini satabiliyor.</p>
<p>Bize ulaşmak için <a href="/iletisim">iletişim sayfasını</a> kullanabilir veya 0 (999) 555 01 00 numaralı telefonu arayabilirsiniz. Üye olmayı düşünüyorsanız <a href="/uyelik-icin-gerekli-belgeler">gerekli belgeler</a> sayfası iyi bir başlangıçtır.</p>`,
      en: `<p><strong>Başakova Commodity Exchange (BACEX)</strong> was founded in 1951 so that farm produce could be bought and sold in the open, weighed and analysed. It is a professional body with public legal personality, works under Law No. 5174 and belongs to the Union of Chambers and Commodity Exchanges of Türkiye (TOBB). Because we lie between the dried-fruit orchards of the Aegean and the grain plain of Central Anatolia, the same week may see prices made here for durum wheat, blue poppy seed, dried figs and seed cotton. That variety shows in the 34 commodities of our quotation list.</p>
<h2>What we do</h2>
<p>A farmer brings the produce; we draw the sample, analyse it and put a measured product in front of the buyer. The sales hall holds a session from 09:30 to 11:30 every weekday. Bids are placed electronically, and the price they arrive at is published the same day in the <a href="/gunluk-bulten">daily bulletin</a>. We register purchases and sales, pass the resulting statistics to the Ministry of Trade, TOBB and the statistical institute TÜİK, and issue our members' certificates.</p>
<p>Besides the head office we work from three service units:</p>
<ul>
<li><strong>Grain Sales Hall</strong>, Organised Agricultural Estate, Block 3. Weighbridge, robotic sampling and the electronic session share one yard.</li>
<li><strong>Exchange Laboratory</strong>, Block 1 of the same estate. It tests within the scope of TS EN ISO/IEC 17025:2017, and the hall's daily decisions rest on its results.</li>
<li><strong>Livestock Market</strong>, at kilometre 4 of the Gölbaşlar road, held on Tuesdays and Saturdays from 06:00 to 13:00.</li>
</ul>
<h2>The exchange in figures</h2>
<table>
<thead><tr><th scope="col">Indicator</th><th scope="col">Value</th></tr></thead>
<tbody>
<tr><th scope="row">Registered members</th><td>424 (398 active, 21 suspended, 5 ceased)</td></tr>
<tr><th scope="row">Professional groups</th><td>7</td></tr>
<tr><th scope="row">Council members</th><td>14</td></tr>
<tr><th scope="row">Staff</th><td>18</td></tr>
<tr><th scope="row">Turnover in 2025</th><td>₺9.84 billion</td></tr>
<tr><th scope="row">Quantity traded in 2025</th><td>612,000 tonnes</td></tr>
</tbody>
</table>
<h2>Who runs it</h2>
<p>Each of the seven professional committees sends two of its members to the <a href="/meclis">Council</a>. Rıfkı Tanyıldız presides over the Council; İlhan Değirmencioğlu chairs the <a href="/yonetim-kurulu">Board</a>. Carrying out their decisions is the task of the General Secretary, Dr Aslı Gökçeoba, who heads nine departments. The Council has income and spending examined by its Audit Commission, and the <a href="/faaliyet-raporu">activity reports</a> and <a href="/stratejik-plan">strategic plans</a> are open to everyone.</p>
<h2>Why people trust it</h2>
<p>The capital of an exchange is the accuracy of its price. Every step of weighing, sampling and recording leaves a trace, and a producer who disagrees may ask for the sealed reference sample to be analysed again. In the 17th period of the TOBB accreditation system we rank among the five-star exchanges. We hold TS EN ISO 9001:2015 for quality management, ISO 10002:2018 for handling complaints and ISO/IEC 27001:2022 for information security; all are shown on the page <a href="/kalite-belgelerimiz">quality certificates</a>.</p>
<h2>Whom we work with</h2>
<p>Growers from the central district and from Akçayazı, Gölbaşlar, Yukarıdere and Çınarlıhan are the hall's regular sellers. On the buying side stand flour and feed mills, oil producers, cotton gins, abattoirs, dairies and dried-fruit exporters. Since 2019 we have also been an agency of the Turkish Mercantile Exchange (TÜRİB) for electronic warehouse receipts, so a farmer who would rather not sell at harvest can leave the crop in a licensed warehouse and sell the receipt later.</p>
<p>To reach us, use the <a href="/iletisim">contact page</a> or call 0 (999) 555 01 00. If you are thinking of joining, the list of <a href="/uyelik-icin-gerekli-belgeler">required documents</a> is a good place to begin.</p>`,
    },
    picture: {
      scene: "exchange-building",
      seed: 2501,
      alt: {
        tr: "Başakova Ticaret Borsasının Borsa Caddesi'ndeki hizmet binası",
        en: "The head office of Başakova Commodity Exchange on Borsa Caddesi",
      },
    },
    tags: ["kurumsal", "tanıtım"],
    readCount: 6412,
  },
  {
    id: 2502,
    kind: 25,
    slug: "kurulus",
    daysAgo: 742,
    title: { tr: "Kuruluş", en: "Establishment" },
    summary: {
      tr: "Borsamız 14 Mart 1951 tarihli Bakanlık oluruyla kuruldu, ilk işlem 2 Temmuz 1951'de yapıldı.",
      en: "The exchange was established by ministerial approval on 14 March 1951; the first trade followed on 2 July 1951.",
    },
    body: {
      tr: `<p>Başakova'da borsa fikri bir kantar kavgasından doğdu. 1940'ların sonunda ovanın buğdayı Hükûmet Meydanı'ndaki han avlularında, her tüccarın kendi terazisiyle tartılıyor, aynı gün aynı buğdaya iki han arasında farklı fiyat veriliyordu. Üretici hangi fiyatın doğru olduğunu ancak evine döndükten sonra, komşusuyla konuşunca öğreniyordu.</p>
<h2>Girişim kurulu (1949)</h2>
<p>1949 güzünde zahireci, değirmenci, yağcı ve celeplerden oluşan on bir kişilik bir girişim kurulu toplandı. Kurul, iki kış boyunca ilçedeki dükkânları gezip imza topladı, hanlardan geçen mahsulün miktarını defterlere yazdı ve Bakanlığa sunulacak gerekçeyi hazırladı. Gerekçede üç istek vardı: tek ve damgalı bir kantar, herkesin görebileceği bir fiyat tahtası, satışın aynı gün deftere geçirilmesi. Bugünkü <a href="/gunluk-bulten">günlük bülten</a>, o tahtanın devamıdır.</p>
<h2>Bakanlık oluru (14 Mart 1951)</h2>
<p>Başvuru, bir yıl önce yürürlüğe giren 5590 sayılı Kanun'a göre incelendi ve <strong>14.03.1951</strong> tarihli Bakanlık oluruyla Başakova Ticaret Borsası kuruldu. İlk Meclis seçimi aynı baharda yapıldı. Üyeler dört meslek grubuna ayrıldı: zahireciler, değirmenciler, yağ ve yemişçiler, hayvan ve deri tüccarı. Borsanın ilk yeri, Borsa Caddesi'ne bugünkü adını veren iki odalı bir dükkândı; odalardan birinde kâtip oturuyor, ötekinde numune tasları duruyordu.</p>
<h2>İlk işlem (2 Temmuz 1951)</h2>
<p>İlk satış, hasadın ovaya indiği <strong>02.07.1951</strong> Pazartesi günü yapıldı. Defterin birinci satırında Şahinler köyünden gelen kırmızı sert buğday yazılıdır. Alıcı ile satıcı fiyatta anlaştıktan sonra el sıkışmış, kâtip de tescili mürekkeple işlemiştir. İlk yıl boyunca tahtaya yalnızca dört ürün yazıldı: buğday, arpa, haşhaş ve yapağı. Kuru üzümle incir ertesi güz eklendi. Bu defter bugün merkez binamızın girişindeki vitrindedir ve mesai saatlerinde görülebilir.</p>
<h2>Amaç ve hukuki nitelik</h2>
<p>Borsamız, kanunla kurulan, kamu tüzel kişiliğine sahip bir meslek kuruluşudur. Kuruluş amacı yetmiş yılı aşkın süredir değişmedi:</p>
<ul>
<li>borsaya dahil maddelerin alım satımını düzenlemek ve tescil etmek,</li>
<li>oluşan fiyatları her gün duyurmak,</li>
<li>ürünün vasfını belirleyecek laboratuvarı ve ölçü araçlarını bulundurmak,</li>
<li>alıcı ile satıcı arasındaki anlaşmazlıkta teamülü bildirmek ve hakem belirlemek,</li>
<li>üyelerinin ortak ihtiyaçlarını karşılamak, meslek ahlakını ve dayanışmayı korumak.</li>
</ul>
<p>2004'te 5590 sayılı Kanun'un yerini <strong>5174 sayılı Türkiye Odalar ve Borsalar Birliği ile Odalar ve Borsalar Kanunu</strong> aldı. Organlarımız bu Kanun'a göre meslek komiteleri, meclis, yönetim kurulu ve disiplin kuruludur; seçimler dört yılda bir yapılır. Meslek grubu sayısı da ürün çeşidine uyarak dörtten yediye çıktı.</p>
<h2>Çalışma alanı</h2>
<p>Kuruluş olurunda çalışma alanı olarak ilçe merkezi ile bağlı köyler gösterilmişti. Bugün Merkez, Akçayazı, Gölbaşlar, Yukarıdere ve Çınarlıhan ile Ilıcaköy, İğdeli, Şahinler, Güzelöz ve Üçağıl'da yapılan alım satımlar borsamıza tescil edilir. Hangi ürünün hangi miktardan başlayarak tescile tabi olduğu <a href="/kotasyon-listesi">kotasyon listesinde</a>, bundan sonraki yıllar ise <a href="/tarihce">tarihçe</a> sayfasında yer alır.</p>`,
      en: `<p>In Başakova the idea of an exchange was born from a quarrel over a pair of scales. In the late 1940s the plain's wheat was weighed in the courtyards of the inns around Hükûmet Meydanı, each merchant using his own balance, and the same wheat could fetch two prices on one day in two neighbouring inns. A farmer found out which of them had been fair only at home, talking to his neighbour.</p>
<h2>The founding committee (1949)</h2>
<p>In the autumn of 1949 eleven grain merchants, millers, oil pressers and drovers formed a committee. For two winters they went from shop to shop collecting signatures, noted in ledgers how much produce passed through the inns, and drafted the case to be put to the Ministry. It asked for three things: a single, stamped weighbridge; a price board that everyone could see; and every sale entered in a book on the day it was made. Today's <a href="/gunluk-bulten">daily bulletin</a> is the descendant of that board.</p>
<h2>Ministerial approval (14 March 1951)</h2>
<p>The application was examined under Law No. 5590, which had come into force a year earlier, and Başakova Commodity Exchange was established by the approval dated <strong>14 March 1951</strong>. The first Council was elected that spring. Members were divided into four professional groups: grain merchants, millers, oil and dried-fruit traders, and dealers in animals and hides. The first home was a shop of two rooms on the street that has been called Borsa Caddesi ever since; the clerk sat in one room, and the bowls of samples stood in the other.</p>
<h2>The first trade (2 July 1951)</h2>
<p>The first sale took place on Monday <strong>2 July 1951</strong>, when the harvest reached the plain. The top line of the ledger records hard red wheat from the village of Şahinler. Buyer and seller agreed on the price and shook hands, and the clerk wrote the registration in ink. Throughout that first year only four products went up on the board: wheat, barley, poppy seed and wool; raisins and figs were added the following autumn. The ledger is now in the display case at the entrance of our head office and can be seen during office hours.</p>
<h2>Purpose and legal status</h2>
<p>The exchange is a professional body set up by law, with public legal personality. In more than seventy years its purpose has not changed:</p>
<ul>
<li>to organise and register trade in the commodities listed on the exchange,</li>
<li>to announce each day the prices that were formed,</li>
<li>to keep the laboratory and the measuring equipment that establish quality,</li>
<li>to state the custom of the trade and appoint arbitrators when buyer and seller disagree,</li>
<li>to meet the common needs of its members and to uphold professional ethics and solidarity.</li>
</ul>
<p>In 2004 Law No. 5590 gave way to <strong>Law No. 5174 on the Union of Chambers and Commodity Exchanges of Türkiye and on Chambers and Commodity Exchanges</strong>. Under it our organs are the professional committees, the Council, the Board and the Disciplinary Board, elected every four years. The number of professional groups has followed the range of products, from four to seven.</p>
<h2>Area of activity</h2>
<p>The original approval named the town and the villages attached to it. Today the exchange registers sales made in the central district, Akçayazı, Gölbaşlar, Yukarıdere and Çınarlıhan, and in Ilıcaköy, İğdeli, Şahinler, Güzelöz and Üçağıl. The <a href="/kotasyon-listesi">quotation list</a> says which product has to be registered from which quantity upwards; what happened after the founding years is told on the <a href="/tarihce">history</a> page.</p>`,
    },
    picture: {
      scene: "documents",
      seed: 2502,
      alt: {
        tr: "1951 tarihli ilk tescil defteri, merkez binadaki vitrinde",
        en: "The first registration ledger of 1951 in the display case at the head office",
      },
    },
    tags: ["kurumsal", "kuruluş"],
    readCount: 2874,
  },
  {
    id: 2503,
    kind: 25,
    slug: "tarihce",
    daysAgo: 46,
    title: { tr: "Tarihçe", en: "History" },
    summary: {
      tr: "1949'daki girişim kurulundan 2026'daki yeni portala, on iki durakta Borsamızın öyküsü.",
      en: "From the founding committee of 1949 to the new portal of 2026: our story in twelve stops.",
    },
    body: {
      tr: `<p>Borsamızın geçmişi, ürünün nasıl ölçüldüğünün de geçmişidir. Başlangıçta avuçla tutulup dişle kırılan buğday, bugün yirmi dakikada beş değeri ölçülerek salona çıkıyor. Değişmeyen, fiyatın herkesin önünde oluşması ve aynı gün yazılmasıdır.</p>
<p>Aşağıdaki on iki yıl, bu yolda geri dönülmeyen adımların atıldığı yıllardır. Kuruluş döneminin ayrıntıları <a href="/kurulus">kuruluş</a> sayfasında, eski fotoğraflar <a href="/ilgin-fotograflar">fotoğraflar</a> bölümündedir.</p>
<ol class="timeline">
<li><strong>1949</strong> Zahireci, değirmenci, yağcı ve celeplerden oluşan on bir kişilik girişim kurulu toplandı. Hanlardan geçen mahsul iki yıl boyunca deftere yazıldı.</li>
<li><strong>1951</strong> Borsa, 14 Mart tarihli Bakanlık oluruyla kuruldu; ilk işlem 2 Temmuz'da, Şahinler köyünden gelen kırmızı sert buğdayla yapıldı.</li>
<li><strong>1968</strong> İlk satış salonu açıldı. Numune tasları uzun bir mermer tezgâha dizildi, satış han avlusundan çatı altına girdi.</li>
<li><strong>1987</strong> Gölbaşlar yolunun 4. kilometresinde canlı hayvan pazarı kuruldu. Baskül, rampa ve veteriner kulübesiyle çevrenin ilk düzenli pazarı oldu.</li>
<li><strong>1999</strong> Hububat laboratuvarı çalışmaya başladı. Buğdayın fiyatı ilk kez göz kararına değil, protein ve hektolitre değerine göre konuşulur oldu.</li>
<li><strong>2004</strong> 5174 sayılı Kanun yürürlüğe girdi. Meslek grupları yeniden düzenlendi, organların görev ve seçim esasları bugünkü hâlini aldı.</li>
<li><strong>2011</strong> Elektronik satış salonu hizmete girdi. Üyeler tekliflerini ekrandan vermeye başladı; sesli artırma son kez o yılın hasadında duyuldu.</li>
<li><strong>2014</strong> TOBB Oda ve Borsa Akreditasyon Sistemi'ne katıldık ve ilk denetimde akredite olduk. Hizmet standartları ile şikâyet süreci yazılı hâle geldi.</li>
<li><strong>2019</strong> Türkiye Ürün İhtisas Borsası (TÜRİB) acenteliğini aldık. Elektronik ürün senedi (ELÜS) emirleri merkez binamızdan iletilmeye başladı.</li>
<li><strong>2022</strong> Organ seçimleri yapıldı. Yedi meslek komitesi ve on dört kişilik Meclis dört yıllık görevine başladı.</li>
<li><strong>2024</strong> Laboratuvar yenilendi. Kızılötesi ölçüm cihazları, aflatoksin birimi ve robotlu numune alma sistemi devreye alındı.</li>
<li><strong>2026</strong> Yeni portal yayına girdi. Bültenler tarihiyle bulunur, tablolar indirilebilir, sayfalar klavye ve ekran okuyucuyla kullanılabilir oldu.</li>
</ol>
<blockquote><p>“Tahtaya yazılan fiyat hepimizindir.” Girişim kurulunun 1949 tarihli tutanağından.</p></blockquote>`,
      en: `<p>The history of the exchange is also the history of how produce came to be measured. Wheat that was once weighed in the palm and cracked between the teeth now reaches the hall with five values determined in twenty minutes. What has not changed is that the price is made in front of everyone and written down the same day.</p>
<p>In each of the twelve years below a step was taken that could not be taken back. The founding period is described on the page <a href="/kurulus">establishment</a>; old pictures are in the <a href="/ilgin-fotograflar">photos</a> section.</p>
<ol class="timeline">
<li><strong>1949</strong> Eleven grain merchants, millers, oil pressers and drovers formed a founding committee. For two years they entered in ledgers the produce that passed through the inns.</li>
<li><strong>1951</strong> The exchange was established by ministerial approval on 14 March; the first trade, on 2 July, was in hard red wheat from the village of Şahinler.</li>
<li><strong>1968</strong> The first sales hall opened. Sample bowls were lined up on a long marble counter, and trade moved from the inn yards to under a roof.</li>
<li><strong>1987</strong> The livestock market was set up at kilometre 4 of the Gölbaşlar road. With its scale, ramp and veterinary cabin it was the first orderly market in the area.</li>
<li><strong>1999</strong> The grain laboratory began its work. For the first time the price of wheat was discussed by protein and hectolitre weight rather than by eye.</li>
<li><strong>2004</strong> Law No. 5174 came into force. The professional groups were rearranged, and the duties and election of the organs took their present form.</li>
<li><strong>2011</strong> The electronic sales hall entered service. Members began to bid on screen; the auctioneer's call was heard for the last time during that year's harvest.</li>
<li><strong>2014</strong> We joined the TOBB accreditation system for chambers and exchanges and were accredited at the first audit. Service standards and the complaints procedure were put in writing.</li>
<li><strong>2019</strong> We became an agency of the Turkish Mercantile Exchange (TÜRİB). Orders for electronic warehouse receipts have been placed from our head office since then.</li>
<li><strong>2022</strong> The organs were elected. Seven professional committees and a Council of fourteen began a four-year term.</li>
<li><strong>2024</strong> The laboratory was renewed. Near-infrared instruments, an aflatoxin unit and a robotic sampling system came into use.</li>
<li><strong>2026</strong> The new portal went live. Bulletins can be found by date, tables can be downloaded, and pages work with a keyboard and a screen reader.</li>
</ol>
<blockquote><p>“The price on the board belongs to us all.” From the minutes of the founding committee, 1949.</p></blockquote>`,
    },
    picture: {
      scene: "sales-hall",
      seed: 2503,
      alt: {
        tr: "Satış salonunda numune tezgâhı ve fiyat panosu",
        en: "Sample counter and price board in the sales hall",
      },
    },
    tags: ["kurumsal", "tarihçe"],
    readCount: 3158,
  },
  {
    id: 2504,
    kind: 25,
    slug: "vizyon-misyon",
    daysAgo: 320,
    title: { tr: "Vizyon ve Misyon", en: "Vision and Mission" },
    summary: {
      tr: "2026–2029 Stratejik Planı'nda yer alan vizyonumuz, misyonumuz ve değerlerimiz.",
      en: "Our vision, mission and values as set out in the 2026–2029 Strategic Plan.",
    },
    body: {
      tr: `<p>Bu metin, meslek komitelerinin görüşleri alınarak hazırlanan ve Meclis'in kabul ettiği 2026–2029 Stratejik Planı'nın ilk bölümüdür. Planın tamamı <a href="/stratejik-plan">stratejik plan</a> sayfasından indirilebilir.</p>
<h2>Vizyonumuz</h2>
<p>Ege ile İç Anadolu arasında yetişen her ürünün gerçek değerini Başakova'da bulduğu; fiyatına yurt içinde ve yurt dışında dayanak olarak başvurulan bir borsa olmak.</p>
<h2>Misyonumuz</h2>
<p>Üreticinin emeği ile sanayicinin ihtiyacını ölçülmüş kalite, doğru tartı ve açık fiyatla buluşturmak. Bunun için:</p>
<ul>
<li>her ürünü satıştan önce analiz eder, sonucu alıcıya da satıcıya da aynı anda bildiririz,</li>
<li>oluşan fiyatı aynı gün, birimi ve miktarıyla yayımlarız,</li>
<li>lisanslı depoculuk ve elektronik ürün senediyle hasat dönemindeki fiyat baskısını hafifletiriz,</li>
<li>üyelerimizin kalite, ihracat ve dijital satış becerilerini eğitimlerle geliştiririz,</li>
<li>bölge tarımının sorunlarını verilerle ilgili kurumlara taşırız.</li>
</ul>
<h2>Değerlerimiz</h2>
<ul>
<li><strong>Tarafsızlık:</strong> Alıcıya da satıcıya da eşit uzaklıkta dururuz; numunenin kime ait olduğunu analiz yapan bilmez.</li>
<li><strong>Açıklık:</strong> Fiyatı, ücreti, kararı ve raporu sorulmadan yayımlarız.</li>
<li><strong>Doğruluk:</strong> Yanlış bir rakamı sessizce değiştirmeyiz; düzeltmeyi tarihiyle birlikte duyururuz.</li>
<li><strong>Ulaşılabilirlik:</strong> Köydeki üreticinin eski telefonunda açılmayan bir hizmeti tamamlanmış saymayız.</li>
<li><strong>Toprağa saygı:</strong> Yatırımlarımızda suyu, enerjiyi ve atığı hesaba katarız.</li>
<li><strong>Dayanışma:</strong> Bir meslek grubunun sıkıntısını bütün Borsanın gündemi sayarız.</li>
</ul>
<h2>Plan dönemi önceliklerimiz</h2>
<ol>
<li>Fiyat ve miktar verisini geçmişiyle birlikte herkese açmak.</li>
<li>Lisanslı depo kapasitesini ve ELÜS kullanımını artırmak.</li>
<li>Laboratuvarın akreditasyon kapsamını kuru meyve analizleriyle genişletmek.</li>
<li>Üye memnuniyetini her yıl ölçmek ve sonucu yayımlamak.</li>
</ol>`,
      en: `<p>This text is the opening chapter of the 2026–2029 Strategic Plan, which was drafted with the professional committees and adopted by the Council. The whole plan can be downloaded from the <a href="/stratejik-plan">strategic plan</a> page.</p>
<h2>Our vision</h2>
<p>To be the exchange where every crop grown between the Aegean and Central Anatolia finds its true value, and whose prices are used as a reference at home and abroad.</p>
<h2>Our mission</h2>
<p>To bring the farmer's work and the needs of industry together through measured quality, honest weight and an open price. To that end we:</p>
<ul>
<li>analyse every lot before it is sold and give the result to buyer and seller at the same moment,</li>
<li>publish each price on the day it is made, with its unit and quantity,</li>
<li>use licensed warehousing and electronic warehouse receipts to ease the pressure on prices at harvest,</li>
<li>train our members in quality, export and digital sales,</li>
<li>take the concerns of the region's farming to the authorities, backed by data.</li>
</ul>
<h2>Our values</h2>
<ul>
<li><strong>Impartiality:</strong> we stand at an equal distance from buyer and seller; whoever analyses a sample does not know whose it is.</li>
<li><strong>Openness:</strong> we publish prices, fees, decisions and reports without being asked.</li>
<li><strong>Accuracy:</strong> we never change a wrong figure quietly; a correction is announced with its date.</li>
<li><strong>Reach:</strong> a service that does not open on an old telephone in a village is not finished.</li>
<li><strong>Respect for the soil:</strong> our investments take water, energy and waste into account.</li>
<li><strong>Solidarity:</strong> the trouble of one professional group is on the agenda of the whole exchange.</li>
</ul>
<h2>Priorities of the plan period</h2>
<ol>
<li>Opening price and quantity data, with their history, to everyone.</li>
<li>Extending licensed storage capacity and the use of electronic warehouse receipts.</li>
<li>Widening the laboratory's accredited scope with dried-fruit analyses.</li>
<li>Measuring member satisfaction every year and publishing the result.</li>
</ol>`,
    },
    picture: {
      scene: "wheat-field",
      seed: 2504,
      alt: {
        tr: "Başakova ovasında hasada yakın buğday tarlası",
        en: "A wheat field close to harvest on the Başakova plain",
      },
    },
    tags: ["kurumsal", "strateji"],
    readCount: 1966,
  },
  {
    id: 2505,
    kind: 25,
    slug: "organizasyon-semasi",
    daysAgo: 64,
    title: { tr: "Organizasyon Şeması", en: "Organisation Chart" },
    summary: {
      tr: "Meclisten birimlere kimin kime bağlı olduğu, komisyonlar ve dokuz hizmet birimi.",
      en: "Who reports to whom, from the Council to the nine departments, and the commissions.",
    },
    body: {
      tr: `<p>Borsanın en üst organı <a href="/meclis">Meclis</a>'tir. <a href="/disiplin-kurulu">Disiplin Kurulu</a>, meslek komiteleri ve Hesapları İnceleme Komisyonu Meclisle birlikte çalışır. Yürütme, <a href="/yonetim-kurulu">Yönetim Kurulu</a> ile Genel Sekreterin görevidir.</p>
<h2>Genel Sekreterlik ve birimler</h2>
<p>Dokuz birim, Genel Sekreter Yardımcısı aracılığıyla Genel Sekretere bağlıdır:</p>
<ul>
<li>Tescil ve İstatistik</li>
<li>Muamelat ve Üye Sicil</li>
<li>Muhasebe</li>
<li>Laboratuvar</li>
<li>Satış Salonu</li>
<li>Kalite ve Akreditasyon</li>
<li>Basın ve Halkla İlişkiler</li>
<li>Bilgi İşlem</li>
<li>İdari İşler</li>
</ul>
<h2>Komisyonlar</h2>
<p>Hesapları İnceleme, Bütçe, Kotasyon ve Erişilebilirlik İnceleme komisyonları üyelerini Meclisten alır. Akreditasyon İzleme Komitesi ise Genel Sekreterin yanında çalışır ve üç ayda bir toplanır.</p>
<p>Şema, Yönetim Kurulunun {fullDate} tarihli kararıyla güncellendi. Çalışanların adları ve dahili numaraları <a href="/kadromuz-yonetim">kadromuz</a> sayfasındadır.</p>`,
      en: `<p>The highest organ of the exchange is the <a href="/meclis">Council</a>. The <a href="/disiplin-kurulu">Disciplinary Board</a>, the professional committees and the Audit Commission work beside it. Carrying out decisions is the task of the <a href="/yonetim-kurulu">Board</a> and the General Secretary.</p>
<h2>General Secretariat and departments</h2>
<p>Nine departments report to the General Secretary through the Deputy General Secretary:</p>
<ul>
<li>Registration and Statistics</li>
<li>General Procedures and Member Registry</li>
<li>Accounting</li>
<li>Laboratory</li>
<li>Sales Hall</li>
<li>Quality and Accreditation</li>
<li>Press and Public Relations</li>
<li>Information Technology</li>
<li>Administrative Affairs</li>
</ul>
<h2>Commissions</h2>
<p>The Audit, Budget, Quotation and Accessibility Review Commissions draw their members from the Council. The Accreditation Monitoring Committee works beside the General Secretary and meets every three months.</p>
<p>The chart was updated by decision of the Board on {fullDate}. Names and extensions of the staff are on the page <a href="/kadromuz-yonetim">our staff</a>.</p>`,
    },
    tags: ["kurumsal", "organizasyon"],
    readCount: 744,
  },
];
