/** Response header with the page to open after a form that scripts submitted. */
export const GO_TO_HEADER = "X-Go-To";
