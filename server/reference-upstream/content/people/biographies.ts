import type { Bilingual } from "../types";

/** Ozgecmis of those who gave one, by name: HTML. */
export const BIOGRAPHIES: Record<string, Bilingual> = {
  "İlhan Değirmencioğlu": {
    tr: `<h2>Başkanın mesajı</h2>
<p>Değerli üyelerimiz, kıymetli üreticilerimiz,</p>
<p>Babam değirmenin kapısına her sabah tebeşirle o günün buğday fiyatını yazardı. Köyden gelen, içeri girmeden ne alacağını bilirdi. Borsamızın yaptığı iş bundan farklı değildir: fiyatı herkesin göreceği yere, aynı anda ve doğru yazmak.</p>
<p>Önümüzdeki dört yılda üç işin sözünü verdik. Lisanslı depo kapasitemizi 60 bin tonun üzerine taşıyacağız. Laboratuvarımızın kapsamına yeni analizler ekleyeceğiz. Beyannameleri bütünüyle elektronik ortama alacağız. Her birinin takvimi <a href="/stratejik-plan">stratejik planımızda</a> yazılıdır; sizden isteğim, o takvimi elinize alıp bizi denetlemenizdir.</p>
<p>Hasadınız bereketli, kazancınız helal olsun.</p>
<h2>Özgeçmiş</h2>
<p>1971'de Başakova'da doğdu. Makine mühendisliği öğreniminin ardından aile işletmesi olan Değirmenönü Un ve Yem Sanayi'de vardiya mühendisi olarak çalışmaya başladı; 2004'ten beri şirketi yönetiyor. 2009'da Un, Yem ve Hububat Mamulleri Meslek Komitesine, 2013'te Meclise seçildi. 2022'den beri Yönetim Kurulu Başkanıdır. Evli ve iki çocuk babasıdır, İngilizce bilir.</p>`,
    en: `<h2>The Chairman's message</h2>
<p>Dear members, dear producers,</p>
<p>Every morning my father chalked the day's price of wheat on the door of the mill. Whoever came in from the villages knew what he would be paid before he stepped inside. What our exchange does is no different: it writes the price where everyone can see it, at the same moment and correctly.</p>
<p>For the next four years we have promised three things. We shall take our licensed storage beyond 60,000 tonnes. We shall add new analyses to the scope of our laboratory. We shall make declarations electronic from end to end. The timetable of each is in our <a href="/stratejik-plan">strategic plan</a>; I ask you to take it in hand and hold us to it.</p>
<p>May your harvest be plentiful and your earnings well deserved.</p>
<h2>Biography</h2>
<p>Born in Başakova in 1971. After a degree in mechanical engineering he joined the family firm, Değirmenönü Flour and Feed, as a shift engineer, and has run it since 2004. He was elected to the Flour, Feed and Cereal Products Committee in 2009 and to the Council in 2013. He has been Chairman of the Board since 2022. He is married with two children and speaks English.</p>`,
  },
  "Rıfkı Tanyıldız": {
    tr: `<p>1962'de Akçayazı'da doğdu. Ticarete on altı yaşında, dedesinden kalan zahire dükkânında başladı; bugün Altınbaşak Hububat'ın yönetim kurulu başkanıdır. Borsa Meclisine ilk kez 1997'de girdi, 2014–2018 arasında Yönetim Kurulu Başkan Yardımcılığı yaptı.</p>
<p>Elektronik satış salonunun kurulmasında çalışan komisyona başkanlık etti. Hububat ticaretinde teamüller üzerine yazdığı kitapçık borsanın yayınları arasındadır. Üç çocuk babasıdır.</p>`,
    en: `<p>Born in Akçayazı in 1962. He began trading at sixteen in the grain shop his grandfather had left, and now chairs the board of Altınbaşak Hububat. He first entered the Council in 1997 and was Vice Chair of the Board from 2014 to 2018.</p>
<p>He led the commission that set up the electronic sales hall, and his booklet on the customs of the grain trade is one of the exchange's publications. He has three children.</p>`,
  },
  "Melahat Ekinci": {
    tr: `<p>1975'te Başakova'da doğdu. İktisat öğrenimi gördü, altı yıl bir kamu bankasının tarım kredileri servisinde çalıştı. 2006'da eşiyle birlikte bakliyat eleme ve paketleme tesisi kurdu.</p>
<p>2018'den beri Yönetim Kurulundadır ve Akreditasyon İzleme Komitesine başkanlık eder. Genç ve kadın girişimcilere yönelik eğitimlerin programını yürütür.</p>`,
    en: `<p>Born in Başakova in 1975. She studied economics and spent six years in the farm-credit department of a state bank. In 2006 she and her husband opened a plant for cleaning and packing pulses.</p>
<p>She has been on the Board since 2018 and chairs the Accreditation Monitoring Committee. The training programme for young and women entrepreneurs is in her charge.</p>`,
  },
  "Gülizar Zeytinli": {
    tr: `<p>1968'de Yukarıdere'de doğdu. Gıda mühendisidir. Ailesinin işletmesi Zeytindalı Gıda'yı yönetir; soğuk sıkım zeytinyağını bölgede ilk kez adıyla ve hasat yılıyla şişeleyenlerdendir.</p>
<p>Yağlı Tohum ve Bitkisel Yağ Meslek Komitesinde üç dönem görev yaptı. Meclis Başkan Yardımcılığına bu dönem seçildi. Duyusal analiz eğitmeni olarak laboratuvarın tadım panelini yönetir.</p>`,
    en: `<p>Born in Yukarıdere in 1968. A food engineer, she runs the family firm Zeytindalı Gıda and was among the first in the area to bottle cold-pressed olive oil under its own name and harvest year.</p>
<p>She has served three terms on the Oilseeds and Oils Committee and was elected Vice President of the Council this term. A trainer in sensory analysis, she leads the laboratory's tasting panel.</p>`,
  },
  "Döndü Koyuncu": {
    tr: `<p>1979'da Gölbaşlar'da doğdu. Babasından devraldığı kırk başlık sürüyü dört yüz başa çıkardı; sürüsünün tamamı kulak küpeli ve kayıtlıdır. Canlı hayvan pazarında kadın yetiştiricilerin ilk satıcı kartını 2011'de o aldı.</p>
<p>2022'de Meclise girdi, iki dönemdir Kâtip Üyedir. Şap tedbirleri sırasında pazarın açılış kurallarını hazırlayan çalışma grubunda yer aldı.</p>`,
    en: `<p>Born in Gölbaşlar in 1979. She took over forty sheep from her father and now keeps four hundred, every one of them tagged and registered. In 2011 she was the first woman to hold a seller's card at the livestock market.</p>
<p>She entered the Council in 2022 and is Clerk for the second term. During the foot-and-mouth measures she was in the group that drew up the rules for reopening the market.</p>`,
  },
  "Işıl İncirci": {
    tr: `<p>1983'te Yukarıdere'de doğdu. İşletme öğreniminden sonra İzmir'de kuru meyve ihracatı yapan bir firmada çalıştı, 2012'de memleketine dönerek kendi işletmesini kurdu. Kuru incirde aflatoksin ayıklamasını morötesi ışıkla yapan ilk tesislerden birini işletiyor.</p>
<p>Sayman Üye olarak aylık mizanın üyelere açık özet hâlinde yayımlanmasını başlattı. İngilizce ve Almanca bilir.</p>`,
    en: `<p>Born in Yukarıdere in 1983. After a degree in business she worked for a dried-fruit exporter in İzmir, and in 2012 she came home to found her own firm. Her plant was one of the first to sort figs for aflatoxin under ultraviolet light.</p>
<p>As Treasurer she introduced the monthly summary of accounts that is open to members. She speaks English and German.</p>`,
  },
  "Nurgül Mandıracı": {
    tr: `<p>1974'te Akçayazı'da doğdu. Ziraat mühendisi, süt teknolojisi bölümü mezunudur. Sütdiyarı Süt Ürünleri'nde üretimden sorumludur; yörenin çömlek peynirinin tescil başvurusunu hazırlayan ekipte çalıştı.</p>
<p>Süt, Süt Ürünleri ve Bal Meslek Komitesinin başkanı, Hesapları İnceleme Komisyonunun üyesidir.</p>`,
    en: `<p>Born in Akçayazı in 1974. An agricultural engineer who specialised in dairy technology, she is in charge of production at Sütdiyarı and worked in the team that applied for the registration of the area's crock cheese.</p>
<p>She chairs the Milk, Dairy and Honey Committee and sits on the Audit Commission.</p>`,
  },
  "Muhittin Özdeğer": {
    tr: `<p>1957'de Başakova'da doğdu. Otuz bir yıl kantarcılık ve zahire komisyonculuğu yaptı; işini 2015'te oğluna bıraktı. Ticari anlaşmazlıklarda bilirkişi olarak tanınır.</p>
<p>Disiplin Kuruluna ilk kez 2009'da seçildi, 2018'den beri kurulun başkanıdır.</p>`,
    en: `<p>Born in Başakova in 1957. For thirty-one years he kept a weighbridge and worked as a grain commission agent, until he handed the business to his son in 2015. He is well known as an expert in commercial disputes.</p>
<p>First elected to the Disciplinary Board in 2009, he has chaired it since 2018.</p>`,
  },
  "Dr. Aslı Gökçeoba": {
    tr: `<p>1980'de Şahinler'de doğdu. Tarım ekonomisi alanında lisans ve yüksek lisans öğreniminin ardından, lisanslı depoculuğun üretici gelirine etkisini incelediği teziyle doktorasını tamamladı. Borsada 2008'de istatistik uzmanı olarak işe başladı; tescil müdürlüğü ve genel sekreter yardımcılığı yaptı.</p>
<p>2017'de Meclis kararıyla Genel Sekreterliğe atandı. TÜRİB acenteliğinin kurulması, laboratuvarın yenilenmesi ve kalite belgelerinin birleştirilmesi onun döneminde gerçekleşti. Tarım piyasaları üzerine yayımlanmış makaleleri vardır; üniversitede borsacılık dersi verir. İngilizce ve Fransızca bilir.</p>`,
    en: `<p>Born in Şahinler in 1980. After bachelor's and master's degrees in agricultural economics she took her doctorate with a thesis on what licensed warehousing does for farmers' incomes. She joined the exchange as a statistician in 2008 and went on to head registration and to serve as Deputy General Secretary.</p>
<p>The Council appointed her General Secretary in 2017. The TÜRİB agency, the renewal of the laboratory and the joining of our quality systems into one were carried out in her time. She has published on farm markets and teaches a university course on commodity exchanges. She speaks English and French.</p>`,
  },
  "Murat İlkgül": {
    tr: `<p>1977'de Çınarlıhan'da doğdu. Hukuk öğrenimi gördü, serbest avukatlık yaptı. 2010'da hukuk müşaviri olarak katıldığı Borsada 2018'den beri Genel Sekreter Yardımcısıdır.</p>
<p>Dokuz birimin iş akışını yönetir, Erişilebilirlik İnceleme Komisyonuna başkanlık eder ve kişisel verilerin korunmasında irtibat kişisidir.</p>`,
    en: `<p>Born in Çınarlıhan in 1977. He studied law and practised as an advocate before joining the exchange as legal adviser in 2010. He has been Deputy General Secretary since 2018.</p>
<p>He oversees the work of the nine departments, chairs the Accessibility Review Commission and is the contact person for data protection.</p>`,
  },
  "Zeynep Özleyen": {
    tr: `<p>1986'da Güzelöz'de doğdu. Gıda mühendisidir. Bir un fabrikasının kalite laboratuvarında beş yıl çalıştıktan sonra 2014'te Borsa Laboratuvarına geçti, 2020'den beri laboratuvarın sorumlusudur.</p>
<p>TS EN ISO/IEC 17025 akreditasyonunun kapsamını üç deneyden on bir deneye çıkaran ekibi yönetti. Borsalar arası karşılaştırma deneylerinin koordinatörüdür.</p>`,
    en: `<p>Born in Güzelöz in 1986. A food engineer, she spent five years in the quality laboratory of a flour mill before moving to the Exchange Laboratory in 2014. She has managed it since 2020.</p>
<p>She led the team that widened the scope of the TS EN ISO/IEC 17025 accreditation from three tests to eleven, and she coordinates the comparison tests between exchanges.</p>`,
  },
};
