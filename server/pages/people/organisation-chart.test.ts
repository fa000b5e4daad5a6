import { describe, expect, test } from "vitest";
import type { ChartNodeView } from "~/components/people/organisation-chart";
import { wordsIn } from "~/i18n/words";
import { organOf } from "../../upstream/assumptions";
import type { Seat } from "../../upstream/contracts/people";
import { chartTrees } from "./organisation-chart";

const t = await wordsIn("tr");

function seat(id: number, parentId: number | null, more: Partial<Seat> = {}): Seat {
  return {
    id,
    parentId,
    name: null,
    title: `B${id}`,
    organ: organOf(0),
    organName: null,
    office: null,
    group: null,
    groupName: null,
    isSubstitute: false,
    photo: null,
    email: null,
    extension: null,
    biography: null,
    unit: null,
    order: null,
    ...more,
  };
}
const someone = (id: number, parentId: number | null, more: Partial<Seat> = {}) =>
  seat(id, parentId, { name: `K${id}`, title: "Üye", organ: "staff", ...more });

/** A tree as nested titles with their sides: "B1 trunk [B2 left, …]". */
function drawn({ title, place, layout, below }: ChartNodeView): string {
  const inner = below.length > 0 ? ` ${layout} [${below.map(drawn).join(", ")}]` : "";
  return `${title} ${place}${inner}`;
}
const trees = (seats: Seat[]) => chartTrees(seats, { language: "tr", t });

describe("the organisation chart", () => {
  test("follows the deepest branch, the others on the lighter side", () => {
    const seats = [seat(1, null), seat(2, 1), seat(3, 1), seat(4, 1), seat(31, 3), seat(32, 3), seat(41, 4)];
    seats.push(seat(411, 41));
    expect(trees(seats).map(drawn)).toEqual([
      "B1 trunk sides [B2 right, B3 left hang [B31 hanging, B32 hanging], B4 trunk sides [B41 trunk sides [B411 trunk]]]",
    ]);
  });

  test("fans out where many boxes have none below", () => {
    const seats = [seat(1, null), seat(2, 1), seat(3, 1), seat(4, 1)];
    expect(trees(seats).map(drawn)).toEqual(["B1 trunk fan [B2 hanging, B3 hanging, B4 hanging]"]);
  });

  test("counts everybody in a unit at any depth and names its head", () => {
    const [tree] = trees([
      seat(1, null),
      someone(2, 1, { office: "Üye" }),
      someone(3, 2, { office: "Başkan Yardımcısı" }),
      someone(4, 1, { office: "Başkan" }),
    ]);
    expect(tree?.below).toEqual([]);
    expect(tree?.head?.link).toEqual({ href: "/yoneticiler/4", label: "K4" });
    expect(tree?.people?.list.map(({ link }) => link.label)).toEqual(["K2", "K3", "K4"]);
  });

  test("draws people as boxes where people are above them and no unit holds them", () => {
    const tree = [someone(1, null), someone(2, 1), someone(3, 2), someone(4, 1)];
    const [root] = trees(tree);
    expect(root?.head?.link.label).toBe("K1");
    expect(root?.below.map(({ head }) => head?.link.label)).toEqual(["K2"]);
  });

  test("stops at cycles and starts anew where nobody is above", () => {
    expect(trees([seat(1, null), seat(2, 1), seat(3, 2), seat(3, 3)]).map(drawn)).toEqual([
      "B1 trunk sides [B2 trunk sides [B3 trunk]]",
    ]);
    expect(trees([seat(1, 2), seat(2, 1)])).toEqual([]);
    expect(trees([seat(1, 99), someone(2, 1)]).map(drawn)).toEqual(["B1 trunk"]);
    expect(trees([seat(1, null), someone(2, null)])).toEqual([]);
  });
});
