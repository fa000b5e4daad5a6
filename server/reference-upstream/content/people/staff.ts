import { CHART, DEPARTMENTS, DEPUTY_SECRETARY, GENERAL_SECRETARY, departmentUnit } from "./chart";
import { ORGAN, type Seat } from "./types";

const SECRETARIAT = { tr: "Genel Sekreterlik", en: "General Secretariat" };

export const GENERAL_SECRETARIAT: Seat[] = [
  {
    id: GENERAL_SECRETARY,
    organ: ORGAN.generalSecretariat,
    name: "Dr. Aslı Gökçeoba",
    title: { tr: "Genel Sekreter", en: "General Secretary" },
    parent: CHART.board,
    unit: SECRETARIAT,
    extension: "101",
  },
  {
    id: DEPUTY_SECRETARY,
    organ: ORGAN.generalSecretariat,
    name: "Murat İlkgül",
    title: { tr: "Genel Sekreter Yardımcısı", en: "Deputy General Secretary" },
    parent: GENERAL_SECRETARY,
    unit: SECRETARIAT,
    extension: "102",
  },
];

type Employee = [department: number, name: string, tr: string, en: string, extension: string];

/** The departments' people; the first of a department is at its head. */
const EMPLOYEES: Employee[] = [
  [0, "Gökhan Şıracı", "Tescil ve İstatistik Müdürü", "Head of Registration and Statistics", "110"],
  [0, "Büşra Çıtak", "Tescil Memuru", "Registration Officer", "111"],
  [0, "Emre Ünlüer", "İstatistik Uzmanı", "Statistician", "112"],
  [1, "Figen Öztaş", "Muamelat ve Üye Sicil Sorumlusu", "Procedures and Member Registry Officer", "115"],
  [2, "Haluk Dengeli", "Muhasebe Müdürü", "Head of Accounting", "120"],
  [2, "Sevgi Kasalı", "Veznedar", "Cashier", "121"],
  [3, "Zeynep Özleyen", "Laboratuvar Sorumlusu, Gıda Mühendisi", "Laboratory Manager, Food Engineer", "130"],
  [3, "Uğur Başaran", "Laborant", "Laboratory Technician", "131"],
  [3, "Çağla Ölmez", "Kimyager", "Chemist", "132"],
  [4, "Nihat Tokmakçı", "Satış Salonu Şefi", "Sales Hall Supervisor", "140"],
  [4, "Recep Tartıcı", "Kantar Görevlisi", "Weighbridge Operator", "141"],
  [5, "İpek Sıralı", "Kalite ve Akreditasyon Sorumlusu", "Quality and Accreditation Officer", "150"],
  [6, "Deniz Yazgan", "Basın ve Halkla İlişkiler Sorumlusu", "Press and Public Relations Officer", "151"],
  [7, "Kaan Aydıngüç", "Bilgi İşlem Sorumlusu", "IT Officer", "152"],
  [8, "Hatice Düzgör", "İdari İşler Sorumlusu", "Administrative Affairs Officer", "160"],
  [8, "Sabri Yolgider", "Şoför", "Driver", "161"],
];

export const STAFF: Seat[] = EMPLOYEES.map(([department, name, tr, en, extension], index) => {
  const head = EMPLOYEES.findIndex((other) => other[0] === department);
  return {
    id: 501 + index,
    organ: ORGAN.staff,
    name,
    title: { tr, en },
    parent: head === index ? departmentUnit(department) : 501 + head,
    unit: DEPARTMENTS[department],
    extension,
  };
});
