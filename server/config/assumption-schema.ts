import { z } from "zod";

const number = z.int();
const numbers = <Name extends string>(assumed: Readonly<Record<Name, number>>) =>
  group(assumed, (value) => number.default(value));
const words = <Name extends string>(assumed: Readonly<Record<Name, readonly string[]>>) =>
  group(assumed, (value) =>
    z
      .array(z.string().min(1))
      .nonempty()
      .default([...value] as [string, ...string[]]),
  );
const texts = <Name extends string>(assumed: Readonly<Record<Name, string>>) =>
  group(assumed, (value) => z.string().min(1).default(value));
/** The word in its address (SeoUrl), or its id. */
const places = <Name extends string>(assumed: Readonly<Record<Name, string>>) =>
  group(assumed, (value) => z.union([z.string().min(1), z.int().positive()]).default(value));

/** The only place of these defaults; the operator's EXCHANGE_FILE overrides each by name. */
export const assumptionFields = {
  /** TipId of DuyuruHaber. */
  contentTypes: numbers({
    news: 1,
    announcement: 2,
    pressRelease: 3,
    publication: 4,
    successStory: 5,
    intro: 6,
    menuPage: 7,
    usefulLink: 8,
    linkDocument: 9,
    promotionalVideo: 10,
    incentive: 11,
    policy: 12,
    activityReport: 13,
    strategicPlan: 14,
    qualityCertificate: 15,
    membershipDocument: 16,
    declaration: 17,
    feeTariff: 18,
    serviceStandard: 22,
    statistics: 23,
    corporateText: 25,
  }),
  /** YayinTurKod of the publications of a content type; none if left out. */
  publicationCodes: z.partialRecord(z.string(), z.string()).default({}),
  /** etkinliktipId by which the upstream gives events of every kind. */
  everyEventKind: number.default(0),
  fixedPages: places({
    about: "hakkimizda",
    establishment: "kurulus",
    history: "tarihce",
    visionMission: "vizyon-misyon",
    membership: "uyelik",
    generalSecretariat: "genel-sekreterlik",
    organisationChart: "organizasyon-semasi",
  }),
  /** First letters of GrupKodu for the product groups of home/{tip}. */
  groupLetters: texts({ hububat: "HM", bakliyat: "B", hayvan: "CES" }),
  /** First letters of GrupKodu of live animals, whose minimum quantities are counted by head. */
  livestockLetters: z.string().default("C"),
  /** KurulTip of KadroTanim; 0 is a box of the organisation chart that is no person. */
  boardKinds: numbers({
    chartUnit: 0,
    council: 1,
    board: 2,
    disciplinaryBoard: 3,
    generalSecretariat: 4,
    staff: 5,
    committee: 6,
    accreditationCommittee: 7,
    unionDelegates: 8,
  }),
  /** SoruTip of Anket. */
  questionKinds: numbers({ single: 1, multiple: 2, rating: 3, text: 4, yesNo: 5 }),
  /** KullaniciTipId. */
  userKinds: numbers({ administrator: 1, staff: 2, member: 3, onlineUser: 4 }),
  /** GaleriTip of Galeri. */
  galleryKinds: texts({ photo: "FOTO", video: "VIDEO" }),
  /** DosyaTip of IcerikDosya: a picture, not a document. */
  pictureFile: number.default(2),
  /** UyeDurum of a member in good standing. */
  activeMember: number.default(1),
  /** SeansDurum of GetAnaKart. */
  sessionStates: words({ open: ["ACIK"], closed: ["KAPALI"], holiday: ["TATIL"] }),
  /** Durum of the arrivals in the hall. */
  arrivalStates: words({
    sampling: ["NUMUNE"],
    laboratory: ["ANALIZ"],
    onSale: ["SATISTA"],
    sold: ["SATILDI"],
    takenBack: ["GERI"],
  }),
  /** SaticiTip of a registration. */
  sellerKinds: words({ producer: ["MUSTAHSIL"], merchant: ["TUCCAR"] }),
  /** Tur of KvkkTanim. */
  privacyTexts: words({
    notice: ["AYDINLATMA"],
    application: ["BASVURU"],
    cookies: ["CEREZ"],
    consent: ["ACIKRIZA"],
  }),
  /** Of dates such as 11/05/2026, where an answer doesn't show it itself. */
  dateOrder: z.enum(["day-first", "month-first"]).optional(),
  /** Calls by the portal's own names that need the site's token though visitors are anonymous. */
  siteTokenCalls: z.array(z.string().regex(/^[a-zA-Z]+\.[a-zA-Z]+$/)).default([]),
  /** Seconds for which an answer counts as fresh. */
  lifetimes: group(
    { prices: 30, weather: 900, today: 300, content: 300, menu: 600, documents: 3600 },
    (value) => z.int().min(1).max(86_400).default(value),
  ),
};

function group<Name extends string, Value, Setting extends z.ZodType>(
  assumed: Readonly<Record<Name, Value>>,
  setting: (value: Value) => Setting,
): z.ZodPrefault<z.ZodObject<Record<Name, Setting>, z.core.$strict>> {
  const entries = Object.entries<Value>(assumed).map(([name, value]) => [name, setting(value)]);
  return z.strictObject(Object.fromEntries(entries) as Record<Name, Setting>).prefault({} as never);
}
