import type { LinkView } from "~/components/elements/link";
import type { ProductView } from "~/components/prices/product-page";
import { href, hrefOfMatch } from "~/pages";
import { formatDate } from "~/i18n/dates";
import type { PageContent, PageContext } from "../../../request/page-loader";
import { centralBankRates } from "../../../upstream/feed";
import { portalOrigin } from "../../../config/environment";
import { whatsAppLink } from "../../../html/links";
import { orFallback } from "../../fallbacks";
import { withEmbed } from "../products/embed";
import { pageOfFigures } from "../../figures/figures-page";
import { myProductsHref } from "../desk/my-products";
import { alertLinks } from "../products/alert-links";
import { compareLinks } from "../comparison/compare-choice";
import { changesOf, lastPrice } from "../rows/last-price";
import { archiveLink, seasonLink, yearsLink } from "../products/product-links";
import { loadWorth } from "./load-worth";
import { classesBeside } from "./product-classes";
import { announcedFacts, currencyFacts, realFacts, yearFacts } from "./product-facts";
import { contentOf } from "./product-figures";
import { productPrices } from "../products/product-prices";
import { productCardOf } from "../../share-cards/card-of-page";
import { seasonChart } from "./season-chart";

export async function productPage(context: PageContext): Promise<PageContent<ProductView>> {
  const { upstream, t, language } = context;
  const prices = await productPrices(context);
  const last = prices.days.at(-1) ?? null;
  const [page, rates, classes] = await Promise.all([
    pageOfFigures(context, contentOf(context, prices)),
    last && orFallback(centralBankRates(upstream), null),
    last && classesBeside(context, prices, last.day),
  ]);
  const { product, days } = prices;
  const price = last && lastPrice(context, prices, last);
  return {
    ...page,
    heading: {
      ...page.heading,
      ...productCardOf(context, page.heading.title, last && price && { day: last.day, ...price }),
    },
    view: {
      figures: withEmbed(context, page.view, page.heading.title),
      daysHeading: t("product.lastDays"),
      price,
      changesHeading: t("product.changes"),
      changes: changesOf(context, prices),
      facts: last
        ? [
            ...announcedFacts(context, prices, last),
            ...(prices.isWithoutHistory ? [] : yearFacts(context, product, days, last)),
            ...realFacts(context, product, days, last),
            ...currencyFacts(context, product, last, rates),
          ]
        : [],
      worth: last && loadWorth(context, prices, last),
      seasons: seasonChart(context, prices),
      classes,
      actions: [
        { href: myProductsHref(language, String(product.id)), label: t("myProducts.add") },
        ...alertLinks(context, String(product.id)),
        ...(last && price
          ? [shareLink(context, `${page.heading.title}: ${price.value} ${price.unit}`, last.day)]
          : []),
      ],
      links: [
        ...(last
          ? [
              {
                href: `${href("daily-bulletin", language)}?tarih=${last.day}`,
                label: t("product.bulletin", { date: formatDate(last.day, language) }),
              },
            ]
          : []),
        ...(await compareLinks(context, prices)),
        yearsLink(context, product),
        seasonLink(context, product),
        archiveLink(context, product),
      ],
    },
  };
}

function shareLink({ match, language, t }: PageContext, price: string, day: string): LinkView {
  const text = `${price} (${formatDate(day, language)})`;
  return whatsAppLink(text, portalOrigin + hrefOfMatch(match, language), t);
}
