import { documentLoader } from "~server/request/document-loader";
import { LANGUAGES, type Language } from "~/i18n/language";
import type { WordKey } from "~/i18n/words";
import { href } from "~/pages";
import { OPEN_API } from "~/resources";
import { portalOrigin } from "~server/config/environment";
import { siteProfile } from "~server/config/site-profile";
import { DATASETS, exampleOf, landingPage, type Dataset } from "~server/pages/open-data/datasets";
import { examplesOf } from "~server/pages/open-data/open-data";
import { FILE_TYPES } from "~server/pages/resource-addresses";
import type { Examples } from "~server/pages/open-data/parameters";
import { bothWords } from "~server/pages/open-data/schemas";
import type { RequestContext } from "~server/request/request-context";

const AUTHORITY = "http://publications.europa.eu/resource/authority";
const LANGUAGE_CODES = { tr: "TUR", en: "ENG" } as const;
const FILE_CODES = { csv: "CSV", xlsx: "XLSX", json: "JSON" } as const;

const CONTEXT = {
  dcat: "http://www.w3.org/ns/dcat#",
  dct: "http://purl.org/dc/terms/",
  foaf: "http://xmlns.com/foaf/0.1/",
  rdfs: "http://www.w3.org/2000/01/rdf-schema#",
};

type Words = Awaited<ReturnType<typeof bothWords>>;
const id = (address: string) => ({ "@id": address });
const inBoth = (write: (language: Language) => string) =>
  LANGUAGES.map((language) => ({ "@value": write(language), "@language": language }));

export const loader = documentLoader({
  type: "application/ld+json; charset=utf-8",
  lifetime: "documents",
  make: catalogue,
  isOpen: true,
});

/** DCAT-AP 3 as JSON-LD. */
async function catalogue({ upstream }: RequestContext): Promise<string> {
  const words = await bothWords();
  const examples = await examplesOf(upstream);
  const said = (key: WordKey) => inBoth((language) => words[language](key));
  const address = portalOrigin + href("open-data", "tr");
  return JSON.stringify({
    "@context": CONTEXT,
    "@id": `${address}#katalog`,
    "@type": "dcat:Catalog",
    "dct:title": said("page.openData"),
    "dct:description": said("lead.openData"),
    "dct:publisher": publisher(),
    "dct:language": LANGUAGES.map(languageId),
    "foaf:homepage": id(address),
    "dcat:service": {
      "@id": `${address}#api`,
      "@type": "dcat:DataService",
      "dct:title": said("data.openApi"),
      "dcat:endpointURL": id(`${portalOrigin}/veri`),
      "dcat:endpointDescription": id(portalOrigin + OPEN_API),
    },
    "dcat:dataset": DATASETS.map((dataset) => datasetOf(dataset, words, examples, address)),
  });
}

const languageId = (language: Language) => id(`${AUTHORITY}/language/${LANGUAGE_CODES[language]}`);

const publisher = () => ({
  "@id": `${portalOrigin}/#borsa`,
  "@type": "foaf:Agent",
  "foaf:name": inBoth((language) => siteProfile.name[language]),
});

function datasetOf(dataset: Dataset, words: Words, examples: Examples, address: string) {
  const said = (key: WordKey) => inBoth((language) => words[language](key));
  return {
    "@id": `${address}#${dataset.id}`,
    "@type": "dcat:Dataset",
    "dct:identifier": dataset.id,
    "dct:title": said(dataset.title),
    "dct:description": said(dataset.about),
    "dct:publisher": id(`${portalOrigin}/#borsa`),
    "dct:accrualPeriodicity": id(`${AUTHORITY}/frequency/${dataset.frequency}`),
    "dct:language": LANGUAGES.map(languageId),
    "dct:spatial": id(`${AUTHORITY}/country/TUR`),
    "dcat:theme": id(`${AUTHORITY}/data-theme/AGRI`),
    "dcat:landingPage": LANGUAGES.map((language) =>
      id(portalOrigin + landingPage(dataset, language, examples)),
    ),
    "dcat:distribution": LANGUAGES.flatMap((language) =>
      dataset.formats.map((format) => {
        const file = portalOrigin + exampleOf(dataset, language, format, examples);
        return {
          "@id": file,
          "@type": "dcat:Distribution",
          "dct:title": `${words[language](dataset.title)} (${FILE_CODES[format]})`,
          "dct:language": languageId(language),
          "dct:format": id(`${AUTHORITY}/file-type/${FILE_CODES[format]}`),
          "dcat:mediaType": id(
            `https://www.iana.org/assignments/media-types/${FILE_TYPES[format].split(";")[0] ?? ""}`,
          ),
          "dcat:accessURL": id(portalOrigin + landingPage(dataset, language, examples)),
          "dcat:downloadURL": id(file),
          "dcat:accessService": id(`${address}#api`),
          ...licence(),
        };
      }),
    ),
  };
}

function licence() {
  const { licence: words } = siteProfile.statements;
  if (!words) return {};
  return {
    "dct:license": { "@type": "dct:LicenseDocument", "rdfs:label": inBoth((language) => words[language]) },
  };
}
