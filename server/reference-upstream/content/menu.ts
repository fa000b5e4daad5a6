import type { MenuSeed } from "./types";

/** A label that opens a submenu. */
const group = (id: number, tr: string, en: string, children: MenuSeed[]): MenuSeed => ({
  id,
  name: { tr, en },
  subUrl: "#",
  fixed: true,
  children,
});

/** A node that leads to one of the portal's own routes. */
const route = (id: number, tr: string, en: string, subUrl: string): MenuSeed => ({
  id,
  name: { tr, en },
  subUrl,
  fixed: true,
});

/** A node whose page is written by the editors: SabitMi false, text in menu-pages.ts under the same id. */
const page = (id: number, tr: string, en: string): MenuSeed => ({
  id,
  name: { tr, en },
  subUrl: `detay-menu/${id}`,
  fixed: false,
});

export const MENU: MenuSeed[] = [
  group(10, "Kurumsal", "Corporate", [
    group(11, "Borsamız", "Our Exchange", [
      route(111, "Hakkımızda", "About", "hakkimizda"),
      route(112, "Kuruluş", "Establishment", "kurulus"),
      route(113, "Tarihçe", "History", "tarihce"),
      route(114, "Vizyon ve Misyon", "Vision & Mission", "vizyon-misyon"),
      route(115, "Politikalarımız", "Policies", "politikalar"),
      route(116, "Tanıtım Videosu", "Promotional Video", "tanitim-videosu"),
      route(117, "Videolar", "Videos", "tanitim-videosu-list"),
      page(118, "Mevzuat", "Legislation"),
    ]),
    group(12, "Organlar", "Governance", [
      route(121, "Meclis", "Council", "meclis"),
      route(122, "Yönetim Kurulu", "Board", "yonetim-kurulu"),
      route(123, "Disiplin Kurulu", "Disciplinary Board", "disiplin-kurulu"),
      page(124, "Meslek Komiteleri", "Professional Committees"),
      route(125, "Genel Sekreterlik", "General Secretariat", "genel-sekreterlik"),
      route(126, "Organizasyon Şeması", "Organisation Chart", "organisazyon-sema"),
      route(127, "Kadromuz", "Our Staff", "kadromuz-yonetim"),
      route(128, "Başkanın Mesajı", "Chairman's Message", "yoneticiler/3"),
    ]),
    group(13, "Kalite ve Raporlar", "Quality & Reports", [
      route(131, "Stratejik Plan", "Strategic Plan", "stratejik-plan"),
      route(132, "Faaliyet Raporları", "Activity Reports", "faaliyet-raporu"),
      route(133, "Kalite Belgelerimiz", "Quality Certificates", "kalite-belgelerimiz"),
      page(134, "Akreditasyon", "Accreditation"),
      route(135, "İstatistikler", "Statistics", "istatistikler"),
      route(136, "KVKK", "Data Protection", "kvkk"),
      route(137, "Erişilebilirlik", "Accessibility", "politikalar/erisilebilirlik"),
    ]),
  ]),
  group(20, "Fiyatlar ve Bültenler", "Prices & Bulletins", [
    route(21, "Günlük Bülten", "Daily Bulletin", "gunluk-bulten"),
    route(22, "Aylık Bülten", "Monthly Bulletin", "aylik-bulten"),
    route(23, "Yıllık Fiyatlar", "Yearly Prices", "yillik-fiyat"),
    route(24, "Döviz Kurları", "Exchange Rates", "doviz-kuru"),
    route(25, "Üye Bülteni", "Member Bulletin", "kullanici-bulten"),
    route(26, "İşlem Detayı", "Transaction Details", "online-islemler-detay"),
    // DisUrl holds the address itself.
    {
      id: 27,
      name: { tr: "TÜRİB ELÜS Fiyatları", en: "TÜRİB EWR Prices" },
      subUrl: "#",
      disUrl: "https://www.turib.com.tr",
      fixed: true,
      newTab: true,
    },
  ]),
  group(30, "Tescil ve Hizmetler", "Registration & Services", [
    route(31, "Kotasyon Listesi", "Quotation List", "kotasyon-listesi"),
    route(32, "Ücret Tarifeleri", "Fee Tariffs", "ucret-tarifeleri"),
    route(33, "Hizmet Standartları", "Service Standards", "hizmet-standartlari-tablosu"),
    route(34, "Beyannameler", "Declarations", "beyannameler"),
    group(35, "Laboratuvar", "Laboratory", [
      page(351, "Analizler", "Analyses"),
      page(352, "Numune Kabul", "Sample Intake"),
    ]),
    page(36, "Satış Salonu", "Sales Hall"),
    // The wire knows both spellings of "no children": an empty array and null.
    { ...route(37, "Canlı Hayvan Pazarı", "Livestock Market", "detay-borsa-icerik/37"), children: [] },
    { ...route(38, "Teşvik ve Destekler", "Incentives", "tesvik-destek"), children: null },
  ]),
  group(40, "Üyelik", "Membership", [
    route(41, "Üyelik Bilgileri", "Membership", "uyelik"),
    route(42, "Gerekli Belgeler", "Required Documents", "uyelik-icin-gerekli-belgeler"),
    route(43, "Faal Üye Listemiz", "Active Members", "faal-uye-listemiz"),
    route(44, "Meslek Gruplarına Göre Üyeler", "Members by Group", "uyeler"),
    route(45, "Üye Girişi", "Member Login", "giris"),
    route(46, "Kayıt Ol", "Register", "kayit-ol"),
    route(47, "Şifre Yenile", "Reset Password", "resetpassword"),
    route(48, "Profilim", "My Profile", "profile"),
    route(49, "Başarı Hikâyeleri", "Success Stories", "basari-hikayeleri"),
  ]),
  group(50, "Medya", "Media", [
    route(51, "Haberler", "News", "haber-list"),
    route(52, "Duyurular", "Announcements", "duyuru-list"),
    route(53, "Tüm Haber ve Duyurular", "All News", "duyuru-haber-list"),
    route(54, "Basın Bülteni", "Press Bulletin", "basin-bulteni"),
    route(55, "Etkinlikler", "Events", "etkinlik-list"),
    route(56, "Yayınlar", "Publications", "yayin-dergi"),
    route(57, "Foto Galeri", "Photo Gallery", "galeri/1"),
    route(58, "Fotoğraflar", "Photos", "ilgin-fotograflar"),
    page(501, "İhaleler", "Tenders"),
    group(59, "Faydalı Linkler", "Useful Links", [
      route(591, "Bağlantılar", "Links", "faydali-link"),
      route(592, "Dokümanlar", "Documents", "pdf-faydali-link"),
      // DisUrl only says that the address in SubUrl is external.
      {
        id: 593,
        name: { tr: "TOBB", en: "TOBB" },
        subUrl: "https://www.tobb.org.tr",
        disUrl: true,
        fixed: true,
        newTab: true,
      },
    ]),
  ]),
  group(60, "İletişim", "Contact", [
    route(61, "İletişim", "Contact", "iletisim"),
    route(62, "İstek, Öneri, Şikâyet", "Requests & Complaints", "istek-oneri-sikayet"),
    route(63, "Anketler", "Surveys", "anket-listesi"),
    route(64, "Site Haritası", "Site Map", "site-haritasi"),
  ]),
];
