import { FileText } from "lucide";
import { Icon } from "../elements/icon";

export interface FileView {
  href: string;
  name: string;
  detail: string;
  lang?: "tr" | "en";
}

export function FileLinks({ items }: { items: FileView[] }) {
  return (
    <ul className="files">
      {items.map((file) => (
        <li key={file.href}>
          <a href={file.href} lang={file.lang}>
            <Icon of={FileText} />
            <span>{file.name}</span>
            <small>{file.detail}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function FileList({ heading, items }: { heading: string; items: FileView[] }) {
  return (
    <section className="files-section" aria-labelledby="files">
      <h2 id="files">{heading}</h2>
      <FileLinks items={items} />
    </section>
  );
}
