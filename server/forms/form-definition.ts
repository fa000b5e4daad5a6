import type { z } from "zod";
import type { SentView } from "~/components/form";
import type { FieldView } from "~/components/form-field";
import type { SessionChanges } from "../auth/session";
import type { PagePortal } from "../page-loader";
import type { LimitReached } from "../limits";
import type { UpstreamError } from "../upstream/errors";
import type { Turn } from "./turns";
import type { Id } from "../upstream/ids";

type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type Without<Union, Key extends KeyOf<Union>> = Union extends unknown ? Omit<Union, Key> : never;

/** A field as a form declares it; what was typed, what is wrong and what the schema says come later. */
export type FieldSpec = Without<FieldView, "error" | "constraints" | "value" | "values">;

/** What became of a form: thanks in its place, or another page, which is loaded anew. */
export type Sending = ({ thanks: SentView } | { goTo: string }) & {
  /** What the browser is to remember of it. */
  setCookies?: string[];
  /** What it changed of the session. */
  session?: SessionChanges;
};

/** One form of the portal: what it asks, what it accepts, and what is done with it. */
export interface FormDefinition<Value> {
  /** Names it in element ids, limits and logs. */
  id: string;
  heading: string;
  intro: string | null;
  submit: string;
  /** What becomes of the visitor's details, in one line. */
  purpose: string;
  fields: FieldSpec[];
  /** What stands in its fields at first. */
  initial?: Readonly<Record<string, string[]>>;
  /** It also stands in pages that are kept for everybody: it may come without a ticket. */
  withoutTicket?: true;
  /** One of several forms on its page: it says which one it is. */
  isOneOfSeveral?: true;
  /** The id of the user whose details it holds: sent by somebody else it is refused. Null where nobody is logged in. */
  owner?: Id | null;
  /** A program may fill it in, as password managers do: it may be sent as soon as it is there. */
  mayBeQuick?: true;
  /** What counts for its limit instead of the form and the address. @throws LimitReached */
  takeTurn?: (value: Value, address: string) => Promise<Turn>;
  /** What is said when its limit is reached, in place of the words for all forms. */
  tooOften?: (minutes: number, reached: LimitReached) => string;
  /** The headers by which the browser then forgets what the form belongs to. */
  forgetWhenTooOften?: (cookies: string | null) => string[];
  /** For so long the same sending is the same; ten minutes if it doesn't say. */
  repeatMs?: number;
  /** Its messages are in the visitor's words. */
  schema: z.ZodType<Value>;
  /** What is said of an error that has words of its own here. */
  explain?: (error: UpstreamError) => string | null;
  /** Hands it to the upstream; the thanks in the visitor's words. @throws UpstreamError */
  send: (value: Value, portal: PagePortal) => Promise<Sending>;
}

/** A form for a visitor: its words are of a language, its choices perhaps the upstream's. */
export type FormSource = (portal: PagePortal) => Promise<FormDefinition<unknown>>;

/** A sending that is wrong in a way that only the upstream could tell, said at the fields. */
export class WrongFields extends Error {
  constructor(readonly errors: Readonly<Record<string, string>>) {
    super(`wrong: ${Object.keys(errors).join(", ")}`);
    this.name = "WrongFields";
  }
}

/** Keeps the type of the schema's value between schema and send, and forgets it outside. */
export function defineForm<Value>(definition: FormDefinition<Value>): FormDefinition<unknown> {
  return definition as FormDefinition<unknown>;
}
