import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Hono } from "hono";
import { z } from "zod";
import { listen } from "./listen";

/** A request and its answer, as `npm run doctor -- --record` wrote them. */
const recording = z.object({
  method: z.enum(["GET", "POST"]),
  path: z.string(),
  body: z.unknown(),
  status: z.int().min(200).max(599),
  contentType: z.string().nullable(),
  answer: z.unknown(),
});
type Recording = z.output<typeof recording>;

const PREFIX = "/api/v1/";

/** Answers as an upstream did when it was recorded, for DEMO_TODAY: to the same request, else to the one of this path that is most like it. */
export async function startReplay(directory: string, port = 0) {
  const names = (await readdir(directory)).filter((name) => /^\d+-.*\.json$/.test(name)).toSorted();
  const recordings = await Promise.all(
    names.map(async (name) => recording.parse(await readJson(path.join(directory, name)))),
  );
  const { made } = z
    .object({ made: z.string() })
    .parse(await readJson(path.join(directory, "recording.json")));
  return { made, ...(await listen(replayApp(recordings), port)) };
}

function replayApp(recordings: readonly Recording[]): Hono {
  const app = new Hono();
  app.all(`${PREFIX}*`, async (c) => {
    const asked = new URL(c.req.url);
    const text = await c.req.text();
    const found = nearest(
      recordings.filter(
        ({ method, path: recorded }) => method === c.req.method && isSamePath(recorded, asked),
      ),
      { query: asked.searchParams, body: text === "" ? null : (JSON.parse(text) as unknown) },
    );
    if (!found) return c.json({ Message: "not in the recording" }, 404);
    const body = found.status === 204 || found.answer === null ? null : JSON.stringify(found.answer);
    return new Response(body, {
      status: found.status,
      headers: { "Content-Type": found.contentType ?? "application/json" },
    });
  });
  return app;
}

function isSamePath(recorded: string, { pathname }: URL): boolean {
  return PREFIX + (recorded.split("?")[0] ?? "") === decodeURI(pathname);
}

interface Asked {
  query: URLSearchParams;
  body: unknown;
}

/** The recording whose query and payload have the most in common with what is asked. */
function nearest(recordings: readonly Recording[], asked: Asked): Recording | undefined {
  const wanted = leavesOf(asked);
  const likeness = ({ path: recorded, body }: Recording) => {
    const query = new URLSearchParams(recorded.split("?")[1]);
    const given = leavesOf({ query, body });
    const same = [...given].filter((leaf) => wanted.has(leaf)).length;
    return 2 * same - given.size;
  };
  return recordings.toSorted((one, other) => likeness(other) - likeness(one))[0];
}

function leavesOf({ query, body }: Asked): Set<string> {
  const inQuery = [...query].map(([name, value]) => `${name}=${value}`);
  return new Set([...inQuery, ...leavesIn(body, "")]);
}

function leavesIn(value: unknown, at: string): string[] {
  if (typeof value !== "object" || value === null) return [`${at}=${String(value)}`];
  return Object.entries(value).flatMap(([name, inner]) => leavesIn(inner, `${at}.${name}`));
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, "utf8"));
