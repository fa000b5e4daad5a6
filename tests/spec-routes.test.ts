import { expect, test } from "vitest";
import { PAGES } from "../app/pages";

/** The routes of spec.md, section 2, as its user wrote them. */
const OF_THE_SPEC = `
  home home/{tip} uyelik pdf-faydali-link yillik-fiyat beyannameler iletisim ilgin-fotograflar politikalar
  politikalar/{tip} meclis yonetim-kurulu disiplin-kurulu genel-sekreterlik yoneticiler/{id} vizyon-misyon
  detay-menu/{id} detay-borsa-icerik/{id} detay/{id} detay-basari-hikayeleri/{id} detay-duyuru-haber/{id}
  duyuru-list haber-list duyuru-haber-list ucret-tarifeleri hakkimizda kotasyon-listesi organisazyon-sema
  kadromuz-yonetim stratejik-plan uyelik-icin-gerekli-belgeler faaliyet-raporu kalite-belgelerimiz
  faal-uye-listemiz galeri/{id} basari-hikayeleri hizmet-standartlari-tablosu aylik-bulten gunluk-bulten uyeler
  kurulus tarihce istatistikler istek-oneri-sikayet yayin-dergi faydali-link doviz-kuru tanitim-videosu
  tanitim-videosu-list tesvik-destek basin-bulteni etkinlik-list site-haritasi kvkk anket-listesi
  anket-detay/{id} error kayit-ol resetpassword giris kullanici-bulten online-islemler-detay profile
`;
/** What the spec does not name: the home page's own path, and pages that the issue asks for beside it. */
const BESIDE_THE_SPEC = new Set(["/", "/ara", "/acilis", "/e-posta-listesi"]);

const pathsOf = (words: string) =>
  words
    .trim()
    .split(/\s+/)
    .map((route) => `/${route.replace(/\{(\w+)\}/g, ":$1")}`);

test("each route of the spec has its row in the page table, and no row lacks its route", () => {
  const asked = pathsOf(OF_THE_SPEC).toSorted();
  const rows = PAGES.map(({ tr }) => tr as string).filter((path) => !BESIDE_THE_SPEC.has(path));
  expect(rows.toSorted()).toEqual(asked);
});
