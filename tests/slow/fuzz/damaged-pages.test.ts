import fc from "fast-check";
import { expect, test } from "vitest";
import { namelessIn } from "../../support/html";
import { visitorOf, USERS } from "../../support/member";
import { SAMPLE_PAGES } from "../../support/sample-pages";
import { stackOfFile } from "../../support/stack-of-file";
import { open, type Visit } from "../../support/visit";
import { changeAnswers } from "../../support/changed-answers";
import { damage, damaged, NO_CELL, type Damage } from "./damage";
import { nonesIn, nonsenseIn } from "./page-invariants";
import { runs } from "./runs";

/** Every page and file with damaged answers. */

const stack = stackOfFile({ today: "2026-11-20T12:00" });

const PUBLIC = [
  ...SAMPLE_PAGES.filter(({ page }) => page.shape !== "not-found").map(({ path }) => path),
  "/gunluk-bulten?tarih=2026-11-19",
  "/ara?ara=bu%C4%9Fday",
  "/veri/gunluk-bulten.csv?tarih=2026-11-19",
  "/takvim/etkinlik-list.ics",
  "/ekran/fiyatlar",
  "/ekran/fiyatlar?ara=arpa",
  "/goster/fiyatlar",
  "/pacal?urun=1&pay=60&urun2=8&pay2=40",
  "/karsilastir?urun=bgd-ks1&urun2=bgd-ks2&olcek=fark",
  "/islem-hacmi?urun=8",
  "/fiyat-arsivi?urun=8&bas=2025-06-01&bit=2026-11-20",
  "/urun/bgd-ks1-1-grup-kirmizi-sert-ekmeklik-bugday?miktar=12500&teklif=18,00",
];
const OF_MEMBERS = [
  "/kullanici-bulten",
  ...["gunluk", "satilan", "gelen", "alim", "tescil", "aylik", "urun&urun=1"].map(
    (section) => `/kullanici-bulten?bolum=${section}`,
  ),
  ...["alim", "tescil", "aylik", "analiz"].map((kind) => `/online-islemler-detay?islem=${kind}`),
  "/profile",
  "/beyannameler",
  "/en/member-bulletin",
  "/en/transactions",
];

type Visitor = (path: string) => Promise<Visit>;
const anybody: Visitor = (path) => open(stack.portal.url, path);

/** What is wrong with pages: nonsense, or what `isAllowed` rejects. */
async function wrongIn(
  paths: readonly string[],
  visitor: Visitor,
  isAllowed: (visit: Visit, path: string) => boolean,
): Promise<string[]> {
  const visits = await Promise.all(paths.map(async (path) => ({ path, visit: await visitor(path) })));
  return visits.flatMap(({ path, visit }) => [
    ...[...nonsenseIn(visit), ...namelessIn(visit.body)].map((text) => `${path}: ${text}`),
    ...(isAllowed(visit, path) ? [] : [`${path}: ${visit.status} ${nonesIn(visit, path).join(" ")}`]),
  ]);
}

const LANES = 8;
const inTurns = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / LANES) }, (_, turn) =>
    paths.slice(turn * LANES, turn * LANES + LANES),
  );

const NOTHING_LEGIBLE: [language: string, Damage][] = [
  ["tr", { oneIn: NO_CELL, offset: 0, cell: null, rows: "under other names" }],
  ["en", { oneIn: 1, offset: 0, cell: {}, rows: "as is" }],
];

test.each(NOTHING_LEGIBLE)(
  "no page claims that there is nothing where nothing can be read, in %s",
  async (language, wrong) => {
    await changeAnswers(stack, (answer) => damaged(answer, wrong));
    const paths = PUBLIC.filter((path) => path.startsWith("/en") === (language === "en"));
    const saysNothing = ({ status }: Visit, nones: string[]) =>
      [200, 502].includes(status) && nones.length === 0;
    const results: string[] = [];
    for (const some of inTurns(paths))
      results.push(
        ...(await wrongIn(some, anybody, (visit, path) => saysNothing(visit, nonesIn(visit, path)))),
      );
    expect(results).toEqual([]);
  },
  120_000,
);

/** No reader takes it for a value. */
const isIllegible = ({ cell, rows }: Damage) =>
  typeof cell === "object" && cell !== null && !["fewer", "with null"].includes(rows);

/**
 * A page whose only answer can't be read at all says so; its record may have lost its id, or have one that the
 * upstream turns down; a notice that can't be checked is asked for once more; many calls for many rows may take too
 * long. Rows beside those that were asked for cost nothing. A product's address follows its name.
 */
function isWhole({ status, headers }: Visit, { oneIn, rows }: Damage, path: string): boolean {
  const isLegible = oneIn === NO_CELL && !["under other names", "fewer", "twice"].includes(rows);
  if (isLegible) return status === 200;
  if (status === 308) return PRODUCT.test(path) && PRODUCT.test(headers.get("Location") ?? "");
  return [200, 303, 404, 422, 502, 504].includes(status);
}

const PRODUCT = /^\/(?:urun|en\/products)\//;

async function saysUsually(path: string, visitor: Visitor): Promise<string[]> {
  await changeAnswers(stack, (answer) => answer);
  return nonesIn(await visitor(path), path);
}

function damagedPages(paths: readonly string[]) {
  return fc.record({
    paths: fc.uniqueArray(fc.constantFrom(...paths), { minLength: 4, maxLength: 4 }),
    damage,
  });
}

async function holds(paths: readonly string[], wrong: Damage, visitor: Visitor): Promise<void> {
  await changeAnswers(stack, (answer) => damaged(answer, wrong));
  const suspect: string[] = [];
  const results = await wrongIn(paths, visitor, (visit, path) => {
    if (isIllegible(wrong) && nonesIn(visit, path).length > 0) suspect.push(path);
    return isWhole(visit, wrong, path);
  });
  for (const path of suspect)
    if ((await saysUsually(path, visitor)).length === 0) results.push(`${path} says that there is none`);
  expect(results).toEqual([]);
}

test("a page with damaged answers is complete except for them, and invents nothing", async () => {
  await fc.assert(
    fc.asyncProperty(damagedPages(PUBLIC), ({ paths, damage: wrong }) => holds(paths, wrong, anybody)),
    {
      ...runs(8),
      examples: [
        [{ paths: ["/yillik-fiyat"], damage: { oneIn: 3, offset: 0, cell: null, rows: "as is" } }],
        [{ paths: ["/ilgin-fotograflar"], damage: { oneIn: 3, offset: 5, cell: 1e15, rows: "as is" } }],
        [{ paths: ["/ara?ara=bu%C4%9Fday"], damage: { oneIn: 2, offset: 0, cell: null, rows: "as is" } }],
        [{ paths: ["/kotasyon-listesi"], damage: { oneIn: 2, offset: 0, cell: {}, rows: "as is" } }],
        [{ paths: ["/en/compare"], damage: { oneIn: 14, offset: 0, cell: [{}], rows: "as is" } }],
        [{ paths: ["/en/yearly-prices"], damage: { oneIn: 2, offset: 0, cell: [], rows: "as is" } }],
      ],
    },
  );
}, 3_600_000);

test("a member's pages do the same", async () => {
  await changeAnswers(stack, (answer) => answer);
  const member = await visitorOf(stack, USERS.member.name);
  await fc.assert(
    fc.asyncProperty(damagedPages(OF_MEMBERS), ({ paths, damage: wrong }) => holds(paths, wrong, member)),
    runs(3),
  );
}, 3_600_000);
