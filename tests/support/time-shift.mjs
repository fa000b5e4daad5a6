/**
 * Preloaded into a server under test: on SIGURG its clock jumps ahead, by the milliseconds that stand in
 * the file TIME_SHIFT_FILE. Timers run on as they are.
 */
import { readFileSync } from "node:fs";

const file = process.env["TIME_SHIFT_FILE"] ?? "";
const RealDate = Date;
let ahead = 0;

globalThis.Date = /** @type {DateConstructor} */ (
  new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [RealDate.now() + ahead] : args, newTarget),
    get: (target, name) => (name === "now" ? () => RealDate.now() + ahead : Reflect.get(target, name)),
  })
);

// Caches measure age by this clock.
const realNow = performance.now.bind(performance);
performance.now = () => realNow() + ahead;

process.on("SIGURG", () => {
  ahead = Number(readFileSync(file, "utf8"));
  process.stdout.write(`clock is ${ahead} ms ahead\n`);
});
