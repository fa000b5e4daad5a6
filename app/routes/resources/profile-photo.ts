import type { LoaderFunctionArgs } from "@remix-run/node";
import { visitorOfRequest } from "~server/request/visitor";
import { serveOwnPhoto } from "~server/resources/profile-photo";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return serveOwnPhoto(request, await visitorOfRequest(request, context));
}
