import { serveDownload } from "~server/figures/download";

/** /veri/{page}.{csv,xlsx,json}: the figures of a page as a file. */
export const loader = serveDownload;
