import { EXCHANGE } from "./content/exchange";

/** What the operator of the demo exchange's portal would write into EXCHANGE_FILE. */
export const PORTAL_SETTINGS = {
  name: EXCHANGE.name,
  shortName: EXCHANGE.shortName,
  motto: {
    tr: "1951'den beri açık, tartılmış, ölçülmüş fiyat",
    en: "Open, weighed and measured prices since 1951",
  },
  session: { from: EXCHANGE.session.from, until: EXCHANGE.session.until },
  otherMarkets: [
    {
      name: { tr: "Canlı hayvan pazarı", en: "Livestock market" },
      days: [...EXCHANGE.livestockMarket.weekdays],
      from: EXCHANGE.livestockMarket.from,
      until: EXCHANGE.livestockMarket.until,
    },
  ],
  statements: {
    averages: {
      tr: "Ortalama, miktarla tartılı ortalamadır.",
      en: "The average is weighted by quantity.",
    },
    licence: {
      tr: "Kaynak gösterilerek serbestçe kullanılabilir.",
      en: "Free to use if the source is named.",
    },
    answerTime: {
      tr: "İş günlerinde en geç iki gün içinde yanıtlarız.",
      en: "We answer within two working days.",
    },
    requests: {
      tr: "Başvurunuz kaydedilir ve bir takip numarası alır.",
      en: "Your request is registered and gets a reference number.",
    },
  },
  // Invented addresses in a reserved domain: the demo must not point at anybody's real account.
  apps: [
    { store: "google-play", url: "https://uygulama.basakovatb.example/android" },
    { store: "app-store", url: "https://uygulama.basakovatb.example/ios" },
  ],
  securityContacts: [`mailto:guvenlik@${EXCHANGE.domain}`],
  social: [
    { network: "x", url: "https://x.basakovatb.example" },
    { network: "facebook", url: "https://facebook.basakovatb.example" },
    { network: "instagram", url: "https://instagram.basakovatb.example" },
    { network: "youtube", url: "https://youtube.basakovatb.example" },
    { network: "linkedin", url: "https://linkedin.basakovatb.example" },
  ],
};
