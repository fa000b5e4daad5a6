import type { LoaderFunctionArgs } from "@remix-run/node";
import { visitorOfRequest } from "~server/auth/visitor";
import { serveOwnPhoto } from "~server/files/own-photo";

/** /profil-resmi: the photo of who is logged in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return serveOwnPhoto(request, await visitorOfRequest(request, context));
}
