import { expect, test } from "vitest";
import { officeRank } from "../../upstream/assumptions";
import { emailLink, initialsOf, unitAnchor } from "./people-view";

test.each([
  ["Dr. Aslı Gökçeoba", "AG"],
  ["ilhan ışıkgör", "İI"],
  ["Sabri Yol Gider", "SG"],
  ["Sezen", "S"],
  ["", ""],
])("the initials of %j are %j", (name, initials) => expect(initialsOf(name)).toBe(initials));

test.each([
  ["Başkan", 1],
  ["Meclis Başkanı", 1],
  ["BAŞKAN YARDIMCISI", 2],
  ["Başkan Yrd.", 2],
  ["Sayman Üye", 3],
  ["Kâtip Üye", 4],
  ["President", 1],
  ["Vice Chair", 2],
  ["Üye", null],
  ["Substitute Member", null],
  [null, null],
])("the rank of %j is %j", (office, rank) => expect(officeRank(office)).toBe(rank));

test("accepts e-mail addresses only", () => {
  expect(emailLink("asli@basakovatb.example")?.href).toBe("mailto:asli@basakovatb.example");
  for (const bad of ["", "yok", "a@b?bcc=c@d", "javascript:a@b", "a b@c"]) expect(emailLink(bad)).toBeNull();
});

test("gives a department one anchor in any spelling", () => {
  expect(unitAnchor("Tescil ve İstatistik")).toBe("birim-tescil-ve-istatistik");
  expect(unitAnchor("TESCİL VE ISTATİSTİK ")).toBe("birim-tescil-ve-istatistik");
});
