import { fold } from "./letters";

export type PasswordStrength = "weak" | "medium" | "strong";

const MIN_LENGTH = 8;
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/];

/** A letter written as two code points, as some keyboards do with İ, counts once. */
export function passwordStrength(password: string): PasswordStrength {
  const letters = password.normalize("NFC");
  const kinds = KINDS.filter((kind) => kind.test(letters)).length;
  if (Array.from(letters).length < MIN_LENGTH || kinds < 2 || isTriedFirst(letters)) return "weak";
  return kinds === 3 ? "strong" : "medium";
}

const TRIED_FIRST = new Set(
  (
    "sifre sifrem parola parolam password passwort pass passw passwd pwd admin administrator root user test deneme " +
    "welcome hosgeldin hosgeldiniz merhaba letmein login giris uye uyelik borsa ticaret turkiye turkey istanbul " +
    "ankara izmir galatasaray fenerbahce besiktas trabzonspor ataturk askim canim seviyorum seniseviyorum iloveyou " +
    "qwerty qwert asdf asdfgh zxcv zxcvbn monkey dragon football superman batman changeme secret master hello abc"
  ).split(" "),
);
const ROWS = ["01234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
const MOST_TURNS = 1;

function isTriedFirst(password: string): boolean {
  const plain = fold(password);
  if (TRIED_FIRST.has(plain.replace(/[^a-z]/g, ""))) return true;
  const turns = Array.from(plain).filter((sign, at, all) => at > 0 && !isNext(all[at - 1] ?? "", sign));
  return turns.length <= MOST_TURNS;
}

const isNext = (a: string, b: string): boolean =>
  a === b || ROWS.some((row) => row.includes(a + b) || row.includes(b + a));
