import type { Bilingual } from "../types";
import { CHART } from "./chart";
import { ORGAN, type Seat } from "./types";

const CHAIR = { tr: "Başkan", en: "Chair" };
const MEMBER = { tr: "Üye", en: "Member" };
const SUBSTITUTE = { tr: "Yedek Üye", en: "Substitute Member" };

/** The menu's "Chairman's Message" leads to yoneticiler/3, so his seat on the board has this number. */
const CHAIRMAN = 3;

const COUNCIL_MEMBER = { tr: "Meclis Üyesi", en: "Member of the Council" };
const COUNCIL_OFFICES: Record<string, [title: Bilingual, office: Bilingual]> = {
  "Rıfkı Tanyıldız": [
    { tr: "Meclis Başkanı", en: "President of the Council" },
    { tr: "Başkan", en: "President" },
  ],
  "Gülizar Zeytinli": viceOfCouncil(),
  "Cevdet Bağışgil": viceOfCouncil(),
  "Döndü Koyuncu": [
    { tr: "Meclis Kâtip Üyesi", en: "Clerk of the Council" },
    { tr: "Kâtip Üye", en: "Clerk" },
  ],
};

/** The council's members in the order of their professional groups, two of each. */
export const COUNCIL_NAMES = [
  "Rıfkı Tanyıldız",
  "Melahat Ekinci",
  "İlhan Değirmencioğlu",
  "Şule Kepekçi",
  "Ozan Günebakar",
  "Gülizar Zeytinli",
  "Cevdet Bağışgil",
  "Işıl İncirci",
  "Yaşar Ağıllı",
  "Döndü Koyuncu",
  "Nurgül Mandıracı",
  "Tuğrul Yaylagül",
  "Ümit Çırçırlı",
  "Hüsnü Keçeci",
];

export const COUNCIL: Seat[] = COUNCIL_NAMES.map((name, index) => {
  const [title, office] = COUNCIL_OFFICES[name] ?? [COUNCIL_MEMBER, MEMBER];
  const group = Math.floor(index / 2) + 1;
  return { id: 101 + index, organ: ORGAN.council, name, title, office, group, parent: CHART.council };
});

export const BOARD: Seat[] = [
  director(CHAIRMAN, "İlhan Değirmencioğlu", "Yönetim Kurulu Başkanı", "Chairman of the Board", CHAIR),
  director(202, "Melahat Ekinci", ...viceOfBoard()),
  director(203, "Yaşar Ağıllı", ...viceOfBoard()),
  director(204, "Işıl İncirci", "Yönetim Kurulu Sayman Üyesi", "Treasurer of the Board", {
    tr: "Sayman Üye",
    en: "Treasurer",
  }),
  director(205, "Tuğrul Yaylagül", "Yönetim Kurulu Üyesi", "Member of the Board", MEMBER),
  ...["Şule Kepekçi", "Ozan Günebakar", "Nurgül Mandıracı", "Ümit Çırçırlı", "Hüsnü Keçeci"].map(
    (name, index) => ({
      ...director(
        206 + index,
        name,
        "Yönetim Kurulu Yedek Üyesi",
        "Substitute Member of the Board",
        SUBSTITUTE,
      ),
      isSubstitute: true,
    }),
  ),
];

const DISCIPLINARY_NAMES = [
  "Muhittin Özdeğer",
  "Sıdıka Ilıman",
  "Bünyamin Çığır",
  "Ayşegül Öğüt",
  "Turgay Işıkçı",
  "Kadriye Gümüşel",
];
const DISCIPLINARY_SUBSTITUTES = [
  "Levent İğdeli",
  "Nesrin Çavdarcı",
  "Orçun Yığınlı",
  "Pervin Şimşirci",
  "Selçuk Ölçen",
  "Vildan Üzümcüler",
];

export const DISCIPLINARY_BOARD: Seat[] = [...DISCIPLINARY_NAMES, ...DISCIPLINARY_SUBSTITUTES].map(
  (name, index) => ({
    id: 301 + index,
    organ: ORGAN.disciplinaryBoard,
    name,
    ...disciplinaryRank(index),
    parent: CHART.disciplinaryBoard,
  }),
);

function disciplinaryRank(index: number) {
  if (index === 0)
    return {
      title: { tr: "Disiplin Kurulu Başkanı", en: "Chair of the Disciplinary Board" },
      office: CHAIR,
    };
  if (index < DISCIPLINARY_NAMES.length)
    return {
      title: { tr: "Disiplin Kurulu Üyesi", en: "Member of the Disciplinary Board" },
      office: MEMBER,
    };
  return {
    title: { tr: "Disiplin Kurulu Yedek Üyesi", en: "Substitute Member of the Disciplinary Board" },
    office: SUBSTITUTE,
    isSubstitute: true,
  };
}

const ACCREDITATION: [name: string, rank: string, office: Bilingual][] = [
  ["Melahat Ekinci", "Başkanı", CHAIR],
  ["Gülizar Zeytinli", "Üyesi", MEMBER],
  ["Dr. Aslı Gökçeoba", "Üyesi", MEMBER],
  ["Murat İlkgül", "Üyesi", MEMBER],
  ["Haluk Dengeli", "Üyesi", MEMBER],
  ["İpek Sıralı", "Sekreteri", { tr: "Sekreter", en: "Secretary" }],
];

export const ACCREDITATION_COMMITTEE: Seat[] = ACCREDITATION.map(([name, rank, office], index) => ({
  id: 701 + index,
  organ: ORGAN.accreditationCommittee,
  name,
  title: {
    tr: `Akreditasyon İzleme Komitesi ${rank}`,
    en: `${office.en ?? ""} of the Accreditation Monitoring Committee`,
  },
  office,
  parent: CHART.accreditationCommittee,
}));

export const UNION_DELEGATES: Seat[] = ["Rıfkı Tanyıldız", "İlhan Değirmencioğlu"].map((name, index) => ({
  id: 801 + index,
  organ: ORGAN.unionDelegates,
  name,
  title: { tr: "TOBB Genel Kurul Delegesi", en: "Delegate to the TOBB General Assembly" },
  office: { tr: "Delege", en: "Delegate" },
  parent: CHART.unionDelegates,
}));

function director(id: number, name: string, tr: string, en: string, office: Bilingual): Seat {
  return { id, organ: ORGAN.board, name, title: { tr, en }, office, parent: CHART.board };
}

function viceOfBoard(): [tr: string, en: string, office: Bilingual] {
  const office = { tr: "Başkan Yardımcısı", en: "Vice Chair" };
  return ["Yönetim Kurulu Başkan Yardımcısı", "Vice Chair of the Board", office];
}

function viceOfCouncil(): [title: Bilingual, office: Bilingual] {
  return [
    { tr: "Meclis Başkan Yardımcısı", en: "Vice President of the Council" },
    { tr: "Başkan Yardımcısı", en: "Vice President" },
  ];
}
