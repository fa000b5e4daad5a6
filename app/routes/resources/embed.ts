import { serveEmbed } from "~server/resources/embed";

export const loader = serveEmbed;
