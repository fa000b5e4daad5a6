/**
 * Preloaded into a server under test: what it logs is written at once, as the logger leaves its lines to Node's threads,
 * which may be busy with other work until after the answer that a line is about.
 */
import fs from "node:fs";

const STDOUT = 1;
const { write } = fs;

/** @type {(text: string, done: (error: unknown, written?: number) => void) => void} */
function writeAtOnce(text, done) {
  let bytes;
  try {
    bytes = fs.writeSync(STDOUT, text);
  } catch (error) {
    return done(error);
  }
  done(null, bytes);
}

fs.write = /** @type {typeof fs.write} */ (
  (/** @type {[number, ...unknown[]]} */ ...args) => {
    const done = args.at(-1);
    if (args[0] !== STDOUT || typeof args[1] !== "string" || typeof done !== "function")
      return Reflect.apply(write, fs, args);
    writeAtOnce(args[1], (error, bytes) => Reflect.apply(done, null, [error, bytes]));
  }
);

// A server does not outlive the test that started it.
process.on("disconnect", () => process.exit(1));
process.channel?.unref();
