import type { Bilingual, ContentSeed } from "../types";

interface Applicant {
  number: number;
  slug: string;
  category: Required<Bilingual>;
  title: Required<Bilingual>;
  summary: Required<Bilingual>;
  documents: Required<Bilingual>[];
  remark: Required<Bilingual>;
  fields: Required<Bilingual>[];
  readCount: number;
}

const IDENTITY = { tr: "Ad, soyad ve T.C. kimlik numarası", en: "Name and national identity number" };
const ADDRESS = { tr: "İş yeri adresi ve telefon", en: "Business address and telephone" };
const TRADE = {
  tr: "Uğraşılan maddeler ve tahmini yıllık ciro",
  en: "Commodities traded and estimated yearly turnover",
};
const TAX = { tr: "Vergi dairesi ve vergi numarası", en: "Tax office and tax number" };
const SIGNATURE = { tr: "Tarih, kaşe ve imza", en: "Date, stamp and signature" };

const APPLICANTS: Applicant[] = [
  {
    number: 1,
    slug: "gercek-kisi",
    category: { tr: "Gerçek kişi", en: "Individual" },
    title: { tr: "Gerçek Kişi Üyeliği İçin Gerekli Belgeler", en: "Documents for Individual Membership" },
    summary: {
      tr: "Kendi adına ticaret yapan zahireci, komisyoncu ve simsarların vereceği belgeler.",
      en: "What grain merchants, commission agents and brokers who trade in their own name hand in.",
    },
    documents: [
      {
        tr: "Kayıt beyannamesi (imzalı, ekteki form)",
        en: "Registration declaration, signed (form attached)",
      },
      { tr: "Kimlik kartı (gösterilir)", en: "Identity card (to be shown)" },
      { tr: "Vergi levhası veya mükellefiyet yazısı", en: "Tax plate or certificate of liability" },
      { tr: "İmza beyannamesi (noter)", en: "Notarised specimen signature" },
      { tr: "Ticaret veya esnaf sicil kaydı", en: "Entry in the trade or craftsmen's register" },
      { tr: "Bir adet vesikalık fotoğraf", en: "One passport photograph" },
    ],
    remark: {
      tr: "Kimlik kartı yalnızca gösterilir; fotokopisi alınmaz, dosyada saklanmaz.",
      en: "The identity card is only shown: no copy is taken or kept on file.",
    },
    fields: [IDENTITY, ADDRESS, TAX, TRADE, SIGNATURE],
    readCount: 941,
  },
  {
    number: 2,
    slug: "tuzel-kisi",
    category: { tr: "Tüzel kişi", en: "Company" },
    title: { tr: "Tüzel Kişi Üyeliği İçin Gerekli Belgeler", en: "Documents for Company Membership" },
    summary: {
      tr: "Anonim, limited ve kollektif şirketlerin vereceği belgeler.",
      en: "What joint-stock, limited and general partnership companies hand in.",
    },
    documents: [
      { tr: "Kayıt beyannamesi (ekteki form)", en: "Registration declaration (form attached)" },
      { tr: "Ticaret sicil tasdiknamesi ve gazetesi", en: "Trade registry certificate and gazette" },
      {
        tr: "Şirketi temsil ve ilzama yetkililerin imza sirküleri",
        en: "Signature circular of those who represent the company",
      },
      { tr: "Ana sözleşme ve varsa değişiklikleri", en: "Articles of association with any amendments" },
      { tr: "Vergi levhası", en: "Tax plate" },
      {
        tr: "Yetkililerin kimlik kartları (gösterilir)",
        en: "Identity cards of the representatives (to be shown)",
      },
    ],
    remark: {
      tr: "Yetkili değiştiğinde yeni sirküler bir ay içinde Muamelat ve Üye Sicil birimine verilir.",
      en: "When a representative changes, the new circular goes to Member Registry within a month.",
    },
    fields: [
      { tr: "Ticaret unvanı", en: "Trading name" },
      TAX,
      ADDRESS,
      TRADE,
      { tr: "Temsilcinin adı ve unvanı", en: "Name and title of the representative" },
      SIGNATURE,
    ],
    readCount: 1263,
  },
  {
    number: 3,
    slug: "kooperatif",
    category: { tr: "Kooperatif", en: "Cooperative" },
    title: { tr: "Kooperatif Üyeliği İçin Gerekli Belgeler", en: "Documents for Cooperatives" },
    summary: {
      tr: "Tarımsal kalkınma, sulama ve satış kooperatiflerinin vereceği belgeler.",
      en: "What agricultural, irrigation and sales cooperatives hand in.",
    },
    documents: [
      { tr: "Kayıt beyannamesi (ekteki form)", en: "Registration declaration (form attached)" },
      { tr: "Kuruluş tescil yazısı ve ana sözleşme", en: "Registration of the cooperative and its articles" },
      { tr: "Yönetim kurulunun imza sirküleri", en: "Signature circular of the board" },
      { tr: "Ortak sayısını ve ekiliş alanını gösteren çizelge", en: "Schedule of members and sown area" },
      { tr: "Vergi levhası", en: "Tax plate" },
    ],
    remark: {
      tr: "Ortakların ayrıca kaydolması gerekmez; kendi adına da ticaret yapan ortak, gerçek kişi olarak başvurur.",
      en: "Its members need not register separately; one who also trades in his or her own name applies as an individual.",
    },
    fields: [
      { tr: "Kooperatifin adı ve kuruluş yılı", en: "Name of the cooperative and year of founding" },
      TAX,
      ADDRESS,
      { tr: "Ortak sayısı ve ekiliş alanı (dekar)", en: "Members and sown area (decares)" },
      { tr: "Temsilcinin adı ve imzası", en: "Name and signature of the representative" },
      SIGNATURE,
    ],
    readCount: 388,
  },
];

/** Membership documents by kind of applicant: KategoriAdi and SeoUrl tell them apart. */
export const MEMBERSHIP_DOCUMENTS: ContentSeed[] = APPLICANTS.map(document);

function document(entry: Applicant): ContentSeed {
  const { number, slug, category, title, summary, documents, remark, fields, readCount } = entry;
  return {
    id: 16_000 + number,
    kind: 16,
    daysAgo: 140 + number * 20,
    slug,
    title,
    summary,
    body: { tr: bodyOf(entry, "tr"), en: bodyOf(entry, "en") },
    files: [
      {
        name: { tr: `${category.tr} Kayıt Beyannamesi`, en: `Registration Declaration, ${category.en}` },
        body: [
          {
            tr: `Borsaya kayıt için doldurulan beyannamedir. Başvuran türü: ${category.tr}.`,
            en: `The declaration for entry in the register of the exchange. Type of applicant: ${category.en}.`,
          },
          remark,
        ],
        fields,
      },
      {
        name: { tr: `${category.tr} Belge Denetim Listesi`, en: `Checklist, ${category.en}` },
        body: [summary, remark],
        table: {
          head: [
            { tr: "Belge", en: "Document" },
            { tr: "Teslim edildi", en: "Handed in" },
          ],
          rows: documents.map((text) => [text, "☐"]),
        },
      },
    ],
    category,
    tags: ["üyelik", slug],
    readCount,
  };
}

function bodyOf({ documents, remark }: Applicant, language: "tr" | "en"): string {
  const intro = {
    tr: "Başvuru, Cumhuriyet Mah. Borsa Cad. No:12 adresindeki Muamelat ve Üye Sicil birimine yapılır. Kayıt, Yönetim Kurulu kararıyla en geç beş iş günü içinde tamamlanır.",
    en: "Apply to General Procedures and Member Registry at Cumhuriyet Mah. Borsa Cad. No:12. Registration is completed within five working days by decision of the Board.",
  };
  const list = documents.map((text) => `<li>${text[language]}</li>`).join("\n");
  const contact = {
    tr: "Sorular: Figen Öztaş, 0 (999) 555 01 00, dahili 115.",
    en: "Questions: Figen Öztaş, 0 (999) 555 01 00, extension 115.",
  };
  return `<p>${intro[language]}</p>
<h2>${language === "tr" ? "Belgeler" : "Documents"}</h2>
<ol>
${list}
</ol>
<p>${remark[language]}</p>
<p>${contact[language]}</p>`;
}
