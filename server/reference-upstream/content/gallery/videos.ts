import type { Video } from "./types";

/** The album that holds the videos. */
export const VIDEO_ALBUM = { id: 20, title: { tr: "Videolar", en: "Videos" } };

export const VIDEOS: Video[] = [
  {
    id: 2001,
    title: { tr: "Borsa Tanıtım Filmi", en: "About the Exchange" },
    description: {
      tr: "Başakova Ticaret Borsasının bir günü: kantardan laboratuvara, satış salonundan bültene.",
      en: "A day at Başakova Commodity Exchange, from the weighbridge to the laboratory and from the sales hall to the bulletin.",
    },
    daysAgo: 12,
    duration: "02:14",
    address: "https://video.basakovatb.example/tanitim-filmi",
    picture: {
      scene: "exchange-building",
      seed: 2001,
      alt: { tr: "Borsa binasının önden görünüşü", en: "The exchange building seen from the front" },
    },
  },
  {
    id: 2002,
    title: { tr: "Numune Nasıl Alınır?", en: "How Is a Sample Drawn?" },
    description: {
      tr: "Robot kolun yükün beş noktasından ve üç derinliğinden numune alması, numunenin karıştırılıp bölünmesi.",
      en: "How the robotic arm draws from five points and three depths of a load, and how the sample is mixed and divided.",
    },
    daysAgo: 47,
    duration: "01:36",
    address: "https://video.basakovatb.example/numune-nasil-alinir",
    picture: {
      scene: "weighbridge",
      seed: 2002,
      alt: { tr: "Numune alınacak kamyon kantarda", en: "A lorry on the weighbridge, about to be sampled" },
    },
  },
  {
    id: 2003,
    title: { tr: "Elektronik Satış Nasıl Yapılır?", en: "How Does Electronic Selling Work?" },
    description: {
      tr: "Üyenin e-imzayla teklif vermesi, en yüksek teklifin belirlenmesi ve üreticinin onayı adım adım.",
      en: "Step by step: a member bids with an electronic signature, the highest bid is found, the producer agrees.",
    },
    daysAgo: 66,
    duration: "03:02",
    address: "https://video.basakovatb.example/elektronik-satis",
    picture: {
      scene: "sales-hall",
      seed: 2003,
      alt: {
        tr: "Elektronik ekranın karşısında oturan alıcılar",
        en: "Buyers seated in front of the electronic screen",
      },
    },
  },
  {
    id: 2004,
    title: { tr: "Üyelik Adımları", en: "Steps to Membership" },
    description: {
      tr: "Başvuru, gerekli belgeler, Yönetim Kurulu kararı ve sicil numarası: üyeliğin dört adımı.",
      en: "Application, documents, decision of the Board and registry number: membership in four steps.",
    },
    daysAgo: 120,
    duration: "01:10",
    address: "https://video.basakovatb.example/uyelik-adimlari",
    picture: {
      scene: "documents",
      seed: 2004,
      alt: { tr: "Masada üyelik başvuru belgeleri", en: "Membership application papers on a desk" },
    },
  },
  {
    id: 2005,
    title: {
      tr: "Lisanslı Depo ve Elektronik Ürün Senedi",
      en: "Licensed Storage and the Electronic Receipt",
    },
    description: {
      tr: "Ürünün depoya teslimi, senedin oluşması ve TÜRİB'de satışı. Altyazılıdır.",
      en: "Delivering produce to the warehouse, how the receipt comes about, and selling it on TÜRİB. With subtitles.",
    },
    daysAgo: 171,
    duration: "04:25",
    address: "https://video.basakovatb.example/lisansli-depo",
    picture: {
      scene: "harvest",
      seed: 2005,
      alt: {
        tr: "Depoya gidecek ürünü biçen biçerdöver",
        en: "A combine cutting the crop bound for the warehouse",
      },
    },
  },
];
