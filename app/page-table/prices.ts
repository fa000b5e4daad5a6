import type { PageRow } from "./page-row";

export const PRICE_PAGES = [
  {
    id: "daily-bulletin",
    tr: "/gunluk-bulten",
    en: "/en/daily-bulletin",
    shape: "figures",
    title: "page.dailyBulletin",
    query: ["tarih", "urun", "sure"],
  },
  {
    id: "monthly-bulletin",
    tr: "/aylik-bulten",
    en: "/en/monthly-bulletin",
    shape: "figures",
    title: "page.monthlyBulletin",
    query: ["yil", "ay", "urun"],
  },
  {
    id: "yearly-prices",
    tr: "/yillik-fiyat",
    en: "/en/yearly-prices",
    shape: "figures",
    title: "page.yearlyPrices",
    query: ["urun", "yil"],
  },
  {
    id: "quotation-list",
    tr: "/kotasyon-listesi",
    en: "/en/quotation-list",
    shape: "figures",
    title: "page.quotationList",
    query: ["ara", "grup"],
  },
  {
    id: "exchange-rates",
    tr: "/doviz-kuru",
    en: "/en/exchange-rates",
    shape: "figures",
    title: "page.exchangeRates",
  },
] as const satisfies readonly PageRow[];
