import { fold } from "~/i18n/fold";

/** What a recording of a real upstream may show (doctor --record): whatever isn't named here is replaced. */

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

const OF_PERSONS = /^(?:users|members|memberSheet|acknowledgement)\./;

const plain = (name: string) => fold(name).replaceAll("_", "");
const words = new Set(WORDS.map(plain));

export const PERSONAL_PARAMETERS = ["memberId", "userId"];

export const isWordField = (name: string): boolean => words.has(plain(name));

export function isPersonalField(name: string, callName: string): boolean {
  const asked = plain(name);
  return (asked === "id" && OF_PERSONS.test(callName)) || PERSONAL.some((part) => asked.includes(part));
}
