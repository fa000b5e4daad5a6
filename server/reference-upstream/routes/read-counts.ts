import { Hono } from "hono";
import { Refusal } from "../refusal";
import { readId } from "../requests";
import type { Upstream } from "../upstream";

/** IcerikOkunmaSayisi: how often an item has been read. */
export function readCountRoutes({ database }: Upstream): Hono {
  const routes = new Hono();

  routes.get("/GetByIcerikId/:id", async (c) => {
    const id = readId(c.req.param("id"));
    const sql = "SELECT count FROM read_counts WHERE content_id = ?";
    const { rows } = await database.execute({ sql, args: [id] });
    return c.json(wireCount(id, Number(rows[0]?.["count"] ?? 0)));
  });

  routes.post("/IcerikOkunmaSayisiArttir/:id", async (c) => {
    const id = readId(c.req.param("id"));
    const sql = "UPDATE read_counts SET count = count + 1 WHERE content_id = ? RETURNING count";
    const { rows } = await database.execute({ sql, args: [id] });
    if (!rows[0]) throw new Refusal(404, "notFound");
    return c.json(wireCount(id, Number(rows[0]["count"])));
  });

  return routes;
}

function wireCount(id: number, count: number) {
  return { Id: id, IcerikId: id, OkunmaSayisi: count };
}
