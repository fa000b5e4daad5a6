import { fold } from "~/text/fold";

/** What a recording of a real upstream may show of its fields (doctor --record). Whatever isn't named here is replaced. */

/** Words that name no one: kinds, states, units, products and their groups, parts of the exchange. */
const WORDS = [
  "AnalizAdi",
  "authType",
  "Birim",
  "Durum",
  "EtkinlikTipAdi",
  "GaleriTip",
  "GrupAdi",
  "GrupKodu",
  "KurulAdi",
  "KurulTip",
  "MAL",
  "MALADI",
  "MeslekGrubuAdi",
  "Metot",
  "Saat",
  "SaticiTip",
  "SatisSekli",
  "SatisSekliAdi",
  "SeansDurum",
  "ServisKod",
  "SinifAdi",
  "Sure",
  "Surum",
  "Tip",
  "Tur",
  "UrunAdi",
  "UrunGrubu",
  "UstUrunGrubu",
  "Uzanti",
  "globalFilter",
  "matchMode",
  "source",
  "sortField",
];

/** Parts of the names of fields in which a number belongs to a person or a firm. */
const PERSONAL = [
  "tel",
  "gsm",
  "cep",
  "faks",
  "fax",
  "phone",
  "mobil",
  "dahili",
  "kimlik",
  "tckn",
  "vergi",
  "vkn",
  "iban",
  "hesapno",
  "plaka",
  "uyeid",
  "uyeno",
  "uyekod",
  "uyenumara",
  "kullaniciadi",
  "kullaniciid",
  "username",
  "userid",
  "memberid",
  "sicil",
  "dogum",
  "sifre",
  "password",
  "otpkod",
  "kartno",
  "adres",
  "beyannameno",
  "tescilno",
  "islemno",
  "basvuruno",
];

/** Calls whose records are persons or firms themselves. */
const OF_PERSONS = /^(?:users|members|memberSheet|acknowledgement)\./;

const plain = (name: string) => fold(name).replaceAll("_", "");
const words = new Set(WORDS.map(plain));

/** Parameters of our calls that stand in paths and belong to somebody. */
export const PERSONAL_PARAMETERS = ["memberId", "userId"];

/** Whether a field holds words that name no one. */
export const isWordField = (name: string): boolean => words.has(plain(name));

/** Whether the numbers of a field belong to somebody. */
export function isPersonalField(name: string, callName: string): boolean {
  const asked = plain(name);
  return (asked === "id" && OF_PERSONS.test(callName)) || PERSONAL.some((part) => asked.includes(part));
}
