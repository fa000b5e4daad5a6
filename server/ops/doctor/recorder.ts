import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { now } from "../../config/clock";
import { exchanges, type Exchanged } from "../../upstream/observed";
import { Anonymiser } from "./anonymiser";

type Json = Parameters<Anonymiser["value"]>[0];

export interface Recording {
  call: string;
  method: "GET" | "POST";
  path: string;
  body: Json;
  status: number;
  contentType: string | null;
  answer: Json;
}

const RECORDING = /^\d{4}-[\w.]+\.json$/;
const MOST_RECORDINGS = 2_000;

/** Only stand-ins are ever kept. */
export class Recorder {
  readonly #anonymiser = new Anonymiser();
  readonly #recordings = new Map<string, Recording>();

  constructor() {
    exchanges.hear((exchanged) => this.#keep(this.#recordingOf(exchanged)));
  }

  async write(directory: string): Promise<number> {
    await mkdir(directory, { recursive: true });
    const older = (await readdir(directory)).filter((name) => RECORDING.test(name));
    await Promise.all(older.map((name) => rm(join(directory, name))));
    await writeFile(
      join(directory, "recording.json"),
      pretty({ made: now().toFormat("yyyy-MM-dd'T'HH:mm") }),
    );
    for (const [index, recording] of [...this.#recordings.values()].entries()) {
      const name = `${String(index + 1).padStart(4, "0")}-${recording.call}.json`;
      await writeFile(join(directory, name), pretty(recording));
    }
    return this.#recordings.size;
  }

  #keep(recording: Recording): void {
    const key = `${recording.method} ${recording.path} ${JSON.stringify(recording.body)}`;
    const known = this.#recordings.get(key);
    if (known ? known.status >= 300 : this.#recordings.size < MOST_RECORDINGS)
      this.#recordings.set(key, recording);
  }

  #recordingOf({ call, params, body, status, contentType, text }: Exchanged): Recording {
    const read = (json: string) => this.#anonymiser.value(parsed(json), call.name);
    return {
      call: call.name,
      method: call.method,
      path: call.path(this.#anonymiser.params(params)),
      body: body === undefined ? null : read(body),
      status,
      contentType,
      answer: text === "" ? null : read(text),
    };
  }
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

const pretty = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
