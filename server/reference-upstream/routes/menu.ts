import { Hono } from "hono";
import { z } from "zod";
import { APPLICATIONS } from "../applications";
import { MENU } from "../content/menu";
import type { MenuSeed } from "../content/types";
import { type Language, languageOf, textIn } from "../language";
import { readBody } from "../requests";
import { type Upstream, requireServiceToken } from "../upstream";

const menuRequest = z.object({
  adminguid: z.string(),
  webguid: z.string(),
  sabitmi: z.boolean(),
  langid: z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)])),
});

/** MenuTanim: the menu tree as a bare array, in the language of the body. */
export function menuRoutes(upstream: Upstream): Hono {
  const routes = new Hono();
  routes.on("POST", ["/GetWithMenuKirilim", "/GetWithMenuKirilimForWeb"], async (c) => {
    await requireServiceToken(c, upstream);
    const { langid } = await readBody(c, menuRequest);
    return c.json(MENU.map((node, index) => wireNode(node, index, null, langid === 2 ? "en" : "tr")));
  });
  return routes;
}

interface WireNode {
  Id: number;
  Name: string;
  SubUrl: string;
  DisUrl: string | boolean | null;
  SabitMi: boolean;
  YeniSekmedeAc: boolean;
  Children: WireNode[] | null;
  Sira: number;
  Icon: string | null;
  MasterId: number | null;
}

function wireNode(node: MenuSeed, index: number, parent: number | null, language: Language): WireNode {
  const { children = [] } = node;
  return {
    Id: node.id,
    Name: textIn(node.name, language) || node.name.tr,
    SubUrl: node.subUrl,
    DisUrl: node.disUrl ?? null,
    SabitMi: node.fixed ?? true,
    YeniSekmedeAc: node.newTab ?? false,
    Children: children && children.map((child, at) => wireNode(child, at, node.id, language)),
    Sira: index + 1,
    Icon: null,
    MasterId: parent,
  };
}

/** AppMenu: the same menu as flat rows, as the applications of the exchange's own desks read it. */
export function applicationMenuRoutes(upstream: Upstream): Hono {
  const routes = new Hono();
  routes.get("/GetApplicationMenuGuid/:id", async (c) => {
    await requireServiceToken(c, upstream);
    const language = languageOf(c.req.raw.headers);
    const rows = MENU.flatMap((node, index) => flat(wireNode(node, index, null, language)));
    return c.json(rows.map((row) => applicationRow(row, c.req.param("id"))));
  });
  return routes;
}

function flat(node: WireNode): WireNode[] {
  return [node, ...(node.Children ?? []).flatMap(flat)];
}

function applicationRow(node: WireNode, application: string) {
  return {
    ApplicationId: APPLICATIONS.portal.id,
    Id: node.Id,
    Sira: node.Sira,
    NavigationId: node.Id,
    Icon: node.Icon,
    MasterId: node.MasterId,
    Name: node.Name,
    SubUrl: node.SubUrl,
    FavoriId: null,
    FavoriMi: false,
    YeniSekmedeAc: node.YeniSekmedeAc,
    DisUrl: node.DisUrl,
    AppGuid: application,
  };
}
