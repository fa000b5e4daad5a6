import type { Bilingual } from "../types";
import { PROFESSIONAL_GROUPS } from "./groups";
import { ORGAN, type Seat } from "./types";

/** The General Secretary and her deputy: the two people that units hang from. */
export const GENERAL_SECRETARY = 401;
export const DEPUTY_SECRETARY = 402;

export const CHART = {
  council: 901,
  disciplinaryBoard: 902,
  committees: 903,
  auditCommission: 904,
  board: 905,
  accreditationCommittee: 906,
  budgetCommission: 907,
  quotationCommission: 908,
  accessibilityCommission: 909,
  unionDelegates: 910,
} as const;

/** The departments, in the order of the chart; the place in the list makes the id. */
export const DEPARTMENTS = [
  { tr: "Tescil ve İstatistik", en: "Registration and Statistics" },
  { tr: "Muamelat ve Üye Sicil", en: "General Procedures and Member Registry" },
  { tr: "Muhasebe", en: "Accounting" },
  { tr: "Laboratuvar", en: "Laboratory" },
  { tr: "Satış Salonu", en: "Sales Hall" },
  { tr: "Kalite ve Akreditasyon", en: "Quality and Accreditation" },
  { tr: "Basın ve Halkla İlişkiler", en: "Press and Public Relations" },
  { tr: "Bilgi İşlem", en: "Information Technology" },
  { tr: "İdari İşler", en: "Administrative Affairs" },
] as const satisfies Bilingual[];

/** The chart's box of a professional committee. */
export function committeeUnit(group: number): number {
  return 910 + group;
}

/** The chart's box of a department, by its place in the list. */
export function departmentUnit(index: number): number {
  return 921 + index;
}

/** The boxes of the organisation chart that are no persons. */
export const CHART_UNITS: Seat[] = [
  unit(CHART.council, null, "Meclis", "Council"),
  unit(CHART.disciplinaryBoard, CHART.council, "Disiplin Kurulu", "Disciplinary Board"),
  unit(CHART.committees, CHART.council, "Meslek Komiteleri", "Professional Committees"),
  unit(CHART.auditCommission, CHART.council, "Hesapları İnceleme Komisyonu", "Audit Commission"),
  unit(CHART.budgetCommission, CHART.council, "Bütçe Komisyonu", "Budget Commission"),
  unit(CHART.unionDelegates, CHART.council, "TOBB Delegeleri", "Delegates to TOBB"),
  unit(CHART.board, CHART.council, "Yönetim Kurulu", "Board of Directors"),
  unit(
    CHART.accreditationCommittee,
    CHART.board,
    "Akreditasyon İzleme Komitesi",
    "Accreditation Monitoring Committee",
  ),
  unit(CHART.quotationCommission, CHART.board, "Kotasyon Komisyonu", "Quotation Commission"),
  unit(
    CHART.accessibilityCommission,
    CHART.board,
    "Erişilebilirlik İnceleme Komisyonu",
    "Accessibility Review Commission",
  ),
  ...PROFESSIONAL_GROUPS.map(({ tr, en = "" }, index) =>
    unit(committeeUnit(index + 1), CHART.committees, `${index + 1}. ${tr}`, `${index + 1}. ${en}`),
  ),
  ...DEPARTMENTS.map(({ tr, en }, index) => unit(departmentUnit(index), DEPUTY_SECRETARY, tr, en)),
];

function unit(id: number, parent: number | null, tr: string, en: string): Seat {
  return { id, organ: ORGAN.chartUnit, name: "", title: { tr, en }, unit: { tr, en }, parent };
}
