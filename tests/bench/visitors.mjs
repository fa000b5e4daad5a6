// Visitors and members who request one page after another, each with their own browser, until the time is over.
import { logIn } from "./log-in.mjs";

const PUBLIC = [
  "/",
  "/en",
  "/home/hububat?birim=ton",
  "/duyuru-haber-list",
  "/duyuru-haber-list?sayfa=2",
  "/detay-duyuru-haber/1007",
  "/en/news/1007",
  "/gunluk-bulten",
  "/gunluk-bulten?tarih=2026-11-12",
  "/ara?ara=buğday",
  "/etkinlik-list",
  "/faal-uye-listemiz",
  "/iletisim",
  "/giris",
  "/organisazyon-sema",
  "/haber-list.atom",
  "/robots.txt",
];
const MEMBERS = ["/profile", "/kullanici-bulten", "/online-islemler-detay", "/", "/gunluk-bulten"];
const VISITORS = 6;
const USERS = ["001014", "001092"];
const PAUSE_MS = 100;

/** @type {{ url: string, memberPassword: string, seconds: number }} */
const { url, memberPassword, seconds } = JSON.parse(process.argv[2] ?? "");
const end = performance.now() + seconds * 1000;

/** @type {Record<string, number>} */
const answers = {};
/** @type {string[]} */
const failed = [];

await Promise.all([
  ...Array.from({ length: VISITORS }, (_, at) => keepVisiting("visitor", PUBLIC, at * 3)),
  ...USERS.map(async (user) => keepVisiting("member", MEMBERS, 0, await logIn(url, user, memberPassword))),
]);
process.send?.({ answers, failed });

/**
 * @param {string} who
 * @param {string[]} paths
 * @param {number} from which of them comes first
 * @param {string} [cookie]
 */
async function keepVisiting(who, paths, from, cookie) {
  for (let turn = from; performance.now() < end; turn++) {
    const path = paths[turn % paths.length] ?? "/";
    const problem = await visit(path, turn, cookie);
    if (problem) failed.push(`${who} ${path}: ${problem}`);
    answers[who] = (answers[who] ?? 0) + 1;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/**
 * What went wrong, if anything did. Strangers come one after another: limits count by address.
 * @param {string} path
 * @param {number} turn
 * @param {string} [cookie]
 */
async function visit(path, turn, cookie) {
  const headers = {
    accept: "text/html",
    "x-forwarded-for": `10.0.${(turn >> 8) & 255}.${turn & 255}`,
    ...(cookie && { cookie }),
  };
  try {
    const answer = await fetch(url + path, { headers, redirect: "manual" });
    await answer.arrayBuffer();
    return answer.status === 200 ? null : String(answer.status);
  } catch (error) {
    return String(error instanceof Error ? (error.cause ?? error) : error);
  }
}
