import { listActiveMembers, type Member } from "../../../server/upstream/contracts/members";
import { listSeats, type Seat } from "../../../server/upstream/contracts/people";
import { corpusOf, onlyPart } from "./sample";

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
      lost: ["part AdSoyad", "part KurulTip"],
    },
    "somebody above who is no number, a seat that is null, and one by a GUID": {
      sent: [{ Id: 1, UstId: "gizli" }, null, { ID: "{3F2504E0-4F89-11D3-9A0C-0305E82C3301}" }],
      read: [NO_SEAT, { ...NO_SEAT, id: "3f2504e0-4f89-11d3-9a0c-0305e82c3301" }],
      lost: ["cell UstId", "row (null)", "part AdSoyad", "part KurulTip"],
    },
    "204": { sent: undefined, read: [] },
  },
  {
    "a seat without a number": { sent: [{ AdSoyad: "gizli" }], path: "0.Id", lost: ["row Id"] },
  },
);

const NO_MEMBER: Member = {
  id: 1,
  number: null,
  name: null,
  group: null,
  groupName: null,
  district: null,
  isActive: true,
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
      read: onlyPart(
        [{ ...NO_MEMBER, id: 7, number: "001079", name: "Halil Uçar", group: 1, district: "Merkez" }],
        398,
      ),
    },
    "members of another state, because the filter is not known": {
      sent: [
        { id: 7, uyeDurum: 1 },
        { id: 8, uyeDurum: "2" },
      ],
      read: { ...onlyPart([{ ...NO_MEMBER, id: 7 }]), sent: 2 },
      lost: ["foreign UyeDurum", "part Unvan", "part MeslekGrubuNo"],
    },
  },
  { "an envelope around a text": { sent: { data: "gizli" }, path: "" } },
);

export const PEOPLE_AND_MEMBERS = [seats, members];
