import type { DocumentTable } from "../attachments";
import { htmlTable } from "../html-table";
import type { ContentSeed } from "../types";

const TABLE: DocumentTable = {
  head: [
    { tr: "Sıra", en: "No." },
    { tr: "Hizmetin adı", en: "Service" },
    { tr: "Başvuruda istenen belgeler", en: "Documents required" },
    { tr: "Tamamlanma süresi (en geç)", en: "Completed (at the latest)" },
    { tr: "Hizmet bedeli", en: "Fee" },
  ],
  rows: [
    [
      "1",
      { tr: "Üye kaydı", en: "Membership registration" },
      {
        tr: "Kayıt beyannamesi, kimlik veya sicil belgeleri, imza sirküleri",
        en: "Declaration, identity or registry documents, signature circular",
      },
      { tr: "5 iş günü (Yönetim Kurulu kararı)", en: "5 working days (Board decision)" },
      { tr: "Dereceye göre ₺3.500–12.000", en: "₺3,500–12,000 by degree" },
    ],
    [
      "2",
      { tr: "Kayıt silme", en: "Deletion of entry" },
      { tr: "Dilekçe, vergi dairesi terk yazısı", en: "Application, tax office notice" },
      { tr: "5 iş günü", en: "5 working days" },
      { tr: "Borç varsa tahsil edilir", en: "Debts are collected" },
    ],
    [
      "3",
      { tr: "Faaliyet belgesi", en: "Activity certificate" },
      { tr: "Dilekçe, üye kimlik kartı", en: "Application, membership card" },
      { tr: "10 dakika", en: "10 minutes" },
      { tr: "₺250", en: "₺250" },
    ],
    [
      "4",
      { tr: "Müstahsil tescili", en: "Producer's registration" },
      { tr: "Müstahsil makbuzu", en: "Producer's receipt" },
      { tr: "5 dakika", en: "5 minutes" },
      { tr: "Tutarın ‰2'si", en: "2‰ of the value" },
    ],
    [
      "5",
      { tr: "Fatura tescili", en: "Invoice registration" },
      { tr: "Fatura", en: "Invoice" },
      { tr: "5 dakika", en: "5 minutes" },
      { tr: "Tutarın ‰2'si", en: "2‰ of the value" },
    ],
    [
      "6",
      { tr: "Salon analizi", en: "Sales-hall analysis" },
      { tr: "Numune torbası, kantar fişi", en: "Sample bag, weigh ticket" },
      { tr: "20 dakika", en: "20 minutes" },
      { tr: "₺150", en: "₺150" },
    ],
    [
      "7",
      { tr: "Şikâyetin yanıtlanması", en: "Answer to a complaint" },
      { tr: "Form, varsa belge", en: "Form and any document" },
      { tr: "7 iş günü", en: "7 working days" },
      { tr: "Ücretsiz", en: "Free" },
    ],
    [
      "8",
      { tr: "KVKK başvurusu", en: "Data protection application" },
      { tr: "KVKK başvuru formu, kimlik", en: "Application form, identity" },
      { tr: "30 gün", en: "30 days" },
      { tr: "Ücretsiz", en: "Free" },
    ],
    [
      "9",
      { tr: "Bilgi edinme başvurusu", en: "Freedom of information request" },
      { tr: "Dilekçe", en: "Application" },
      { tr: "15 iş günü", en: "15 working days" },
      { tr: "Ücretsiz", en: "Free" },
    ],
  ],
};

const CAPTION = { tr: "Hizmet standartları tablosu", en: "Table of service standards" };

const DESK = {
  tr: "Hizmet zamanında verilmezse veya haksız yere reddedilirse önce birinci, sonuç alınamazsa ikinci müracaat yerine başvurunuz.",
  en: "If a service is not given in time, or is refused without cause, apply to the first desk below and, if that brings no result, to the second.",
};

/** The service standards: a table and the two application desks that the circular asks for. */
export const SERVICE_STANDARDS: ContentSeed[] = [
  {
    id: 22_001,
    kind: 22,
    day: "2026-01-01",
    slug: "hizmet-standartlari-tablosu",
    title: { tr: "Hizmet Standartları Tablosu", en: "Service Standards" },
    summary: {
      tr: "Dokuz hizmetin belgeleri, en geç tamamlanma süresi, bedeli ve iki müracaat yeri.",
      en: "Documents, longest time and fee of nine services, with two application desks.",
    },
    body: {
      tr: `${htmlTable(CAPTION, TABLE, "tr")}
<h2>Müracaat yerleri</h2>
<p>${DESK.tr}</p>
<h3>İlk müracaat yeri</h3>
<ul>
<li><strong>Murat İlkgül</strong>, Genel Sekreter Yardımcısı</li>
<li>Cumhuriyet Mah. Borsa Cad. No:12, 99100 Başakova</li>
<li>Telefon: 0 (999) 555 01 00, dahili 102 · Faks: 0 (999) 555 01 09 · E-posta: murat.ilkgul@basakovatb.example</li>
</ul>
<h3>İkinci müracaat yeri</h3>
<ul>
<li><strong>Dr. Aslı Gökçeoba</strong>, Genel Sekreter</li>
<li>Cumhuriyet Mah. Borsa Cad. No:12, 99100 Başakova</li>
<li>Telefon: 0 (999) 555 01 00, dahili 101 · Faks: 0 (999) 555 01 09 · E-posta: genelsekreter@basakovatb.example</li>
</ul>`,
      en: `${htmlTable(CAPTION, TABLE, "en")}
<h2>Application desks</h2>
<p>${DESK.en}</p>
<h3>First desk</h3>
<ul>
<li><strong>Murat İlkgül</strong>, Deputy General Secretary</li>
<li>Cumhuriyet Mah. Borsa Cad. No:12, 99100 Başakova</li>
<li>Telephone: 0 (999) 555 01 00, extension 102 · Fax: 0 (999) 555 01 09 · E-mail: murat.ilkgul@basakovatb.example</li>
</ul>
<h3>Second desk</h3>
<ul>
<li><strong>Dr Aslı Gökçeoba</strong>, General Secretary</li>
<li>Cumhuriyet Mah. Borsa Cad. No:12, 99100 Başakova</li>
<li>Telephone: 0 (999) 555 01 00, extension 101 · Fax: 0 (999) 555 01 09 · E-mail: genelsekreter@basakovatb.example</li>
</ul>`,
    },
    files: [
      { name: { tr: "Hizmet Standartları Tablosu", en: "Service Standards" }, body: [DESK], table: TABLE },
    ],
    tags: ["hizmet standardı"],
    readCount: 623,
  },
];
