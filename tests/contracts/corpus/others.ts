import type { AnswerOf } from "../../../server/upstream/call";
import { changeStatus, exchangeToken, logIn } from "../../../server/upstream/contracts/authentication";
import { readMenu, type MenuNode } from "../../../server/upstream/contracts/menu";
import { listProducts } from "../../../server/upstream/contracts/products";
import { listOffices, type Office } from "../../../server/upstream/contracts/registry";
import { corpusOf } from "./sample";

const NODE: MenuNode = {
  id: 1,
  label: "Hakkımızda",
  target: "hakkimizda",
  external: false,
  isContentPage: false,
  newTab: false,
  children: [],
};
const sentNode = { Id: 1, Name: "Hakkımızda", SubUrl: "hakkimizda" };

const menu = corpusOf(
  readMenu,
  null,
  {
    "a tree with children empty, null and missing, and a fourth level that is left out": {
      sent: [
        {
          ...sentNode,
          Id: "1",
          Name: " Hakkımızda ",
          SabitMi: true,
          Children: [
            { ...sentNode, Children: null },
            { ...sentNode, Children: [{ ...sentNode, Children: [sentNode] }, sentNode] },
          ],
        },
        { ...sentNode, Children: [] },
      ],
      read: [{ ...NODE, children: [NODE, { ...NODE, children: [NODE, NODE] }] }, NODE],
    },
    "an address elsewhere in DisUrl": {
      sent: { data: [{ ...sentNode, DisUrl: " https://www.turib.com.tr ", YeniSekmedeAc: "true" }] },
      read: [{ ...NODE, target: "https://www.turib.com.tr", external: true, newTab: true }],
    },
    "DisUrl as a boolean, also written as text or number": {
      sent: [true, "true", "True", 1, "1", false, "false", "", "0", 0, null].map((DisUrl) => ({
        ...sentNode,
        DisUrl,
      })),
      read: [true, true, true, true, true, false, false, false, false, false, false].map((external) => ({
        ...NODE,
        external,
      })),
    },
    "SabitMi as a boolean, also written as text or number; missing means a fixed page": {
      sent: [false, "false", "False", 0, "0", true, "true", 1, null, undefined].map((SabitMi) => ({
        ...sentNode,
        SabitMi,
      })),
      read: [true, true, true, true, true, false, false, false, false, false].map((isContentPage) => ({
        ...NODE,
        isContentPage,
      })),
    },
    "a node without words or target": {
      sent: [{ Id: 1, Name: null, SubUrl: null, DisUrl: null, YeniSekmedeAc: null }],
      read: [{ ...NODE, label: "", target: null }],
    },
    "bad nodes, which are left out one by one": {
      sent: [
        { ...sentNode, Id: "x" },
        { ...sentNode, Children: [{ ...sentNode, Children: [{ Name: "gizli" }, sentNode] }, null] },
        { ...sentNode, Children: "gizli" },
        { ...sentNode, DisUrl: { url: "gizli" } },
      ],
      read: [{ ...NODE, children: [{ ...NODE, children: [NODE] }] }, NODE, NODE],
      lost: ["cell DisUrl", "part (list)", "row (null)", "row Id"],
    },
    "an address elsewhere in SubUrl alone": {
      sent: [{ ...sentNode, SubUrl: "https://www.turib.com.tr" }],
      read: [{ ...NODE, target: "https://www.turib.com.tr", external: true }],
    },
    "204": { sent: undefined, read: [] },
  },
  { "nodes without an id": { sent: [{ Name: "gizli" }], path: "0.Id", lost: ["row Id"] } },
);

const NO_OFFICE: Office = {
  id: null,
  code: null,
  name: null,
  address: null,
  phone: null,
  fax: null,
  email: null,
  registeredEmail: null,
  hours: null,
  place: null,
  map: null,
  mapAlt: null,
};

const offices = corpusOf(
  listOffices,
  null,
  {
    "an office with little known, its telephone as a number": {
      sent: {
        data: [{ Id: "3", ServisKod: "MERKEZ", Telefon: 4441951, Fax: "  ", Adres: null }],
        totalRecords: 1,
      },
      read: [{ ...NO_OFFICE, id: 3, code: "MERKEZ", name: "MERKEZ", phone: "4441951" }],
    },
    "an address that is no text, and the only office without a list around it": {
      sent: { SERVISKOD: "MERKEZ", ADRES: { gizli: 1 } },
      read: [{ ...NO_OFFICE, code: "MERKEZ", name: "MERKEZ" }],
      lost: ["cell Adres"],
    },
    "the place as numbers or as text, with a dot or a comma; half a place is none": {
      sent: [
        { ServisAdi: "Salon", Enlem: 38.6237, Boylam: "30.150" },
        { ServisAdi: "Salon", Enlem: "38,6237", Boylam: "30,15", KepAdresi: "a@hs01.kep.tr" },
        { ServisAdi: "Salon", Enlem: "38.6237", Boylam: null, HaritaGorsel: "/files/harita.png" },
      ],
      read: [
        { ...NO_OFFICE, name: "Salon", place: { latitude: 38.6237, longitude: 30.15 } },
        {
          ...NO_OFFICE,
          name: "Salon",
          place: { latitude: 38.6237, longitude: 30.15 },
          registeredEmail: "a@hs01.kep.tr",
        },
        { ...NO_OFFICE, name: "Salon", map: "/files/harita.png" },
      ],
    },
  },
  { "offices of other names": { sent: { data: [{ gizli: 1 }] }, path: "0.Id", lost: ["row Id"] } },
);

const NO_PRODUCT = {
  code: null,
  name: null,
  groupCode: null,
  groupName: null,
  unit: "KG",
  minimum: null,
  minimumUnit: "KG",
  shrinkage: { min: null, max: null },
  withholding: null,
  order: null,
};

const products = corpusOf(
  listProducts,
  null,
  {
    "ids as text, the rest missing": {
      sent: [
        { Id: "1", MALADI: "Nohut (Natürel)", GrupKodu: "B01", Sira: "15", KotasyonaDahil: "true" },
        { Id: 2 },
      ],
      read: [
        { ...NO_PRODUCT, id: 1, name: "Nohut (Natürel)", groupCode: "B01", order: 15 },
        { ...NO_PRODUCT, id: 2 },
      ],
    },
    "losses in per cent, the least quantity with its unit": {
      sent: [
        { Id: 2, EnAzMiktar: "1.000 kg", FireAsgari: "2.500", FireAzami: "%3,5", Birim: "Kg" },
        { Id: 0.5 },
      ],
      read: [{ ...NO_PRODUCT, id: 2, minimum: 1000, shrinkage: { min: 2.5, max: 3.5 } }],
      lost: ["row Id"],
    },
    "goods without an id that can be read": {
      sent: [{ Id: 1.5, MALADI: "Nohut", Birim: "Kg" }],
      read: [{ ...NO_PRODUCT, id: null, name: "Nohut" }],
      lost: ["cell Id", "part Id"],
    },
  },
  { "neither id nor name": { sent: [{ Id: 1.5 }], path: "0.Id", lost: ["row Id"] } },
);

const NO_TOKEN = { token: null, authType: null };
const token: Record<string, { sent: unknown; read: AnswerOf<typeof logIn>; lost?: string[] }> = {
  "a token with the way of proof": {
    sent: { token: "a.b.c", authType: "Sifre" },
    read: { token: "a.b.c", authType: "Sifre" },
  },
  "a token in other letters, in an envelope": {
    sent: { Data: { Token: "a.b.c" } },
    read: { token: "a.b.c", authType: null },
  },
  "a token alone": { sent: "a.b.c", read: { token: "a.b.c", authType: null } },
  "no token, in each spelling": { sent: { token: "" }, read: NO_TOKEN },
  "no token, as null": { sent: { token: null, authType: null }, read: NO_TOKEN },
  "no answer at all": { sent: undefined, read: NO_TOKEN },
};

const noToken = {
  "a token that is an object": { sent: { token: { gizli: 1 } }, path: "", lost: ["cell token"] },
};

const credentials = { requestId: "r", user: "u", password: "p", memberCode: "" };
const status = { businessId: 99, companyId: 1, branchId: 1, key: "k", urlPrefix: "p" };

export const OTHERS = [
  menu,
  offices,
  products,
  corpusOf(logIn, credentials, token, noToken),
  corpusOf(exchangeToken, { requestId: "r", token: "t", authType: null, redirectUrl: "" }, token, noToken),
  corpusOf(changeStatus, status, token, noToken),
];
