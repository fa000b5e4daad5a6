import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MEMBERS } from "~server/reference-upstream/data";
import { DEMO_LOG_INS, userByName } from "~server/reference-upstream/users";
import { inForm, type Form, type Json } from "./fuzz/forms";
import { freePort } from "../support/free-port.mjs";
import { forwardTo, startProxy, type Recorder } from "../support/recorder";
import { checkUp } from "../support/run-doctor";
import { startServer } from "../support/server-process";
import { startStack, type Stack } from "../support/stack";

/** Recordings of real upstreams that operators gave us; each folder is replayed below. */
const GIVEN = "tests/recordings";

/** Another house's way to write the same. */
const DRESS: Form = {
  letters: "camelCase",
  envelope: "result.items",
  dates: "with a space",
  numbers: "as is",
  booleans: "as is",
};

type Checkup = Awaited<ReturnType<typeof checkUp>>;

let stack: Stack;
let proxy: Recorder;
let directory: string;
let recorded: Checkup;

beforeAll(async () => {
  const through = async (upstream: string) => (proxy = await startProxy(upstream)).url;
  stack = await startStack({ through });
  dress(proxy, stack.upstream.url);
  directory = await mkdtemp(join(tmpdir(), "recording-"));
  const account = { DOCTOR_USER: "001014", DOCTOR_PASSWORD: stack.memberPassword };
  const record = () => checkUp({ ...stack.environment, ...account }, ["--record", directory, "--writes"]);
  recorded = await record();
  // What the reference upstream works out for the first time may come too late on a busy machine.
  if (recorded.pages.some(({ shown }) => shown !== "whole")) recorded = await record();
}, 200_000);
afterAll(async () => {
  await Promise.all([stack.stop(), proxy.stop()]);
  await rm(directory, { recursive: true, force: true });
});

/** Lets the upstream answer in another form; what it asks of a log-in stays. */
function dress(over: Recorder, upstream: string): void {
  over.intercept("/api/v1/", async (asked, response) => {
    const { method, path, headers, body } = asked;
    if (path.includes("/Authentication/")) return forwardTo(upstream)(asked, response);
    const { authorization = "", lang = "tr", langid = "1" } = headers as Record<string, string>;
    const answer = await fetch(upstream + path, {
      method,
      headers: {
        ...(authorization && { Authorization: authorization }),
        Lang: lang,
        langid,
        "Content-Type": "application/json",
      },
      ...(method === "POST" && { body }),
    });
    const text = await answer.text();
    response.writeHead(answer.status, { "Content-Type": "application/json; charset=utf-8" });
    response.end(text && answer.ok ? JSON.stringify(inForm(JSON.parse(text) as Json, DRESS)) : text);
  });
}

/** What the doctor finds on a replay, served as an operator serves it. */
async function replayed(folder: string, variables: Record<string, string>): Promise<Checkup> {
  const { made } = JSON.parse(await readFile(join(folder, "recording.json"), "utf8")) as { made: string };
  const server = await startServer({
    args: ["build/server/upstream.js", "--port", "{port}", "--replay", folder],
    port: await freePort(),
    readyPath: "/api/v1/Alpha.WebPanel/OnlineKullaniciBulten/GetAnaKart",
  });
  try {
    return await checkUp({
      ...stack.environment,
      API_BASE_URL: server.url,
      DEMO_TODAY: made,
      DOCTOR_USER: "somebody",
      DOCTOR_PASSWORD: "anything",
      ...variables,
    });
  } finally {
    await server.stop();
  }
}

const shownBy = ({ pages }: Checkup) => pages.map(({ page, shown }) => `${page}: ${shown}`).toSorted();

test("a test is received where one is asked for, in words that say what it is", async () => {
  expect(recorded.surroundings.filter(({ name }) => name.startsWith("messages."))).toEqual(
    ["messages.create", "messages.mail", "messages.subscribe"].map((name) => ({ name, fault: null })),
  );
  const [message] = await stack.upstream.messages("DENEME / TEST");
  expect(JSON.stringify(message)).toContain("This is a test, sent by npm run doctor");
});

test("a portal shows on the replay what it shows on the upstream that was recorded", async () => {
  const replay = await replayed(directory, {});
  expect(replay.pages.filter(({ shown }) => shown !== "whole")).toEqual([]);
  expect(shownBy(replay)).toEqual(shownBy(recorded));
}, 120_000);

describe("a recording", () => {
  let text: string;

  beforeAll(async () => {
    const names = await readdir(directory);
    text = (await Promise.all(names.map((name) => readFile(join(directory, name), "utf8")))).join("\n");
  });

  test("has the shapes, days, prices and products", () => {
    for (const kept of ["islemTarih", "2026-11-20", "Ekmeklik Buğday", "adSoyad"])
      expect(text).toContain(kept);
  });

  test("names no person or firm, and none of their numbers and addresses", async () => {
    const seats = (await (
      await fetch(`${stack.upstream.url}/api/v1/Alpha.WebPanel/KadroTanim/Get`, { headers: { Lang: "tr" } })
    ).json()) as Record<"AdSoyad" | "Eposta", string | null>[];
    const users = DEMO_LOG_INS.flatMap(({ userName }) => userByName(userName)?.profile ?? []);
    const personal = [
      ...seats.flatMap(({ AdSoyad, Eposta }) => [AdSoyad, Eposta]),
      ...users.flatMap(({ name, surname, email, phone }) => [`${name} ${surname}`, surname, email, phone]),
      ...MEMBERS.flatMap(({ name, phone, website }) => [name, phone, website]),
      ...[...MEMBERS.map(({ number }) => number), stack.otpCode].map((number) => `"${number}"`),
    ].filter(Boolean);
    expect(personal.length).toBeGreaterThan(900);
    expect(personal.filter((found) => found && text.includes(found))).toEqual([]);
  });

  test("opens nothing: no password, and only tokens that nobody signed", () => {
    expect(text).not.toContain(stack.memberPassword);
    expect(text).not.toContain(stack.servicePassword);
    const tokens = text.match(/ey[\w-]+\.[\w-]+\.[\w-]*/g) ?? [];
    expect(tokens.length).toBeGreaterThan(2);
    const headers = tokens.map((token) => Buffer.from(token.split(".")[0] ?? "", "base64url").toString());
    expect(new Set(headers)).toEqual(new Set(['{"alg":"none","typ":"JWT"}']));
  });
});

const given = existsSync(GIVEN) ? readdirSync(GIVEN) : [];

test.runIf(given.length > 0)(
  "every recording that we were given is shown",
  async () => {
    for (const folder of given) {
      const { pages } = await replayed(join(GIVEN, folder), {});
      expect(pages.filter(({ shown }) => shown === "not")).toEqual([]);
    }
  },
  600_000,
);
