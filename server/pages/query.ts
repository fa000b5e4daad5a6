import { z } from "zod";
import { printable } from "~/i18n/printable";
import { hrefOfMatch, type Page, type PageId } from "~/pages";
import type { PageContext } from "../request/page-loader";

/** More pages, or a later year, than there can be. */
const MAX_NUMBER = 9_999;
const MAX_SEARCH = 100;

/** `as` is its name in the program; `usual` stands for what isn't written, and isn't written. */
interface Parameter<As extends string, Value> {
  as: As;
  usual: Value;
  schema: z.ZodType<Value, string>;
  /** What stands for a wrong one. */
  instead(written: string): Value;
  write(value: Value): string;
}

type Parameters = Record<string, Parameter<string, unknown>>;
type Values<Defined extends Parameters> = {
  [Name in keyof Defined as Defined[Name]["as"]]: Defined[Name]["usual"];
};

type Asked<Known> = Known & { wrong: readonly string[] };
export type AskedOf<Query extends { read: (url: URL) => unknown }> = ReturnType<Query["read"]>;

type NamesOf<Id extends PageId> =
  Extract<Page, { id: Id }> extends { query: readonly (infer Name)[] } ? Name : never;
/** The pages whose rows of the table name exactly these parameters. */
type PageReading<Name> = {
  [Id in PageId]: [Name, NamesOf<Id>] extends [NamesOf<Id>, Name] ? Id : never;
}[PageId];

/** Links are written in the order of `parameters`. */
export function definePageQuery<Defined extends Parameters>(
  _pages: PageReading<keyof Defined> | readonly PageReading<keyof Defined>[],
  parameters: Defined,
) {
  type Known = Values<Defined>;
  const entries = Object.entries(parameters);
  const write = (values: Partial<Known>): URLSearchParams => {
    const written: Record<string, unknown> = values;
    return new URLSearchParams(
      entries.flatMap(([name, parameter]) => {
        const value = written[parameter.as] ?? parameter.usual;
        return value === parameter.usual ? [] : [[name, parameter.write(value)]];
      }),
    );
  };
  const search = (values: Partial<Known>) => asSearch(write(values));
  return {
    read({ searchParams }: URL): Asked<Known> {
      const found = entries.map(([name, parameter]) => readOne(parameter, searchParams.get(name)?.trim()));
      const values = Object.fromEntries(found.map(({ as, value }) => [as, value]));
      const wrong = found.flatMap(({ as, isWrong }) => (isWrong ? [as] : []));
      return { ...values, wrong } as Asked<Known>;
    },
    write,
    search,
    href: ({ match, language }: Pick<PageContext, "match" | "language">, values: Partial<Known>) =>
      hrefOfMatch(match, language) + search(values),
    fields: (values: Partial<Known>) => [...write(values)].map(([name, value]) => ({ name, value })),
  };
}

function readOne(parameter: Parameter<string, unknown>, written: string | undefined) {
  const { as, usual, schema } = parameter;
  if (!written) return { as, value: usual, isWrong: false };
  const read = schema.safeParse(written);
  return { as, value: read.success ? read.data : parameter.instead(written), isWrong: !read.success };
}

const asSearch = (query: URLSearchParams) => (query.size > 0 ? `?${query.toString()}` : "");

/** The one way for what only an answer can tell: `known` gives the word's own form, or nothing. */
export function narrowed<State extends Asked<object>>(
  asked: State,
  known: { [Name in keyof State]?: (word: string) => State[Name] | undefined },
): State {
  const state: Record<string, unknown> & Asked<object> = { ...asked };
  for (const [as, find] of Object.entries(known) as [string, (word: string) => unknown][]) {
    if (state[as] === "") continue;
    const word = find(String(state[as]));
    if (word === undefined) state.wrong = [...state.wrong, as];
    state[as] = word ?? "";
  }
  return state as State;
}

/** Beyond the last page the last one is shown. */
export function withinPages<State extends Asked<{ page: number }>>(asked: State, pages: number): State {
  const page = Math.min(asked.page, pages);
  return page === asked.page ? asked : { ...asked, page, wrong: [...asked.wrong, "page"] };
}

export function parameter<As extends string, Value, Usual>(
  as: As,
  schema: z.ZodType<Value, string>,
  usual: Usual,
): Parameter<As, Value | Usual> {
  return { as, usual, schema, instead: () => usual, write: String };
}

/** Is chosen afterwards (`narrowed`), or only compared; as long as an address may be. */
export const text = <As extends string>(as: As) => parameter(as, z.string(), "");

/** A search that is too long is cut. */
export const words = <As extends string>(as: As): Parameter<As, string> => ({
  ...parameter(as, z.string().transform(cleaned).pipe(z.string().max(MAX_SEARCH)), ""),
  instead: (written) => cleaned(cleaned(written).slice(0, MAX_SEARCH)),
});

const cleaned = (written: string) => printable(written).trim();

export const wholeNumber = (most = MAX_NUMBER) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .pipe(z.number().max(most));

export const pageNumber = (most = MAX_NUMBER) => parameter("page", wholeNumber(most), 1);

/** Words of the address, and what they mean. */
export function choice<As extends string, Value extends string, Usual extends string | null>(
  as: As,
  meanings: Readonly<Record<string, Value>>,
  usual: Usual,
): Parameter<As, Value | Usual> {
  const known = new Map(Object.entries(meanings));
  const schema = z.string().transform((word, context) => {
    const value = known.get(word);
    if (value === undefined) context.addIssue("unknown");
    return value as Value;
  });
  const wordOf = (value: Value | Usual) => [...known].find(([, own]) => own === value)?.[0] ?? "";
  return { ...parameter(as, schema, usual), write: wordOf };
}
