import type { ContentSeed } from "../types";

/** The intro items ("açılış"): the home page's dialog shows those with AcilistaGoster. */
export const HIGHLIGHTS: ContentSeed[] = [
  {
    id: 6001,
    kind: 6,
    daysAgo: 12,
    title: { tr: "Yeni Portalımız Yayında", en: "Our New Portal Is Here" },
    summary: {
      tr: "Fiyatlar ilk ekranda, grafik ve indirme her tabloda, bütün sayfalar İngilizce ve klavyeyle kullanılabilir.",
      en: "Prices on the first screen, charts and downloads with every table, and all pages in English and usable by keyboard.",
    },
    body: {
      tr: `<p>Yeni portalımız, en çok sorulan soruya ilk ekranda yanıt veriyor: bugün fiyat ne? Her sınıfın en az, ortalama ve en çok fiyatı tarihiyle birlikte açılış sayfasında.</p>
<p>Geçmiş günlere takvimden gidebilir, tabloları indirebilir, bağlantısı yavaş bir telefonda bile fiyatları okuyabilirsiniz. Gördüğünüz bir eksiği <a href="/istek-oneri-sikayet">bize yazın</a>.</p>`,
      en: `<p>Our new portal answers the question asked most often on its first screen: what is the price today? The lowest, average and highest price of every class stands on the opening page, with its date.</p>
<p>You can go back to past days by the calendar, download the tables and read the prices on a phone with a slow connection. Do <a href="/istek-oneri-sikayet">tell us</a> what is missing.</p>`,
    },
    pinned: true,
    onOpening: true,
    internalLink: "hakkimizda",
    picture: {
      scene: "exchange-building",
      seed: 6001,
      alt: { tr: "Borsa binasının gündüz görünümü", en: "The exchange building by day" },
    },
    readCount: 1320,
  },
  {
    id: 6002,
    kind: 6,
    daysAgo: 9,
    title: { tr: "Başakova Tarım ve Hayvancılık Fuarı", en: "Başakova Agriculture & Livestock Fair" },
    summary: {
      tr: "Üç gün, 84 firma, Organize Tarım Sitesi. Ziyaretçi kaydı fuarın kendi sitesinde.",
      en: "Three days and 84 firms at the Organised Agricultural Estate. Visitors register on the fair's own site.",
    },
    body: {
      tr: `<p>Makine, tohum, yem ve süt teknolojisi firmaları üç gün boyunca Organize Tarım Sitesi'nde. Canlı hayvan sunumu cumartesi 10:30'da; giriş ücretsizdir.</p>
<p>Ziyaretçi ve katılımcı kaydı fuarın sitesinden yapılır. Borsa standında ürün analizi ve fiyat soruları yanıtlanacaktır.</p>`,
      en: `<p>Machinery, seed, feed and dairy firms gather at the Organised Agricultural Estate for three days. Livestock are shown at 10:30 on Saturday; admission is free.</p>
<p>Visitors and exhibitors register on the fair's website. At our stand you can ask about analyses and prices.</p>`,
    },
    onOpening: true,
    externalLink: "https://fuar.basakova.example/kayit",
    newTab: true,
    picture: {
      scene: "livestock-market",
      seed: 6002,
      alt: { tr: "Fuar alanındaki padoklar ve ziyaretçiler", en: "Pens and visitors at the fairground" },
    },
    readCount: 486,
  },
  {
    id: 6003,
    kind: 6,
    daysAgo: 44,
    title: { tr: "Hasat Dönemi Çalışma Saatleri Sona Erdi", en: "Harvest Opening Hours Have Ended" },
    summary: {
      tr: "Numune kabulü yeniden 08:30'da başlıyor.",
      en: "Sample intake begins at 08:30 again.",
    },
    body: {
      tr: `<p>Hasat boyunca 07:00'de açılan numune kabulü olağan saatine döndü. Seans 09:30–11:30 arasındadır; laboratuvar 08:30'dan itibaren numune alır.</p>`,
      en: `<p>Sample intake, which opened at 07:00 during the harvest, has returned to its usual hour. The session runs from 09:30 to 11:30 and the laboratory accepts samples from 08:30.</p>`,
    },
    // No longer on the opening page, but still found by its address.
    onOpening: false,
    internalLink: "detay-menu/352",
    picture: {
      scene: "sales-hall",
      seed: 6003,
      alt: { tr: "Sabah seansından önce satış salonu", en: "The sales hall before the morning session" },
    },
    readCount: 210,
  },
];
