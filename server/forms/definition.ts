import type { z } from "zod";
import type { SentView } from "~/components/forms/form";
import type { SessionChanges } from "../session/session";
import type { PageContext } from "../request/page-loader";
import type { LimitReached } from "../security/rate-limits";
import type { UpstreamError } from "../upstream/errors";
import { schemaOf, type Field, type ValuesOf } from "./field";
import type { Reservation } from "./limit-reservation";
import type { Id } from "../upstream/ids";

export type FormSubmission = ({ thanks: SentView } | { goTo: string }) & {
  setCookies?: string[];
  session?: SessionChanges;
};

export interface FormDefinition<Value> {
  /** In element ids, limits and logs. */
  id: string;
  heading: string;
  intro: string | null;
  submit: string;
  purpose: string;
  fields: readonly Field[];
  initial?: Readonly<Record<string, string[]>>;
  /** It also stands in pages that are cached for everybody: it may come without a ticket. */
  withoutTicket?: true;
  isOneOfSeveral?: true;
  /** The id of the user whose details the form holds: sent by somebody else it is refused. */
  owner?: Id | null;
  /** Password managers fill it in, so it may be sent as soon as it is there. */
  mayBeQuick?: true;
  /** In place of the limit by form and address. @throws LimitReached */
  takeTurn?: (value: Value, address: string) => Promise<Reservation>;
  tooOften?: (minutes: number, reached: LimitReached) => string;
  /** Headers that clear the cookies the form belongs to. */
  forgetWhenTooOften?: (cookies: string | null) => string[];
  /** Ten minutes if left out. */
  repeatMs?: number;
  schema: z.ZodType;
  explain?: (error: UpstreamError) => string | null;
  /** In place of "not sent"; null leaves that. */
  headingOf?: (error: UpstreamError) => string | null;
  /** @throws UpstreamError */
  send: (value: Value, context: PageContext) => Promise<FormSubmission>;
}

export type FormSource = (portal: PageContext) => Promise<FormDefinition<unknown>>;

/** For what only the upstream could tell; said at the fields. */
export class WrongFields extends Error {
  constructor(
    readonly errors: Readonly<Record<string, string>>,
    readonly heading: string | null = null,
  ) {
    super(`wrong: ${Object.keys(errors).join(", ")}`);
    this.name = "WrongFields";
  }
}

type FormOf<Fields extends readonly Field[]> = Omit<FormDefinition<ValuesOf<Fields>>, "fields" | "schema"> & {
  fields: Fields;
  together?: (schema: z.ZodObject) => z.ZodType;
};

/** Keeps the type of the fields' values between fields and send, and forgets it outside. */
export function defineForm<const Fields extends readonly Field[]>({
  together = (schema) => schema,
  ...definition
}: FormOf<Fields>): FormDefinition<unknown> {
  return { ...definition, schema: together(schemaOf(definition.fields)) } as FormDefinition<unknown>;
}
