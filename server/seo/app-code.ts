import { appCodeHref } from "~/resources";
import { siteProfile } from "../config/site-profile";
import { PageError } from "../pages/errors/page-error";
import type { RequestContext } from "../request/request-context";
import { qrPath } from "../html/qr";

/** @throws PageError when the operator names no app in that store */
export function appCode({ url }: RequestContext): string {
  const app = siteProfile.apps.find(({ store }) => appCodeHref(store) === url.pathname);
  if (!app) throw new PageError("notFound");
  const { path, size } = qrPath(app.url);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
}
