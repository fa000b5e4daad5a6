import { createContext } from "react";

/** The text of the page's style sheet; only the server knows it, the browser has it in its document. */
export const SheetContext = createContext("");
