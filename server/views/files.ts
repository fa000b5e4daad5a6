import type { FileView } from "~/components/file-list";
import type { Language } from "~/language";
import { formatBytes } from "~/text/numbers";
import type { Translate } from "~/text/words";
import { fileHref } from "../files/address";
import type { ContentFile } from "../upstream/contracts/content";

/** Files with their type and size; what names no file of the store is left out. */
export function fileViews(files: readonly ContentFile[], language: Language, t: Translate): FileView[] {
  return files.flatMap((file): FileView[] => {
    const extension = (file.extension ?? "").replace(".", "");
    const href = fileHref(file.path, savedName(file.name, extension));
    if (href === null) return [];
    const size = file.bytes === null ? "" : formatBytes(file.bytes, language);
    return [
      {
        href,
        name: file.name ?? t("article.file"),
        detail: [extension.toLocaleUpperCase("en"), size].filter(Boolean).join(", "),
      },
    ];
  });
}

/** What no system takes in a file's name: "ISO/IEC 17025:2017" becomes "ISO-IEC 17025-2017". */
const NOT_IN_NAMES = /[\\/:*?"<>|]/g;

/** The name a file is saved by, with its ending; null for one without a name. */
function savedName(name: string | null, extension: string): string | null {
  if (name === null) return null;
  const plain = name.replace(NOT_IN_NAMES, "-");
  const ending = `.${extension.toLowerCase()}`;
  return extension === "" || plain.toLowerCase().endsWith(ending) ? plain : plain + ending;
}
