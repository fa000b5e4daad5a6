import { documentLoader } from "~server/request/document-loader";
import { group } from "d3-array";
import { LANGUAGES, type Language } from "~/i18n/language";
import type { Translate } from "~/i18n/words";
import { href } from "~/pages";
import { portalOrigin } from "~server/config/environment";
import { siteProfile } from "~server/config/site-profile";
import { FEED_FORMATS, type FileFormat, FILE_TYPES } from "~server/pages/resource-addresses";
import { DATASETS, exampleOf, pathOf, type Dataset } from "~server/pages/open-data/datasets";
import { examplesOf } from "~server/pages/open-data/open-data";
import type { Examples, Parameter } from "~server/pages/open-data/parameters";
import { bothWords, fileSchema, rowSchema } from "~server/pages/open-data/schemas";
import type { RequestContext } from "~server/request/request-context";

export const loader = documentLoader({
  type: "application/json; charset=utf-8",
  lifetime: "documents",
  make: openApi,
  isOpen: true,
});

/** OpenAPI 3.1, derived from the dataset definitions. */
async function openApi({ upstream }: RequestContext): Promise<string> {
  const words = await bothWords();
  const examples = await examplesOf(upstream);
  const byPage = [...group(DATASETS, ({ page }) => page).values()];
  const name = siteProfile.name.en;
  const licence = siteProfile.statements.licence?.en;
  return JSON.stringify({
    openapi: "3.1.0",
    info: {
      title: `${name}: open data`,
      version: "1",
      description: words.en("lead.openData"),
      ...(licence !== undefined && { license: { name: licence } }),
    },
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    servers: [{ url: portalOrigin }],
    externalDocs: { url: portalOrigin + href("open-data", "en") },
    paths: Object.fromEntries(
      byPage.flatMap((sets) => LANGUAGES.flatMap((language) => pathsOf(sets, language, examples, words.en))),
    ),
    components: {
      schemas: Object.fromEntries(
        byPage.map((sets) => [sets[0]?.page ?? "", fileSchema(sets.map((set) => rowSchema(set, words)))]),
      ),
      responses: RESPONSES,
    },
  });
}

const RESPONSES = {
  NotModified: { description: "Nothing is new since the answer that has the ETag of If-None-Match." },
  NotFound: { description: "No such file: an unknown product or format, or a span that is not offered." },
  TooMany: {
    description: "More requests than RateLimit-Policy allows.",
    headers: { "Retry-After": { schema: { type: "integer" }, description: "Seconds." } },
  },
  Unavailable: { description: "The figures can't be had at the moment." },
};

function pathsOf(
  sets: readonly Dataset[],
  language: Language,
  examples: Examples,
  t: Translate,
): (readonly [string, object])[] {
  const [first] = sets;
  if (!first) return [];
  const files = [...new Set(sets.flatMap(({ formats }) => formats))];
  const formats = [...files, ...(first.hasFeed ? FEED_FORMATS : [])];
  return formats.map(
    (format) =>
      [pathOf(first, language, format), { get: operation(sets, language, format, examples, t) }] as const,
  );
}

function operation(
  sets: readonly Dataset[],
  language: Language,
  format: FileFormat,
  examples: Examples,
  t: Translate,
) {
  const offering = sets.filter(({ formats }) => formats.some((one) => one === format));
  const choices = offering.length > 0 ? offering : sets.slice(0, 1);
  const isFeed = offering.length === 0;
  const page = sets[0]?.page ?? "";
  const parameters = new Map(choices.flatMap((set) => set.parameters).map((each) => [each.name, each]));
  const taken = [...parameters.values()].filter((each) => !isFeed || each.in === "path" || each.inFeeds);
  return {
    operationId: `${page}.${language}.${format}`,
    summary: choices.map(({ title }) => t(title)).join("; "),
    description: choices.map(({ about }) => t(about)).join(" "),
    parameters: taken.map((parameter) => parameterOf(parameter, choices, examples, t)),
    responses: {
      "200": {
        description: FILE_TYPES[format],
        headers: { ETag: { schema: { type: "string" } }, "Cache-Control": { schema: { type: "string" } } },
        content: {
          [FILE_TYPES[format].split(";")[0] ?? ""]:
            format === "json" ? { schema: { $ref: `#/components/schemas/${page}` } } : {},
        },
      },
      "304": { $ref: "#/components/responses/NotModified" },
      "404": { $ref: "#/components/responses/NotFound" },
      "429": { $ref: "#/components/responses/TooMany" },
      "503": { $ref: "#/components/responses/Unavailable" },
    },
    "x-examples": choices.map((set) => exampleOf(set, language, format, examples)),
  };
}

function parameterOf(
  { name, about, schema, in: place, example }: Parameter,
  sets: readonly Dataset[],
  examples: Examples,
  t: Translate,
) {
  const schemas = sets.flatMap(({ parameters }) => parameters.filter((each) => each.name === name));
  const isOneOf = new Set(schemas.map((each) => JSON.stringify(each.schema))).size > 1;
  return {
    name,
    in: place ?? "query",
    required: place === "path",
    description: [...new Set(schemas.map((each) => t(each.about)))].join(" ") || t(about),
    schema: isOneOf ? { anyOf: schemas.map((each) => each.schema) } : schema,
    example: example(examples),
  };
}
