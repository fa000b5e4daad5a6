import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type TestUpstream, startTestUpstream } from "../../tests/support/test-upstream";

const TARGET = "OnlineKullaniciBulten/GetKayanYazi";
let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterEach(() => upstream.faults.clear());
afterAll(() => upstream.close());

const withFault = (kind: string) => upstream.get(TARGET, { "X-Demo-Fault": kind });

describe("a fault asked for by header", () => {
  it("500 answers a message", async () => {
    const response = await withFault("500");
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ Message: "İşlem sırasında bir hata oluştu" });
  });

  it("malformed, html and empty are no JSON", async () => {
    for (const kind of ["malformed", "html", "empty"]) {
      const response = await withFault(kind);
      expect(response.status).toBe(200);
      await expect(response.json()).rejects.toThrow();
    }
  });

  it("wrong-types keeps the shape and breaks the types", async () => {
    const [first] = (await (await withFault("wrong-types")).json()) as Record<string, unknown>[];
    expect(first).toMatchObject({ Id: "#1", MAL: { deger: "BGD-KS1" } });
  });

  it("no-rows empties lists", async () => {
    expect(await (await withFault("no-rows")).json()).toEqual([]);
  });

  it("reset breaks the connection", async () => {
    await expect(withFault("reset")).rejects.toThrow();
  });

  it("hang holds the request until the caller gives up", async () => {
    const signal = AbortSignal.timeout(150);
    const headers = { "X-Demo-Fault": "hang" };
    const request = upstream.call(`/api/v1/Alpha.WebPanel/${TARGET}`, { headers, signal });
    await expect(request).rejects.toThrow();
    expect((await upstream.get(TARGET)).status).toBe(200);
  });

  it("of an unknown kind is none", async () => {
    expect((await withFault("flood")).status).toBe(200);
  });
});

describe("the fault switch", () => {
  it("works on a part of the path until it is cleared", async () => {
    upstream.faults.set({ match: "GetKayanYazi", kind: "500" });
    expect((await upstream.get(TARGET)).status).toBe(500);
    expect((await upstream.get("OnlineKullaniciBulten/GetAnaKart")).status).toBe(200);
    upstream.faults.clear();
    expect((await upstream.get(TARGET)).status).toBe(200);
  });

  it("can be for requests with a text in their body, and no others", async () => {
    upstream.faults.set({ match: "GetWithFilterInfo", body: "only-this-text", kind: "500" });
    const list = (globalFilter: string) => upstream.post("Anket/GetWithFilterInfo", { globalFilter });
    expect((await list("only-this-text")).status).toBe(500);
    expect((await list("another")).status).toBe(200);
    expect((await upstream.get(TARGET)).status).toBe(200);
  });

  it("can be for so many requests", async () => {
    upstream.faults.set({ match: "GetKayanYazi", kind: "500", times: 2 });
    const statuses = [];
    for (let at = 0; at < 3; at += 1) statuses.push((await upstream.get(TARGET)).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it("is reached over HTTP too", async () => {
    const body = JSON.stringify({ match: "Kayan", kind: "500" });
    expect((await upstream.call("/__faults", { method: "POST", body })).status).toBe(204);
    expect((await upstream.get(TARGET)).status).toBe(500);
    expect((await upstream.call("/__faults", { method: "DELETE" })).status).toBe(204);
    expect((await upstream.get(TARGET)).status).toBe(200);
    expect((await upstream.call("/__faults", { method: "POST", body: "{}" })).status).toBe(400);
  });
});
