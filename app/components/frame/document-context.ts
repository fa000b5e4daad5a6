import { createContext } from "react";

export interface DocumentParts {
  script: string | null;
  /** Address of the service worker, on pages it may store. */
  worker: string | null;
  shell: ShellText;
}

export interface ShellText {
  header: string;
  footer: string;
}

export const DocumentContext = createContext<DocumentParts>({
  script: null,
  worker: null,
  shell: { header: "", footer: "" },
});
