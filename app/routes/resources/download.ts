import { serveDownload } from "~server/resources/download";

export const loader = serveDownload;
