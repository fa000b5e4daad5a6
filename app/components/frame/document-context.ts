import { createContext } from "react";

export interface DocumentParts {
  css: string;
  script: string | null;
  /** The address of the service worker, on pages that it may keep. */
  worker: string | null;
  shell: ShellText;
}

export interface ShellText {
  header: string;
  footer: string;
}

export const DocumentContext = createContext<DocumentParts>({
  css: "",
  script: null,
  worker: null,
  shell: { header: "", footer: "" },
});
