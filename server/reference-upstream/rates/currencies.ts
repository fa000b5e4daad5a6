/** A currency of the bulletin, and where its rates are invented from. */
export interface Currency {
  code: string;
  tr: string;
  en: string;
  /** How many the rate is for. */
  unit: number;
  /** How many of it make one US dollar. */
  perDollar: number;
  /** Quoted the other way round: dollars for one of it. */
  isQuotedInDollars?: boolean;
  /** The central bank buys and sells its banknotes. */
  hasBanknotes?: boolean;
}

/** In the order of the central bank's bulletin; the US dollar leads. */
export const CURRENCIES: Currency[] = [
  { code: "USD", tr: "ABD DOLARI", en: "US DOLLAR", unit: 1, perDollar: 1, hasBanknotes: true },
  notes("AUD", "AVUSTRALYA DOLARI", "AUSTRALIAN DOLLAR", 1.532, true),
  notes("DKK", "DANİMARKA KRONU", "DANISH KRONE", 6.401),
  notes("EUR", "EURO", "EURO", 0.857, true),
  notes("GBP", "İNGİLİZ STERLİNİ", "POUND STERLING", 0.752, true),
  notes("CHF", "İSVİÇRE FRANGI", "SWISS FRANC", 0.803),
  notes("SEK", "İSVEÇ KRONU", "SWEDISH KRONA", 9.412),
  notes("CAD", "KANADA DOLARI", "CANADIAN DOLLAR", 1.388),
  notes("KWD", "KUVEYT DİNARI", "KUWAITI DINAR", 0.3062, true),
  notes("NOK", "NORVEÇ KRONU", "NORWEGIAN KRONE", 10.07),
  notes("SAR", "SUUDİ ARABİSTAN RİYALİ", "SAUDI RIYAL", 3.7508),
  { code: "JPY", tr: "JAPON YENİ", en: "JAPANESE YEN", unit: 100, perDollar: 151.6, hasBanknotes: true },
  forex("RON", "RUMEN LEYİ", "NEW LEU", 4.352),
  forex("RUB", "RUS RUBLESİ", "RUSSIAN ROUBLE", 81.4),
  forex("CNY", "ÇİN YUANI", "CHINESE RENMINBI", 7.112),
  forex("PKR", "PAKİSTAN RUPİSİ", "PAKISTANI RUPEE", 281.5),
  forex("QAR", "KATAR RİYALİ", "QATARI RIAL", 3.6415),
  forex("KRW", "GÜNEY KORE WONU", "SOUTH KOREAN WON", 1421),
  forex("AZN", "AZERBAYCAN YENİ MANATI", "AZERBAIJANI NEW MANAT", 1.7009),
  forex("AED", "BİRLEŞİK ARAP EMİRLİKLERİ DİRHEMİ", "UNITED ARAB EMIRATES DIRHAM", 3.6735),
  forex("KZT", "KAZAKİSTAN TENGESİ", "KAZAKHSTANI TENGE", 528.3),
  {
    ...forex("XDR", "ÖZEL ÇEKME HAKKI (SDR)", "SPECIAL DRAWING RIGHT (SDR)", 0.7345),
    isQuotedInDollars: true,
  },
];

function forex(code: string, tr: string, en: string, perDollar: number): Currency {
  return { code, tr, en, unit: 1, perDollar };
}

function notes(code: string, tr: string, en: string, perDollar: number, isQuotedInDollars = false): Currency {
  return { ...forex(code, tr, en, perDollar), isQuotedInDollars, hasBanknotes: true };
}
