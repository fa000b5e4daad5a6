import type { ContentSeed } from "./types";

/** The pages behind the menu's non-fixed nodes: the id is the node's id. */
export const MENU_PAGES: ContentSeed[] = [
  {
    // Turkish only, as a list of Turkish law often is.
    id: 118,
    kind: 7,
    daysAgo: 204,
    title: { tr: "Mevzuat" },
    summary: {
      tr: "Borsamızın kuruluşuna, tescile, laboratuvara ve lisanslı depoculuğa ilişkin kanun ve düzenlemeler.",
    },
    body: {
      tr: `<p>Aşağıda, günlük çalışmamızın dayandığı başlıca düzenlemeler yer alır. Metinlerin güncel hâli için Resmî Gazete ve Mevzuat Bilgi Sistemi esas alınmalıdır; buradaki özetler bilgilendirme amaçlıdır.</p>
<h2>Kanunlar</h2>
<table>
<caption>Borsacılık hizmetlerinin dayandığı kanunlar</caption>
<thead><tr><th scope="col">No</th><th scope="col">Kanun</th><th scope="col">Resmî Gazete</th><th scope="col">Bizi neden ilgilendirir?</th></tr></thead>
<tbody>
<tr><th scope="row">5174</th><td>Türkiye Odalar ve Borsalar Birliği ile Odalar ve Borsalar Kanunu</td><td>01.06.2004, 25479</td><td>Kuruluş, organlar, üyelik, tescil, ücretler</td></tr>
<tr><th scope="row">5300</th><td>Tarım Ürünleri Lisanslı Depoculuk Kanunu</td><td>17.02.2005, 25730</td><td>Lisanslı depolar ve elektronik ürün senedi</td></tr>
<tr><th scope="row">193</th><td>Gelir Vergisi Kanunu</td><td>06.01.1961, 10700</td><td>Müstahsilden alımda stopaj</td></tr>
<tr><th scope="row">5996</th><td>Veteriner Hizmetleri, Bitki Sağlığı, Gıda ve Yem Kanunu</td><td>13.06.2010, 27610</td><td>Canlı hayvan pazarı, gıda ve yem güvenilirliği</td></tr>
<tr><th scope="row">6698</th><td>Kişisel Verilerin Korunması Kanunu</td><td>07.04.2016, 29677</td><td>Üye ve ziyaretçi verileri</td></tr>
<tr><th scope="row">4982</th><td>Bilgi Edinme Hakkı Kanunu</td><td>24.10.2003, 25269</td><td>Bilgi ve belge başvuruları</td></tr>
<tr><th scope="row">6331</th><td>İş Sağlığı ve Güvenliği Kanunu</td><td>30.06.2012, 28339</td><td>Kantar, salon ve laboratuvar güvenliği</td></tr>
<tr><th scope="row">5378</th><td>Engelliler Hakkında Kanun</td><td>07.07.2005, 25868</td><td>Hizmet binası ve <a href="/politikalar/erisilebilirlik">internet sitesi erişilebilirliği</a></td></tr>
</tbody>
</table>
<h2>Yönetmelik ve genelgeler</h2>
<ul>
<li>Borsa Muamelat Yönetmeliği: üye kaydı, belge düzenleme, organ toplantıları, defter ve arşiv.</li>
<li>Ticaret Borsalarında Alım Satım Yapan Aracılar Hakkında Yönetmelik (13.01.2005, 25699): komisyoncu, ajan ve simsarlar.</li>
<li>Elektronik Ürün Senedi Yönetmeliği: senedin oluşturulması, devri ve iptali.</li>
<li>Organ seçimleri, disiplin, bütçe ve muhasebe işlemlerine ilişkin TOBB yönetmelikleri.</li>
<li>2025/10 sayılı Cumhurbaşkanlığı Genelgesi (21.06.2025, 32933): internet sitelerinin ve mobil uygulamaların erişilebilirliği.</li>
</ul>
<h2>Tescil yükümlülüğü, kısaca</h2>
<ol>
<li>Kotasyon listesindeki bir madde, en az miktarın üzerinde alınıp satıldığında tescil ettirilir. Sınır hububatta 1.000 kg, baklagilde ve ayçiçeğinde 250 kg, haşhaş tohumunda 500 kg, kütlü pamukta 100 kg'dır; tamamı <a href="/kotasyon-listesi">kotasyon listesindedir</a>.</li>
<li>Salonda yapılan işlem aynı gün, salon dışındaki işlem 30 gün içinde tescil edilir.</li>
<li>Alıcı ve satıcıdan binde birer tescil ücreti alınır. İşlem başına tavan ₺3.303'dır.</li>
<li>Geçerli bir mazeret olmadan geciken tescilde ücret yüzde elli artırılır. İhracattan tescil ücreti alınmaz.</li>
</ol>
<h2>Borsamızın kendi düzenlemeleri</h2>
<p>Satış salonu çalışma esasları, laboratuvar numune yönergesi ve canlı hayvan pazarı yönergesi Meclisin onayıyla yürürlüktedir. İç yönergelerin örneğini Genel Sekreterlikten (0 (999) 555 01 00, dahili 101) isteyebilirsiniz. Ücretler <a href="/ucret-tarifeleri">ücret tarifeleri</a>, dilekçe ve beyannameler <a href="/beyannameler">beyannameler</a> sayfasındadır.</p>`,
    },
    files: [
      {
        name: { tr: "Tescil Yükümlülüğü Rehberi" },
        body: [
          {
            tr: "Bu rehber, borsaya dahil bir maddeyi alan veya satan üyelerimiz için hazırlanmıştır. Hukuki metin değildir; tereddüt hâlinde 5174 sayılı Kanun ve Borsa Muamelat Yönetmeliği uygulanır.",
          },
          {
            tr: "Salonda gerçekleşen satışların tescili, kantar fişi ve salon tutanağıyla aynı gün tamamlanır. Salon dışında yapılan alımlarda müstahsil makbuzu veya fatura, düzenlendiği tarihten başlayarak 30 gün içinde Tescil ve İstatistik birimine sunulur.",
          },
          {
            tr: "Tescil ücreti alıcı ve satıcı için ayrı ayrı binde birdir. İthalatta binde iki, elektronik ürün senedinde binde 0,5 uygulanır; ihracattan ücret alınmaz. İşlem başına tavan ₺3.303'dır. Mazeretsiz gecikmede ücret yüzde elli artırılır.",
          },
          {
            tr: "Başvuru: Tescil ve İstatistik Müdürü Gökhan Şıracı, 0 (999) 555 01 00, dahili 110. Hafta içi 08:30–12:00 ve 13:00–17:30.",
          },
        ],
      },
      {
        name: { tr: "Bilgi Edinme Başvurusu Nasıl Yapılır" },
        body: [
          {
            tr: "4982 sayılı Kanun kapsamındaki başvurular; ad, soyad, imza, adres ve istenen bilginin açıkça yazıldığı bir dilekçeyle merkezimize verilir ya da basakovatb@hs99.kep.example adresine gönderilir.",
          },
          {
            tr: "Borsanın elinde bulunan bilgi ve belgeler 15 iş günü içinde sunulur. Üyelerin ticari sırları ile üçüncü kişilerin kişisel verileri başvuru konusu olamaz.",
          },
        ],
      },
    ],
    tags: ["mevzuat", "tescil"],
    readCount: 1437,
  },
  {
    id: 124,
    kind: 7,
    daysAgo: 33,
    title: { tr: "Meslek Komiteleri", en: "Professional Committees" },
    summary: {
      tr: "Yedi meslek grubunun komiteleri, Meclisteki temsilcileri ve çalışma düzeni.",
      en: "The committees of the seven professional groups, their representatives on the Council and how they work.",
    },
    body: {
      tr: `<p>Meslek komitesi, aynı işi yapan üyelerin Borsadaki sesidir. Her meslek grubu beş asıl üyeli bir komite seçer; komite de aralarından ikisini <a href="/meclis">Meclis</a>'e gönderir. On dört kişilik Meclis böyle oluşur.</p>
<h2>Komiteler ve Meclisteki temsilcileri</h2>
<table>
<caption>Yedi meslek grubu</caption>
<thead><tr><th scope="col">Grup</th><th scope="col">Meslek grubu</th><th scope="col">Meclisteki üyeleri</th><th scope="col">Organlardaki görevleri</th></tr></thead>
<tbody>
<tr><th scope="row">1</th><td>Hububat ve Bakliyat Ticareti</td><td>Rıfkı Tanyıldız, Melahat Ekinci</td><td>Tanyıldız: Meclis Başkanı. Ekinci: Yönetim Kurulu Başkan Yardımcısı.</td></tr>
<tr><th scope="row">2</th><td>Un, Yem ve Hububat Mamulleri</td><td>İlhan Değirmencioğlu, Şule Kepekçi</td><td>Değirmencioğlu: Yönetim Kurulu Başkanı.</td></tr>
<tr><th scope="row">3</th><td>Yağlı Tohum ve Bitkisel Yağ</td><td>Ozan Günebakar, Gülizar Zeytinli</td><td>Zeytinli: Meclis Başkan Yardımcısı.</td></tr>
<tr><th scope="row">4</th><td>Kuru Meyve ve Kuruyemiş</td><td>Cevdet Bağışgil, Işıl İncirci</td><td>Bağışgil: Meclis Başkan Yardımcısı. İncirci: Sayman Üye.</td></tr>
<tr><th scope="row">5</th><td>Canlı Hayvan ve Et</td><td>Yaşar Ağıllı, Döndü Koyuncu</td><td>Ağıllı: Yönetim Kurulu Başkan Yardımcısı. Koyuncu: Meclis Kâtip Üyesi.</td></tr>
<tr><th scope="row">6</th><td>Süt, Süt Ürünleri ve Bal</td><td>Nurgül Mandıracı, Tuğrul Yaylagül</td><td>Yaylagül: Yönetim Kurulu Üyesi.</td></tr>
<tr><th scope="row">7</th><td>Pamuk, Yapağı ve Çeşitli Gıda</td><td>Ümit Çırçırlı, Hüsnü Keçeci</td><td>Yönetim Kurulu yedek üyeleri.</td></tr>
</tbody>
</table>
<h2>Ne iş yaparlar?</h2>
<ul>
<li>Kendi ürünlerinin piyasasını izler, kotasyon listesindeki en az miktarlar için görüş verirler.</li>
<li>Sezon başında numune alma, fire ve vasıf konusundaki teamülü yazıya döker, anlaşmazlıklarda bilirkişiye dayanak olurlar.</li>
<li>Gruplarındaki üyelerin eğitim, kredi ve nakliye sorunlarını Yönetim Kuruluna taşırlar.</li>
<li>Bilgi isteyen kamu kurumlarına gruplarının cevabını hazırlarlar.</li>
</ul>
<h2>Nasıl çalışırlar?</h2>
<p>Komiteler ayda bir kez kendi içinde, yılda iki kez de ortak olarak toplanır. Gündeme madde ekletmek isteyen üye, toplantıdan üç gün önce komitesine veya Genel Sekreterliğe yazabilir. Kararlar, üyeyi ilgilendiriyorsa <a href="/duyuru-list">duyurular</a> bölümünde yayımlanır; sonraki ortak toplantı <a href="/etkinlik-list">etkinliklerde</a> görülür.</p>
<h2>Hangi gruptayım?</h2>
<p>Grup, üyenin fiilen en çok yaptığı işe göre Yönetim Kurulunca belirlenir. Üyelerin gruplara dağılımı <a href="/uyeler">meslek gruplarına göre üyeler</a> sayfasındadır. İşiniz değiştiyse Muamelat ve Üye Sicil birimine (dahili 115) başvurun.</p>`,
      en: `<p>A professional committee is the voice, within the exchange, of members in the same trade. Each professional group elects a committee of five full members; the committee sends two of them to the <a href="/meclis">Council</a>. That is how the Council of fourteen comes about.</p>
<h2>The committees and their Council members</h2>
<table>
<caption>The seven professional groups</caption>
<thead><tr><th scope="col">Group</th><th scope="col">Professional group</th><th scope="col">Members on the Council</th><th scope="col">Offices held</th></tr></thead>
<tbody>
<tr><th scope="row">1</th><td>Grain &amp; Pulse Trade</td><td>Rıfkı Tanyıldız, Melahat Ekinci</td><td>Tanyıldız: President of the Council. Ekinci: Vice Chair of the Board.</td></tr>
<tr><th scope="row">2</th><td>Flour, Feed &amp; Cereal Products</td><td>İlhan Değirmencioğlu, Şule Kepekçi</td><td>Değirmencioğlu: Chairman of the Board.</td></tr>
<tr><th scope="row">3</th><td>Oilseeds &amp; Oils</td><td>Ozan Günebakar, Gülizar Zeytinli</td><td>Zeytinli: Vice President of the Council.</td></tr>
<tr><th scope="row">4</th><td>Dried Fruit &amp; Nuts</td><td>Cevdet Bağışgil, Işıl İncirci</td><td>Bağışgil: Vice President of the Council. İncirci: Treasurer.</td></tr>
<tr><th scope="row">5</th><td>Livestock &amp; Meat</td><td>Yaşar Ağıllı, Döndü Koyuncu</td><td>Ağıllı: Vice Chair of the Board. Koyuncu: Clerk of the Council.</td></tr>
<tr><th scope="row">6</th><td>Milk, Dairy &amp; Honey</td><td>Nurgül Mandıracı, Tuğrul Yaylagül</td><td>Yaylagül: Member of the Board.</td></tr>
<tr><th scope="row">7</th><td>Cotton, Wool &amp; Other Food</td><td>Ümit Çırçırlı, Hüsnü Keçeci</td><td>Substitute members of the Board.</td></tr>
</tbody>
</table>
<h2>What they do</h2>
<ul>
<li>They watch the market in their own products and advise on the minimum quantities of the quotation list.</li>
<li>At the start of the season they put the custom of the trade on sampling, weight loss and quality in writing, which experts rely on in disputes.</li>
<li>They take their members' concerns about training, credit and haulage to the Board.</li>
<li>They draft their group's answer when a public authority asks for information.</li>
</ul>
<h2>How they work</h2>
<p>Each committee meets once a month, and all of them meet jointly twice a year. A member who wants an item on the agenda may write to the committee or the General Secretariat three days beforehand. Decisions that concern members appear among the <a href="/duyuru-list">announcements</a>; the next joint meeting is listed under <a href="/etkinlik-list">events</a>.</p>
<h2>Which group am I in?</h2>
<p>The Board assigns each member to a group by the trade it mainly carries on. The page <a href="/uyeler">members by group</a> shows who belongs where. If your business has changed, apply to General Procedures and Member Registry (extension 115).</p>`,
    },
    picture: {
      scene: "council-hall",
      seed: 124,
      alt: {
        tr: "Meclis Salonu'nda meslek komitelerinin ortak toplantısı",
        en: "A joint meeting of the professional committees in the Council Chamber",
      },
    },
    tags: ["organlar", "meslek komitesi"],
    readCount: 1120,
  },
  {
    id: 134,
    kind: 7,
    daysAgo: 152,
    title: { tr: "Akreditasyon", en: "Accreditation" },
    summary: {
      tr: "TOBB akreditasyon sisteminin 17. döneminde beş yıldızlı borsayız; sistem neyi ölçer, üyeye ne sağlar?",
      en: "We are a five-star exchange in the 17th period of the TOBB accreditation system: what it measures and what members gain.",
    },
    body: {
      tr: `<p>TOBB Oda ve Borsa Akreditasyon Sistemi, oda ve borsaların hizmetlerini ortak bir kılavuza göre puanlar. Borsamız sisteme 2014'te katıldı; <strong>17. dönemde beş yıldızlı</strong> olarak derecelendirildi.</p>
<h2>Ne ölçülür?</h2>
<h3>Temel yeterlilikler</h3>
<ol>
<li>Yönetim ve mevzuat</li>
<li>Mali yönetim</li>
<li>İnsan kaynakları</li>
<li>İş planlaması ve yönetimi</li>
<li>Haberleşme ve yayınlar</li>
<li>Bilgi ve iletişim teknolojileri</li>
<li>Üye ilişkileri</li>
<li>Kalite</li>
</ol>
<h3>Temel hizmetler</h3>
<ul>
<li>İletişim ağı</li>
<li>Politika ve temsil</li>
<li>Bilgi, danışmanlık ve destek</li>
<li>İş geliştirme ve eğitim</li>
<li>Borsacılık faaliyetleri</li>
</ul>
<p>Her başlık üç düzeyde puanlanır: şartın yerine getirilmesi, sürekli uygulanması ve sonucunun iyileştirmeye dönüşmesi. Denetçi sözle yetinmez, tarihli kanıt ister.</p>
<h2>Belgelerimiz</h2>
<table>
<caption>Geçerli belge ve akreditasyonlar</caption>
<thead><tr><th scope="col">Belge</th><th scope="col">Kapsam</th></tr></thead>
<tbody>
<tr><th scope="row">TOBB Akreditasyonu, beş yıldız</th><td>Bütün borsa hizmetleri (17. dönem)</td></tr>
<tr><th scope="row">TS EN ISO 9001:2015</th><td>Kalite yönetimi</td></tr>
<tr><th scope="row">ISO 10002:2018</th><td>Müşteri memnuniyeti ve şikâyetlerin ele alınması</td></tr>
<tr><th scope="row">ISO/IEC 27001:2022</th><td>Bilgi güvenliği yönetimi</td></tr>
<tr><th scope="row">TS EN ISO/IEC 17025:2017</th><td>Borsa Laboratuvarının deney yeterliliği</td></tr>
</tbody>
</table>
<p>Belgelerin taranmış örnekleri <a href="/kalite-belgelerimiz">kalite belgelerimiz</a> sayfasından açılabilir.</p>
<h2>Üyeye ne sağlar?</h2>
<ul>
<li>Hizmetin süresi ve bedeli önceden bellidir: <a href="/hizmet-standartlari-tablosu">hizmet standartları tablosu</a>.</li>
<li>Şikâyet numara alır ve <a href="/politikalar/sikayet">yedi iş günü içinde</a> yanıtlanır.</li>
<li>İhtiyaçlar <a href="/anket-listesi">anketle</a> sorulur, yatırımlar çıkan sonuca göre sıralanır.</li>
</ul>
<h2>Kim izler?</h2>
<p>Akreditasyon İzleme Komitesi üç ayda bir toplanır, eksikleri ve sorumlularını tutanağa geçirir. Sekretaryasını Kalite ve Akreditasyon biriminden İpek Sıralı (0 (999) 555 01 00, dahili 150) yürütür.</p>`,
      en: `<p>The TOBB accreditation system scores the services of chambers and exchanges against a common guide. We joined it in 2014 and are rated <strong>five stars in the 17th period</strong>.</p>
<h2>What is measured</h2>
<h3>Basic competences</h3>
<ol>
<li>Management and legislation</li>
<li>Financial management</li>
<li>Human resources</li>
<li>Business planning and management</li>
<li>Communication and publications</li>
<li>Information and communication technology</li>
<li>Member relations</li>
<li>Quality</li>
</ol>
<h3>Basic services</h3>
<ul>
<li>Communication network</li>
<li>Policy and representation</li>
<li>Information, advice and support</li>
<li>Business development and training</li>
<li>Exchange services</li>
</ul>
<p>Each heading is scored at three levels: that the requirement is met, that it is applied continuously, and that its results lead to improvement. Assessors are not content with words; they ask for dated evidence.</p>
<h2>Our certificates</h2>
<table>
<caption>Certificates and accreditations in force</caption>
<thead><tr><th scope="col">Certificate</th><th scope="col">Scope</th></tr></thead>
<tbody>
<tr><th scope="row">TOBB accreditation, five stars</th><td>All services of the exchange (17th period)</td></tr>
<tr><th scope="row">TS EN ISO 9001:2015</th><td>Quality management</td></tr>
<tr><th scope="row">ISO 10002:2018</th><td>Customer satisfaction and the handling of complaints</td></tr>
<tr><th scope="row">ISO/IEC 27001:2022</th><td>Information security management</td></tr>
<tr><th scope="row">TS EN ISO/IEC 17025:2017</th><td>Testing competence of the Exchange Laboratory</td></tr>
</tbody>
</table>
<p>Scans of the certificates can be opened from the page <a href="/kalite-belgelerimiz">quality certificates</a>.</p>
<h2>What members gain</h2>
<ul>
<li>The time and the fee of each service are known beforehand: see the <a href="/hizmet-standartlari-tablosu">service standards table</a>.</li>
<li>A complaint receives a number and is answered <a href="/politikalar/sikayet">within seven working days</a>.</li>
<li>Needs are asked about in <a href="/anket-listesi">surveys</a>, and investments are ranked by the answers.</li>
</ul>
<h2>Who keeps watch</h2>
<p>The Accreditation Monitoring Committee meets every three months and records what is missing and who is to see to it. Its secretary is İpek Sıralı of Quality and Accreditation (0 (999) 555 01 00, extension 150).</p>`,
    },
    picture: {
      scene: "award",
      seed: 134,
      alt: {
        tr: "Beş yıldızlı TOBB akreditasyon belgesi",
        en: "The five-star TOBB accreditation certificate",
      },
    },
    tags: ["akreditasyon", "kalite"],
    readCount: 905,
  },
  {
    id: 36,
    kind: 7,
    daysAgo: 96,
    title: { tr: "Satış Salonu", en: "Sales Hall" },
    summary: {
      tr: "Araç kapıdan girdiği andan tescile kadar ürününüz hangi aşamalardan geçer, seans ne zaman yapılır, ne ödenir?",
      en: "The stages your produce passes through from the gate to registration, when sessions are held and what they cost.",
    },
    body: {
      tr: `<p>Hububat Satış Salonu, Organize Tarım Sitesi'nin 3. Bloku'ndadır. Buğday, arpa, mısır, baklagil ve yağlı tohumlar burada, analiz sonucu bilinerek ve teklifler ekranda görülerek satılır. Elektronik satışa 2011'de geçildi.</p>
<h2>Saatler</h2>
<table>
<thead><tr><th scope="col">İşlem</th><th scope="col">Gün</th><th scope="col">Saat</th></tr></thead>
<tbody>
<tr><th scope="row">Seans</th><td>Pazartesi–cuma</td><td>09:30–11:30</td></tr>
<tr><th scope="row">Araç ve numune kabulü</th><td>Pazartesi–cuma</td><td>Mevsime göre, seanstan önce başlar</td></tr>
<tr><th scope="row">Tescil ve büro</th><td>Pazartesi–cuma</td><td>08:30–12:00 ve 13:00–17:30</td></tr>
</tbody>
</table>
<p>Resmî tatillerde seans yapılmaz. Geçerli kabul saatleri ile hasat dönemine ve bakım günlerine özgü değişiklikler <a href="/duyuru-list">duyurular</a> bölümündedir; yola çıkmadan bakmanızı öneririz.</p>
<h2>Ürününüzün yolu</h2>
<ol>
<li><strong>Kayıt:</strong> Kapıda plaka, üreticinin adı, köyü, ürün ve tahmini miktar yazılır; araç ilk kez tartılır.</li>
<li><strong>Numune:</strong> Robot kol, kasanın farklı noktalarından ve derinliklerinden numune alır. Şoför araçtan inmez.</li>
<li><strong>Analiz:</strong> Laboratuvar rutubet, protein, hektolitre, gluten ve süneyi ölçer. Sonuç 20 dakika içinde çıkar.</li>
<li><strong>Kart:</strong> Numune, üzerinde yalnızca işlem numarası bulunan çipli kutuya konur. Alıcı, malın kime ait olduğunu bilmez.</li>
<li><strong>Seans:</strong> Numune tezgâha, değerleri ekrana çıkar. Üyeler tekliflerini elektronik imzayla verir; en yüksek teklif malı alır.</li>
<li><strong>Onay:</strong> Satıcı fiyatı kabul etmeyebilir. Bu durumda ürün bir sonraki seansta yeniden sunulur veya geri götürülür.</li>
<li><strong>Teslim ve tescil:</strong> Ürün alıcıya boşaltılır, boş araç tartılır, net miktar üzerinden tescil yapılır ve satıcıya beyanname verilir.</li>
</ol>
<h2>Salon ve kantar ücretleri</h2>
<table>
<caption>01.01.2026'dan geçerli tarife</caption>
<thead><tr><th scope="col">Hizmet</th><th scope="col">Ücret (₺)</th></tr></thead>
<tbody>
<tr><th scope="row">Salon, 0–5 ton</th><td>100</td></tr>
<tr><th scope="row">Salon, 5–10 ton</th><td>150</td></tr>
<tr><th scope="row">Salon, 10–20 ton</th><td>200</td></tr>
<tr><th scope="row">Salon, 20 ton ve üzeri</th><td>300</td></tr>
<tr><th scope="row">Kantar</th><td>150</td></tr>
<tr><th scope="row">Salon analiz paketi</th><td>150</td></tr>
</tbody>
</table>
<p>KDV'ye tabi hizmetlerde KDV ayrıca eklenir. Tescil ücretleri <a href="/ucret-tarifeleri">ücret tarifeleri</a> sayfasındadır.</p>
<h2>Yanınızda bulunsun</h2>
<ul>
<li>Kimlik ve Çiftçi Kayıt Sistemi belgesi</li>
<li>Ürün başkasına aitse vekâletname ya da muvafakat yazısı</li>
<li>Ödemenin yapılacağı hesabın IBAN'ı (satıcının adına olmalıdır)</li>
</ul>
<p>Salon Şefi Nihat Tokmakçı: 0 (999) 555 01 20, dahili 140. Seansta oluşan fiyatlar <a href="/gunluk-bulten">günlük bültende</a> yer alır.</p>`,
      en: `<p>The Grain Sales Hall stands in Block 3 of the Organised Agricultural Estate. Wheat, barley, maize, pulses and oilseeds are sold here with the analysis known and the bids visible on screen. Electronic sales began in 2011.</p>
<h2>Hours</h2>
<table>
<thead><tr><th scope="col">Service</th><th scope="col">Days</th><th scope="col">Hours</th></tr></thead>
<tbody>
<tr><th scope="row">Session</th><td>Monday to Friday</td><td>09:30–11:30</td></tr>
<tr><th scope="row">Vehicles and samples</th><td>Monday to Friday</td><td>By season, opening before the session</td></tr>
<tr><th scope="row">Registration and office</th><td>Monday to Friday</td><td>08:30–12:00 and 13:00–17:30</td></tr>
</tbody>
</table>
<p>There is no session on public holidays. The intake hours in force, and changes at harvest time and on maintenance days, are given under <a href="/duyuru-list">announcements</a>; please look there before you set out.</p>
<h2>The way of your produce</h2>
<ol>
<li><strong>Entry:</strong> the number plate, the producer's name and village, the product and the estimated quantity are noted at the gate, and the vehicle is weighed for the first time.</li>
<li><strong>Sample:</strong> a robotic arm draws samples from several points and depths of the load. The driver stays in the cab.</li>
<li><strong>Analysis:</strong> the laboratory measures moisture, protein, hectolitre weight, gluten and sunn-pest damage. The result is ready within 20 minutes.</li>
<li><strong>Card:</strong> the sample goes into a chipped box that carries only a transaction number. The buyer does not know whose produce it is.</li>
<li><strong>Session:</strong> the sample is put on the counter and its values on the screen. Members bid with an electronic signature; the highest bid takes the lot.</li>
<li><strong>Consent:</strong> the seller may refuse the price. The produce is then offered again at the next session or taken home.</li>
<li><strong>Delivery and registration:</strong> the load is delivered to the buyer, the empty vehicle is weighed, the net quantity is registered and the seller receives the declaration.</li>
</ol>
<h2>Hall and weighbridge charges</h2>
<table>
<caption>Tariff valid from 1 January 2026</caption>
<thead><tr><th scope="col">Service</th><th scope="col">Fee (₺)</th></tr></thead>
<tbody>
<tr><th scope="row">Hall, 0–5 tonnes</th><td>100</td></tr>
<tr><th scope="row">Hall, 5–10 tonnes</th><td>150</td></tr>
<tr><th scope="row">Hall, 10–20 tonnes</th><td>200</td></tr>
<tr><th scope="row">Hall, 20 tonnes and over</th><td>300</td></tr>
<tr><th scope="row">Weighbridge</th><td>150</td></tr>
<tr><th scope="row">Hall analysis package</th><td>150</td></tr>
</tbody>
</table>
<p>VAT is added where due. Registration fees are on the <a href="/ucret-tarifeleri">fee tariffs</a> page.</p>
<h2>What to bring</h2>
<ul>
<li>Identity card and Farmer Registration System certificate</li>
<li>A power of attorney or letter of consent if the produce belongs to someone else</li>
<li>The IBAN of the account to be paid, in the seller's own name</li>
</ul>
<p>Hall Supervisor Nihat Tokmakçı: 0 (999) 555 01 20, extension 140. Prices made in the session appear in the <a href="/gunluk-bulten">daily bulletin</a>.</p>`,
    },
    picture: {
      scene: "sales-hall",
      seed: 36,
      alt: {
        tr: "Seans sırasında salondaki teklif ekranı ve numune kutuları",
        en: "The bidding screen and sample boxes in the hall during a session",
      },
    },
    tags: ["satış salonu", "seans", "kantar"],
    readCount: 4386,
  },
  {
    id: 351,
    kind: 7,
    daysAgo: 187,
    title: { tr: "Analizler", en: "Analyses" },
    summary: {
      tr: "Laboratuvarımızda yapılan analizler, birimleri, yöntemleri, ücretleri ve buğdayda sınıf değerleri.",
      en: "The analyses our laboratory carries out, with units, methods and fees, and the class values for wheat.",
    },
    body: {
      tr: `<p>Borsa Laboratuvarı 1999'dan beri çalışıyor; 2024'te cihazları ve yerleşimi yenilendi. TS EN ISO/IEC 17025:2017'ye göre akreditedir. Üye olsun olmasın üretici, tüccar ve sanayici analiz yaptırabilir.</p>
<h2>Analiz listesi ve ücretler</h2>
<table>
<caption>01.01.2026'dan geçerli laboratuvar tarifesi</caption>
<thead><tr><th scope="col">Analiz</th><th scope="col">Birim</th><th scope="col">Yöntem</th><th scope="col">Ücret (₺)</th></tr></thead>
<tbody>
<tr><th scope="row">Salon paketi (rutubet, protein, hektolitre, gluten, süne)</th><td>–</td><td>NIR ve gözle ayırma</td><td>150</td></tr>
<tr><th scope="row">Rutubet</th><td>%</td><td>TS EN ISO 712</td><td>60</td></tr>
<tr><th scope="row">Hektolitre ağırlığı</th><td>kg/hl</td><td>TS EN ISO 7971-3</td><td>60</td></tr>
<tr><th scope="row">Protein (NIR)</th><td>%, kuru maddede</td><td>TS EN 15948</td><td>120</td></tr>
<tr><th scope="row">Yaş gluten ve gluten indeksi</th><td>%</td><td>TS EN ISO 21415-2</td><td>180</td></tr>
<tr><th scope="row">Zeleny sedimantasyon</th><td>ml</td><td>TS EN ISO 5529</td><td>140</td></tr>
<tr><th scope="row">Düşme sayısı</th><td>sn</td><td>TS EN ISO 3093</td><td>160</td></tr>
<tr><th scope="row">1000 dane ağırlığı</th><td>g</td><td>TS EN ISO 520</td><td>90</td></tr>
<tr><th scope="row">Aflatoksin B1 ve toplam</th><td>µg/kg</td><td>HPLC, TS EN 14123</td><td>1.900</td></tr>
</tbody>
</table>
<p>KDV'ye tabi hizmetlerde KDV ayrıca eklenir. Akreditasyon kapsamındaki yöntemler, <a href="/kalite-belgelerimiz">kalite belgelerimiz</a> sayfasındaki kapsam listesinde işaretlidir.</p>
<h2>Buğdayda sınıflar</h2>
<table>
<caption>Salonda uygulanan sınıf aralıkları</caption>
<thead><tr><th scope="col">Sınıf</th><th scope="col">Protein (%)</th><th scope="col">Hektolitre (kg/hl)</th><th scope="col">Süne (%)</th></tr></thead>
<tbody>
<tr><th scope="row">1. grup</th><td>13,0–15,0</td><td>78–82</td><td>en çok 1,0</td></tr>
<tr><th scope="row">2. grup</th><td>11,5–13,0</td><td>76–79</td><td>en çok 1,8</td></tr>
<tr><th scope="row">Yemlik</th><td>11'in altı</td><td>74'ün altı</td><td>–</td></tr>
</tbody>
</table>
<h2>Sonucu nasıl okumalı?</h2>
<ul>
<li><strong>Gluten indeksi</strong> proteinin miktarını değil dayanıklılığını gösterir; proteini aynı iki buğday bu değerle ayrılır.</li>
<li><strong>Düşme sayısı</strong> 250 saniyenin altındaysa tanede filizlenme başlamış olabilir.</li>
<li><strong>Süne</strong> oranı yükseldikçe hamur gevşer; un fabrikaları fiyatı önce bu değere bakarak belirler.</li>
</ul>
<h2>Ücretsiz danışma</h2>
<p>Laboratuvar Sorumlusu Gıda Mühendisi Zeynep Özleyen raporunuzu birlikte okumak için ücret almaz: 0 (999) 555 01 30, dahili 130. Numunenin nasıl hazırlanacağı <a href="/detay-menu/352?tip=352&amp;sayfaTip=genel">numune kabul</a> sayfasındadır.</p>`,
      en: `<p>The Exchange Laboratory has been at work since 1999; its instruments and rooms were renewed in 2024. It is accredited to TS EN ISO/IEC 17025:2017. Farmers, merchants and manufacturers may have analyses made whether or not they are members.</p>
<h2>Analyses and fees</h2>
<table>
<caption>Laboratory tariff valid from 1 January 2026</caption>
<thead><tr><th scope="col">Analysis</th><th scope="col">Unit</th><th scope="col">Method</th><th scope="col">Fee (₺)</th></tr></thead>
<tbody>
<tr><th scope="row">Hall package (moisture, protein, hectolitre weight, gluten, sunn pest)</th><td>–</td><td>NIR and visual sorting</td><td>150</td></tr>
<tr><th scope="row">Moisture</th><td>%</td><td>TS EN ISO 712</td><td>60</td></tr>
<tr><th scope="row">Hectolitre weight</th><td>kg/hl</td><td>TS EN ISO 7971-3</td><td>60</td></tr>
<tr><th scope="row">Protein (NIR)</th><td>%, dry matter</td><td>TS EN 15948</td><td>120</td></tr>
<tr><th scope="row">Wet gluten and gluten index</th><td>%</td><td>TS EN ISO 21415-2</td><td>180</td></tr>
<tr><th scope="row">Zeleny sedimentation</th><td>ml</td><td>TS EN ISO 5529</td><td>140</td></tr>
<tr><th scope="row">Falling number</th><td>s</td><td>TS EN ISO 3093</td><td>160</td></tr>
<tr><th scope="row">Thousand-grain weight</th><td>g</td><td>TS EN ISO 520</td><td>90</td></tr>
<tr><th scope="row">Aflatoxin B1 and total</th><td>µg/kg</td><td>HPLC, TS EN 14123</td><td>1,900</td></tr>
</tbody>
</table>
<p>VAT is added where due. Methods within the accredited scope are marked in the scope list on the page <a href="/kalite-belgelerimiz">quality certificates</a>.</p>
<h2>Wheat classes</h2>
<table>
<caption>Class ranges applied in the hall</caption>
<thead><tr><th scope="col">Class</th><th scope="col">Protein (%)</th><th scope="col">Hectolitre weight (kg/hl)</th><th scope="col">Sunn pest (%)</th></tr></thead>
<tbody>
<tr><th scope="row">Group 1</th><td>13.0–15.0</td><td>78–82</td><td>1.0 at most</td></tr>
<tr><th scope="row">Group 2</th><td>11.5–13.0</td><td>76–79</td><td>1.8 at most</td></tr>
<tr><th scope="row">Feed</th><td>below 11</td><td>below 74</td><td>–</td></tr>
</tbody>
</table>
<h2>How to read the result</h2>
<ul>
<li>The <strong>gluten index</strong> shows the strength of the protein, not its amount; it tells two wheats of equal protein apart.</li>
<li>A <strong>falling number</strong> below 250 seconds may mean that the grain has begun to sprout.</li>
<li>As <strong>sunn-pest</strong> damage rises the dough slackens; flour mills look at this value first when they set a price.</li>
</ul>
<h2>Advice free of charge</h2>
<p>The head of the laboratory, food engineer Zeynep Özleyen, will go through your report with you at no cost: 0 (999) 555 01 30, extension 130. How to prepare a sample is explained on the <a href="/detay-menu/352?tip=352&amp;sayfaTip=genel">sample intake</a> page.</p>`,
    },
    picture: {
      scene: "laboratory",
      seed: 351,
      alt: {
        tr: "Laboratuvarda kızılötesi ölçüm cihazı ve buğday numuneleri",
        en: "Near-infrared instrument and wheat samples in the laboratory",
      },
    },
    files: [
      {
        name: { tr: "Laboratuvar Ücret Tarifesi 2026", en: "Laboratory Tariff 2026" },
        body: [
          {
            tr: "Bu tarife 01.01.2026'dan itibaren geçerlidir. KDV'ye tabi hizmetlerde KDV ayrıca eklenir.",
            en: "This tariff is valid from 1 January 2026. VAT is added where due.",
          },
          {
            tr: "Salon paketi ₺150 · Rutubet ₺60 · Hektolitre ₺60 · Protein (NIR) ₺120 · Yaş gluten ve indeks ₺180 · Sedimantasyon ₺140 · Düşme sayısı ₺160 · 1000 dane ₺90 · Aflatoksin ₺1.900",
            en: "Hall package ₺150 · Moisture ₺60 · Hectolitre weight ₺60 · Protein (NIR) ₺120 · Wet gluten and index ₺180 · Sedimentation ₺140 · Falling number ₺160 · Thousand-grain weight ₺90 · Aflatoxin ₺1,900",
          },
          {
            tr: "Salon paketi; rutubet, protein, hektolitre, gluten ve süne ölçümünü kapsar ve yalnızca seansa giren ürüne uygulanır.",
            en: "The hall package covers moisture, protein, hectolitre weight, gluten and sunn-pest damage and applies only to produce entering the session.",
          },
        ],
      },
      {
        name: { tr: "Analiz Raporu Okuma Kılavuzu", en: "Guide to Reading an Analysis Report" },
        body: [
          {
            tr: "Raporun üst bölümünde işlem numarası, numunenin geliş zamanı ve ürün adı bulunur. Üreticinin adı, analiz bittikten sonra sistem tarafından eklenir.",
            en: "The head of the report gives the transaction number, the time the sample arrived and the product. The producer's name is added by the system after the analysis has been completed.",
          },
          {
            tr: "Her değerin yanında birimi ve yöntemi yazar. Yıldız işareti, o yöntemin TS EN ISO/IEC 17025 akreditasyon kapsamında olduğunu gösterir.",
            en: "Beside each value stand its unit and method. An asterisk shows that the method lies within the accredited scope under TS EN ISO/IEC 17025.",
          },
          {
            tr: "Salonda gördüğümüz olağan buğday değerleri: rutubet 10–12,5; protein 10,5–15,5; hektolitre 74–82; yaş gluten 24–34; gluten indeksi 60–95; sedimantasyon 25–48; düşme sayısı 250–420.",
            en: "Usual values for wheat in our hall: moisture 10–12.5; protein 10.5–15.5; hectolitre weight 74–82; wet gluten 24–34; gluten index 60–95; sedimentation 25–48; falling number 250–420.",
          },
          {
            tr: "Sonuca itiraz, seans bitmeden şahit numunenin yeniden analizi istenerek yapılır. İlk sonuç doğrulanmazsa ücret alınmaz.",
            en: "To contest a result, ask for a repeat analysis of the reference sample before the session ends. No fee is charged if the first result is not confirmed.",
          },
        ],
      },
    ],
    tags: ["laboratuvar", "analiz", "ücret"],
    readCount: 3692,
  },
  {
    id: 352,
    kind: 7,
    daysAgo: 171,
    title: { tr: "Numune Kabul", en: "Sample Intake" },
    summary: {
      tr: "Laboratuvara numune getirmeden önce: ne kadar, hangi kapta, hangi saatte ve sonuç ne zaman?",
      en: "Before you bring a sample: how much, in what container, at what time, and when the result is ready.",
    },
    body: {
      tr: `<p>Analiz, numunenin temsil gücü kadar doğrudur. Kasanın üstünden alınmış bir avuç buğday, on tonu anlatamaz. Salona giren araçlardan numuneyi robot alır; bu sayfa, numunesini kendisi getirecekler içindir.</p>
<h2>Nereye, ne zaman?</h2>
<p>Borsa Laboratuvarı, Organize Tarım Sitesi 1. Blok, giriş kat. Kabul bankosu hafta içi 08:30–12:00 ve 13:00–17:30 arasında açıktır. Seans sürerken (09:30–11:30) öncelik salon numunelerindedir. Kabul saatlerindeki geçici değişiklikler <a href="/duyuru-list">duyurularda</a> yer alır.</p>
<h2>Ne kadar numune?</h2>
<table>
<caption>Ürüne göre numune miktarı ve sonuç süresi</caption>
<thead><tr><th scope="col">Ürün</th><th scope="col">En az miktar</th><th scope="col">Kap</th><th scope="col">Sonuç</th></tr></thead>
<tbody>
<tr><th scope="row">Buğday, arpa, mısır, diğer hububat</th><td>2 kg</td><td>Temiz, kuru bez veya kâğıt torba</td><td>Aynı gün</td></tr>
<tr><th scope="row">Nohut, mercimek, fasulye</th><td>1 kg</td><td>Bez veya kâğıt torba</td><td>Aynı gün</td></tr>
<tr><th scope="row">Ayçiçeği, aspir, haşhaş tohumu</th><td>1 kg</td><td>Ağzı kapalı poşet</td><td>Ertesi iş günü</td></tr>
<tr><th scope="row">Kuru üzüm (aflatoksin)</th><td>5 kg</td><td>Gıdaya uygun kapalı kap</td><td>3 iş günü</td></tr>
<tr><th scope="row">Kuru incir (aflatoksin)</th><td>10 kg</td><td>Gıdaya uygun kapalı kap</td><td>3 iş günü</td></tr>
</tbody>
</table>
<p>Salon analizinin sonucu 20 dakikada çıkar; bu süre, kabul bankosuna getirilen numuneler için geçerli değildir.</p>
<h2>Numuneyi hazırlarken</h2>
<ul>
<li>Yığının en az on ayrı noktasından, hem üstten hem derinden alın; temiz bir örtü üzerinde karıştırıp dörde bölerek azaltın.</li>
<li>Islak torba kullanmayın, numuneyi güneşte ve araç torpidosunda bekletmeyin.</li>
<li>Eleme, yabancı maddeyi ayıklama gibi işlemler yapmayın; sonuç malınızı göstermez olur.</li>
</ul>
<h2>Kabul adımları</h2>
<ol>
<li><a href="/beyannameler">Numune Kabul Formu</a> doldurulur; istenen analizler işaretlenir.</li>
<li>Numune tartılır, işlem numarası verilir, adınız yazılmadan laboratuvara geçer.</li>
<li>Ücret <a href="/ucret-tarifeleri">tarifeye</a> göre ödenir.</li>
<li>Rapor elden, e-postayla veya üye sayfasından alınır.</li>
</ol>
<h2>Kabul edilmeyen numuneler</h2>
<p>Küflenmiş, canlı böcek taşıyan, ilaçlandığı belli olan veya miktarı yetersiz numuneler gerekçesi yazılarak geri verilir.</p>
<h2>Saklama ve itiraz</h2>
<p>Her numunenin mühürlü bir eşi, hububatta 15 gün, aflatoksin numunelerinde soğuk ortamda 30 gün saklanır. Bu sürede yeniden analiz isteyebilirsiniz. Sorularınız için: 0 (999) 555 01 30; Uğur Başaran, dahili 131; Çağla Ölmez, dahili 132.</p>`,
      en: `<p>An analysis is only as true as its sample is representative. A handful from the top of the load cannot speak for ten tonnes. Vehicles entering the hall are sampled by the robot; this page is for those who bring a sample themselves.</p>
<h2>Where and when</h2>
<p>Exchange Laboratory, Organised Agricultural Estate, Block 1, ground floor. The intake counter is open Monday to Friday, 08:30–12:00 and 13:00–17:30. While the session is running (09:30–11:30) samples from the hall come first. Temporary changes to intake hours are given under <a href="/duyuru-list">announcements</a>.</p>
<h2>How much to bring</h2>
<table>
<caption>Sample size and time to result by product</caption>
<thead><tr><th scope="col">Product</th><th scope="col">Minimum</th><th scope="col">Container</th><th scope="col">Result</th></tr></thead>
<tbody>
<tr><th scope="row">Wheat, barley, maize, other grain</th><td>2 kg</td><td>Clean, dry cloth or paper bag</td><td>Same day</td></tr>
<tr><th scope="row">Chickpeas, lentils, beans</th><td>1 kg</td><td>Cloth or paper bag</td><td>Same day</td></tr>
<tr><th scope="row">Sunflower, safflower, poppy seed</th><td>1 kg</td><td>Sealed bag</td><td>Next working day</td></tr>
<tr><th scope="row">Raisins (aflatoxin)</th><td>5 kg</td><td>Closed food-grade container</td><td>3 working days</td></tr>
<tr><th scope="row">Dried figs (aflatoxin)</th><td>10 kg</td><td>Closed food-grade container</td><td>3 working days</td></tr>
</tbody>
</table>
<p>The hall analysis takes 20 minutes; that time does not apply to samples brought to the counter.</p>
<h2>Preparing the sample</h2>
<ul>
<li>Take from at least ten points of the heap, from the top and from deep down; mix on a clean sheet and reduce by quartering.</li>
<li>Do not use a damp bag, and do not leave the sample in the sun or in a glove compartment.</li>
<li>Do not sieve it or pick out foreign matter: the result would no longer describe your produce.</li>
</ul>
<h2>Steps at the counter</h2>
<ol>
<li>Fill in the <a href="/beyannameler">Sample Intake Form</a> and tick the analyses you want.</li>
<li>The sample is weighed, given a transaction number and passed to the laboratory without your name.</li>
<li>The fee is paid according to the <a href="/ucret-tarifeleri">tariff</a>.</li>
<li>The report is handed over, sent by e-mail or found on the member's page.</li>
</ol>
<h2>Samples we cannot accept</h2>
<p>Samples that are mouldy, carry live insects, have clearly been treated with pesticide or are too small are returned with the reason in writing.</p>
<h2>Storage and objections</h2>
<p>A sealed duplicate of every sample is kept, for 15 days in the case of grain and in cold storage for 30 days in the case of aflatoxin. Within that time you may ask for a repeat analysis. Questions: 0 (999) 555 01 30; Uğur Başaran, extension 131; Çağla Ölmez, extension 132.</p>`,
    },
    picture: {
      scene: "laboratory",
      seed: 352,
      alt: {
        tr: "Laboratuvarın numune kabul bankosu ve numaralı torbalar",
        en: "The laboratory's intake counter with numbered sample bags",
      },
    },
    tags: ["laboratuvar", "numune"],
    readCount: 2045,
  },
  {
    id: 501,
    kind: 7,
    daysAgo: 14,
    title: { tr: "İhaleler", en: "Tenders" },
    summary: {
      tr: "Yürüyen ve sonuçlanan alım ihaleleri ile başvuru kuralları.",
      en: "Current and decided tenders, and how to bid.",
    },
    body: {
      tr: `<p>Eşik üstündeki alımlarımızı açık teklifle yapıyoruz. İlan en az on beş gün yayında kalır, şartname ücretsizdir ve bütün sorular ile yanıtları istekli herkese duyurulur.</p>
<ul>
<li><a href="/detay/24001">Laboratuvar Sarf Malzemesi Alımı</a>: teklife açık</li>
<li><a href="/detay/24002">Araç Kantarı Bakım Hizmeti Alımı</a>: sonuçlandı</li>
</ul>
<p>Teklif zarfı kapalı olarak Muhasebe birimine (Haluk Dengeli, dahili 120) verilir. Sonuç, kararın ertesi günü bu sayfada yayımlanır.</p>`,
      en: `<p>Purchases above the threshold are made by open bidding. A notice stays up for at least fifteen days, the specification is free of charge, and all questions and answers go to every bidder.</p>
<ul>
<li><a href="/detay/24001">Purchase of Laboratory Consumables</a>: open</li>
<li><a href="/detay/24002">Maintenance of the Weighbridge</a>: decided</li>
</ul>
<p>Hand the sealed envelope to Accounting (Haluk Dengeli, extension 120). The result appears on this page the day after the decision.</p>`,
    },
    tags: ["ihale"],
    readCount: 263,
  },
];
