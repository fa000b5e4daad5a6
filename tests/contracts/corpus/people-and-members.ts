import { listActiveMembers, type Member } from "../../../server/upstream/contracts/members";
import { listSeats, type Seat } from "../../../server/upstream/contracts/people";
import { corpusOf } from "./sample";

const NO_SEAT: Seat = {
  id: 1,
  name: null,
  title: null,
  organ: null,
  organName: null,
  office: null,
  group: null,
  groupName: null,
  isSubstitute: false,
  photo: null,
  email: null,
  extension: null,
  biography: null,
  parentId: null,
  unit: null,
  order: null,
};

const seats = corpusOf(
  listSeats,
  null,
  {
    "a seat and a box of the chart, numbers as text, nobody above as 0": {
      sent: [
        {
          Id: "3",
          AdSoyad: " İlhan Değirmencioğlu ",
          KurulTip: "2",
          AsilMi: "E",
          Dahili: 101,
          UstId: "905",
          Sira: 1,
        },
        { Id: 901, AdSoyad: "", Unvan: "Meclis", KurulTip: 0, UstId: 0 },
      ],
      read: [
        {
          ...NO_SEAT,
          id: 3,
          name: "İlhan Değirmencioğlu",
          organ: "board",
          extension: "101",
          parentId: 905,
          order: 1,
        },
        { ...NO_SEAT, id: 901, title: "Meclis", organ: "chartUnit" },
      ],
    },
    "an organ that is not known, and a substitute in each spelling": {
      sent: [false, "false", 0, "H"].map((AsilMi) => ({ Id: 1, KurulTip: 99, AsilMi })),
      read: Array.from({ length: 4 }, () => ({ ...NO_SEAT, isSubstitute: true })),
    },
    "204": { sent: undefined, read: [] },
  },
  {
    "a seat without a number": { sent: [{ AdSoyad: "gizli" }], path: "0.Id" },
    "somebody above who is no number": { sent: [{ Id: 1, UstId: "gizli" }], path: "0.UstId" },
  },
);

const NO_MEMBER: Member = {
  id: 1,
  number: null,
  name: null,
  group: null,
  groupName: null,
  district: null,
};

const members = corpusOf(
  listActiveMembers,
  { first: 0, rows: 500 },
  {
    "a member, without the telephone and whatever else the register knows": {
      sent: {
        data: [
          {
            Id: 7,
            UyeNo: "001079",
            Unvan: "Halil Uçar",
            MeslekGrubuNo: "1",
            IlceAdi: " Merkez ",
            IsTelefon: "0 (999) 555 20 49",
            VergiNo: "9990102228",
          },
        ],
        totalRecords: "398",
      },
      read: {
        rows: [{ ...NO_MEMBER, id: 7, number: "001079", name: "Halil Uçar", group: 1, district: "Merkez" }],
        total: 398,
      },
    },
  },
  { "a member without a number": { sent: { data: [{ Unvan: "gizli" }] }, path: "data.0.Id" } },
);

export const PEOPLE_AND_MEMBERS = [seats, members];
