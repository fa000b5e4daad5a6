/** A member of the exchange: one row of UyeUyeTanim. */
export interface Member {
  id: number;
  name: string;
  group: number;
  district: string;
  /** The day of entry, where it doesn't follow from the number. */
  since?: string;
}

/** The members that domain.md 7.10 fixes, in the order of their ids; sole traders among the council follow. */
const NAMED: [name: string, group: number, district: string, since?: string][] = [
  ["Altınbaşak Hububat Tic. A.Ş.", 1, "Merkez"],
  ["Kırmızı Toprak Tarım Ürünleri Ltd. Şti.", 1, "Akçayazı"],
  ["Ovadan Zahirecilik – Halil Uçar", 1, "Merkez"],
  ["Sarıyel Bakliyat San. Tic. Ltd. Şti.", 1, "Gölbaşlar"],
  ["Değirmenönü Un ve Yem San. A.Ş.", 2, "Merkez"],
  ["Harmanyeri Un Fabrikası A.Ş.", 2, "Merkez"],
  ["Yemsa Başakova Yem San. Ltd. Şti.", 2, "Akçayazı"],
  ["Günebakan Yağ San. A.Ş.", 3, "Merkez"],
  ["Zeytindalı Gıda Tic. Ltd. Şti.", 3, "Yukarıdere"],
  ["Mavi Haşhaş Tarım Ltd. Şti.", 3, "Çınarlıhan"],
  ["Bağbozumu Kuru Meyve İhr. A.Ş.", 4, "Yukarıdere"],
  ["İncirlik Kuru Gıda – Şükrü Işıl", 4, "Yukarıdere"],
  ["Cevizdibi Kuruyemiş Ltd. Şti.", 4, "Çınarlıhan"],
  ["Yaylabaşı Besicilik ve Et Ürünleri A.Ş.", 5, "Merkez"],
  ["Çoban Kardeşler Canlı Hayvan Koll. Şti.", 5, "Gölbaşlar"],
  ["Özkesim Mezbaha İşl. Ltd. Şti.", 5, "Merkez"],
  ["Sütdiyarı Süt Ürünleri San. A.Ş.", 6, "Akçayazı"],
  ["Köysüt Tarımsal Kalkınma Kooperatifi", 6, "Gölbaşlar"],
  ["Kovandan Bal – Gülizar Ilgaz", 6, "Çınarlıhan"],
  ["Akpınar Çırçır ve Tekstil A.Ş.", 7, "Merkez"],
  ["Yünsel Yapağı Deri Tic. Ltd. Şti.", 7, "Merkez"],
  ["Çeşni Baharat ve Çeşitli Gıda Ltd. Şti.", 7, "Yukarıdere"],
  ["Ilıca Zahire – İsmail Ünlü", 1, "Ilıcaköy"],
  ["Şafak Lisanslı Depoculuk A.Ş.", 2, "Merkez", "2012-05-14"],
  ["Döndü Koyuncu", 5, "Gölbaşlar", "2003-03-17"],
  ["Hüsnü Keçeci", 7, "Şahinler", "1998-10-05"],
  ["Tuğrul Yaylagül", 6, "Güzelöz", "2005-06-20"],
];

export const NAMED_MEMBERS: Member[] = NAMED.map(([name, group, district, since], index) => ({
  id: index + 1,
  name,
  group,
  district,
  since,
}));
