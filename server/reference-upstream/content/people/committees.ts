import { COUNCIL_NAMES } from "./boards";
import { committeeUnit } from "./chart";
import { ORGAN, type Seat } from "./types";

/** Those of each committee who don't sit in the council. */
const OTHERS: [string, string, string][] = [
  ["Halil Uçar", "İsmail Ünlü", "Saniye Harmankaya"],
  ["Vedat Elekçi", "Gönül Unlucu", "Tahsin Kırmataş"],
  ["Şeref Yağcıgil", "Müjgan Susamlı", "Eşref Haşhaşoğlu"],
  ["Şükrü Işıl", "Güler Üzümlü", "Çetin Bademci"],
  ["Cemal Çobanlar", "Safiye Besili", "Orhan Kesimal"],
  ["Gülizar Ilgaz", "Ümran Peynirci", "İdris Petekçi"],
  ["Fadime Yünsel", "Ömer Kozalı", "Zeliha Baharatçı"],
];

/** The chair of each committee. */
const CHAIRS = [
  "Halil Uçar",
  "Şule Kepekçi",
  "Ozan Günebakar",
  "Şükrü Işıl",
  "Cemal Çobanlar",
  "Nurgül Mandıracı",
  "Ümit Çırçırlı",
];

/** The seven professional committees, five members each: the chair first, then those in the council. */
export const COMMITTEES: Seat[] = OTHERS.flatMap((others, index) => {
  const names = [...COUNCIL_NAMES.slice(index * 2, index * 2 + 2), ...others];
  const chair = CHAIRS[index] ?? "";
  const ordered = [chair, ...names.filter((name) => name !== chair)];
  return ordered.map((name, position) => committeeSeat(name, index + 1, position));
});

function committeeSeat(name: string, group: number, position: number): Seat {
  const isChair = position === 0;
  return {
    id: 600 + group * 10 + position + 1,
    organ: ORGAN.committee,
    name,
    title: isChair
      ? { tr: "Meslek Komitesi Başkanı", en: "Chair of the Professional Committee" }
      : { tr: "Meslek Komitesi Üyesi", en: "Member of the Professional Committee" },
    office: isChair ? { tr: "Başkan", en: "Chair" } : { tr: "Üye", en: "Member" },
    group,
    parent: committeeUnit(group),
  };
}
