import { serveDownload } from "~server/resources/download";

/** /veri/{page}.{csv,xlsx,json} */
export const loader = serveDownload;
