import { appCodeHref } from "~/resources";
import { exchange } from "../exchange";
import { PageError } from "../page-errors";
import type { Portal } from "../portal";
import { qrPath } from "../views/qr";

/** The drawing at an app code's address. @throws PageError when the operator names no app in that store */
export function appCode({ url }: Portal): string {
  const app = exchange.apps.find(({ store }) => appCodeHref(store) === url.pathname);
  if (!app) throw new PageError("notFound");
  const { path, size } = qrPath(app.url);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
}
