import { z } from "zod";
import type { Language } from "~/i18n/language";
import { env } from "../../config/environment";
import { declareCall } from "../call";
import { type Id, record } from "../record";
import { innerList, listOf } from "../lists";
import { flag, id, otherId, readYesNo, text, yesNo } from "../coerce";

export interface MenuNode {
  id: Id;
  label: string;
  /** A local path, "#" for a label, or another site's address when `external` is true. */
  target: string | null;
  external: boolean;
  /** Its text is the content item with the node's id. */
  isContentPage: boolean;
  newTab: boolean;
  children: MenuNode[];
}

const MAX_LEVELS = 3;

const ELSEWHERE = /^https?:\/\//i;

function nodeSchema(levelsBelow: number): z.ZodType<MenuNode> {
  const children: z.ZodType<{ rows: MenuNode[] }> =
    levelsBelow > 0 ? innerList(nodeSchema(levelsBelow - 1)) : z.unknown().transform(() => ({ rows: [] }));
  return record(
    {
      id: ["Id", id],
      label: ["Name", text.transform((name) => name ?? "")],
      target: ["SubUrl", text],
      /** Either another site's address, or whether SubUrl is one. */
      outside: ["DisUrl", z.union([z.string(), z.boolean(), z.number(), z.null()]).optional()],
      isContentPage: ["SabitMi", yesNo.transform((isFixed) => isFixed === false)],
      newTab: ["YeniSekmedeAc", flag],
      children: ["Children", children.optional()],
    },
    ["id"],
  ).transform(({ outside, children: below, ...row }): MenuNode => {
    const isElsewhere = readYesNo(outside) ?? ELSEWHERE.test(row.target ?? "");
    const address = typeof outside === "string" && readYesNo(outside) === null ? outside.trim() : "";
    return {
      ...row,
      target: address || row.target,
      external: address !== "" || isElsewhere,
      children: below?.rows ?? [],
    };
  });
}

const menu = {
  lifetime: "menu",
  token: "service",
  body: (_: null, language: Language) => ({
    AdminGuid: env.ADMIN_GUID,
    WebGuid: env.APP_ID,
    SabitMi: true,
    Langid: language === "tr" ? 1 : 2,
  }),
  answer: listOf(nodeSchema(MAX_LEVELS - 1)),
} as const;

export const readMenu = declareCall({
  ...menu,
  name: "menu.read",
  path: (_: null) => "Alpha.WebPanel/MenuTanim/GetWithMenuKirilimForWeb",
});

export const readMenuTree = declareCall({
  ...menu,
  name: "menu.tree",
  path: (_: null) => "Alpha.WebPanel/MenuTanim/GetWithMenuKirilim",
});

const row = record({
  id: ["Id", id],
  parentId: ["MasterId", otherId],
  label: ["Name", text.transform((name) => name ?? "")],
  target: ["SubUrl", text],
  newTab: ["YeniSekmedeAc", flag],
});

export const listApplicationMenu = declareCall({
  name: "menu.application",
  lifetime: "menu",
  token: "service",
  path: ({ application }: { application: string }) =>
    `Alpha.WebPanel/AppMenu/GetApplicationMenuGuid/${encodeURIComponent(application)}`,
  answer: listOf(row),
});
