import eventKinds from "./data/event-kinds.json";
import gallery from "./data/gallery.json";
import groups from "./data/professional-groups.json";
import kinds from "./data/kinds.json";
import members from "./data/members.json";
import menu from "./data/menu.json";
import offices from "./data/offices.json";
import photoSets from "./data/photo-sets.json";
import provinces from "./data/provinces.json";
import seats from "./data/seats.json";
import surveys from "./data/surveys.json";
import type { Bilingual, ContentSeed, DataProtectionText, EventSeed } from "./types";

type ByNumber<Value> = Readonly<Record<number, Value>>;

/** Tables in the wire's format; `tell` in wire.ts writes bilingual texts, pictures and days. */
export const GALLERY = gallery;
export const MENU = menu;
export const OFFICES = offices;
export const PROVINCES = provinces;
export const SEATS = seats;
export const SURVEYS = surveys;

export const MEMBERS = members;
export type Member = (typeof MEMBERS)[number];
export const PHOTO_SETS = photoSets;
export const KINDS: ByNumber<Required<Bilingual> & { code: string | null }> = kinds;
export const EVENT_KINDS: ByNumber<Required<Bilingual>> = eventKinds;
export const PROFESSIONAL_GROUPS: ByNumber<Required<Bilingual>> = groups;

/** The build turns Markdown into its front matter and HTML. */
const texts = import.meta.glob("./data/**/*.md", { eager: true, import: "default" });

function textsIn<Text>(folder: string): Text[] {
  return Object.keys(texts)
    .filter((path) => path.startsWith(`./data/${folder}/`))
    .map((path) => texts[path] as Text);
}

export const CONTENT = textsIn<ContentSeed & { position: number }>("content").toSorted(
  (a, b) => a.position - b.position,
);
export const [MONTHLY_BULLETIN, YEARLY_PRICES] = textsIn<ContentSeed>("price-documents");
export const EVENTS = textsIn<EventSeed>("events");
export const DATA_PROTECTION_TEXTS = textsIn<DataProtectionText>("data-protection");
export const BIOGRAPHIES = new Map(
  textsIn<{ name: string; body: Bilingual }>("biographies").map(({ name, body }) => [name, body]),
);
