import type { CardView } from "../../media/card-drawing";
import { env, portalOrigin } from "../../config/environment";
import { siteProfile } from "../../config/site-profile";
import type { PageContext } from "../../request/page-loader";

export function cardFrame({ language, t }: PageContext): Pick<CardView, "exchange" | "site" | "demo"> {
  return {
    exchange: siteProfile.name[language],
    site: new URL(portalOrigin).host,
    demo: env.PORTAL_DEMO ? t("card.demo") : null,
  };
}
