import type { Bilingual, ContentSeed } from "../types";

interface Form {
  number: number;
  daysAgo: number;
  category: Required<Bilingual>;
  title: Required<Bilingual>;
  use: Required<Bilingual>;
  fields: Required<Bilingual>[];
  readCount: number;
}

const TRADE = { tr: "Tescil formları", en: "Registration forms" };
const MEMBERSHIP = { tr: "Üyelik formları", en: "Membership forms" };
const LABORATORY = { tr: "Laboratuvar formları", en: "Laboratory forms" };
const REQUESTS = { tr: "Başvuru formları", en: "Application forms" };

const MEMBER = { tr: "Unvan ve üye numarası", en: "Trading name and member number" };
const SIGNATURE = { tr: "Tarih ve imza", en: "Date and signature" };

const FORMS: Form[] = [
  {
    number: 1,
    daysAgo: 120,
    category: TRADE,
    title: { tr: "Müşterek Alım Satım Beyannamesi", en: "Joint Declaration of Purchase and Sale" },
    use: {
      tr: "Salon dışında yapılan ve birden çok alıcısı veya satıcısı bulunan işlemlerin tescilinde kullanılır. Taraflar aynı sayfada imza atar.",
      en: "For registering trades made outside the hall with more than one buyer or seller. The parties sign on the same sheet.",
    },
    fields: [
      MEMBER,
      { tr: "Madde, sınıf ve miktar", en: "Commodity, class and quantity" },
      { tr: "Birim fiyat ve tutar", en: "Unit price and value" },
      { tr: "Belge tarihi ve numarası", en: "Date and number of the document" },
      SIGNATURE,
    ],
    readCount: 1440,
  },
  {
    number: 2,
    daysAgo: 118,
    category: TRADE,
    title: { tr: "Müstahsil Tescil Formu", en: "Producer's Registration Form" },
    use: {
      tr: "Üreticiden yapılan alımların tescili içindir; müstahsil makbuzunun bilgileri aktarılır ve stopaj hesaplanır.",
      en: "For registering purchases from growers: the producer's receipt is entered and the withholding worked out.",
    },
    fields: [
      { tr: "Üreticinin adı soyadı ve köyü", en: "Name and village of the producer" },
      { tr: "Makbuz tarihi ve numarası", en: "Date and number of the receipt" },
      { tr: "Madde ve net miktar", en: "Commodity and net quantity" },
      { tr: "Kesilen stopaj", en: "Tax withheld" },
      SIGNATURE,
    ],
    readCount: 1810,
  },
  {
    number: 3,
    daysAgo: 300,
    category: MEMBERSHIP,
    title: { tr: "Kayıt Beyannamesi, Gerçek Kişi", en: "Registration Declaration, Individual" },
    use: {
      tr: "Kendi adına ticaret yapanların üyelik başvurusunda doldurduğu beyanname.",
      en: "Filled in by individuals who apply for membership.",
    },
    fields: [
      { tr: "Ad soyad ve T.C. kimlik numarası", en: "Name and identity number" },
      { tr: "İş yeri adresi", en: "Business address" },
      { tr: "Uğraşılan maddeler", en: "Commodities traded" },
      { tr: "Vergi dairesi ve numarası", en: "Tax office and number" },
      SIGNATURE,
    ],
    readCount: 760,
  },
  {
    number: 4,
    daysAgo: 300,
    category: MEMBERSHIP,
    title: { tr: "Kayıt Beyannamesi, Tüzel Kişi", en: "Registration Declaration, Company" },
    use: {
      tr: "Şirketlerin üyelik başvurusunda, sicil gazetesi ve imza sirküleriyle birlikte verilir.",
      en: "Handed in by companies with the registry gazette and the signature circular.",
    },
    fields: [
      { tr: "Ticaret unvanı", en: "Trading name" },
      { tr: "Ticaret sicil numarası", en: "Trade registry number" },
      { tr: "Temsilcinin adı soyadı ve unvanı", en: "Representative's name and title" },
      { tr: "Vergi dairesi ve numarası", en: "Tax office and number" },
      SIGNATURE,
    ],
    readCount: 690,
  },
  {
    number: 5,
    daysAgo: 210,
    category: LABORATORY,
    title: { tr: "Numune Kabul Formu", en: "Sample Intake Form" },
    use: {
      tr: "Laboratuvara getirilen numuneler için doldurulur. Numune torbasındaki etiketin numarası forma yazılır.",
      en: "For samples brought to the laboratory; the number on the bag's label is entered here.",
    },
    fields: [
      { tr: "Numuneyi getiren ve telefonu", en: "Who brings the sample, and telephone" },
      { tr: "Ürün, miktar ve parti numarası", en: "Product, quantity and lot number" },
      { tr: "İstenen analizler", en: "Analyses requested" },
      { tr: "Numune etiket numarası", en: "Label number of the sample" },
      SIGNATURE,
    ],
    readCount: 533,
  },
  {
    number: 6,
    daysAgo: 260,
    category: REQUESTS,
    title: { tr: "Belge Talep Formu", en: "Document Request Form" },
    use: {
      tr: "Faaliyet belgesi, sicil kayıt sureti, üye kimlik kartı ve eksper raporu isteğinde kullanılır.",
      en: "For activity certificates, registry extracts, member identity cards and expert reports.",
    },
    fields: [
      MEMBER,
      { tr: "İstenen belge ve adedi", en: "Document requested, and how many" },
      { tr: "Belgenin verileceği yer", en: "Where the document is to be submitted" },
      SIGNATURE,
    ],
    readCount: 902,
  },
  {
    number: 7,
    daysAgo: 380,
    category: REQUESTS,
    title: { tr: "KVKK Başvuru Formu", en: "Data Protection Application Form" },
    use: {
      tr: "Kişisel verilerinize ilişkin istekleriniz içindir; en geç otuz gün içinde yanıtlanır. Kimlik teyidi formla birlikte yapılır.",
      en: "For requests about your personal data; answered within thirty days. Your identity is confirmed with the form.",
    },
    fields: [
      { tr: "Ad soyad ve yanıt için adres", en: "Name and address for the answer" },
      { tr: "İlgili kişiyle ilişkiniz", en: "Your relation to the data" },
      { tr: "İsteğinizin konusu", en: "Subject of your request" },
      SIGNATURE,
    ],
    readCount: 311,
  },
  {
    number: 8,
    daysAgo: 90,
    category: MEMBERSHIP,
    title: { tr: "Üye Bilgi Güncelleme Formu", en: "Member Information Update Form" },
    use: {
      tr: "Adres, telefon, yetkili ve iştigal değişikliklerinde verilir. Her yıl ekim ayında toplu güncelleme dönemi vardır.",
      en: "For changes of address, telephone, representative or trade. October is the yearly update period.",
    },
    fields: [
      MEMBER,
      { tr: "Değişen bilgi", en: "What has changed" },
      { tr: "Yeni bilgi", en: "New details" },
      SIGNATURE,
    ],
    readCount: 455,
  },
  {
    number: 9,
    daysAgo: 430,
    category: TRADE,
    title: { tr: "Kantar ve Salon Hizmet Talep Formu", en: "Weighbridge and Hall Service Request" },
    use: {
      tr: "Hasat döneminde boşaltma sırası, tartım ve salon satışı için önceden verilir.",
      en: "Handed in beforehand during harvest for a place in the unloading queue, weighing or a hall sale.",
    },
    fields: [
      MEMBER,
      { tr: "Araç plakası ve ürün", en: "Vehicle plate and product" },
      { tr: "Geliş tarihi ve saati", en: "Day and time of arrival" },
      SIGNATURE,
    ],
    readCount: 287,
  },
];

/** Declarations and forms, each a page that says what it is for and a PDF to fill in. */
export const DECLARATIONS: ContentSeed[] = FORMS.map(form);

function form(entry: Form): ContentSeed {
  const { number, daysAgo, category, title, use, fields, readCount } = entry;
  const label = { tr: "Boş form", en: "Blank form" };
  return {
    id: 17_000 + number,
    kind: 17,
    daysAgo,
    title,
    summary: use,
    body: {
      tr: `<p>${use.tr}</p>\n<h2>Nasıl verilir?</h2>\n<p>Form doldurulup imzalanır, hafta içi 08:30–12:00 ve 13:00–17:30 arasında merkezde teslim edilir ya da taranmış hâliyle evrak@basakovatb.example adresine gönderilir. Eksik doldurulan form aynı gün telefonla bildirilir.</p>`,
      en: `<p>${use.en}</p>\n<h2>How to hand it in</h2>\n<p>Fill in and sign the form and bring it to the head office, Monday to Friday 08:30–12:00 and 13:00–17:30, or send a scan to evrak@basakovatb.example. If something is missing we call you the same day.</p>`,
    },
    files: [
      {
        name: { tr: `${title.tr} (${label.tr})`, en: `${title.en} (${label.en})` },
        body: [
          use,
          {
            tr: "Alanları okunaklı doldurunuz; silinti ve kazıntı kabul edilmez.",
            en: "Fill in the fields legibly; erasures are not accepted.",
          },
        ],
        fields,
      },
    ],
    category,
    tags: ["form", "beyanname"],
    readCount,
  };
}
