import type { ContentSeed } from "./types";

/** Corporate texts that stand above a list or alone on a page of their own: uyelik, genel-sekreterlik. */
export const INTRODUCTIONS: ContentSeed[] = [
  {
    id: 2506,
    kind: 25,
    slug: "genel-sekreterlik",
    daysAgo: 92,
    title: { tr: "Genel Sekreterlik", en: "General Secretariat" },
    summary: {
      tr: "Genel Sekreterin mesajı ve Genel Sekreterliğin görevleri.",
      en: "A message from the General Secretary, and what the General Secretariat does.",
    },
    body: {
      tr: `<blockquote><p>Salonda verilen bir kararın, tartının ve numunenin arkasında on sekiz kişilik bir ekip durur. İşimiz, o ekibi üyenin sırasını bekletmeden, üreticinin yolunu uzatmadan çalıştırmaktır. Bir belgeyi on dakikada veremiyorsak nedenini sizden önce biz sorarız.</p><p><cite>Dr. Aslı Gökçeoba, Genel Sekreter</cite></p></blockquote>
<h2>Görevlerimiz</h2>
<ul>
<li>Meclis ve Yönetim Kurulu gündemini hazırlamak, kararları uygulamak ve sonucunu bildirmek,</li>
<li>alım satımların tescilini, istatistikleri ve günlük bülteni zamanında yayımlamak,</li>
<li>üye sicilini, muhasebeyi ve personel işlerini yürütmek,</li>
<li>laboratuvarı, satış salonunu ve canlı hayvan pazarını işletmek,</li>
<li>kalite, bilgi güvenliği ve akreditasyon şartlarını gözetmek.</li>
</ul>
<p>Genel Sekreterlikten randevu için 0 (999) 555 01 00, dahili 101 aranabilir. Birimlerin nereye bağlı olduğu <a href="/organisazyon-sema">organizasyon şemasında</a>, çalışanların dahili numaraları <a href="/kadromuz-yonetim">kadromuz</a> sayfasındadır.</p>`,
      en: `<blockquote><p>Behind a decision in the hall, behind the weighing and the sample, stand eighteen people. My task is to see that they work without keeping a member waiting or sending a farmer the long way round. If a certificate takes us more than ten minutes, we ask why before you do.</p><p><cite>Dr. Aslı Gökçeoba, General Secretary</cite></p></blockquote>
<h2>What we do</h2>
<ul>
<li>prepare the agenda of the Council and the Board, carry out their decisions and report on them,</li>
<li>register purchases and sales and publish statistics and the daily bulletin on time,</li>
<li>keep the register of members, the accounts and the personnel files,</li>
<li>run the laboratory, the sales hall and the livestock market,</li>
<li>watch over quality, information security and accreditation.</li>
</ul>
<p>To make an appointment, call 0 (999) 555 01 00, extension 101. Where each department belongs is drawn in the <a href="/organisazyon-sema">organisation chart</a>; extensions are on the page <a href="/kadromuz-yonetim">our staff</a>.</p>`,
    },
    tags: ["kurumsal", "genel sekreterlik"],
    readCount: 512,
  },
  {
    id: 2507,
    kind: 25,
    slug: "uyelik",
    daysAgo: 48,
    title: { tr: "Üyelik", en: "Membership" },
    summary: {
      tr: "Kimler üye olur, nasıl başvurulur, ne kadar sürer ve üyelere neler sunulur.",
      en: "Who becomes a member, how to apply, how long it takes and what members receive.",
    },
    body: {
      tr: `<p>Borsanın çalışma alanında, <a href="/kotasyon-listesi">kotasyon listesindeki</a> ürünlerin alım satımıyla uğraşan gerçek ve tüzel kişilerin, işe başladıkları günden itibaren bir ay içinde Borsaya kaydolması 5174 sayılı Kanun gereğidir. Süresinde başvurmayanlar Borsa tarafından kendiliğinden kaydedilir.</p>
<h2>Kimler üye olur?</h2>
<ul>
<li><strong>Gerçek kişiler:</strong> kendi adına ticaret yapan zahireciler, komisyoncular, simsarlar ve besiciler.</li>
<li><strong>Tüzel kişiler:</strong> kotasyon listesindeki ürünleri alan, satan veya işleyen şirketler.</li>
<li><strong>Kooperatifler:</strong> tarımsal kalkınma, sulama ve satış kooperatifleri ile birlikler.</li>
</ul>
<p>Yalnızca kendi ürününü satan çiftçinin üye olması gerekmez; ürününü salonda müstahsil olarak satabilir.</p>
<h2>Dört adımda üyelik</h2>
<ol>
<li><strong>Belgeleri hazırlayın.</strong> Başvuru türünüze göre liste ve formlar <a href="/uyelik-icin-gerekli-belgeler">gerekli belgeler</a> sayfasındadır.</li>
<li><strong>Başvurun.</strong> Muamelat ve Üye Sicil birimine, Cumhuriyet Mah. Borsa Cad. No:12 adresine hafta içi 08:30–12:00 ve 13:00–17:30 arasında gelin.</li>
<li><strong>Kaydınız karara bağlansın.</strong> Yönetim Kurulu başvuruyu en geç beş iş günü içinde karara bağlar, meslek grubunuzu ve derecenizi belirler; sonuç yazıyla bildirilir.</li>
<li><strong>Kayıt ücretini ödeyin.</strong> Ödeme yapılınca üye numaranız verilir, faaliyet belgenizi aynı gün alabilirsiniz.</li>
</ol>
<h2>Ücretler</h2>
<p>Kayıt ücreti ve yıllık aidat dereceye göre belirlenir. Kaydın yapıldığı yıl ayrıca aidat alınmaz; sonraki yıllarda aidat haziran ve ekimde iki eşit taksitle ödenir.</p>
<table>
<caption>2026 yılı kayıt ücreti ve yıllık aidat</caption>
<thead><tr><th scope="col">Derece</th><th scope="col">Kayıt ücreti ve yıllık aidat (₺)</th></tr></thead>
<tbody>
<tr><th scope="row">1</th><td>12.000</td></tr>
<tr><th scope="row">2</th><td>10.500</td></tr>
<tr><th scope="row">3</th><td>9.000</td></tr>
<tr><th scope="row">4</th><td>7.500</td></tr>
<tr><th scope="row">5</th><td>6.000</td></tr>
<tr><th scope="row">6</th><td>4.500</td></tr>
<tr><th scope="row">7</th><td>3.500</td></tr>
</tbody>
</table>
<p>Belge, laboratuvar ve salon ücretleri için <a href="/ucret-tarifeleri">ücret tarifelerine</a> bakın.</p>
<h2>Üyelere neler sunulur?</h2>
<ul>
<li>Satış salonunda alım yapma ve elektronik seansa katılma hakkı,</li>
<li>tescil edilen alımlarda düşük stopaj oranı,</li>
<li>faaliyet belgesi, üye kimlik kartı ve ihracat eksper raporu,</li>
<li>laboratuvarda üyelere öncelik, eğitim ve fuar destekleri,</li>
<li>kendi işlemlerini gösteren üye bülteni.</li>
</ul>
<h2>Bilgileriniz değişirse</h2>
<p>Adres, temsilci ve unvan değişiklikleri bir ay içinde bildirilir. Üyelerin listesi <a href="/faal-uye-listemiz">faal üye listemiz</a> sayfasında, meslek gruplarına göre sayıları <a href="/uyeler">üyeler</a> sayfasındadır.</p>
<p>Sorularınız için: Muamelat ve Üye Sicil, 0 (999) 555 01 00, dahili 115.</p>`,
      en: `<p>Under Law No. 5174, persons and companies in the exchange's area who trade in the products of the <a href="/kotasyon-listesi">quotation list</a> enter their names in its register within one month of starting business. Those who do not apply in time are registered by the exchange of its own accord.</p>
<h2>Who becomes a member</h2>
<ul>
<li><strong>Individuals:</strong> grain merchants, commission agents, brokers and livestock farmers who trade in their own name.</li>
<li><strong>Companies</strong> that buy, sell or process products of the quotation list.</li>
<li><strong>Cooperatives:</strong> agricultural, irrigation and sales cooperatives and their unions.</li>
</ul>
<p>Farmers who only sell what they grow need not be members; they can sell in the hall as producers.</p>
<h2>Membership in four steps</h2>
<ol>
<li><strong>Prepare the documents.</strong> Lists and forms for each kind of applicant are on the page <a href="/uyelik-icin-gerekli-belgeler">required documents</a>.</li>
<li><strong>Apply</strong> to General Procedures and Member Registry, Cumhuriyet Mah. Borsa Cad. No:12, on weekdays from 08:30 to 12:00 and from 13:00 to 17:30.</li>
<li><strong>Wait for the decision.</strong> The Board decides within five working days at most and assigns your professional group and degree; you are told in writing.</li>
<li><strong>Pay the entry fee.</strong> You receive your member number, and your certificate of activity the same day.</li>
</ol>
<h2>Fees</h2>
<p>The entry fee and the annual dues depend on the degree. No dues are charged in the year of entry; afterwards they are paid in two equal instalments, in June and October.</p>
<table>
<caption>Entry fee and annual dues, 2026</caption>
<thead><tr><th scope="col">Degree</th><th scope="col">Entry fee and annual dues (₺)</th></tr></thead>
<tbody>
<tr><th scope="row">1</th><td>12,000</td></tr>
<tr><th scope="row">2</th><td>10,500</td></tr>
<tr><th scope="row">3</th><td>9,000</td></tr>
<tr><th scope="row">4</th><td>7,500</td></tr>
<tr><th scope="row">5</th><td>6,000</td></tr>
<tr><th scope="row">6</th><td>4,500</td></tr>
<tr><th scope="row">7</th><td>3,500</td></tr>
</tbody>
</table>
<p>For certificates, the laboratory and the hall see the <a href="/ucret-tarifeleri">fee tariffs</a>.</p>
<h2>What members receive</h2>
<ul>
<li>the right to buy in the sales hall and to take part in electronic sessions,</li>
<li>a lower rate of withholding tax on registered purchases,</li>
<li>certificates of activity, member cards and expert reports for exports,</li>
<li>priority at the laboratory, training and support for trade fairs,</li>
<li>the members' bulletin with their own transactions.</li>
</ul>
<h2>When your details change</h2>
<p>Report a new address, representative or trading name within a month. Members are listed on the page <a href="/faal-uye-listemiz">active members</a>, and counted by professional group on the page <a href="/uyeler">members</a>.</p>
<p>Questions: General Procedures and Member Registry, 0 (999) 555 01 00, extension 115.</p>`,
    },
    picture: {
      scene: "sales-hall",
      seed: 2507,
      alt: {
        tr: "Üyelerin seans sırasında alım yaptığı hububat satış salonu",
        en: "The grain sales hall where members buy during the session",
      },
    },
    tags: ["üyelik", "kayıt"],
    readCount: 2871,
  },
];
