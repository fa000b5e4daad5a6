import type { Bilingual, ContentSeed } from "../types";

const MANAGEMENT = { tr: "Yönetim sistemi belgeleri", en: "Management system certificates" };
const LABORATORY = { tr: "Laboratuvar", en: "Laboratory" };
const UNION = { tr: "Borsa akreditasyonu", en: "Exchange accreditation" };

interface Certificate {
  number: number;
  daysAgo: number;
  slug: string;
  category: Bilingual;
  title: Required<Bilingual>;
  scope: Required<Bilingual>;
  remark: Required<Bilingual>;
  certificateNo: string;
}

const CERTIFICATES: Certificate[] = [
  {
    number: 1,
    daysAgo: 210,
    slug: "iso-9001",
    category: MANAGEMENT,
    title: { tr: "TS EN ISO 9001:2015 Kalite Yönetim Sistemi", en: "TS EN ISO 9001:2015 Quality Management" },
    scope: {
      tr: "Üye sicili, tescil ve istatistik, satış salonu, laboratuvar, belge düzenleme ve üye ilişkileri hizmetleri.",
      en: "Member registry, registration and statistics, sales hall, laboratory, issuing of documents and member relations.",
    },
    remark: {
      tr: "Bağımsız kuruluşun son gözetim denetimi uygunsuzluk bulmadan tamamlandı.",
      en: "The latest surveillance audit by an independent body found no nonconformity.",
    },
    certificateNo: "BQ-9001-04417",
  },
  {
    number: 2,
    daysAgo: 205,
    slug: "iso-10002",
    category: MANAGEMENT,
    title: { tr: "ISO 10002:2018 Müşteri Memnuniyeti", en: "ISO 10002:2018 Complaints Handling" },
    scope: {
      tr: "Üye ve ziyaretçi istek, öneri ve şikâyetlerinin alınması, izlenmesi ve sonuçlandırılması.",
      en: "Receiving, following and settling requests, suggestions and complaints from members and visitors.",
    },
    remark: {
      tr: "Yıl içinde gelen 218 başvurunun 209'u yedi iş günü içinde yanıtlandı.",
      en: "Of the 218 applications received in the year, 209 were answered within seven working days.",
    },
    certificateNo: "BQ-10002-01190",
  },
  {
    number: 3,
    daysAgo: 198,
    slug: "iso-27001",
    category: MANAGEMENT,
    title: { tr: "ISO/IEC 27001:2022 Bilgi Güvenliği", en: "ISO/IEC 27001:2022 Information Security" },
    scope: {
      tr: "Üye bilgi sistemi, bülten yayını, kullanıcı hesapları ve veri merkezinin işletilmesi.",
      en: "The members' information system, publication of the bulletin, user accounts and the data centre.",
    },
    remark: {
      tr: "Geçiş denetimi 2022 sürümüne göre yapıldı; yedek alma tatbikatı yılda iki kez tekrarlanır.",
      en: "The transition audit followed the 2022 version; a backup exercise is repeated twice a year.",
    },
    certificateNo: "BQ-27001-00628",
  },
  {
    number: 4,
    daysAgo: 176,
    slug: "iso-17025",
    category: LABORATORY,
    title: {
      tr: "TS EN ISO/IEC 17025:2017 Deney Yeterliliği",
      en: "TS EN ISO/IEC 17025:2017 Testing Competence",
    },
    scope: {
      tr: "Hububat ve un analizlerinde on bir parametre: rutubet, protein, hektolitre, yaş gluten, gluten indeksi, sedimantasyon, düşme sayısı, süne, yabancı madde, bin dane ve aflatoksin.",
      en: "Eleven parameters for grain and flour: moisture, protein, hectolitre weight, wet gluten, gluten index, sedimentation, falling number, sunn pest, impurities, thousand-grain weight and aflatoxin.",
    },
    remark: {
      tr: "Kapsam, her parametre için yöntem ve ölçüm belirsizliğiyle birlikte ekteki listede yer alır.",
      en: "The attached list gives the method and the uncertainty of measurement for each parameter.",
    },
    certificateNo: "DA-0417-T",
  },
  {
    number: 5,
    daysAgo: 88,
    slug: "tobb-akreditasyon",
    category: UNION,
    title: {
      tr: "Beş Yıldızlı Borsa Akreditasyonu (17. Dönem)",
      en: "Five-Star Exchange Accreditation (17th Period)",
    },
    scope: {
      tr: "Sekiz temel yeterlilik ve beş temel hizmet: yönetimden üye ilişkilerine, bilgi teknolojilerinden borsacılık faaliyetlerine.",
      en: "Eight basic competences and five basic services, from governance to member relations and from information technology to exchange work.",
    },
    remark: {
      tr: "Değerlendirme üç düzeyde puanlanır; beş yıldız en üst düzeydir. Bir sonraki denetim iki yıl sonradır.",
      en: "Assessment is scored on three levels; five stars is the highest. The next audit is due in two years.",
    },
    certificateNo: "AKR-17-052",
  },
];

/** Quality certificates; the attached PDF states scope and validity, the scan is a picture (DosyaTip 2). */
export const QUALITY_CERTIFICATES: ContentSeed[] = CERTIFICATES.map(certificate);

function certificate(entry: Certificate): ContentSeed {
  const { number, daysAgo, slug, category, title, scope, remark, certificateNo } = entry;
  const validity = {
    tr: `Belge no ${certificateNo}. Geçerlilik: veriliş tarihinden başlayarak üç yıl, yıllık gözetim denetimine bağlıdır.`,
    en: `Certificate no. ${certificateNo}. Valid for three years from the day of issue, subject to an annual surveillance audit.`,
  };
  return {
    id: 15_000 + number,
    kind: 15,
    daysAgo,
    slug,
    title,
    summary: scope,
    body: {
      tr: `<p>${scope.tr}</p>\n<p>${remark.tr}</p>\n<p>${validity.tr}</p>`,
      en: `<p>${scope.en}</p>\n<p>${remark.en}</p>\n<p>${validity.en}</p>`,
    },
    picture: {
      scene: "award",
      seed: 15_000 + number,
      alt: { tr: `${title.tr} belgesinin görünümü`, en: `The certificate ${title.en}` },
    },
    files: [
      { name: { tr: `${title.tr} Kapsamı`, en: `Scope of ${title.en}` }, body: [scope, remark, validity] },
      {
        name: { tr: "Belgenin taranmış görüntüsü", en: "Scan of the certificate" },
        picture: { scene: "documents", seed: 15_100 + number, alt: title },
      },
    ],
    category,
    tags: ["kalite belgesi"],
    readCount: 130 + number * 27,
  };
}
