import { FileText } from "lucide-react";

export interface FileView {
  href: string;
  name: string;
  /** "PDF, 120 KB" */
  detail: string;
  lang?: "tr" | "en";
}

export function FileList({ heading, items }: { heading: string; items: FileView[] }) {
  return (
    <section className="files" aria-labelledby="files">
      <h2 id="files">{heading}</h2>
      <ul>
        {items.map((file) => (
          <li key={file.href}>
            <a href={file.href} lang={file.lang}>
              <FileText />
              <span>{file.name}</span>
              <small>{file.detail}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
