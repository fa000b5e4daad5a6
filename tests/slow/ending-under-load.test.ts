import { expect, test } from "vitest";
import { stackOfFile } from "../support/stack-of-file";
import { keepVisiting } from "../support/steady-visitors";
import { open } from "../support/visit";

const stack = stackOfFile();

// Whoever isn't let in any more goes elsewhere; whoever was must be answered.
const lost = (failed: string[]) => failed.filter((code) => code !== "ECONNREFUSED");
const UNKEPT = ["/giris", "/iletisim", "/en/login"];

test("loses nobody who comes as it ends, whether they knock once or stay", async () => {
  for (let round = 1; round <= 3; round += 1) {
    const portal = await stack.another();
    const [knocking, staying] = [false, true].map((keepAlive) =>
      keepVisiting(portal.url, UNKEPT, { visitors: 4, keepAlive, untilRefused: true }),
    );
    await expect.poll(() => knocking?.tally.answered, { timeout: 10_000 }).toBeGreaterThan(12);
    expect(await portal.stop()).toBe(0);
    const tallies = await Promise.all([knocking?.stop(), staying?.stop()]);
    expect(tallies.map((tally) => lost(tally?.failed ?? []))).toEqual([[], []]);
  }
}, 90_000);

test("loses none of a crowd that arrived just before", async () => {
  for (let round = 1; round <= 3; round += 1) {
    const portal = await stack.another();
    await open(portal.url, "/giris");
    const crowd = keepVisiting(portal.url, UNKEPT, { visitors: 45, keepAlive: false, once: true });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await portal.stop()).toBe(0);
    expect(await crowd.ended).toEqual({ answered: 45, failed: [] });
  }
}, 90_000);
