import type { ContentSeed } from "../types";

/** The exchange content behind detay-borsa-icerik; the id is the menu node's. */
export const EXCHANGE_PAGES: ContentSeed[] = [
  {
    id: 37,
    kind: 7,
    daysAgo: 96,
    title: { tr: "Canlı Hayvan Pazarı", en: "Livestock Market" },
    summary: {
      tr: "Salı ve cumartesi 06:00–13:00: giriş kuralları, kantar, veteriner denetimi ve ücretler.",
      en: "Tuesdays and Saturdays 06:00–13:00: entry, scales, veterinary checks and fees.",
    },
    body: {
      tr: `<p>Pazar, Gölbaşlar yolunun dördüncü kilometresindedir. Salı ve cumartesi günleri 06:00'da açılır; hayvan indirme 11:00'de, satış 13:00'te biter.</p>
<h2>Girişte ne istenir?</h2>
<ul>
<li>Küpe ve veteriner sevk belgesi</li>
<li>Hayvan sahibinin kimliği, aracıysa vekâletnamesi</li>
<li>Aracın dezenfeksiyon makbuzu</li>
</ul>
<h2>Tartı ve tescil</h2>
<p>Her hayvan çıkışta tartılır, satış kantar fişiyle aynı yerde tescil edilir. Canlı ağırlık fiyatı kilogram üzerindendir; en az sınır büyükbaşta bir, küçükbaşta beş baştır.</p>
<p>Salgın tedbirlerinde pazar kapatılabilir; duyurular <a href="/duyuru-list">duyurular</a> bölümünde yayımlanır. Bilgi: 0 (999) 555 01 40.</p>`,
      en: `<p>The market lies at kilometre 4 of the Gölbaşlar road. It opens at 06:00 on Tuesdays and Saturdays; unloading stops at 11:00 and sales at 13:00.</p>
<h2>What is asked at the gate</h2>
<ul>
<li>Ear tag and veterinary movement papers</li>
<li>The owner's identity, or a power of attorney for agents</li>
<li>The vehicle's disinfection receipt</li>
</ul>
<h2>Weighing and registration</h2>
<p>Every animal is weighed on leaving and the sale registered there and then with the weigh ticket. Prices are per kilogram live weight; the least quantity is one head for cattle and five for sheep.</p>
<p>Measures against disease may close the market; notices appear among the <a href="/duyuru-list">announcements</a>. Information: 0 (999) 555 01 40.</p>`,
    },
    picture: {
      scene: "livestock-market",
      seed: 37,
      alt: {
        tr: "Canlı hayvan pazarının padokları ve kantarı",
        en: "Pens and scales of the livestock market",
      },
    },
    tags: ["canlı hayvan"],
    readCount: 812,
  },
];
