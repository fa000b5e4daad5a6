import { htmlTable } from "../html-table";
import type { DocumentTable } from "../attachments";
import type { ContentSeed } from "../types";

const LAWS = { tr: "Kanun özetleri", en: "Summaries of laws" };
const SCHEDULES = { tr: "Cetveller", en: "Schedules" };
const GUIDES = { tr: "Kılavuzlar", en: "Guides" };

const WITHHOLDING: DocumentTable = {
  head: [
    { tr: "Ürün", en: "Produce" },
    { tr: "Borsada tescilli (%)", en: "Registered (%)" },
    { tr: "Tescilsiz (%)", en: "Not registered (%)" },
  ],
  rows: [
    [{ tr: "Hububat, bakliyat, yağlı tohum", en: "Cereals, pulses, oilseeds" }, "2", "4"],
    [{ tr: "Kuru meyve, kütlü pamuk", en: "Dried fruit, seed cotton" }, "2", "4"],
    [{ tr: "Canlı hayvan, yapağı, süt", en: "Livestock, wool, milk" }, "1", "2"],
    [{ tr: "Un, bulgur, bitkisel yağ, et", en: "Flour, bulgur, vegetable oil, meat" }, "–", "–"],
  ],
};

const LOSSES: DocumentTable = {
  head: [
    { tr: "Madde", en: "Commodity" },
    { tr: "Asgari (%)", en: "Least (%)" },
    { tr: "Azami (%)", en: "Greatest (%)" },
  ],
  rows: [
    [{ tr: "Buğday", en: "Wheat" }, "2", "3"],
    [{ tr: "Arpa, yulaf, çavdar", en: "Barley, oats, rye" }, "0", "3"],
    [{ tr: "Mısır", en: "Corn" }, "1", "3"],
    [{ tr: "Ayçiçeği", en: "Sunflower" }, "1", "4"],
    [{ tr: "Yapağı", en: "Wool" }, "2", "5"],
  ],
};

const WITHHOLDING_CAPTION = { tr: "Stopaj oranları", en: "Withholding tax rates" };
const LOSSES_CAPTION = {
  tr: "Borsada kabul edilen fire oranları",
  en: "Weight loss accepted at the exchange",
};

/** Documents for the trade: laws in short, schedules and guides, each as a page and a PDF. */
export const LINK_DOCUMENTS: ContentSeed[] = [
  {
    id: 9001,
    kind: 9,
    daysAgo: 95,
    slug: "stopaj-tablosu",
    title: { tr: "{year} Stopaj Tablosu", en: "Withholding Tax Table {year}" },
    summary: {
      tr: "Müstahsilden alımda uygulanan stopaj oranları, ürün ve tescil durumuna göre.",
      en: "Withholding rates on purchases from growers, by produce and registration.",
    },
    body: {
      tr: `${htmlTable(WITHHOLDING_CAPTION, WITHHOLDING, "tr")}
<p>Oran, müstahsil makbuzunun düzenlendiği gündeki tescil durumuna göre uygulanır. Tescil edilmeyen alımlarda oran iki katına çıkar. Sanayi ürünlerinde stopaj yoktur; bunlar KDV'ye tabidir.</p>`,
      en: `${htmlTable(WITHHOLDING_CAPTION, WITHHOLDING, "en")}
<p>The rate is the one that follows from registration on the day the producer's receipt is written. Purchases that are not registered bear twice the rate. Manufactured products carry no withholding and are subject to VAT.</p>`,
    },
    files: [
      {
        name: { tr: "Stopaj Tablosu", en: "Withholding Tax Table" },
        body: [
          {
            tr: "Kesinti alıcı tarafından yapılır ve ertesi ayın 26'sına kadar beyan edilir. Tescil belgesinin örneği makbuza eklenir.",
            en: "The buyer makes the deduction and declares it by the 26th of the following month. A copy of the registration is attached to the receipt.",
          },
        ],
        table: WITHHOLDING,
      },
    ],
    category: SCHEDULES,
    tags: ["stopaj"],
    readCount: 1180,
  },
  {
    id: 9002,
    kind: 9,
    daysAgo: 240,
    slug: "fire-oranlari",
    title: { tr: "Fire Oranları", en: "Allowances for Weight Loss" },
    summary: {
      tr: "Taşıma ve depolamada kabul edilen ağırlık kayıpları.",
      en: "Losses of weight accepted in transport and storage.",
    },
    body: {
      tr: `${htmlTable(LOSSES_CAPTION, LOSSES, "tr")}
<p>Oranlar meslek komitelerinin görüşüyle belirlenir ve defter kayıtlarında kullanılır. Uzun süreli depolamada ürünün rutubet değişimi ayrıca hesaplanır.</p>`,
      en: `${htmlTable(LOSSES_CAPTION, LOSSES, "en")}
<p>The rates are set on the advice of the professional committees and used in bookkeeping. In long storage the change of moisture is calculated separately.</p>`,
    },
    files: [
      {
        name: { tr: "Fire Oranları Cetveli", en: "Schedule of Weight Loss" },
        body: [
          {
            tr: "Fire, tartılan net miktar üzerinden hesaplanır. Aynı parti için iki kez fire düşülemez.",
            en: "The loss is reckoned on the net weight. It may not be deducted twice for the same lot.",
          },
        ],
        table: LOSSES,
      },
    ],
    category: SCHEDULES,
    tags: ["fire"],
    readCount: 640,
  },
  {
    id: 9003,
    kind: 9,
    daysAgo: 380,
    slug: "5174-ozeti",
    title: { tr: "5174 Sayılı Kanun: Üyeyi İlgilendiren Maddeler", en: "Law No. 5174 in Brief for Members" },
    summary: {
      tr: "Kayıt zorunluluğu, tescil, ücret ve aidat, organlar ve disiplin konularında maddelerin özeti.",
      en: "A summary of the articles on registration, trade registration, dues, organs and discipline.",
    },
    body: {
      tr: `<p>Bu belge kanun metninin yerine geçmez; üyelerin en çok sorduğu altı konuyu madde numaralarıyla özetler.</p>
<ul>
<li>Borsaya dahil maddelerin alım satımıyla sürekli uğraşanlar kaydolmakla yükümlüdür.</li>
<li>Kotasyon listesindeki en az miktara ulaşan işlemler tescil ettirilir.</li>
<li>Kayıt ücreti ve yıllık aidat, brüt asgari ücretin yüzde onundan az, yüzde ellisinden çok olamaz.</li>
<li>Organlar dört yılda bir seçilir; seçmen listesi askıya çıkarılır.</li>
</ul>
<p>Yürürlükteki metin için Resmî Gazete esas alınmalıdır.</p>`,
      en: `<p>This document does not replace the text of the law; it sums up, with article numbers, the six questions members ask most.</p>
<ul>
<li>Whoever regularly trades in the listed commodities must register with the exchange.</li>
<li>Trades that reach the minimum of the quotation list are registered.</li>
<li>Entry fee and annual dues lie between ten and fifty per cent of the gross minimum wage.</li>
<li>Organs are elected every four years and the electoral roll is put on display.</li>
</ul>
<p>For the law in force refer to the Official Gazette.</p>`,
    },
    files: [
      {
        name: { tr: "5174 Sayılı Kanun Özeti", en: "Summary of Law No. 5174" },
        body: [
          {
            tr: "Kayıt: alım satıma başlayan kişi bir ay içinde başvurur. Kayıt, Yönetim Kurulu kararıyla kesinleşir.",
            en: "Entry: whoever begins trading applies within a month. Membership takes effect by decision of the Board.",
          },
          {
            tr: "Disiplin: uyarı, kınama, para cezası ve geçici çıkarma; itiraz Disiplin Kuruluna, ardından yargıya yapılır.",
            en: "Discipline: warning, reprimand, fine and temporary exclusion; appeal goes to the Disciplinary Board and then to the courts.",
          },
        ],
      },
    ],
    category: LAWS,
    tags: ["kanun", "5174"],
    readCount: 513,
  },
  {
    id: 9004,
    kind: 9,
    daysAgo: 520,
    slug: "lisansli-depo-kanunu",
    title: {
      tr: "5300 Sayılı Lisanslı Depoculuk Kanunu Özeti",
      en: "Law No. 5300 on Licensed Warehouses in Brief",
    },
    summary: {
      tr: "Depo işletmecisinin yükümlülükleri, ürün senedinin hukuki niteliği ve teminat fonu.",
      en: "Duties of the warehouse keeper, the legal nature of the receipt and the guarantee fund.",
    },
    body: {
      tr: `<p>Kanun, depo işletmecisini teslim aldığı ürünün nitelik ve miktarından sorumlu tutar. Ürün senedi kıymetli evrak niteliğindedir; rehnedilebilir, devredilebilir.</p>
<p>İşletmecinin yükümlülükleri teminat fonu ile güvence altındadır. Sigorta, ürünün yangın, sel ve hırsızlığa karşı değerini kapsar; kalite kaybı sigorta dışındadır ve sözleşmeyle çözülür.</p>`,
      en: `<p>The law makes the warehouse keeper answerable for the quality and quantity of what was delivered. The receipt is a negotiable instrument: it can be pledged and transferred.</p>
<p>A guarantee fund secures the keeper's obligations. Insurance covers fire, flood and theft; loss of quality lies outside it and is settled by contract.</p>`,
    },
    files: [
      {
        name: { tr: "5300 Sayılı Kanun Özeti", en: "Summary of Law No. 5300" },
        body: [
          {
            tr: "Teslim anında yetkili sınıflandırıcının analizi esastır. Karıştırılan ürünlerde mülkiyet, teslim edilen miktar kadardır.",
            en: "The classifier's analysis on delivery decides. Where produce is mixed, each owner holds as much as was delivered.",
          },
        ],
      },
    ],
    category: LAWS,
    tags: ["kanun", "lisanslı depo"],
    readCount: 288,
  },
  {
    id: 9005,
    kind: 9,
    daysAgo: 160,
    slug: "tescil-suresi",
    title: { tr: "Tescil Süresi Nasıl Hesaplanır?", en: "How the Time to Register Is Reckoned" },
    summary: {
      tr: "Salon içi ve salon dışı işlemlerde süre, tatil günleri ve gecikme zammı örneklerle.",
      en: "Periods inside and outside the hall, holidays and the late charge, with examples.",
    },
    body: {
      tr: `<p>Salonda yapılan satış aynı gün tescil edilir. Salon dışındaki alım, makbuz veya fatura tarihinden başlayarak 30 gün içinde tescil ettirilir. Son gün tatile rastlarsa izleyen ilk iş günü mesai bitimine kadar uzar.</p>
<table>
<caption>Örnekler</caption>
<thead><tr><th scope="col">Belge tarihi</th><th scope="col">Son gün</th><th scope="col">Ücret</th></tr></thead>
<tbody>
<tr><th scope="row">3 Ekim (salon)</th><td>3 Ekim</td><td>Binde 1 + binde 1</td></tr>
<tr><th scope="row">1 Eylül (salon dışı)</th><td>1 Ekim</td><td>Binde 1 + binde 1</td></tr>
<tr><th scope="row">1 Eylül, 20 Ekim'de getirildi</th><td>1 Ekim</td><td>Yüzde elli zamlı</td></tr>
</tbody>
</table>
<p>Mücbir sebep yazılı olarak bildirilir; Yönetim Kurulu on gün içinde karar verir.</p>`,
      en: `<p>A sale in the hall is registered the same day. Purchases outside it are registered within 30 days of the receipt or invoice. If the last day is a holiday, the period runs to the close of the next working day.</p>
<table>
<caption>Examples</caption>
<thead><tr><th scope="col">Date of the document</th><th scope="col">Last day</th><th scope="col">Fee</th></tr></thead>
<tbody>
<tr><th scope="row">3 October (hall)</th><td>3 October</td><td>1‰ + 1‰</td></tr>
<tr><th scope="row">1 September (outside)</th><td>1 October</td><td>1‰ + 1‰</td></tr>
<tr><th scope="row">1 September, brought on 20 October</th><td>1 October</td><td>half as much again</td></tr>
</tbody>
</table>
<p>Force majeure is reported in writing, and the Board decides within ten days.</p>`,
    },
    files: [
      {
        name: { tr: "Tescil Süresi Hesaplama", en: "Reckoning the Time to Register" },
        body: [
          {
            tr: "Süre belgenin ertesi günü başlar. Mücbir sebepten doğan gecikmede zam uygulanmaz.",
            en: "The period begins on the day after the document. No charge is added for delays caused by force majeure.",
          },
        ],
      },
    ],
    category: GUIDES,
    tags: ["tescil"],
    readCount: 867,
  },
  {
    // Turkish only: the text quotes the form of a Turkish court report.
    id: 9006,
    kind: 9,
    daysAgo: 610,
    slug: "hakem-bilirkisi",
    title: { tr: "Hakem ve Bilirkişilik Kılavuzu" },
    summary: { tr: "Anlaşmazlıkta Borsanın bildireceği hakem ve bilirkişi nasıl istenir?" },
    body: {
      tr: `<p>Alıcı ile satıcı arasında vasıf veya fiyat anlaşmazlığı çıktığında taraflar Borsadan hakem isteyebilir. Hakem listesi her yıl meslek komitelerinin önerisiyle yenilenir.</p>
<p>Başvuru dilekçesinde ürün, miktar, anlaşmazlığın konusu ve varsa şahit numunenin mühür numarası yazılır. Hakem raporunu on beş gün içinde verir; bedel yarı yarıya karşılanır.</p>`,
    },
    files: [
      {
        name: { tr: "Hakem ve Bilirkişi Başvuru Örneği" },
        body: [
          {
            tr: "Dilekçeye kantar fişi, laboratuvar raporu ve varsa sözleşme eklenir. Rapor her iki tarafa aynı gün gönderilir.",
          },
        ],
        fields: [
          { tr: "Başvuran üyenin unvanı ve sicil numarası" },
          { tr: "Anlaşmazlığın konusu" },
          { tr: "Şahit numunenin mühür numarası" },
          { tr: "Tarih ve imza" },
        ],
      },
    ],
    category: GUIDES,
    tags: ["hakem"],
    readCount: 196,
  },
  {
    id: 9007,
    kind: 9,
    daysAgo: 730,
    slug: "kayit-silme",
    title: { tr: "Kayıt Silme ve Devir İşlemleri", en: "Leaving and Transferring Membership" },
    summary: {
      tr: "İşi bırakan veya devreden üyenin yapacağı işlemler ve süreler.",
      en: "What a member who gives up or sells the business has to do, and by when.",
    },
    body: {
      tr: `<p>İşini bırakan üye dilekçe ve vergi dairesi terk yazısıyla başvurur; borç yoksa kayıt beş iş günü içinde silinir. Devirde devralan bir ay içinde kaydolur, devreden üyenin tescil kayıtları beş yıl saklanır.</p>
<p>Kaydı silinen üye, iş sürerken tescil edilmemiş alımlarından sorumlu kalır.</p>`,
      en: `<p>A member who gives up the business applies with a letter and the tax office's notice of closure; if nothing is owed, the entry is deleted within five working days. In a transfer the new owner registers within a month, and the records of the former member are kept for five years.</p>
<p>A member who has left stays liable for purchases made while in business and not registered.</p>`,
    },
    files: [
      {
        name: { tr: "Kayıt Silme Dilekçesi Örneği", en: "Specimen Application to Leave" },
        body: [
          {
            tr: "Dilekçede üye numarası ve işin bırakıldığı tarih yazılır; vergi dairesi terk yazısının aslı eklenir.",
            en: "State the member number and the day on which the business ended, and attach the original of the tax office's notice.",
          },
        ],
        fields: [
          { tr: "Unvan ve üye numarası", en: "Trading name and member number" },
          { tr: "İşin bırakıldığı tarih", en: "Day on which the business ended" },
          { tr: "Tarih ve imza", en: "Date and signature" },
        ],
      },
    ],
    category: GUIDES,
    tags: ["üyelik"],
    readCount: 240,
  },
];
