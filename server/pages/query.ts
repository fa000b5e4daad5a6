import { z } from "zod";
import { printable } from "~/i18n/letters";
import { hrefOfMatch, type Page, type PageId } from "~/pages";
import type { PageContext } from "../request/page-loader";
import { PageError } from "./errors/page-error";
import { readId, type Id } from "../upstream/record";

const MAX_NUMBER = 9_999;
const MAX_SEARCH = 100;

/** `as` is the name in code; `usual` is the value of an absent parameter, and is never written. */
interface Parameter<As extends string, Value> {
  as: As;
  usual: Value;
  schema: z.ZodType<Value, string>;
  instead: (raw: string) => Value;
  write(value: Value): string;
}

type Parameters = Record<string, Parameter<string, unknown>>;
type Values<Defined extends Parameters> = {
  [Name in keyof Defined as Defined[Name]["as"]]: Defined[Name]["usual"];
};

export type QueryOf<Query extends { read: (from: Address) => unknown }> = ReturnType<Query["read"]>;

/** Parameters that can't be used are added to `wrong`, of which the page's frame speaks. */
interface Address {
  url: URL;
  wrong?: Set<string>;
}

type NamesOf<Id extends PageId> =
  Extract<Page, { id: Id }> extends { query: readonly (infer Name)[] } ? Name : never;
/** The pages whose table rows name exactly these parameters. */
type PageReading<Name> = {
  [Id in PageId]: [Name, NamesOf<Id>] extends [NamesOf<Id>, Name] ? Id : never;
}[PageId];

export function definePageQuery<Defined extends Parameters>(
  _pages: PageReading<keyof Defined> | readonly PageReading<keyof Defined>[],
  parameters: Defined,
) {
  type Parsed = Values<Defined>;
  const entries = Object.entries(parameters);
  const write = (values: Partial<Parsed>): URLSearchParams => {
    const raw: Record<string, unknown> = values;
    return new URLSearchParams(
      entries.flatMap(([name, parameter]) => {
        const value = raw[parameter.as] ?? parameter.usual;
        return value === parameter.usual ? [] : [[name, parameter.write(value)]];
      }),
    );
  };
  const search = (values: Partial<Parsed>) => asSearch(write(values));
  return {
    read({ url, wrong }: Address): Parsed {
      const values = entries.map(([name, parameter]) => {
        const { as, usual, schema, instead } = parameter;
        const raw = url.searchParams.get(name)?.trim();
        if (!raw) return [as, usual];
        const result = schema.safeParse(raw);
        if (!result.success) wrong?.add(as);
        return [as, result.success ? result.data : instead(raw)];
      });
      return Object.fromEntries(values) as Parsed;
    },
    write,
    search,
    href: ({ match, language }: Pick<PageContext, "match" | "language">, values: Partial<Parsed>) =>
      hrefOfMatch(match, language) + search(values),
    fields: (values: Partial<Parsed>) => [...write(values)].map(([name, value]) => ({ name, value })),
  };
}

const asSearch = (query: URLSearchParams) => (query.size > 0 ? `?${query.toString()}` : "");

/** For values that depend on an answer: `known` returns the canonical form, or nothing. */
export function narrowed<State extends object>(
  { wrong }: Pick<PageContext, "wrong">,
  values: State,
  meanings: { [Name in keyof State]?: (word: string) => State[Name] | undefined },
): State {
  const state = { ...values } as Record<string, unknown>;
  for (const [as, find] of Object.entries(meanings) as [string, (word: string) => unknown][]) {
    if (state[as] === "") continue;
    const word = find(String(state[as]));
    if (word === undefined) wrong.add(as);
    state[as] = word ?? "";
  }
  return state as State;
}

export function withinPages<State extends { page: number }>(
  { wrong }: Pick<PageContext, "wrong">,
  state: State,
  pages: number,
): State {
  if (state.page <= pages) return state;
  wrong.add("page");
  return { ...state, page: pages };
}

export function parameter<As extends string, Value, Usual>(
  as: As,
  schema: z.ZodType<Value, string>,
  usual: Usual,
): Parameter<As, Value | Usual> {
  return { as, usual, schema, instead: () => usual, write: String };
}

/** Free text, narrowed later or compared only; addresses bound its length. */
export const text = <As extends string>(as: As) => parameter(as, z.string(), "");

export const words = <As extends string>(as: As): Parameter<As, string> => ({
  ...parameter(as, z.string().transform(cleaned).pipe(z.string().max(MAX_SEARCH)), ""),
  instead: (raw) => cleaned(cleaned(raw).slice(0, MAX_SEARCH)),
});

const cleaned = (raw: string) => printable(raw).trim();

export const wholeNumber = (most = MAX_NUMBER) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .pipe(z.number().max(most));

export const pageNumber = (most = MAX_NUMBER) => parameter("page", wholeNumber(most), 1);

/** Words of the address that the code uses as they are. */
export const oneOf = <As extends string, Value extends string>(
  as: As,
  words: readonly Value[],
  usual: Value,
): Parameter<As, Value> => parameter(as, z.enum(words), usual);

export function choice<As extends string, Value extends string, Usual extends string | null>(
  as: As,
  meanings: Readonly<Record<string, Value>>,
  usual: Usual,
): Parameter<As, Value | Usual> {
  const words = new Map(Object.entries(meanings));
  const schema = z.string().transform((word, context) => {
    const value = words.get(word);
    if (value === undefined) context.addIssue("unknown");
    return value as Value;
  });
  const wordOf = (value: Value | Usual) => [...words].find(([, own]) => own === value)?.[0] ?? "";
  return { ...parameter(as, schema, usual), write: wordOf };
}

/** @throws PageError when it can't be an id */
export function idParameter(raw: string | undefined): Id {
  const id = readId(raw);
  // Each record has a single address.
  if (id === undefined || id === 0 || String(id) !== raw) throw new PageError("notFound");
  return id;
}
