import type { ContentSeed } from "./types";

/** The twelve policies at politikalar/{slug}. */
export const POLICIES: ContentSeed[] = [
  {
    id: 1201,
    kind: 12,
    slug: "kalite",
    daysAgo: 410,
    title: { tr: "Kalite Politikası", en: "Quality Policy" },
    summary: {
      tr: "TS EN ISO 9001:2015'e göre yürüttüğümüz kalite yönetim sisteminin ilkeleri ve ölçtüğümüz hedefler.",
      en: "The principles of the quality management system we run under TS EN ISO 9001:2015, and the targets we measure.",
    },
    body: {
      tr: `<p>Borsamızda kalite, üreticinin kantardan çıkarken elindeki kâğıda güvenmesi demektir. Kalite yönetim sistemimizi TS EN ISO 9001:2015'e göre kurduk ve TOBB akreditasyon kılavuzunun şartlarıyla birleştirdik; bütün birimler aynı süreç haritasıyla çalışır.</p>
<h2>Taahhütlerimiz</h2>
<ul>
<li>Mevzuatın, standartların ve üyelerimizin şartlarını karşılamak; çeliştikleri yerde önce mevzuata uymak.</li>
<li>Hizmetleri, herkesin görebildiği <a href="/hizmet-standartlari-tablosu">hizmet standartları tablosundaki</a> süre ve bedelle sunmak.</li>
<li>Tartı ve analiz cihazlarını plana göre kalibre ettirmek, kalibrasyonu geçmiş cihazla işlem yapmamak.</li>
<li>Risk ve fırsatları yılda en az bir kez birim birim değerlendirmek.</li>
<li>Uygunsuzluğun suçlusunu değil kaynağını aramak, düzeltici faaliyeti kanıtıyla kapatmak.</li>
</ul>
<h2>Ölçtüğümüz hedefler</h2>
<table>
<thead><tr><th scope="col">Süreç</th><th scope="col">Gösterge</th><th scope="col">Hedef</th></tr></thead>
<tbody>
<tr><td>Tescil</td><td>Beyannamenin sonuçlanması</td><td>En geç 5 dakika</td></tr>
<tr><td>Laboratuvar</td><td>Salon analizinin sonuçlanması</td><td>En geç 20 dakika</td></tr>
<tr><td>Üye sicili</td><td>Faaliyet belgesinin verilmesi</td><td>En geç 10 dakika</td></tr>
<tr><td>Şikâyet</td><td>Yazılı yanıt</td><td>En geç 7 iş günü</td></tr>
</tbody>
</table>
<p>Sonuçlar üç ayda bir Akreditasyon İzleme Komitesinde, yılda bir de yönetimin gözden geçirme toplantısında görüşülür. İç tetkikleri, denetlenen birimde görevi olmayan eğitimli personel yapar. Politikanın güncel tutulmasından Kalite ve Akreditasyon birimi (İpek Sıralı, dahili 150) sorumludur. Geçerli belgeler <a href="/kalite-belgelerimiz">kalite belgelerimiz</a> sayfasındadır.</p>`,
      en: `<p>At our exchange quality means that a farmer leaving the weighbridge trusts the slip of paper in his hand. We built our quality management system on TS EN ISO 9001:2015 and joined it with the requirements of the TOBB accreditation guide, so that every department works from one process map.</p>
<h2>Our commitments</h2>
<ul>
<li>To meet the requirements of the law, the standards and our members, and to follow the law first where they conflict.</li>
<li>To provide services within the times and at the fees shown to everyone in the <a href="/hizmet-standartlari-tablosu">service standards table</a>.</li>
<li>To have scales and instruments calibrated to plan, and never to work with one whose calibration has lapsed.</li>
<li>To assess risks and opportunities, department by department, at least once a year.</li>
<li>To look for the source of a nonconformity rather than someone to blame, and to close each corrective action with evidence.</li>
</ul>
<h2>Targets we measure</h2>
<table>
<thead><tr><th scope="col">Process</th><th scope="col">Indicator</th><th scope="col">Target</th></tr></thead>
<tbody>
<tr><td>Registration</td><td>Declaration completed</td><td>Within 5 minutes</td></tr>
<tr><td>Laboratory</td><td>Sales-hall analysis completed</td><td>Within 20 minutes</td></tr>
<tr><td>Member registry</td><td>Activity certificate issued</td><td>Within 10 minutes</td></tr>
<tr><td>Complaints</td><td>Written answer</td><td>Within 7 working days</td></tr>
</tbody>
</table>
<p>Results are discussed every three months by the Accreditation Monitoring Committee and once a year at the management review. Internal audits are carried out by trained staff who have no duties in the department under audit. Keeping this policy up to date is the task of Quality and Accreditation (İpek Sıralı, extension 150). Valid certificates are on the page <a href="/kalite-belgelerimiz">quality certificates</a>.</p>`,
    },
    tags: ["kalite", "ISO 9001"],
    readCount: 842,
  },
  {
    id: 1202,
    kind: 12,
    slug: "uye-iliskileri",
    daysAgo: 385,
    title: { tr: "Üye İlişkileri Politikası", en: "Member Relations Policy" },
    summary: {
      tr: "424 üyemizin ihtiyacını nasıl öğrendiğimiz, bilgisini nasıl güncel tuttuğumuz ve sonucu nasıl ölçtüğümüz.",
      en: "How we learn what our 424 members need, keep their records up to date and measure the outcome.",
    },
    body: {
      tr: `<p>Borsamıza 424 üye kayıtlıdır; kimi tek kantarlı bir zahire dükkânı, kimi günde yüz ton buğday öğüten bir fabrikadır. Bu politika, büyüklüğü ne olursa olsun her üyenin aynı hizmeti alması için uyduğumuz kuralları tanımlar.</p>
<h2>Dinlemek</h2>
<ul>
<li>Her yıl bir memnuniyet anketi ile bir eğitim ihtiyaç analizi yapar, sonuçlarını <a href="/anket-listesi">anketler</a> sayfasında özetleriz.</li>
<li>Genel Sekreterlik her meslek grubundan üyeleri yıl içinde iş yerinde ziyaret eder; görüşme tutanağı meslek komitesine sunulur.</li>
<li>Salon, kantar ve laboratuvardaki öneri formları haftada bir toplanır.</li>
</ul>
<h2>Bilgiyi güncel tutmak</h2>
<p>Üye bilgileri yılda bir kez, ilan edilen güncelleme döneminde gözden geçirilir. Üye, değişikliği <a href="/profile">profil</a> sayfasından veya Üye Bilgi Güncelleme Formu ile bildirir. İnternet sitemizde yalnızca unvan, üye numarası, meslek grubu ve ilçe yayımlanır; gerçek kişilerin kimlik numarası, cep telefonu ve ev adresi yayımlanmaz.</p>
<h2>Desteklemek</h2>
<p>Eğitimler ücretsizdir ve sezon dışındaki aylara yerleştirilir. Teşvik çağrıları son başvuru tarihiyle birlikte <a href="/tesvik-destek">teşvik ve destekler</a> sayfasında duyurulur. Üyelerimizin iyi uygulamaları, rızaları alınarak <a href="/basari-hikayeleri">başarı hikâyeleri</a> arasında yer alır.</p>
<h2>Eşitlik ve ölçme</h2>
<p>Hizmet sırası başvuru sırasıdır; derece, aidat tutarı veya organ üyeliği öncelik sağlamaz. Aidatını geciktiren üyeye önce yazıyla bilgi verilir, askıya alma ancak mevzuattaki süreler dolunca uygulanır. Memnuniyet oranı, yanıt süresi ve eğitime katılım sayısı yıl sonunda faaliyet raporuna girer.</p>
<p>Üyelik işlemleri için Muamelat ve Üye Sicil birimine (Figen Öztaş) 0 (999) 555 01 00, dahili 115'ten ulaşabilirsiniz.</p>`,
      en: `<p>The exchange has 424 registered members: some run a grain shop with a single scale, others a mill that grinds a hundred tonnes of wheat a day. This policy sets out the rules we follow so that every member, whatever its size, receives the same service.</p>
<h2>Listening</h2>
<ul>
<li>Each year we hold a satisfaction survey and a training needs analysis and summarise the results on the <a href="/anket-listesi">surveys</a> page.</li>
<li>During the year the General Secretariat visits members of every professional group at their place of work; the notes of the visit go to the committee concerned.</li>
<li>Suggestion forms in the hall, at the weighbridge and in the laboratory are collected weekly.</li>
</ul>
<h2>Keeping records up to date</h2>
<p>Member records are reviewed once a year in an announced update period. Members report changes on their <a href="/profile">profile</a> page or with the Member Information Update Form. Our website publishes only the trading name, member number, professional group and district; it does not publish the identity numbers, mobile numbers or home addresses of individuals.</p>
<h2>Supporting</h2>
<p>Training is free of charge and placed in the months outside the season. Calls for support are announced with their closing dates on the <a href="/tesvik-destek">incentives</a> page. Good practice among members appears, with their consent, under <a href="/basari-hikayeleri">success stories</a>.</p>
<h2>Equality and measurement</h2>
<p>Members are served in the order in which they apply; degree, the amount of dues or a seat in an organ gives no priority. A member whose dues are late is first informed in writing, and suspension follows only when the periods laid down by law have run out. Satisfaction, response times and attendance at training are reported in the annual activity report.</p>
<p>For membership matters contact General Procedures and Member Registry (Figen Öztaş) on 0 (999) 555 01 00, extension 115.</p>`,
    },
    tags: ["üyelik"],
    readCount: 517,
  },
  {
    id: 1203,
    kind: 12,
    slug: "mali",
    daysAgo: 372,
    title: { tr: "Mali Politika", en: "Financial Policy" },
    summary: {
      tr: "Gelirlerin kaynağı, harcama yetkisi, denetim ve mali tabloların yayımlanması.",
      en: "Where income comes from, who may spend it, how it is audited and when accounts are published.",
    },
    body: {
      tr: `<p>Borsamız kâr amacı gütmez. Gelirlerimiz üyelerimizin ve ürününü salona getiren üreticinin ödediği bedellerden oluştuğu için her kuruşun hesabı, ödeyenin anlayacağı açıklıkta verilir.</p>
<h2>Gelirler</h2>
<p>Başlıca gelirlerimiz tescil ücreti, kayıt ücreti ve yıllık aidat, belge bedelleri, laboratuvar ve kantar ücretleridir. Tarifeler Meclis kararıyla yürürlüğe girer ve <a href="/ucret-tarifeleri">ücret tarifeleri</a> sayfasında geçerlilik tarihiyle yayımlanır. Aidat, haziran ve ekim aylarında iki eşit taksitte ödenir. Tarifede yazmayan hiçbir bedel alınmaz; nakit tahsilat ancak makbuz karşılığında yapılır.</p>
<h2>Bütçe ve harcama</h2>
<ul>
<li>Bütçe, birimlerin taleplerinden yola çıkılarak Bütçe Komisyonunda görüşülür, Yönetim Kurulunca sunulur, Meclisçe kabul edilir.</li>
<li>Ödemelerde çift imza aranır; talep eden, onaylayan ve ödeyen aynı kişi olamaz.</li>
<li>Yatırımlar stratejik plandaki bir hedefe bağlanır, hedefi olmayan yatırım bütçeye konmaz.</li>
<li>Alımlarda en az üç teklif alınır; eşik üstündeki alımların ilanı sitemizde yayımlanır.</li>
</ul>
<h2>Nakit ve risk</h2>
<p>Kaynaklarımız kamu bankalarında, vadeli veya vadesiz mevduatta tutulur; türev ürüne ve hisse senedine yatırılmaz. Altı aylık personel ve işletme giderini karşılayacak ihtiyat akçesi korunur.</p>
<h2>Denetim ve açıklık</h2>
<p>Hesapları İnceleme Komisyonu aylık mizanı inceler ve raporunu Meclise sunar. Gelir-gider tablosu ile bilanço her yıl <a href="/faaliyet-raporu">faaliyet raporunda</a> yayımlanır. Mali konulardan Sayman Üye Işıl İncirci ve Muhasebe Müdürü Haluk Dengeli (dahili 120) sorumludur.</p>`,
      en: `<p>The exchange does not work for profit. Its income consists of what members, and farmers who bring produce to the hall, have paid; so every kuruş is accounted for in terms the payer can follow.</p>
<h2>Income</h2>
<p>Our main sources are registration fees, entry fees and annual dues, certificate fees, and laboratory and weighbridge charges. Tariffs come into force by decision of the Council and are published with their date of validity on the <a href="/ucret-tarifeleri">fee tariffs</a> page. Dues are paid in two equal instalments, in June and October. Nothing is charged that is not in the tariff, and cash is taken only against a receipt.</p>
<h2>Budget and spending</h2>
<ul>
<li>The budget starts from the requests of the departments, is discussed in the Budget Commission, submitted by the Board and adopted by the Council.</li>
<li>Payments need two signatures; the person who requests, the person who approves and the person who pays may never be the same.</li>
<li>Each investment is tied to an objective of the strategic plan; one without an objective does not enter the budget.</li>
<li>At least three quotations are obtained for purchases, and those above the threshold are advertised on this site.</li>
</ul>
<h2>Cash and risk</h2>
<p>Our funds are kept in current or time deposits with state banks and are not invested in derivatives or shares. A reserve is maintained that covers six months of salaries and running costs.</p>
<h2>Audit and openness</h2>
<p>The Audit Commission examines the monthly trial balance and reports to the Council. The income statement and the balance sheet are published each year in the <a href="/faaliyet-raporu">activity report</a>. Financial matters are the responsibility of the Treasurer, Işıl İncirci, and the Accounting Manager, Haluk Dengeli (extension 120).</p>`,
    },
    tags: ["mali", "bütçe"],
    readCount: 463,
  },
  {
    id: 1204,
    kind: 12,
    slug: "insan-kaynaklari",
    daysAgo: 358,
    title: { tr: "İnsan Kaynakları Politikası", en: "Human Resources Policy" },
    summary: {
      tr: "On sekiz kişilik kadromuzda işe alım, gelişim, ücret ve eşitlik ilkeleri.",
      en: "Recruitment, development, pay and equality in our team of eighteen.",
    },
    body: {
      tr: `<p>On sekiz çalışanımız dokuz birimde görev yapar. Küçük bir kadroda herkesin işi görünür; politikamız bu görünürlüğü adil kılmayı amaçlar.</p>
<h2>İşe alım</h2>
<ul>
<li>Boş kadrolar sitemizde ve İŞKUR'da ilan edilir. İlanda aranan nitelik, ücret aralığı ve değerlendirme ölçütleri belirtilir.</li>
<li>Başvurular, isim ve fotoğraf gizlenerek ön elemeden geçirilir; görüşmeyi en az üç kişilik bir kurul yapar.</li>
<li>Organ üyelerinin ve yöneticilerin yakınları için yapılan başvurularda ilgili kişi sürecin dışında kalır.</li>
</ul>
<h2>Gelişim</h2>
<p>Yeni personele ilk ay bir rehber atanır ve oryantasyon programı uygulanır. Her çalışan yılda en az 24 saat eğitim alır; laboratuvar ve kantar personelinin yeterliliği ayrıca karşılaştırma ölçümleriyle izlenir. Genel Sekreter, her çalışanla yılda iki kez hedef ve gelişim görüşmesi yapar.</p>
<h2>Ücret ve çalışma düzeni</h2>
<p>Ücretler, Meclisçe onaylanan kadro ve derece cetveline göre belirlenir. Hasat döneminde uzayan mesai kayıt altına alınır; karşılığı, çalışanın tercihine göre ücret ya da serbest zaman olarak verilir. İzinler, salonun en yoğun olduğu haziran–ağustos aylarında dönüşümlü kullanılır.</p>
<h2>Eşitlik ve iş barışı</h2>
<p>Cinsiyet, engellilik, inanç, köken veya sendika üyeliği hiçbir kararda ölçüt olamaz. Engelli çalışanın iş yeri, ihtiyacına göre düzenlenir. Psikolojik taciz bildirimi doğrudan Genel Sekretere, bildirim Genel Sekreterle ilgiliyse Yönetim Kurulu Başkanına yapılır ve gizli yürütülür.</p>
<p>Açık ilanlar <a href="/duyuru-list">duyurular</a>, görev dağılımı <a href="/kadromuz-yonetim">kadromuz</a> sayfasındadır. Personel işlemleri için: Hatice Düzgör, dahili 160.</p>`,
      en: `<p>Our eighteen employees work in nine departments. In a small team everybody's work is visible; the aim of this policy is to make that visibility fair.</p>
<h2>Recruitment</h2>
<ul>
<li>Vacancies are advertised on this site and with the employment agency İŞKUR. The advertisement states the qualifications, the pay range and how candidates will be assessed.</li>
<li>Applications are short-listed with name and photograph hidden; interviews are held by a panel of at least three.</li>
<li>When a relative of an office-holder or manager applies, the person concerned takes no part in the procedure.</li>
</ul>
<h2>Development</h2>
<p>New staff are given a mentor and an induction programme in their first month. Everyone receives at least 24 hours of training a year, and the competence of laboratory and weighbridge staff is also followed through comparison measurements. The General Secretary talks with each employee twice a year about goals and development.</p>
<h2>Pay and working time</h2>
<p>Salaries follow the table of posts and grades approved by the Council. Longer hours at harvest are recorded and made good in pay or in time off, as the employee prefers. Leave is taken in turns from June to August, when the hall is busiest.</p>
<h2>Equality and a good climate</h2>
<p>Sex, disability, belief, origin or trade-union membership may not be a criterion in any decision. The workplace of an employee with a disability is adapted to their needs. Reports of bullying go straight to the General Secretary or, if they concern the General Secretary, to the Chairman of the Board, and are handled in confidence.</p>
<p>Open positions appear among the <a href="/duyuru-list">announcements</a>; duties are listed on the <a href="/kadromuz-yonetim">staff</a> page. For personnel matters: Hatice Düzgör, extension 160.</p>`,
    },
    tags: ["insan kaynakları"],
    readCount: 731,
  },
  {
    id: 1205,
    kind: 12,
    slug: "haberlesme-yayin",
    daysAgo: 290,
    title: { tr: "Haberleşme ve Yayın Politikası", en: "Communication and Publications Policy" },
    summary: {
      tr: "Hangi bilgiyi, hangi kanaldan, ne zaman yayımladığımız; düzeltme ve arşiv kuralları.",
      en: "What we publish, where and when, and our rules for corrections and the archive.",
    },
    body: {
      tr: `<p>Borsamızın en çok beklenen yayını bir rakamdır: günün fiyatı. Bu politika o rakamdan dergiye kadar bütün yayınlarımızın zamanını, sorumlusunu ve dilini belirler.</p>
<h2>Yayın takvimi</h2>
<table>
<thead><tr><th scope="col">Yayın</th><th scope="col">Zaman</th><th scope="col">Kanal</th></tr></thead>
<tbody>
<tr><td>Salon fiyatları</td><td>Seans sürerken</td><td>Ana sayfa, salon panosu</td></tr>
<tr><td><a href="/gunluk-bulten">Günlük bülten</a></td><td>Seans günü, kapanıştan sonra</td><td>İnternet sitesi</td></tr>
<tr><td><a href="/aylik-bulten">Aylık bülten</a></td><td>İzleyen ay içinde</td><td>İnternet sitesi, PDF</td></tr>
<tr><td><a href="/basin-bulteni">Basın bülteni</a></td><td>Ayda bir</td><td>İnternet sitesi, basın listesi</td></tr>
<tr><td>“Başak” dergisi</td><td>Mart, haziran, eylül, aralık</td><td><a href="/yayin-dergi">Yayınlar</a>, basılı</td></tr>
</tbody>
</table>
<h2>İlkeler</h2>
<ul>
<li>Her fiyat; birimi, tarihi ve miktarıyla yayımlanır. Tahmin ile gerçekleşen değer aynı tabloda karıştırılmaz.</li>
<li>Hata bulunduğunda kayıt silinmez; düzeltme tarihi ve eski değer notta gösterilir.</li>
<li>Metinler yalın Türkçe yazılır; uluslararası alıcıyı ilgilendirenler İngilizceye çevrilir.</li>
<li>Fotoğrafta seçilebilen kişilerden izin alınır, görsellere alternatif metin eklenir.</li>
<li>Siyasi parti, aday veya ticari ürün lehine yayın yapılmaz.</li>
</ul>
<h2>Sözcülük ve arşiv</h2>
<p>Borsa adına Yönetim Kurulu Başkanı, Meclis çalışmaları hakkında Meclis Başkanı açıklama yapar; teknik sorular Genel Sekreterlikçe yanıtlanır. Basın talepleri Basın ve Halkla İlişkiler birimine (Deniz Yazgan, dahili 151) iletilir ve aynı iş günü karşılanır. Yayınlar yıllarına göre arşivde tutulur. Verilerimiz kaynak gösterilerek serbestçe kullanılabilir.</p>`,
      en: `<p>The most awaited thing we publish is a number: the price of the day. From that number to the magazine, this policy fixes the time, the person responsible and the language of all our publications.</p>
<h2>Publishing calendar</h2>
<table>
<thead><tr><th scope="col">Publication</th><th scope="col">When</th><th scope="col">Where</th></tr></thead>
<tbody>
<tr><td>Hall prices</td><td>While the session is running</td><td>Home page, hall display</td></tr>
<tr><td><a href="/gunluk-bulten">Daily bulletin</a></td><td>Session days, after the close</td><td>Website</td></tr>
<tr><td><a href="/aylik-bulten">Monthly bulletin</a></td><td>During the following month</td><td>Website, PDF</td></tr>
<tr><td><a href="/basin-bulteni">Press bulletin</a></td><td>Once a month</td><td>Website, press list</td></tr>
<tr><td>“Başak” magazine</td><td>March, June, September, December</td><td><a href="/yayin-dergi">Publications</a>, in print</td></tr>
</tbody>
</table>
<h2>Principles</h2>
<ul>
<li>Each price appears with its unit, date and quantity. Estimates and actual figures are never mixed in one table.</li>
<li>When an error is found the record is not deleted; a note gives the date of the correction and the former value.</li>
<li>Texts are written in plain Turkish, and those of interest to foreign buyers are translated into English.</li>
<li>People who can be recognised in photographs are asked first, and pictures carry alternative text.</li>
<li>We publish nothing in favour of a political party, a candidate or a commercial product.</li>
</ul>
<h2>Spokespersons and archive</h2>
<p>The Chairman of the Board speaks for the exchange and the President of the Council for the Council's work; technical questions are answered by the General Secretariat. Press enquiries go to Press and Public Relations (Deniz Yazgan, extension 151) and are met the same working day. Publications are archived by year. Our data may be used freely if the source is named.</p>`,
    },
    tags: ["basın", "yayın"],
    readCount: 389,
  },
  {
    id: 1206,
    kind: 12,
    slug: "bilgi-guvenligi",
    daysAgo: 265,
    title: { tr: "Bilgi Güvenliği Politikası", en: "Information Security Policy" },
    summary: {
      tr: "ISO/IEC 27001:2022 kapsamında bilginin gizliliği, bütünlüğü ve erişilebilirliği.",
      en: "Confidentiality, integrity and availability of information under ISO/IEC 27001:2022.",
    },
    body: {
      tr: `<p>Seans sırasında beş dakikalık bir kesinti, kantarda bekleyen onlarca araç demektir. Bu nedenle bilgi güvenliğini bir bilişim konusu değil, borsacılık hizmetinin parçası sayıyoruz. Sistemimiz ISO/IEC 27001:2022'ye göre belgelidir; kapsamı elektronik satış, tescil, laboratuvar, üye sicili ve internet sitesidir.</p>
<h2>Hedefler</h2>
<ul>
<li><strong>Gizlilik:</strong> Üyenin alım satım bilgisini yalnızca görevi gereği bilmesi gerekenler görür.</li>
<li><strong>Bütünlük:</strong> Tescil ve analiz kayıtları iz bırakmadan değiştirilemez.</li>
<li><strong>Erişilebilirlik:</strong> Seans sistemleri, yedek hat ve kesintisiz güç kaynağıyla çalışır.</li>
</ul>
<h2>Kurallar</h2>
<ul>
<li>Erişim yetkisi göreve göre verilir, görev değişince aynı gün kaldırılır; yetkiler altı ayda bir gözden geçirilir.</li>
<li>Parolalar açık biçimde saklanmaz ve telefonla istenmez. Yönetici hesaplarında ikinci doğrulama adımı zorunludur.</li>
<li>Veriler her gece yedeklenir, bir kopya başka bir binada tutulur; geri yükleme yılda iki kez denenir.</li>
<li>Taşınabilir bellekler salon ve laboratuvar bilgisayarlarında kapalıdır.</li>
<li>Tedarikçiler gizlilik sözleşmesi imzalar, uzaktan bağlantıları kaydedilir.</li>
<li>Her yıl bağımsız bir kuruluşa sızma testi yaptırılır; bulgular önem sırasıyla giderilir.</li>
</ul>
<h2>Olay bildirimi</h2>
<p>Sitemizde veya sistemlerimizde bir açık bulduğunuzu düşünüyorsanız bilgi@basakovatb.example adresine yazın. İyi niyetle yapılan bildirimler için hukuki yola başvurmayız, iki iş günü içinde yanıt veririz. Kişisel veri ihlalleri, öğrenildiği andan başlayarak 72 saat içinde Kişisel Verileri Koruma Kuruluna ve en kısa sürede ilgili kişilere bildirilir.</p>
<p>Sistemin işletilmesinden Bilgi İşlem birimi (Kaan Aydıngüç, dahili 152), gözden geçirilmesinden Genel Sekreter sorumludur.</p>`,
      en: `<p>Five minutes of outage during a session mean dozens of vehicles waiting at the weighbridge. That is why we regard information security not as a matter for the IT room but as part of running a market. Our system is certified to ISO/IEC 27001:2022; its scope is electronic sales, registration, the laboratory, the member registry and the website.</p>
<h2>Objectives</h2>
<ul>
<li><strong>Confidentiality:</strong> only those who need it for their duties see a member's trading information.</li>
<li><strong>Integrity:</strong> registrations and analysis records cannot be altered without leaving a trace.</li>
<li><strong>Availability:</strong> session systems run with a second line and an uninterruptible power supply.</li>
</ul>
<h2>Rules</h2>
<ul>
<li>Access follows the post and is withdrawn on the day the post changes; rights are reviewed every six months.</li>
<li>Passwords are never stored in readable form or asked for by telephone. Administrator accounts need a second step.</li>
<li>Data are backed up every night and one copy is kept in another building; restoring is rehearsed twice a year.</li>
<li>Removable storage is disabled on the computers of the hall and the laboratory.</li>
<li>Suppliers sign a confidentiality agreement and their remote sessions are recorded.</li>
<li>An independent body carries out a penetration test every year, and findings are dealt with in order of severity.</li>
</ul>
<h2>Reporting an incident</h2>
<p>If you believe you have found a weakness in our site or systems, write to bilgi@basakovatb.example. We take no legal action over reports made in good faith and answer within two working days. Personal data breaches are notified to the Personal Data Protection Board within 72 hours of becoming known, and to the people concerned as soon as possible.</p>
<p>Information Technology (Kaan Aydıngüç, extension 152) operates the system; the General Secretary reviews it.</p>`,
    },
    tags: ["bilgi güvenliği", "ISO 27001"],
    readCount: 604,
  },
  {
    id: 1207,
    kind: 12,
    slug: "sikayet",
    daysAgo: 248,
    title: { tr: "Şikâyet Yönetimi Politikası", en: "Complaints Policy" },
    summary: {
      tr: "İstek, öneri ve şikâyetinizi nasıl ileteceğiniz, kaç günde yanıt alacağınız ve sonuca nasıl itiraz edeceğiniz.",
      en: "How to send a request, suggestion or complaint, when you will be answered and how to contest the outcome.",
    },
    body: {
      tr: `<p>Şikâyet, göremediğimiz bir hatayı bize ücretsiz gösterir. Sürecimiz ISO 10002:2018'e göre belgelidir; üye olsun olmasın, hizmetlerimizden yararlanan herkese açıktır ve ücretsizdir.</p>
<h2>Nasıl başvurulur?</h2>
<ul>
<li>Sitedeki <a href="/istek-oneri-sikayet">istek, öneri ve şikâyet formu</a> ile,</li>
<li>0 (999) 555 01 00 numaralı telefondan, mesai saatlerinde,</li>
<li>bilgi@basakovatb.example veya basakovatb@hs99.kep.example adreslerine yazarak,</li>
<li>merkezde, salonda, laboratuvarda ve canlı hayvan pazarındaki kutulara form bırakarak.</li>
</ul>
<h2>Sonra ne olur?</h2>
<ol>
<li>Başvurunuza bir numara verilir ve size bildirilir.</li>
<li>Kalite ve Akreditasyon birimi bir iş günü içinde konunun sorumlusunu belirler. Şikâyet edilen kişi, kendisiyle ilgili dosyayı inceleyemez.</li>
<li>En geç <strong>7 iş günü</strong> içinde gerekçeli yanıt alırsınız. Ek inceleme gerekiyorsa bu süre dolmadan yeni tarih bildirilir.</li>
<li>Yanıtı yeterli bulmazsanız 15 gün içinde itiraz edebilirsiniz; itirazı Genel Sekreter Yardımcısı Murat İlkgül'ün başkanlığındaki kurul inceler.</li>
</ol>
<h2>Tartı ve analiz itirazları</h2>
<p>Bu itirazlar bekletilmez: araç sahadan ayrılmadan ikinci tartım, seans bitmeden şahit numuneden yeniden analiz istenebilir. Yeniden analiz ilk sonucu doğrulamazsa ücret alınmaz.</p>
<h2>Güvenceniz</h2>
<p>Kimliğiniz, rızanız olmadan şikâyet ettiğiniz kişiye açıklanmaz. Başvuru nedeniyle hizmetiniz geciktirilmez. Başvuruların sayısı, konusu ve ortalama yanıt süresi yılda bir kez, kişisel veri içermeden yayımlanır.</p>`,
      en: `<p>A complaint shows us, free of charge, a mistake we could not see. Our procedure is certified to ISO 10002:2018; it is open, without cost, to everyone who uses our services, member or not.</p>
<h2>How to complain</h2>
<ul>
<li>with the <a href="/istek-oneri-sikayet">requests and complaints form</a> on this site,</li>
<li>by telephone on 0 (999) 555 01 00 during office hours,</li>
<li>in writing to bilgi@basakovatb.example or basakovatb@hs99.kep.example,</li>
<li>by leaving a form in the boxes at the head office, the hall, the laboratory and the livestock market.</li>
</ul>
<h2>What happens next</h2>
<ol>
<li>Your complaint receives a number, which is given to you.</li>
<li>Quality and Accreditation names the person responsible within one working day. Nobody may examine a file that concerns them.</li>
<li>You receive a reasoned answer within <strong>7 working days</strong>. If more enquiry is needed, a new date is given before that time runs out.</li>
<li>If the answer does not satisfy you, you may object within 15 days; the objection goes to a panel chaired by the Deputy General Secretary, Murat İlkgül.</li>
</ol>
<h2>Objections to weight or analysis</h2>
<p>These are not kept waiting: a second weighing can be asked for before the vehicle leaves the yard, and a repeat analysis of the reference sample before the session ends. If the repeat does not confirm the first result, no fee is charged.</p>
<h2>Your safeguards</h2>
<p>Your identity is not disclosed to the person complained about without your consent, and no service to you is delayed because you complained. Once a year the number and subjects of complaints and the average time to answer are published without personal data.</p>`,
    },
    tags: ["şikâyet", "ISO 10002"],
    readCount: 958,
  },
  {
    id: 1208,
    kind: 12,
    slug: "cerez",
    daysAgo: 38,
    title: { tr: "Çerez Politikası", en: "Cookie Policy" },
    summary: {
      tr: "Bu site yalnızca zorunlu çerezleri kullanır; izleme ve üçüncü taraf kodu yoktur.",
      en: "This site uses strictly necessary cookies only; there is no tracking and no third-party code.",
    },
    body: {
      tr: `<p>Bu sayfa, internet sitemizin cihazınıza ne kaydettiğini eksiksiz anlatır. Yalnızca istediğiniz hizmet için <strong>kesinlikle gerekli</strong> çerezleri kullanıyoruz. Reklam, istatistik ve sosyal medya çerezi yoktur; sayfalarda üçüncü taraf kodu çalışmaz, hava durumu ve döviz bilgisi sunucumuz üzerinden gelir. Bu nedenle sizden çerez izni istemiyor, ekranınıza çerez uyarısı çıkarmıyoruz.</p>
<h2>Kullandığımız çerezler</h2>
<table>
<caption>Sitenin çerezleri</caption>
<thead><tr><th scope="col">Ad</th><th scope="col">Ne işe yarar?</th><th scope="col">Ne zaman konur?</th><th scope="col">Süre</th></tr></thead>
<tbody>
<tr><th scope="row">portal</th><td>Üye oturumu. İçeriği şifrelidir; HttpOnly olduğundan sayfadaki kodlar okuyamaz. Uzun olursa portal.1, portal.2 diye bölünür.</td><td>Üye girişi tamamlandığında</td><td>Çıkış yapana ya da tarayıcıyı kapatana kadar; “Beni hatırla” seçilirse oturumun süresi dolana kadar</td></tr>
<tr><th scope="row">giris</th><td>Giriş adımları arasında, örneğin doğrulama kodu beklenirken işlemi sürdürür.</td><td>Giriş başlatıldığında</td><td>180 saniye</td></tr>
<tr><th scope="row">hatirla</th><td>Kullanıcı adınızı giriş sayfasına yazar. İçeriği şifrelidir; şifreniz içinde yoktur.</td><td>Girişte “Beni hatırla” seçildiğinde</td><td>Yarım yıl</td></tr>
<tr><th scope="row">bildirim</th><td>Yaptığınız işlemin sonucunu bir sonraki sayfada söyler.</td><td>Aydınlatma metnini okuduğunuzu bildirdiğinizde</td><td>5 saniye</td></tr>
<tr><th scope="row">langid</th><td>Dil tercihinizi hatırlar.</td><td>TR veya EN düğmesini kullandığınızda</td><td>1 yıl</td></tr>
<tr><th scope="row">sade</th><td>Sade ya da tam görünüm tercihinizi hatırlar.</td><td>Görünümlerden birini seçtiğinizde</td><td>1 yıl</td></tr>
<tr><th scope="row">anketler</th><td>Yanıtladığınız anketlerin numaraları: bir anket bir tarayıcıdan bir kez yanıtlanır. Yanıtlarınız içinde yoktur.</td><td>Bir anketi yanıtladığınızda</td><td>1 yıl</td></tr>
<tr><th scope="row">riza</th><td>Verdiğiniz ya da vermediğiniz isteğe bağlı izinler.</td><td>KVKK sayfasında tercihinizi kaydettiğinizde</td><td>1 yıl</td></tr>
</tbody>
</table>
<p>Bu çerezlerin hepsi kendi sunucumuzdandır (birinci taraf); <em>sade</em> dışındakiler HttpOnly işaretlidir; güvenli bağlantıda adlarının başında __Host- bulunur. Üye girişi yapmayan ve bu tercihleri kullanmayan bir ziyaretçinin cihazına hiç çerez konmaz.</p>
<h2>Tarayıcınızın deposu</h2>
<p>Çerezlerden ayrı olarak tarayıcınız şunları kendisi saklar. Hiçbiri sunucumuza gönderilmez, hiçbiri sizi tanımlamaz; JavaScript kapalıysa hiçbiri oluşmaz.</p>
<ul>
<li><strong>Ziyaret sayacı</strong> (oturum deposu): ana sayfayı bu oturumda kaç kez açtığınız. Pencereyi kapattığınızda silinir.</li>
<li><strong>Sayfadaki yeriniz</strong> (oturum deposu): “Geri” düğmesine bastığınızda sayfanın aynı yerden açılması için. Pencereyi kapattığınızda silinir.</li>
<li><strong>Okuduğunuz içerikler</strong> (oturum deposu): bir haberin okunma sayısını aynı oturumda iki kez artırmamak için. Pencereyi kapattığınızda silinir.</li>
<li><strong>Gördüğünüz açılış duyurusu</strong> (yerel depo): duyurunun numarası, aynı duyuru her gelişinizde yeniden açılmasın diye. Siz silene kadar kalır.</li>
</ul>
<h2>Hukuki sebep ve haklarınız</h2>
<p>Çerezlerdeki veriler 6698 sayılı Kanun'un 5. maddesinin ikinci fıkrasının (c) ve (f) bentlerine dayanılarak işlenir, kimseyle paylaşılmaz. Çerezleri tarayıcınızın ayarlarından silebilirsiniz: <em>portal</em> silinirse oturumunuz kapanır, ötekiler silinirse site ilk açılıştaki hâline döner. Haklarınız ve başvuru formu <a href="/kvkk">KVKK</a> sayfasındadır.</p>`,
      en: `<p>This page tells you in full what our website stores on your device. We use only cookies that are <strong>strictly necessary</strong> for a service you have asked for. There are no advertising, statistics or social-media cookies; no third-party code runs on our pages, and weather and exchange rates reach you through our own server. That is why we neither ask for your consent nor put a cookie banner on your screen.</p>
<h2>The cookies we use</h2>
<table>
<caption>Cookies of this site</caption>
<thead><tr><th scope="col">Name</th><th scope="col">What it does</th><th scope="col">When it is set</th><th scope="col">Lifetime</th></tr></thead>
<tbody>
<tr><th scope="row">portal</th><td>The member's session. Its content is encrypted; being HttpOnly, it cannot be read by scripts in the page. A long one is split into portal.1, portal.2.</td><td>When a member has logged in</td><td>Until log-out or until the browser is closed; with “Remember me”, until the session expires</td></tr>
<tr><th scope="row">giris</th><td>Carries the log-in from one step to the next, for example while a verification code is awaited.</td><td>When a log-in begins</td><td>180 seconds</td></tr>
<tr><th scope="row">hatirla</th><td>Fills in your user name at the log-in. Its content is encrypted; your password is not in it.</td><td>When you tick “Remember me” at the log-in</td><td>Half a year</td></tr>
<tr><th scope="row">bildirim</th><td>Says on the next page what became of what you did.</td><td>When you say that you have read the notice on data protection</td><td>5 seconds</td></tr>
<tr><th scope="row">langid</th><td>Remembers your choice of language.</td><td>When you use the TR or EN button</td><td>1 year</td></tr>
<tr><th scope="row">sade</th><td>Remembers whether you chose the lite view or the full one.</td><td>When you choose one of the two</td><td>1 year</td></tr>
<tr><th scope="row">anketler</th><td>The numbers of the surveys you have answered: a survey is answered once per browser. Your answers are not in it.</td><td>When you answer a survey</td><td>1 year</td></tr>
<tr><th scope="row">riza</th><td>The optional consents that you gave or refused.</td><td>When you save your choice on the data protection page</td><td>1 year</td></tr>
</tbody>
</table>
<p>All of these come from our own server (first party); all but <em>sade</em> are marked HttpOnly, and over an encrypted connection their names begin with __Host-. A visitor who neither logs in nor uses these choices receives no cookie at all.</p>
<h2>Your browser's storage</h2>
<p>Apart from cookies your browser keeps the following for itself. None of it is sent to our server, none of it identifies you, and with JavaScript switched off none of it exists.</p>
<ul>
<li><strong>The visit counter</strong> (session storage): how often you opened the home page in this session. Erased when you close the window.</li>
<li><strong>Your place on a page</strong> (session storage): so that “Back” shows the page where you left it. Erased when you close the window.</li>
<li><strong>The items you have read</strong> (session storage): so that a news item's number of readers is not raised twice in one session. Erased when you close the window.</li>
<li><strong>The opening notice you have seen</strong> (local storage): the notice's number, so that the same notice does not open at every visit. It stays until you delete it.</li>
</ul>
<h2>Legal basis and your rights</h2>
<p>Data in cookies are processed under Article 5(2)(c) and (f) of Law No. 6698 and are shared with no one. You can delete cookies in your browser's settings: without <em>portal</em> you are logged out; without the others the site returns to how it first opened. Your rights and the application form are on the <a href="/kvkk">data protection</a> page.</p>`,
    },
    tags: ["çerez", "KVKK"],
    readCount: 1274,
  },
  {
    id: 1209,
    kind: 12,
    slug: "gizlilik",
    daysAgo: 40,
    title: { tr: "Gizlilik Politikası", en: "Privacy Policy" },
    summary: {
      tr: "Siteyi gezerken, form doldururken ve üye olarak giriş yaparken hangi verinizi ne için işlediğimiz.",
      en: "Which of your data we process, and why, when you browse, fill in a form or log in as a member.",
    },
    body: {
      tr: `<p>Bu politika internet sitemizin kullanımıyla ilgilidir. Borsacılık hizmetlerinin tamamını kapsayan aydınlatma metni <a href="/kvkk">KVKK</a> sayfasında, cihazınıza kaydedilenler <a href="/politikalar/cerez">çerez politikasında</a> yer alır.</p>
<h2>Siteyi gezerken</h2>
<p>Fiyatlara, haberlere ve belgelere ulaşmak için kimlik bildirmeniz gerekmez. Portal, istenen sayfayı, zamanı ve yanıtın durumunu kaydeder; bu kayıtlara IP adresiniz, tarayıcınız ve aradığınız sözcükler yazılmaz. 5651 sayılı Kanun'un öngördüğü trafik bilgisini barındırma hizmeti ayrıca tutar. İçeriklerin okunma sayısı kişiye bağlanmadan tutulur; profil çıkarılmaz.</p>
<h2>Form doldururken</h2>
<table>
<thead><tr><th scope="col">Form</th><th scope="col">İstenen bilgi</th><th scope="col">Amaç</th></tr></thead>
<tbody>
<tr><td>İletişim, istek, öneri, şikâyet</td><td>Ad soyad, e-posta, mesaj; isteğe bağlı telefon</td><td>Başvuruyu yanıtlamak</td></tr>
<tr><td>E-posta listesi</td><td>Ad soyad, e-posta</td><td>Bülten ve duyuru göndermek; dilediğinizde ayrılabilirsiniz</td></tr>
<tr><td>Üyelik başvurusu</td><td>İletişim ve iş yeri bilgileri</td><td>Başvuruyu değerlendirmek</td></tr>
</tbody>
</table>
<h2>Üye olarak giriş yaptığınızda</h2>
<p>Alım satım, tescil ve analiz bilgilerinizi yalnızca siz ve görevli personel görür. Oturum bilginiz tarayıcınızda şifreli çerez dışında hiçbir yerde tutulmaz; parolanız kaydedilmez.</p>
<h2>Paylaşım ve yayım</h2>
<p>Mevzuatın zorunlu kıldığı bildirimler TOBB, Ticaret Bakanlığı ve TÜİK'e yapılır. Verileriniz satılmaz ve pazarlama amacıyla aktarılmaz. Üye listelerinde kimlik numarası, özel telefon ve ev adresi gösterilmez.</p>
<h2>Haklarınız</h2>
<p>6698 sayılı Kanun'un 11. maddesindeki haklarınız için KVKK Başvuru Formunu merkezimize bırakabilir veya basakovatb@hs99.kep.example adresine gönderebilirsiniz. Başvurular en geç 30 gün içinde, ücretsiz yanıtlanır.</p>`,
      en: `<p>This policy concerns the use of our website. The privacy notice for all services of the exchange is on the <a href="/kvkk">data protection</a> page; what is stored on your device is described in the <a href="/politikalar/cerez">cookie policy</a>.</p>
<h2>When you browse</h2>
<p>You need not identify yourself to reach prices, news and documents. The portal records the page requested, the time and how the request was answered; your IP address, your browser and the words you search for are not written down. The traffic data that Law No. 5651 demands are kept separately by the hosting service. How often an item is read is counted without linking it to a person, and no profiles are made.</p>
<h2>When you fill in a form</h2>
<table>
<thead><tr><th scope="col">Form</th><th scope="col">What we ask for</th><th scope="col">Purpose</th></tr></thead>
<tbody>
<tr><td>Contact, requests, complaints</td><td>Name, e-mail, message; telephone if you wish</td><td>To answer you</td></tr>
<tr><td>Mailing list</td><td>Name, e-mail</td><td>To send bulletins and announcements; you may leave at any time</td></tr>
<tr><td>Membership application</td><td>Contact and business details</td><td>To assess the application</td></tr>
</tbody>
</table>
<h2>When you log in as a member</h2>
<p>Your trades, registrations and analyses are seen only by you and by the staff responsible. In your browser your session is held nowhere but in an encrypted cookie; your password is not kept.</p>
<h2>Sharing and publication</h2>
<p>Reports required by law go to TOBB, the Ministry of Trade and TÜİK. Your data are not sold or passed on for marketing. Member lists show no identity number, private telephone or home address.</p>
<h2>Your rights</h2>
<p>To use your rights under Article 11 of Law No. 6698, hand the KVKK application form in at our head office or send it to basakovatb@hs99.kep.example. Applications are answered free of charge within 30 days.</p>`,
    },
    tags: ["gizlilik", "KVKK"],
    readCount: 886,
  },
  {
    id: 1210,
    kind: 12,
    slug: "erisilebilirlik",
    daysAgo: 30,
    title: { tr: "Erişilebilirlik Beyanı", en: "Accessibility Statement" },
    summary: {
      tr: "Sitemizin hangi erişilebilirlik ölçütlerine göre yapıldığı, nasıl sınandığı, bilinen engeller ve bildirim yolları.",
      en: "The standard this site is built to, how it is tested, the barriers we know of and how to report one.",
    },
    body: {
      tr: `<p>Başakova Ticaret Borsası, internet sitesini engelli kullanıcılar, yaşlılar, eski cihaz kullananlar ve yavaş bağlantıyla girenler dâhil herkesin kullanabilmesi için çalışır.</p>
<h2>Kapsam</h2>
<p>Bu beyan, Türkçe ve İngilizce bütün sayfaları, üye bölümünü ve siteden indirilen belgeleri kapsar. Bağlantı verilen başka kurumların siteleri kapsam dışındadır.</p>
<h2>Ölçüt</h2>
<p>Hedefimiz WCAG 2.2'nin A ve AA düzeyindeki ölçütleridir. Dayanak, 21.06.2025 tarihli ve 32933 sayılı Resmî Gazete'de yayımlanan 2025/10 sayılı Cumhurbaşkanlığı Genelgesi'dir. Erişilebilirlik İnceleme Komisyonumuz siteyi altı ayda bir inceler.</p>
<h2>Nasıl sınıyoruz?</h2>
<ul>
<li>Her sayfa türü, axe ve html-validate ile otomatik denetimden geçer; bulgu varken yeni sürüm yayımlanmaz.</li>
<li>Menü, formlar, pencereler ve tablolar yalnızca klavyeyle denenir; odağın görünür kaldığına bakılır.</li>
<li>Sayfaların 320 piksel genişlikte ve yazılar iki katına büyütüldüğünde taşmadığına bakılır.</li>
<li>Aynı işler JavaScript kapalıyken tekrarlanır.</li>
</ul>
<p>Otomatik araçlar her engeli bulamaz; bu yüzden sizden gelen bildirimler yöntemimizin parçasıdır.</p>
<h2>Bilinen engeller</h2>
<ul>
<li>İndirilen PDF dosyaları henüz etiketlenmemiştir; ekran okuyucu bunlarda başlık ve tablo düzenini bulamayabilir. Fiyatlar ve üye listesi sayfalarda tablo olarak da vardır.</li>
<li>Tanıtım videolarında altyazı vardır, sesli betimleme yoktur.</li>
</ul>
<p>Böyle bir belgeye ihtiyacınız olursa isteyin; erişilebilir biçimde hazırlayıp gönderelim.</p>
<h2>Bildirim ve iletişim</h2>
<p>Karşılaştığınız engeli <a href="/istek-oneri-sikayet">istek, öneri ve şikâyet sayfasındaki</a> yollarla, bilgi@basakovatb.example adresinden veya 0 (999) 555 01 00, dahili 152'den bildirebilirsiniz. Sayfanın adresini ve kullandığınız yardımcı teknolojiyi yazmanız yeterlidir. En geç 7 iş günü içinde yanıt veririz.</p>
<p><strong>Beyan tarihi:</strong> {date} {year}. Beyan, komisyonun her incelemesinden ve sitedeki her büyük değişiklikten sonra gözden geçirilir.</p>`,
      en: `<p>Başakova Commodity Exchange works to make its website usable by everyone, including people with disabilities, older people, and those who visit with an old device or over a slow connection.</p>
<h2>Scope</h2>
<p>This statement covers all Turkish and English pages, the member area and the documents that can be downloaded here. Sites of other bodies to which we link are outside its scope.</p>
<h2>Standard</h2>
<p>Our aim is to meet the level A and AA criteria of WCAG 2.2. The duty follows from Presidential Circular 2025/10, published in the Official Gazette of 21 June 2025, No. 32933. Our Accessibility Review Commission examines the site every six months.</p>
<h2>How we test</h2>
<ul>
<li>Every page shape passes automated checks with axe and html-validate; no new version is released while there are findings.</li>
<li>Menu, forms, dialogs and tables are tried with the keyboard alone, making sure that focus stays visible.</li>
<li>Pages are looked at 320 pixels wide and with text at twice its size, so that nothing runs over the edge.</li>
<li>The same tasks are repeated with JavaScript switched off.</li>
</ul>
<p>Automated tools cannot find every barrier, so what you report to us is part of our method.</p>
<h2>Known barriers</h2>
<ul>
<li>The PDF files offered for download have not been tagged yet; in these a screen reader may not find headings and the structure of tables. Prices and the member list are on the pages as tables too.</li>
<li>The promotional videos have captions but no audio description.</li>
</ul>
<p>If you need such a document, please ask: we will prepare it in an accessible form and send it to you.</p>
<h2>Reporting and contact</h2>
<p>Tell us about a barrier in one of the ways on the <a href="/istek-oneri-sikayet">requests and complaints page</a>, at bilgi@basakovatb.example or on 0 (999) 555 01 00, extension 152. The address of the page and the assistive technology you use are all we need. We answer within 7 working days.</p>
<p><strong>Date of this statement:</strong> {date} {year}. It is reviewed after each examination by the commission and after every major change to the site.</p>`,
    },
    tags: ["erişilebilirlik", "WCAG"],
    readCount: 1093,
  },
  {
    id: 1211,
    kind: 12,
    slug: "is-sagligi",
    daysAgo: 231,
    title: { tr: "İş Sağlığı ve Güvenliği Politikası", en: "Occupational Health and Safety Policy" },
    summary: {
      tr: "Kantar sahasından laboratuvara, çalışanların ve sahaya gelenlerin güvenliği için kurallar.",
      en: "Rules that keep staff and visitors safe, from the weighbridge yard to the laboratory.",
    },
    body: {
      tr: `<p>Hasatta bir günde yüzün üzerinde kamyon ve traktör aynı kapıdan girer. Toz, hareketli araç, kimyasal madde ve huysuzlanan hayvan, işimizin gerçek riskleridir. 6331 sayılı Kanun'un çizdiği çerçeveyi alt sınır kabul eder, yalnızca çalışanlarımızın değil, salona ürün getiren üreticinin ve şoförün de güvenliğinden kendimizi sorumlu tutarız.</p>
<h2>Birimlere göre önlemler</h2>
<ul>
<li><strong>Kantar ve salon:</strong> Saha hızı saatte 10 kilometredir. Yaya yolu boyayla ayrılmıştır; kasaya çıkmak yasaktır, numuneyi robot alır.</li>
<li><strong>Laboratuvar:</strong> Çeker ocak, göz duşu ve dökülme seti hazır bulunur. Aflatoksin çalışmaları ayrı bölmede, koruyucu donanımla yapılır.</li>
<li><strong>Canlı Hayvan Pazarı:</strong> Hayvan ve yaya giriş kapıları ayrıdır. Rampada iki kişi olmadan indirme yapılmaz; dezenfeksiyon havuzu pazar günleri dolu tutulur.</li>
<li><strong>Ofisler:</strong> Ekranlı çalışma için düzenleme yapılır, acil çıkışlar boş bırakılır.</li>
</ul>
<h2>Uygulama</h2>
<ul>
<li>Risk değerlendirmesi, her kaza ve ramak kala olayından sonra yenilenir.</li>
<li>Ramak kala bildiren çalışan cezalandırılmaz; bildirim sayısı olumlu gösterge sayılır.</li>
<li>Yılda bir kez tahliye tatbikatı yapılır, ilk yardım sertifikaları güncel tutulur.</li>
<li>Ciddi ve yakın tehlikede herkesin işi durdurma yetkisi vardır; seans da buna dâhildir.</li>
<li>Yükleniciler işe başlamadan önce saha eğitimi alır.</li>
</ul>
<p>Üyelerimize yönelik seminerler <a href="/etkinlik-list">etkinlikler</a> sayfasında duyurulur. Sahada gördüğünüz bir tehlikeyi Satış Salonu Şefi Nihat Tokmakçı'ya (dahili 140) veya İdari İşler'e (dahili 160) hemen bildirin.</p>`,
      en: `<p>At harvest more than a hundred lorries and tractors pass through the same gate in a day. Dust, moving vehicles, chemicals and frightened animals are the real risks of our work. We take the framework of Law No. 6331 as the minimum, and hold ourselves responsible for the safety not only of our staff but also of the farmers and drivers who bring produce.</p>
<h2>Measures by unit</h2>
<ul>
<li><strong>Weighbridge and hall:</strong> the yard limit is 10 kilometres an hour. A painted lane separates pedestrians; climbing on to the load is forbidden, as the robot takes the sample.</li>
<li><strong>Laboratory:</strong> fume cupboard, eye shower and spill kit stand ready. Aflatoxin work is done in a separate room with protective equipment.</li>
<li><strong>Livestock Market:</strong> animals and people enter by different gates. Nothing is unloaded unless two people are at the ramp, and the disinfection basin is kept full on market days.</li>
<li><strong>Offices:</strong> workstations are adjusted for screen work and emergency exits are kept clear.</li>
</ul>
<h2>In practice</h2>
<ul>
<li>The risk assessment is renewed after every accident and near miss.</li>
<li>Nobody is punished for reporting a near miss; the number of reports counts as a good sign.</li>
<li>There is an evacuation drill once a year, and first-aid certificates are kept valid.</li>
<li>In serious and imminent danger anyone may stop the work, and that includes the session.</li>
<li>Contractors receive site training before they start.</li>
</ul>
<p>Seminars for members are announced on the <a href="/etkinlik-list">events</a> page. If you see a hazard, tell the Sales Hall Supervisor, Nihat Tokmakçı (extension 140), or Administrative Affairs (extension 160) at once.</p>`,
    },
    picture: {
      scene: "weighbridge",
      seed: 1211,
      alt: {
        tr: "Yaya yolu çizgileriyle ayrılmış kantar sahası",
        en: "The weighbridge yard with its marked pedestrian lane",
      },
    },
    tags: ["iş sağlığı ve güvenliği"],
    readCount: 352,
  },
  {
    id: 1212,
    kind: 12,
    slug: "rusvetle-mucadele",
    daysAgo: 224,
    title: { tr: "Rüşvet ve Yolsuzlukla Mücadele Politikası", en: "Anti-Bribery and Corruption Policy" },
    summary: {
      tr: "Hediye, çıkar çatışması ve bildirim kuralları; kantar ve laboratuvar için ek önlemler.",
      en: "Rules on gifts, conflicts of interest and reporting, with extra measures for weighbridge and laboratory.",
    },
    body: {
      tr: `<p>Bir puanlık protein farkı, bir kamyon buğdayın fiyatını değiştirir. Ölçüye karışan çıkar, yalnızca bir kişiyi değil bütün piyasayı yanıltır. Bu politika organ üyelerini, çalışanları, stajyerleri ve adımıza iş yapan yüklenicileri bağlar.</p>
<h2>Yasaklar</h2>
<ul>
<li>Bir işi yapmak, hızlandırmak veya yapmamak için para, mal, hizmet ya da ayrıcalık istemek, vermek ve kabul etmek.</li>
<li>“Kolaylaştırma ödemesi” adı altında küçük tutarlar almak.</li>
<li>Yayımlanmamış fiyat, teklif veya analiz bilgisini üçüncü kişilere aktarmak.</li>
</ul>
<h2>Hediye ve ağırlama</h2>
<p>Kalem, takvim gibi simgesel değeri olan tanıtım ürünleri dışında hediye kabul edilmez. Geri çevrilmesi kabalık sayılacak ürünler (bir sepet incir gibi) İdari İşler'e teslim edilir, deftere yazılır ve sosyal kuruluşlara verilir. Numune artıkları hediye değildir; iade edilir veya tutanakla imha edilir.</p>
<h2>Çıkar çatışması</h2>
<p>Organ üyesi, kendi firmasını ilgilendiren gündem maddesinde oy kullanmaz ve salondan çıkar. Laboratuvar ve kantar personeli, kendisinin veya yakınının ürününü ölçemez. Görev yerleri, nöbet çizelgesiyle değiştirilir.</p>
<h2>Teknik önlemler</h2>
<ul>
<li>Numuneler isimsiz, işlem numarasıyla analiz edilir.</li>
<li>Tartım, kamera kaydıyla eşleştirilir; elle düzeltme ancak iki kişinin onayıyla yapılır.</li>
</ul>
<h2>Bildirim</h2>
<p>Şüphenizi Genel Sekreterliğe (0 (999) 555 01 00, dahili 101) veya kapalı zarfla Disiplin Kurulu Başkanı Muhittin Özdeğer'e iletebilirsiniz; isim vermek zorunlu değildir. İyi niyetle bildirimde bulunan kişi korunur. Doğrulanan olaylar disiplin işlemine konu olur, suç oluşturanlar Cumhuriyet savcılığına bildirilir.</p>`,
      en: `<p>One point of protein changes the price of a lorry-load of wheat. When private gain touches the measure, it misleads not one person but the whole market. This policy binds office-holders, employees, trainees and contractors acting on our behalf.</p>
<h2>What is forbidden</h2>
<ul>
<li>Asking for, giving or accepting money, goods, services or privileges for doing, speeding up or leaving undone a piece of work.</li>
<li>Taking small sums as “facilitation payments”.</li>
<li>Passing unpublished prices, bids or analysis results to others.</li>
</ul>
<h2>Gifts and hospitality</h2>
<p>Apart from promotional items of token value, such as a pen or a calendar, gifts are not accepted. Things that it would be rude to refuse (a basket of figs, say) are handed to Administrative Affairs, entered in a book and given to charities. What remains of a sample is not a gift: it is returned, or destroyed on record.</p>
<h2>Conflicts of interest</h2>
<p>An office-holder does not vote on an item that concerns his or her own firm, and leaves the room. Laboratory and weighbridge staff may not measure their own produce or that of a relative. Posts rotate according to a roster.</p>
<h2>Technical safeguards</h2>
<ul>
<li>Samples are analysed without names, under a transaction number.</li>
<li>Each weighing is matched with a camera record; manual correction needs the approval of two people.</li>
</ul>
<h2>Reporting</h2>
<p>Tell the General Secretariat (0 (999) 555 01 00, extension 101) of your suspicion, or send it in a sealed envelope to the Chairman of the Disciplinary Board, Muhittin Özdeğer; you need not give your name. Anyone who reports in good faith is protected. Confirmed cases lead to disciplinary proceedings, and criminal ones are referred to the public prosecutor.</p>`,
    },
    tags: ["etik"],
    readCount: 298,
  },
];
