import type { Language } from "../language";

interface KindNames extends Record<Language, string> {
  /** YayinTurKod. */
  code: string | null;
}

/**
 * The kinds of DuyuruHaber by TipId. Ids: news, announcements and the first press releases have 1001 to
 * 1040, a menu page has the id of its menu node, policies 1201 and on, corporate texts 2501 and on. Every
 * other item has its TipId times 1,000 plus a running number: 4003 is the third publication.
 */
export const KINDS = {
  1: { tr: "Haber", en: "News", code: "HABER" },
  2: { tr: "Duyuru", en: "Announcement", code: "DUYURU" },
  3: { tr: "Basın bülteni", en: "Press release", code: "BASIN" },
  4: { tr: "Yayın", en: "Publication", code: "DERGI" },
  5: { tr: "Başarı hikâyesi", en: "Success story", code: null },
  6: { tr: "Açılış", en: "Highlight", code: null },
  7: { tr: "Genel sayfa", en: "Page", code: null },
  8: { tr: "Faydalı link", en: "Useful link", code: null },
  9: { tr: "Faydalı doküman", en: "Useful document", code: null },
  10: { tr: "Tanıtım videosu", en: "Promotional video", code: null },
  11: { tr: "Teşvik ve destek", en: "Incentive", code: null },
  12: { tr: "Politika", en: "Policy", code: null },
  13: { tr: "Faaliyet raporu", en: "Activity report", code: "RAPOR" },
  14: { tr: "Stratejik plan", en: "Strategic plan", code: "PLAN" },
  15: { tr: "Kalite belgesi", en: "Quality certificate", code: null },
  16: { tr: "Üyelik belgesi", en: "Membership document", code: null },
  17: { tr: "Beyanname ve form", en: "Declaration or form", code: null },
  18: { tr: "Ücret tarifesi", en: "Fee tariff", code: null },
  19: { tr: "Kotasyon listesi", en: "Quotation list", code: null },
  20: { tr: "Yıllık fiyat", en: "Yearly prices", code: "YILLIK" },
  21: { tr: "Aylık bülten", en: "Monthly bulletin", code: "BULTEN" },
  22: { tr: "Hizmet standardı", en: "Service standard", code: null },
  23: { tr: "İstatistik", en: "Statistics", code: "ISTATISTIK" },
  24: { tr: "İhale", en: "Tender", code: null },
  25: { tr: "Kurumsal metin", en: "Corporate text", code: null },
} satisfies Record<number, KindNames>;

/** TipId of DuyuruHaber. */
export type ContentKind = keyof typeof KINDS;
