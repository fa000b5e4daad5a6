import { listApplicationMenu, readMenuTree } from "../../../server/upstream/contracts/menu";
import { readOffice } from "../../../server/upstream/contracts/registry";
import { corpusOf } from "./sample";

const tree = corpusOf(
  readMenuTree,
  null,
  {
    "an address in SubUrl, because DisUrl says so": {
      sent: [{ Id: "27", Name: "ELÜS", SubUrl: "https://elus.example", DisUrl: true, YeniSekmedeAc: 1 }],
      read: [
        {
          id: 27,
          label: "ELÜS",
          target: "https://elus.example",
          external: true,
          isContentPage: false,
          newTab: true,
          children: [],
        },
      ],
    },
    "204": { sent: undefined, read: [] },
  },
  { "a node without an id": { sent: [{ Name: "gizli" }], path: "0.Id", lost: ["row Id"] } },
);

const rows = corpusOf(
  listApplicationMenu,
  { application: "portal" },
  {
    "a row below another": {
      sent: [{ Id: 11, MasterId: "10", Name: "Borsamız", SubUrl: "#", YeniSekmedeAc: null }],
      read: [{ id: 11, parentId: 10, label: "Borsamız", target: "#", newTab: false }],
    },
    "a parent in words, and none as 0": {
      sent: [
        { Id: 11, MasterId: "gizli" },
        { Id: 12, MasterId: 0 },
      ],
      read: [11, 12].map((id) => ({ id, parentId: null, label: "", target: null, newTab: false })),
      lost: ["cell MasterId"],
    },
  },
  { "rows that are numbers": { sent: [11], path: "0", lost: ["row (row)"] } },
);

const office = corpusOf(
  readOffice,
  { id: 1 },
  {
    "an office of which little is known": {
      sent: { ServisKod: "MERKEZ", Telefon: "0 (999) 555 01 00", Enlem: 38.6 },
      read: {
        id: null,
        code: "MERKEZ",
        name: "MERKEZ",
        address: null,
        phone: "0 (999) 555 01 00",
        fax: null,
        email: null,
        registeredEmail: null,
        hours: null,
        place: null,
        map: null,
        mapAlt: null,
      },
    },
  },
  { "another office": { sent: [{ Id: 2, Adres: "gizli" }], path: "Id" } },
);

export const MENUS = [tree, rows, office];
