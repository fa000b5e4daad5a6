import { readFile } from "node:fs/promises";
import { z } from "zod";
import { writeAtomically, readJson } from "../storage/files";

const profile = z.object({
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  hasPhoto: z.boolean(),
  provinceId: z.number().nullable(),
});
export type Profile = z.output<typeof profile>;

const message = z.object({
  id: z.number(),
  call: z.string(),
  day: z.string(),
  /** As received, with keys in lower case. */
  body: z.record(z.string(), z.unknown()),
});
export type StoredMessage = z.output<typeof message>;

const storedState = z.object({
  messages: z.array(message).default([]),
  /** Users' answers to a text: for the notice that it was read, for a consent whether it is given. */
  approvals: z
    .array(z.object({ userId: z.number(), textId: z.number(), isApproved: z.boolean(), at: z.string() }))
    .default([]),
  profiles: z.record(z.string(), profile).default({}),
  passwords: z.record(z.string(), z.object({ salt: z.string(), hash: z.string() })).default({}),
  readCounts: z.record(z.string(), z.number()).default({}),
  /** By jti, with the second after which they are expired anyway. */
  revokedTokens: z.record(z.string(), z.number()).default({}),
});

export type State = z.output<typeof storedState> & {
  save(): Promise<void>;
};

/** Reads the state of an earlier run; a missing one, or another version's, starts anew. */
export async function openState(file: string): Promise<State> {
  const text = await readFile(file, "utf8").catch(() => "{}");
  const state = readJson(storedState, text) ?? storedState.parse({});
  let writing = Promise.resolve();
  const save = () => {
    const write = writing.then(() => writeAtomically(file, JSON.stringify(state)));
    writing = write.catch(() => undefined);
    return write;
  };
  return Object.assign(state, { save });
}
