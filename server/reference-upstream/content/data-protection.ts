import { attachmentRecipe } from "../files/recipes";
import type { AttachedFile } from "./attachments";
import type { Bilingual } from "./types";

/** Tur of KvkkTanim. */
export type DataProtectionKind = "AYDINLATMA" | "CEREZ" | "BASVURU" | "ACIKRIZA";

/** One row of KvkkTanim. */
export interface DataProtectionText {
  id: number;
  kind: DataProtectionKind;
  version: string;
  /** In force since this many days before the demo's today. */
  daysAgo: number;
  title: Bilingual;
  /** HTML. */
  body: Bilingual;
  form?: AttachedFile;
}

/** The privacy notice, the cookie notice, how to apply, and consent, which is a text of its own. */
export const DATA_PROTECTION_TEXTS: DataProtectionText[] = [
  {
    id: 1,
    kind: "AYDINLATMA",
    version: "2026.2",
    daysAgo: 15,
    title: {
      tr: "Kişisel Verilerin Korunması Aydınlatma Metni",
      en: "Privacy Notice on the Protection of Personal Data",
    },
    body: {
      tr: `<p>Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu'nun 10. maddesi uyarınca sizi bilgilendirmek için hazırlanmıştır. Okuduğunuzu bildirmeniz rıza verdiğiniz anlamına gelmez; rızaya bağlı işlemler ayrı bir metinde, her biri için ayrı ayrı sorulur.</p>
<h2>Veri sorumlusu</h2>
<p>Başakova Ticaret Borsası, Cumhuriyet Mah. Borsa Cad. No:12, 99100 Başakova. Telefon: 0 (999) 555 01 00, KEP: basakovatb@hs99.kep.example. İrtibat kişisi Genel Sekreter Yardımcısı Murat İlkgül'dür.</p>
<h2>Hangi verileri, ne için işliyoruz?</h2>
<table>
<caption>İşleme amaçları ve hukuki sebepleri</caption>
<thead><tr><th scope="col">Amaç</th><th scope="col">Veri</th><th scope="col">Hukuki sebep (6698, md. 5/2)</th></tr></thead>
<tbody>
<tr><th scope="row">Üye sicilinin tutulması, organ seçimleri</th><td>Kimlik, iletişim, iş yeri ve yetki bilgileri</td><td>a, ç: 5174 sayılı Kanun</td></tr>
<tr><th scope="row">Alım satımların tescili</th><td>Taraflar, ürün, miktar, fiyat, analiz, plaka, köy</td><td>a, ç: 5174 sayılı Kanun ve kotasyon yönetmeliği</td></tr>
<tr><th scope="row">Aidat ve ücretlerin tahsili</th><td>Borç, ödeme ve fatura bilgileri</td><td>c, ç: sözleşme ve vergi mevzuatı</td></tr>
<tr><th scope="row">Üye bülteni ve SMS bilgilendirmesi</th><td>Ad soyad, telefon, e-posta, seçilen ürünler</td><td>c: istediğiniz hizmetin verilmesi</td></tr>
<tr><th scope="row">Bina ve kantar güvenliği</th><td>Kamera görüntüsü, araç geçişi</td><td>f: meşru menfaat</td></tr>
</tbody>
</table>
<h2>Kimlere aktarıyoruz?</h2>
<p>Kanunların öngördüğü hâllerde ve o hâlin gerektirdiği kadarıyla Türkiye Odalar ve Borsalar Birliğine, Ticaret Bakanlığına, Türkiye İstatistik Kurumuna, mahkemelere ve kolluğa. Verileriniz yurt dışına çıkarılmaz, satılmaz, pazarlama amacıyla paylaşılmaz.</p>
<h2>Nasıl topluyor, ne kadar saklıyoruz?</h2>
<p>Veriler; dilekçe ve beyannamelerle, satış salonundaki tartı ve numune kayıtlarıyla, internet sitesindeki formlarla ve kameralarla toplanır. Üye sicili süresiz, tescil ve muhasebe kayıtları on yıl, form başvuruları iki yıl, kamera görüntüleri otuz gün saklanır; süresi dolan veri silinir veya anonim hâle getirilir.</p>
<h2>Haklarınız</h2>
<p>Kanun'un 11. maddesine göre verilerinizin işlenip işlenmediğini öğrenebilir, bilgi isteyebilir, düzeltilmesini, silinmesini ve bunun aktarılan yerlere bildirilmesini talep edebilir, otomatik analiz sonucuna itiraz edebilir, zararınızın giderilmesini isteyebilirsiniz. Başvurunun yolu <a href="/kvkk#basvuru">başvuru</a> bölümünde anlatılmıştır.</p>`,
      en: `<p>This text is there to inform you, as Article 10 of the Personal Data Protection Law No. 6698 requires. To say that you have read it is not to consent: whatever depends on consent is asked about in a text of its own, one matter at a time.</p>
<h2>Data controller</h2>
<p>Başakova Commodity Exchange, Cumhuriyet Mah. Borsa Cad. No:12, 99100 Başakova, Türkiye. Telephone 0 (999) 555 01 00, registered e-mail basakovatb@hs99.kep.example. The contact person is the Deputy General Secretary, Murat İlkgül.</p>
<h2>Which data we process, and why</h2>
<table>
<caption>Purposes of processing and their legal basis</caption>
<thead><tr><th scope="col">Purpose</th><th scope="col">Data</th><th scope="col">Legal basis (Law No. 6698, Art. 5/2)</th></tr></thead>
<tbody>
<tr><th scope="row">Keeping the member registry, elections to the organs</th><td>Identity, contact, premises and powers of signature</td><td>a, ç: Law No. 5174</td></tr>
<tr><th scope="row">Registering trades</th><td>Parties, product, quantity, price, analysis, number plate, village</td><td>a, ç: Law No. 5174 and the quotation regulation</td></tr>
<tr><th scope="row">Collecting dues and fees</th><td>Debts, payments and invoices</td><td>c, ç: contract and tax law</td></tr>
<tr><th scope="row">Member bulletin and text messages</th><td>Name, telephone, e-mail, products chosen</td><td>c: a service you have asked for</td></tr>
<tr><th scope="row">Safety of buildings and weighbridge</th><td>Camera pictures, passage of vehicles</td><td>f: legitimate interest</td></tr>
</tbody>
</table>
<h2>Whom we pass data to</h2>
<p>In the cases laid down by law, and no further than each requires: the Union of Chambers and Commodity Exchanges of Türkiye, the Ministry of Trade, the Turkish Statistical Institute, the courts and the police. Your data do not leave the country and are neither sold nor shared for marketing.</p>
<h2>How we collect data and how long we keep them</h2>
<p>Data are collected through petitions and declarations, the weighing and sampling records of the sales hall, the forms on the website, and cameras. The member registry is kept for good, registration and accounting records for ten years, form submissions for two years and camera pictures for thirty days; after that, data are erased or made anonymous.</p>
<h2>Your rights</h2>
<p>Under Article 11 of the Law you may learn whether your data are processed and ask for information about it, have them corrected or erased and have this reported to those who received them, object to a result reached by automatic analysis, and claim compensation for damage. How to apply is described under <a href="/kvkk#basvuru">applications</a>.</p>`,
    },
  },
  {
    id: 2,
    kind: "CEREZ",
    version: "2026.1",
    daysAgo: 74,
    title: { tr: "Çerez Aydınlatma Metni", en: "Cookie Notice" },
    body: {
      tr: `<p>İnternet sitemiz yalnızca istediğiniz hizmetin verilebilmesi için zorunlu olan çerezleri kullanır: üye oturumu, giriş adımları, dil seçimi, sade görünüm, yanıtlanan anketler ve kaydettiğiniz izinler. Reklam, istatistik ve sosyal medya çerezi yoktur; sayfalarımızda başka bir kuruluşun kodu çalışmaz. Bu nedenle onayınız istenmez ve ekranınıza bir çerez penceresi çıkmaz.</p>
<p>Üye girişi yapmayan, anket yanıtlamayan, dil düğmesini, sade görünümü ve izin formunu kullanmayan bir ziyaretçinin cihazına hiçbir çerez konmaz. Çerezlerdeki veriler Kanun'un 5. maddesinin ikinci fıkrasının (c) ve (f) bentlerine dayanılarak işlenir, kimseye aktarılmaz.</p>
<p>Her çerezin adı, süresi ve ne işe yaradığı <a href="/politikalar/cerez">çerez politikasındaki</a> tabloda yazılıdır. Çerezleri tarayıcınızın ayarlarından dilediğiniz an silebilirsiniz.</p>`,
      en: `<p>Our website uses only those cookies without which a service you have asked for could not be given: the member's session, the steps of logging in, the choice of language, the lite view, the surveys you have answered and the consents you have saved. There are no advertising, statistics or social-media cookies, and no other organisation's code runs on our pages. That is why you are not asked for consent and no cookie window appears.</p>
<p>A visitor who does not log in, answer a survey, or use the language button, the lite view or the consent form receives no cookie at all. Data in cookies are processed under Article 5(2)(c) and (f) of the Law and are passed to no one.</p>
<p>The name, lifetime and use of each cookie are set out in the table of the <a href="/politikalar/cerez">cookie policy</a>. You can delete cookies in your browser's settings whenever you like.</p>`,
    },
  },
  {
    id: 3,
    kind: "BASVURU",
    version: "2025.3",
    daysAgo: 402,
    title: { tr: "İlgili Kişi Başvuru Yolu ve Formu", en: "How to Apply as a Data Subject, with the Form" },
    body: {
      tr: `<p>6698 sayılı Kanun'un 11. maddesindeki haklarınızı kullanmak için ekteki formu doldurup aşağıdaki yollardan biriyle bize ulaştırın. Formu kullanmak zorunda değilsiniz; adınızı, adresinizi, imzanızı ve isteğinizi taşıyan bir dilekçe de geçerlidir.</p>
<ul>
<li><strong>Elden veya postayla:</strong> Cumhuriyet Mah. Borsa Cad. No:12, 99100 Başakova. Elden başvuruda kimliğinizi göstermeniz yeterlidir, örneği alınmaz.</li>
<li><strong>Kayıtlı elektronik posta:</strong> basakovatb@hs99.kep.example</li>
<li><strong>E-posta:</strong> bilgi@basakovatb.example adresine, sicilimizde kayıtlı e-posta adresinizden veya güvenli elektronik imzayla.</li>
</ul>
<p>Başvurunuz aynı gün numara alır ve en geç otuz gün içinde ücretsiz yanıtlanır. Yanıt on sayfayı aşarsa her ek sayfa için Kurulun tarifesindeki ücret istenebilir. Yanıttan memnun kalmazsanız otuz gün içinde Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz.</p>`,
      en: `<p>To use your rights under Article 11 of Law No. 6698, fill in the attached form and send it to us in one of the ways below. You need not use the form: a letter with your name, address, signature and request is just as good.</p>
<ul>
<li><strong>In person or by post:</strong> Cumhuriyet Mah. Borsa Cad. No:12, 99100 Başakova, Türkiye. In person it is enough to show your identity card; no copy is taken.</li>
<li><strong>Registered e-mail:</strong> basakovatb@hs99.kep.example</li>
<li><strong>E-mail:</strong> to bilgi@basakovatb.example, from the address we have on record for you or with a secure electronic signature.</li>
</ul>
<p>Your application receives a number the same day and is answered within thirty days, free of charge. If the answer runs to more than ten pages, the fee in the Board's tariff may be asked for each further page. If you are not satisfied, you may complain to the Personal Data Protection Board within thirty days.</p>`,
    },
    form: {
      name: { tr: "KVKK İlgili Kişi Başvuru Formu.pdf", en: "Data Subject Application Form.pdf" },
      body: [
        {
          tr: "Bu form, 6698 sayılı Kişisel Verilerin Korunması Kanunu'nun 11. maddesindeki haklarını kullanmak isteyenler içindir. Sürüm 2025.3.",
          en: "This form is for those who wish to use their rights under Article 11 of the Personal Data Protection Law No. 6698. Version 2025.3.",
        },
        {
          tr: "Formu doldurup imzaladıktan sonra elden, postayla veya KEP ile iletebilirsiniz. Başkası adına imzalıyorsanız vekâletname ya da velayet belgesinin örneğini ekleyiniz.",
          en: "Once filled in and signed, the form may be handed in, posted or sent by registered e-mail. If you sign on somebody else's behalf, attach a copy of the power of attorney or proof of custody.",
        },
      ],
      fields: [
        { tr: "Adı soyadı", en: "Name" },
        { tr: "Adresi", en: "Address" },
        { tr: "Telefonu veya e-posta adresi", en: "Telephone or e-mail" },
        {
          tr: "Borsayla ilişkisi (üye, üretici, çalışan, çalışan adayı, ziyaretçi, diğer)",
          en: "Relation to the exchange (member, producer, employee, job applicant, visitor, other)",
        },
        { tr: "İsteğin konusu olan veri", en: "The data your request concerns" },
        { tr: "Yapılmasını istediği işlem", en: "What you would like done" },
        {
          tr: "Yanıtın ulaşma yolu (posta, e-posta, elden)",
          en: "How the answer should reach you (post, e-mail, in person)",
        },
        { tr: "Tarih ve imza", en: "Date and signature" },
      ],
    },
  },
  {
    id: 4,
    kind: "ACIKRIZA",
    version: "2026.1",
    daysAgo: 198,
    title: { tr: "Açık Rıza Metni", en: "Consent Text" },
    body: {
      tr: `<p>Aşağıdaki işlemler kanundan doğmaz, yalnızca siz isterseniz yapılır. Her biri ayrı sorulur, hiçbiri önceden işaretlenmiş değildir. Rıza vermemeniz borsadan alacağınız hizmeti etkilemez.</p>
<ol>
<li><strong>Fotoğraf:</strong> eğitim, tören ve toplantılarda çekilen ve tanınabildiğiniz fotoğrafların internet sitemizdeki galeride yayımlanması.</li>
<li><strong>SMS bülteni:</strong> seçtiğiniz ürünlerin günlük ortalama fiyatının telefonunuza gönderilmesi.</li>
<li><strong>Başarı hikâyesi:</strong> işletmenizin adı, fotoğrafı ve sizinle yapılan görüşmenin yayımlanması.</li>
</ol>
<p>Rızanızı dilediğiniz an, gerekçe göstermeden geri alabilirsiniz: üyeler profil sayfasından, herkes <a href="/kvkk">KVKK</a> sayfasından veya 0 (999) 555 01 00 numaralı telefondan. Geri aldığınızda fotoğraf ve yazılar üç iş günü içinde siteden kaldırılır; o güne kadar yapılmış işlemler geçerliliğini korur.</p>`,
      en: `<p>What follows is not required by any law and is done only if you wish it. Each is asked about separately and no box is ticked beforehand. Saying no makes no difference to the services you receive from the exchange.</p>
<ol>
<li><strong>Photographs:</strong> showing, in the gallery of our website, pictures taken at training courses, ceremonies and meetings in which you can be recognised.</li>
<li><strong>Text-message bulletin:</strong> sending the daily average price of the products you choose to your telephone.</li>
<li><strong>Success story:</strong> publishing the name of your firm, your photograph and an interview with you.</li>
</ol>
<p>You may withdraw consent at any moment and without giving a reason: members on their profile page, everybody on the <a href="/kvkk">data protection</a> page or by telephone on 0 (999) 555 01 00. Pictures and texts are then removed from the site within three working days; what was done until then remains lawful.</p>`,
    },
  },
];

/** The forms that the file store must know. */
export const DATA_PROTECTION_FORMS = DATA_PROTECTION_TEXTS.flatMap(({ form }) =>
  form ? [attachmentRecipe(form, "tr"), attachmentRecipe(form, "en")] : [],
);
