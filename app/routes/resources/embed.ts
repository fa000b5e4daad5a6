import { serveEmbed } from "~server/resources/embed";

/** /goster/{page} */
export const loader = serveEmbed;
