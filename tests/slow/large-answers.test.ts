import { expect, test } from "vitest";
import { expectCalmLog } from "../support/portal-log";
import { stackOfFile } from "../support/stack-of-file";
import { open } from "../support/visit";
import { memoryBytes } from "./support/memory";

/** What a few simultaneous answers may take; far less than all of them in full. */
const MUCH_MEMORY = 200 * 1024 * 1024;

const stack = stackOfFile();

test("answers of 50 MB are not read into memory", async () => {
  await open(stack.portal.url, "/hakkimizda");
  await stack.upstream.fault({ kind: "huge" });
  const before = memoryBytes(stack.portal);
  for (let id = 3001; id <= 3008; id += 1) await open(stack.portal.url, `/detay-duyuru-haber/${id}`);
  expect(memoryBytes(stack.portal) - before).toBeLessThan(MUCH_MEMORY);
  expectCalmLog(stack);
}, 60_000);
