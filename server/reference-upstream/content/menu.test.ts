import { expect, it } from "vitest";
import { MENU } from "./menu";
import { MENU_PAGES } from "./menu-pages";
import { SERVICES } from "./services";
import type { MenuSeed } from "./types";

/** The public addresses that the product promises and that stand by themselves. */
const PUBLIC = `iletisim ilgin-fotograflar politikalar meclis yonetim-kurulu disiplin-kurulu genel-sekreterlik
  yoneticiler/3 vizyon-misyon duyuru-list haber-list duyuru-haber-list ucret-tarifeleri hakkimizda
  kotasyon-listesi organisazyon-sema kadromuz-yonetim stratejik-plan uyelik-icin-gerekli-belgeler
  faaliyet-raporu kalite-belgelerimiz faal-uye-listemiz galeri/1 basari-hikayeleri
  hizmet-standartlari-tablosu aylik-bulten gunluk-bulten uyeler kurulus tarihce istatistikler
  istek-oneri-sikayet yayin-dergi faydali-link doviz-kuru tanitim-videosu tanitim-videosu-list
  tesvik-destek basin-bulteni etkinlik-list yillik-fiyat profile site-haritasi kvkk anket-listesi kayit-ol
  giris resetpassword kullanici-bulten uyelik pdf-faydali-link beyannameler online-islemler-detay`.split(
  /\s+/,
);

const nodes = (menu: MenuSeed[]): MenuSeed[] => menu.flatMap((node) => [node, ...nodes(node.children ?? [])]);
const depth = (menu: MenuSeed[]): number =>
  Math.max(0, ...menu.map((node) => 1 + depth(node.children ?? [])));

it("leads to every public page in at most three levels, with every id once", () => {
  const targets = nodes(MENU).map(({ subUrl }) => subUrl);
  expect(PUBLIC.filter((address) => !targets.includes(address))).toEqual([]);
  expect(depth(MENU)).toBe(3);
  const ids = nodes(MENU).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it("has a text behind every page of its own", () => {
  const written = [...MENU_PAGES, ...SERVICES].map(({ id }) => id);
  const own = nodes(MENU).filter(({ subUrl }) => /^detay-(menu|borsa-icerik)\//.test(subUrl));
  expect(own.filter(({ id }) => !written.includes(id)).map(({ id }) => id)).toEqual([]);
});
