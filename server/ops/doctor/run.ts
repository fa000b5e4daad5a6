import { upstreamConnection } from "../../config/upstream-connection";
import { checkUp, type Checkup } from "./checkup";
import { Recorder } from "./recorder";
import { linesOf } from "./report";
import { tryWrites } from "./writes";

export interface RunOptions {
  json: boolean;
  writes: boolean;
  record: string | undefined;
}

export async function run({ json, writes, record }: RunOptions): Promise<number> {
  const recorder = record === undefined ? null : new Recorder();
  const { apiBaseUrl } = await upstreamConnection();
  if (!json) say(`The upstream at ${apiBaseUrl}, read with the eyes of the pages.\n`);
  const read = await checkUp();
  const checkup = writes ? { ...read, surroundings: [...read.surroundings, ...(await tryWrites())] } : read;
  if (json) say(JSON.stringify(checkup, null, 2));
  else linesOf(checkup).forEach(say);
  if (recorder && record !== undefined) {
    const count = await recorder.write(record);
    if (!json)
      say(`${count} requests with their answers are in ${record}: read them before you send them on.`);
  }
  return exitCodeOf(checkup);
}

/** 0: every page is whole; 1: some only in part, or something beside them is amiss; 2: some page is not shown. */
function exitCodeOf({ pages, surroundings }: Checkup): number {
  if (pages.some(({ shown }) => shown === "not")) return 2;
  const isWell =
    pages.every(({ shown }) => shown === "whole") && surroundings.every(({ fault }) => fault === null);
  return isWell ? 0 : 1;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
