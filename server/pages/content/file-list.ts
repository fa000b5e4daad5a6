import type { FileView } from "~/components/content/file-list";
import { formatBytes } from "~/i18n/numbers";
import type { Wording } from "~/i18n/words";
import { fileHref } from "../../media/address";
import type { ContentFile } from "../../upstream/contracts/content";

export function fileViews(files: readonly ContentFile[], { language, t }: Wording): FileView[] {
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

/** Not allowed in file names: "ISO/IEC 17025:2017" becomes "ISO-IEC 17025-2017". */
const NOT_IN_NAMES = /[\\/:*?"<>|]/g;

function savedName(name: string | null, extension: string): string | null {
  if (name === null) return null;
  const plain = name.replace(NOT_IN_NAMES, "-");
  const ending = `.${extension.toLowerCase()}`;
  return extension === "" || plain.toLowerCase().endsWith(ending) ? plain : plain + ending;
}
