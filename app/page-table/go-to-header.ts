/** Names the page that follows a form, in the answer to scripts that sent it. */
export const GO_TO_HEADER = "X-Go-To";
