import type { Bilingual } from "./types";

/** SoruTip of the wire. */
export const QUESTION = { single: 1, multiple: 2, rating: 3, text: 4, yesNo: 5 } as const;
type QuestionKind = (typeof QUESTION)[keyof typeof QUESTION];

export interface Question {
  kind: QuestionKind;
  text: Bilingual;
  isRequired: boolean;
  /** Only of single and multiple choice. */
  options?: Bilingual[];
}

/** One row of Anket. */
export interface Survey {
  id: number;
  title: Bilingual;
  description: Bilingual;
  /** Days from the demo's today to its first and last day; negative is past. */
  opens: number;
  closes: number;
  isAnonymous: boolean;
  answers: number;
  minutes: number;
  questions: Question[];
}

/** Two open surveys, one that is over, and one that has not begun. */
export const SURVEYS: Survey[] = [
  {
    id: 1,
    title: { tr: "Üye Memnuniyet Anketi 2026", en: "Member Satisfaction Survey 2026" },
    description: {
      tr: "Hizmetlerimizi sizin gözünüzden görmek istiyoruz. Yanıtlar kimliğinizle ilişkilendirilmez; sonuçlar ocak ayı Meclis toplantısında görüşülür ve internet sitemizde yayımlanır.",
      en: "We would like to see our services through your eyes. Answers are not linked to your identity; the results are discussed at the January meeting of the Council and published on our website.",
    },
    opens: -18,
    closes: 12,
    isAnonymous: true,
    answers: 87,
    minutes: 4,
    questions: [
      {
        kind: QUESTION.rating,
        isRequired: true,
        text: {
          tr: "Hizmetlerimizden genel memnuniyetiniz (1 hiç memnun değilim, 5 çok memnunum)",
          en: "Your overall satisfaction with our services (1 not at all satisfied, 5 very satisfied)",
        },
      },
      {
        kind: QUESTION.multiple,
        isRequired: true,
        text: {
          tr: "En çok hangi hizmetlerimizi kullanıyorsunuz?",
          en: "Which of our services do you use most?",
        },
        options: [
          { tr: "Günlük bülten", en: "Daily bulletin" },
          { tr: "Tescil", en: "Registration" },
          { tr: "Laboratuvar", en: "Laboratory" },
          { tr: "Satış salonu", en: "Sales hall" },
          { tr: "Belge", en: "Certificates" },
          { tr: "Eğitim", en: "Training" },
        ],
      },
      {
        kind: QUESTION.single,
        isRequired: true,
        text: {
          tr: "Günlük bültene en çok nereden ulaşıyorsunuz?",
          en: "Where do you usually get the daily bulletin?",
        },
        options: [
          { tr: "İnternet sitesi", en: "Website" },
          { tr: "Telefon", en: "Telephone" },
          { tr: "SMS", en: "Text message" },
          { tr: "Salon panosu", en: "Board in the hall" },
        ],
      },
      {
        kind: QUESTION.multiple,
        isRequired: false,
        text: {
          tr: "İnternet sitemizde en çok eksikliğini duyduğunuz özellikler",
          en: "The features you miss most on our website",
        },
        options: [
          { tr: "Fiyat grafiği", en: "Price charts" },
          { tr: "Excel'e aktarma", en: "Export to Excel" },
          { tr: "Fiyat alarmı", en: "Price alerts" },
          { tr: "Arama", en: "Search" },
          { tr: "İngilizce sayfalar", en: "Pages in English" },
          { tr: "Telefonda rahat kullanım", en: "Ease of use on a telephone" },
        ],
      },
      {
        kind: QUESTION.yesNo,
        isRequired: true,
        text: { tr: "Tescil işlemi yeterince hızlı mı?", en: "Is registration fast enough?" },
      },
      {
        kind: QUESTION.text,
        isRequired: false,
        text: { tr: "Önerileriniz", en: "Your suggestions" },
      },
    ],
  },
  {
    id: 2,
    title: { tr: "Eğitim İhtiyaç Analizi 2027", en: "Training Needs 2027" },
    description: {
      tr: "Gelecek yılın eğitim programı bu anketin sonucuna göre yapılacak. En çok istenen dört konuda yıl içinde birer günlük, ücretsiz eğitim düzenlenecek.",
      en: "Next year's training programme will follow the results of this survey. On each of the four topics most asked for, a free one-day course will be held during the year.",
    },
    opens: -6,
    closes: 24,
    isAnonymous: false,
    answers: 41,
    minutes: 3,
    questions: [
      {
        kind: QUESTION.multiple,
        isRequired: true,
        text: { tr: "Hangi konularda eğitim istersiniz?", en: "Which topics would you like training in?" },
        options: [
          { tr: "Elektronik ürün senedi ve TÜRİB", en: "Electronic warehouse receipts and TÜRİB" },
          { tr: "Fiyat riski yönetimi", en: "Managing price risk" },
          { tr: "İhracat işlemleri", en: "Export procedures" },
          { tr: "Gıda güvenliği ve depolama", en: "Food safety and storage" },
          { tr: "Tarımda destek ve krediler", en: "Farm support and credit" },
          { tr: "e-Beyanname uygulaması", en: "The e-declaration system" },
          { tr: "Kişisel verilerin korunması", en: "Protection of personal data" },
          { tr: "İş sağlığı ve güvenliği", en: "Occupational health and safety" },
        ],
      },
      {
        kind: QUESTION.single,
        isRequired: true,
        text: { tr: "Size en uygun gün ve saat", en: "The day and time that suits you best" },
        options: [
          { tr: "Hafta içi sabah", en: "Weekday morning" },
          { tr: "Hafta içi öğleden sonra", en: "Weekday afternoon" },
          { tr: "Hafta içi akşam", en: "Weekday evening" },
          { tr: "Cumartesi", en: "Saturday" },
        ],
      },
      {
        kind: QUESTION.single,
        isRequired: true,
        text: {
          tr: "İş yerinizden kaç kişi katılabilir?",
          en: "How many people from your business could attend?",
        },
        options: [
          { tr: "1", en: "1" },
          { tr: "2–3", en: "2–3" },
          { tr: "4 veya daha fazla", en: "4 or more" },
        ],
      },
      {
        kind: QUESTION.text,
        isRequired: false,
        text: {
          tr: "Listede olmayan bir konu ya da eğitimci öneriniz",
          en: "A topic that is not on the list, or a trainer you would suggest",
        },
      },
    ],
  },
  {
    id: 3,
    title: { tr: "Elektronik Satış Salonu Değerlendirme Anketi", en: "Electronic Sales Hall Evaluation" },
    description: {
      tr: "Anket sona erdi, 132 alıcı ve üretici katıldı. Sonuç özeti: katılımcıların %78'i elektronik teklifi bağırarak pazarlığa göre daha adil buluyor, %64'ü ekran yazılarının büyütülmesini, %41'i seans süresinin uzatılmasını istiyor. Ekranlar bu sonuca göre yenilenmektedir.",
      en: "This survey is over; 132 buyers and producers took part. Summary of results: 78 per cent find electronic bidding fairer than open outcry, 64 per cent want larger lettering on the screens and 41 per cent a longer session. The screens are being renewed accordingly.",
    },
    opens: -75,
    closes: -45,
    isAnonymous: true,
    answers: 132,
    minutes: 3,
    questions: [
      {
        kind: QUESTION.rating,
        isRequired: true,
        text: {
          tr: "Elektronik teklif verme kolaylığı (1 çok zor, 5 çok kolay)",
          en: "Ease of bidding electronically (1 very hard, 5 very easy)",
        },
      },
      {
        kind: QUESTION.yesNo,
        isRequired: true,
        text: {
          tr: "Salon ekranındaki yazıları yerinizden okuyabiliyor musunuz?",
          en: "Can you read the hall's screen from your seat?",
        },
      },
      {
        kind: QUESTION.single,
        isRequired: true,
        text: { tr: "Seans süresi sizce nasıl?", en: "What do you think of the length of the session?" },
        options: [
          { tr: "Kısa", en: "Too short" },
          { tr: "Yeterli", en: "About right" },
          { tr: "Uzun", en: "Too long" },
        ],
      },
      {
        kind: QUESTION.text,
        isRequired: false,
        text: { tr: "Eklemek istedikleriniz", en: "Anything you would like to add" },
      },
    ],
  },
  {
    id: 4,
    title: { tr: "Lisanslı Depo Kullanımı Anketi", en: "Survey on the Use of Licensed Warehouses" },
    description: {
      tr: "Lisanslı depo kapasitesi büyürken üreticinin ve tüccarın önündeki engelleri öğrenmek istiyoruz. Anket isimsizdir; açılış günü üyelere e-postayla duyurulacaktır.",
      en: "As licensed storage grows, we want to learn what stands in the way of producers and traders. The survey is anonymous; members will be told by e-mail on the day it opens.",
    },
    opens: 14,
    closes: 44,
    isAnonymous: true,
    answers: 0,
    minutes: 5,
    questions: [
      {
        kind: QUESTION.yesNo,
        isRequired: true,
        text: {
          tr: "Son iki yılda lisanslı depoya ürün koydunuz mu?",
          en: "Have you put produce into a licensed warehouse in the last two years?",
        },
      },
      {
        kind: QUESTION.multiple,
        isRequired: false,
        text: {
          tr: "Sizi lisanslı depodan uzak tutan nedir?",
          en: "What keeps you from licensed warehouses?",
        },
        options: [
          { tr: "Taşıma masrafı", en: "Cost of haulage" },
          { tr: "Peşin paraya ihtiyaç", en: "Need of ready money" },
          { tr: "İşlemlerin karışıklığı", en: "Complicated procedures" },
          { tr: "Analiz sonucuna güvensizlik", en: "Distrust of the analysis" },
          { tr: "Yakında depo bulunmaması", en: "No warehouse nearby" },
        ],
      },
      {
        kind: QUESTION.rating,
        isRequired: true,
        text: {
          tr: "Elektronik ürün senedini ne kadar tanıyorsunuz? (1 hiç, 5 çok iyi)",
          en: "How well do you know electronic warehouse receipts? (1 not at all, 5 very well)",
        },
      },
      {
        kind: QUESTION.single,
        isRequired: true,
        text: { tr: "İşiniz", en: "Your business" },
        options: [
          { tr: "Üretici", en: "Producer" },
          { tr: "Tüccar", en: "Trader" },
          { tr: "Sanayici", en: "Manufacturer" },
        ],
      },
      {
        kind: QUESTION.text,
        isRequired: false,
        text: { tr: "Depolama konusundaki beklentiniz", en: "What you would expect of storage" },
      },
    ],
  },
];
