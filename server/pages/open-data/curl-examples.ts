import type { OpenDataView } from "~/components/prices/open-data-page";
import { href } from "~/pages";
import { now } from "../../config/clock";
import { portalOrigin } from "../../config/environment";
import type { PageContext } from "../../request/page-loader";
import { downloadHref, type Format } from "../data-table/download-address";
import type { Examples } from "./parameters";

const YEARS = 10;

export function curlExamples(
  { t, language }: PageContext,
  { product, day, year }: Examples,
): OpenDataView["examples"]["examples"] {
  const address = (page: string, format: Format, query: Record<string, string> = {}) =>
    portalOrigin + downloadHref(page, format, new URLSearchParams(query));
  const bulletin = address(href("daily-bulletin", language), "json", { tarih: day });
  const desk = address(href("prices", language), "json");
  const days = address(href("product", language, { product }), "csv");
  const all = address(href("yearly-prices", language), "csv", {
    urun: "hepsi",
    yil: String(year),
    donem: "gun",
  });
  const last = now().year;
  return [
    { text: t("data.example.day"), command: `curl -s --compressed '${bulletin}'` },
    {
      text: t("data.example.news"),
      command: `curl -s --compressed --etag-save etag.txt --etag-compare etag.txt \\\n  -o prices.json '${desk}'`,
    },
    {
      text: t("data.example.years", { count: YEARS }),
      command: [
        `for y in $(seq ${last - YEARS + 1} ${last}); do`,
        `  curl -s --compressed "${days}?bas=$y-01-01&bit=$y-12-31" | tail -n +2`,
        "done > prices.csv",
      ].join("\n"),
    },
    { text: t("data.example.all", { year }), command: `curl -s --compressed -o year.csv '${all}'` },
  ];
}
