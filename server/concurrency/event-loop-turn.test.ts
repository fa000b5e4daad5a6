import { setImmediate as immediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { holdTurns, noteArrival, nextTurn } from "./event-loop-turn";

async function turnsUntil(work: Promise<void>, eachTurn: () => void): Promise<number> {
  let [turns, isBegun] = [0, false];
  void work.then(() => (isBegun = true));
  for (; !isBegun && turns < 1_000; turns += 1) {
    eachTurn();
    await immediate();
  }
  return turns;
}

test("work waits while connections come in, but not for ever", async () => {
  expect(await turnsUntil(nextTurn(), () => undefined)).toBeLessThan(5);
  const beside = await turnsUntil(nextTurn(), noteArrival);
  expect(beside).toBeGreaterThan(50);
  expect(beside).toBeLessThan(80);
});

test("nothing begins while turns are held, and all of it afterwards", async () => {
  const goOn = holdTurns();
  let begun = 0;
  const works = [1, 2, 3].map(() => nextTurn().then(() => (begun += 1)));
  for (let turn = 0; turn < 20; turn += 1) await immediate();
  expect(begun).toBe(0);
  goOn();
  await Promise.all(works);
  expect(begun).toBe(3);
});
