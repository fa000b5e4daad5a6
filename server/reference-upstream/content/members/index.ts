import { fold } from "~/text/fold";
import { addDays } from "../../clock";
import { createPicker } from "./picker";
import { type Member, NAMED_MEMBERS } from "./named";
import { COMPANY_NAMES, FIRST_NAMES, SURNAMES, TRADES } from "./words";

/** UyeDurum of the wire. */
export const STANDING = { active: 1, suspended: 2, left: 3 } as const;
export type Standing = (typeof STANDING)[keyof typeof STANDING];

/** How many members each professional group has: active, suspended, left. 424 altogether. */
const GROUP_SIZES: [active: number, suspended: number, left: number][] = [
  [103, 6, 1],
  [52, 2, 0],
  [56, 3, 1],
  [44, 2, 1],
  [67, 4, 1],
  [40, 2, 0],
  [36, 2, 1],
];

const DISTRICTS = [
  "Merkez",
  "Merkez",
  "Merkez",
  "Merkez",
  "Akçayazı",
  "Akçayazı",
  "Gölbaşlar",
  "Gölbaşlar",
  "Yukarıdere",
  "Yukarıdere",
  "Çınarlıhan",
  "Ilıcaköy",
  "İğdeli",
  "Şahinler",
  "Güzelöz",
  "Üçağıl",
];

const LEGAL_FORMS = ["Ltd. Şti.", "Tic. Ltd. Şti.", "San. Tic. Ltd. Şti.", "A.Ş.", "San. ve Tic. A.Ş."];
const COOPERATIVES = ["Tarımsal Kalkınma", "Üretim ve Pazarlama"];
const FIRST_DAY = "1966-04-04";
const LAST_DAY = "2026-10-26";

export interface ListedMember extends Member {
  /** UyeNo. */
  number: string;
  degree: number;
  /** The day of entry. */
  since: string;
  standing: Standing;
  website: string | null;
  phone: string | null;
}

/** All members: the named ones first, the others made up, the same on every run. */
export const MEMBERS: ListedMember[] = listMembers();

/** True of a natural person, who trades under a personal name, alone or behind a trade name. */
export function isNaturalPerson(name: string): boolean {
  return !/(Ltd\. Şti\.|A\.Ş\.|Koll\. Şti\.|Kooperatifi|Birliği)$/.test(name);
}

function listMembers(): ListedMember[] {
  const places = openPlaces();
  const members = [...NAMED_MEMBERS];
  const taken = new Set(members.map((member) => member.name));
  const total = members.length + places.length;
  const list = members.map((member) => complete(member, STANDING.active, total));
  for (const { group, standing } of places) {
    const id = list.length + 1;
    const member = { id, name: newName(id, group, taken), group, district: pickDistrict(id) };
    list.push(complete(member, standing, total));
  }
  return list;
}

/** The group and standing of everybody who is not named, mixed as if they had entered one by one. */
function openPlaces() {
  const places = GROUP_SIZES.flatMap(([active, suspended, left], index) => {
    const group = index + 1;
    const named = NAMED_MEMBERS.filter((member) => member.group === group).length;
    const standings: Standing[] = [
      ...Array<Standing>(active - named).fill(STANDING.active),
      ...Array<Standing>(suspended).fill(STANDING.suspended),
      ...Array<Standing>(left).fill(STANDING.left),
    ];
    return standings.map((standing, at) => ({ group, standing, key: `${group}/${at}` }));
  });
  return createPicker("places").shuffle(places, (place) => place.key);
}

function newName(id: number, group: number, taken: Set<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const name = makeName(`${id}/${attempt}`, group);
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

function makeName(key: string, group: number): string {
  const picker = createPicker(`member/${key}`);
  const person = `${picker.pick("first", FIRST_NAMES)} ${picker.pick("last", SURNAMES)}`;
  const company = picker.pick("company", COMPANY_NAMES);
  const trade = picker.pick("trade", TRADES[group - 1] ?? []);
  const kind = picker.share("kind");
  if (kind < 0.3) return person;
  if (kind < 0.38) return `${company} ${trade} – ${person}`;
  if (kind < 0.44) return `${company} ${picker.pick("union", COOPERATIVES)} Kooperatifi`;
  if (kind < 0.48) return `${picker.pick("last", SURNAMES)} Kardeşler ${trade} Koll. Şti.`;
  return `${company} ${trade} ${picker.pick("form", LEGAL_FORMS)}`;
}

function pickDistrict(id: number): string {
  return createPicker(`member/${id}`).pick("district", DISTRICTS);
}

function complete(member: Member, standing: Standing, total: number): ListedMember {
  const picker = createPicker(`member/${member.id}`);
  const isPerson = isNaturalPerson(member.name);
  return {
    ...member,
    number: String(1001 + 13 * (member.id - 1)).padStart(6, "0"),
    degree: isPerson
      ? picker.whole("degree", 5, 7)
      : picker.whole("degree", member.name.endsWith("A.Ş.") ? 1 : 3, 5),
    since: member.since ?? entryDay(member.id, total),
    standing,
    website: !isPerson && picker.share("website") < 0.4 ? websiteOf(member.name) : null,
    // Some natural persons have theirs in the register too: private numbers, which no list may show.
    phone: picker.share("phone") < (isPerson ? 0.25 : 0.7) ? phoneOf(member.id) : null,
  };
}

/** Numbers were given in the order of entry, and more members came in later years; few got a freed number. */
function entryDay(id: number, total: number): string {
  const days = (Date.parse(LAST_DAY) - Date.parse(FIRST_DAY)) / 86_400_000;
  return addDays(FIRST_DAY, Math.round(days * ((id - 1) / (total - 1)) ** 0.62));
}

function phoneOf(id: number): string {
  const line = String(2000 + id * 7).padStart(4, "0");
  return `0 (999) 555 ${line.slice(0, 2)} ${line.slice(2)}`;
}

function websiteOf(name: string): string {
  const [first = "", second = ""] = fold(name)
    .replace(/[^a-z ]/g, "")
    .split(" ");
  return `https://www.${first}${second}.example`;
}
