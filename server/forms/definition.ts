import type { z } from "zod";
import type { ReceiptView } from "~/components/forms/form";
import type { SessionChanges } from "../session/session";
import type { PageContext } from "../request/page-loader";
import type { LimitReached } from "../security/rate-limits";
import type { UpstreamError } from "../upstream/errors";
import { schemaOf, type Field, type ValuesOf } from "./field";
import type { Reservation } from "./limit-reservation";
import type { Id } from "../upstream/record";

export type FormSubmission = ({ thanks: ReceiptView } | { goTo: string }) & {
  setCookies?: string[];
  session?: SessionChanges;
};

export interface FormDefinition<Value> {
  id: string;
  heading: string;
  intro: string | null;
  submit: string;
  purpose: string;
  fields: readonly Field[];
  initial?: Readonly<Record<string, string[]>>;
  /** Also part of cached pages, so it is accepted without a form token. */
  withoutToken?: true;
  isOneOfSeveral?: true;
  /** Id of the user whose details the form shows: a submission by another user is refused. */
  owner?: Id | null;
  /** Password managers fill it in, so it may be submitted at once. */
  mayBeQuick?: true;
  /** Replaces the limit by form and address. @throws LimitReached */
  reserve?: (value: Value, address: string) => Promise<Reservation>;
  tooOften?: (minutes: number, reached: LimitReached) => string;
  forgetWhenTooOften?: (cookies: string | null) => string[];
  repeatMs?: number;
  schema: z.ZodType;
  explain?: (error: UpstreamError) => string | null;
  /** Replaces the heading "not sent"; null keeps it. */
  headingOf?: (error: UpstreamError) => string | null;
  send: (value: Value, context: PageContext) => Promise<FormSubmission>;
}

export type FormSource = (portal: PageContext) => FormDefinition<unknown> | Promise<FormDefinition<unknown>>;

/** Field errors that only the upstream can detect. */
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

export function defineForm<const Fields extends readonly Field[]>({
  together = (schema) => schema,
  ...definition
}: FormOf<Fields>): FormDefinition<unknown> {
  return { ...definition, schema: together(schemaOf(definition.fields)) } as FormDefinition<unknown>;
}
