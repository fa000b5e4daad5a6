import { expect, it } from "vitest";
import { CONTENT, MENU } from "./data";

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

interface Node {
  Id: number;
  SubUrl: string;
  Children: Node[] | null;
}

const nodes = (menu: Node[]): Node[] => menu.flatMap((node) => [node, ...nodes(node.Children ?? [])]);
const depth = (menu: Node[]): number => Math.max(0, ...menu.map((node) => 1 + depth(node.Children ?? [])));

it("leads to every public page in at most three levels, with every id once", () => {
  const targets = nodes(MENU).map(({ SubUrl }) => SubUrl);
  expect(PUBLIC.filter((address) => !targets.includes(address))).toEqual([]);
  expect(depth(MENU)).toBe(3);
  const ids = nodes(MENU).map(({ Id }) => Id);
  expect(new Set(ids).size).toBe(ids.length);
});

it("has a text behind every page of its own", () => {
  const written = CONTENT.map(({ id }) => id);
  const own = nodes(MENU).filter(({ SubUrl }) => /^detay-(menu|borsa-icerik)\//.test(SubUrl));
  expect(own.filter(({ Id }) => !written.includes(Id)).map(({ Id }) => Id)).toEqual([]);
});
