import { documentLoader } from "~server/request/document-loader";
import { appCodeHref } from "~/resources";
import { siteProfile } from "~server/config/site-profile";
import { PageError } from "~server/pages/errors/page-error";
import type { RequestContext } from "~server/request/request-context";
import { qrPath } from "~server/html/qr";

export const loader = documentLoader({
  type: "image/svg+xml; charset=utf-8",
  lifetime: "documents",
  make: appCode,
});

function appCode({ url }: RequestContext): string {
  const app = siteProfile.apps.find(({ store }) => appCodeHref(store) === url.pathname);
  if (!app) throw new PageError("notFound");
  const { path, size } = qrPath(app.url);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
}
