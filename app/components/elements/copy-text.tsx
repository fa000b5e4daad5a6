export interface CopyTextView {
  heading: string;
  hint: string;
  /** A sentence begins with its subject, if it has one of its own language. */
  sentences: { subject?: { label: string; lang?: "tr" | "en" }; text: string }[];
}

/** One tap takes all of it. */
export function CopyText({ view: { heading, hint, sentences } }: { view: CopyTextView }) {
  return (
    <section className="copy-text" aria-labelledby="ozet">
      <h2 id="ozet">{heading}</h2>
      <p>
        {sentences.map(({ subject, text }) => (
          <span key={(subject?.label ?? "") + text}>
            {subject ? <span lang={subject.lang}>{subject.label}</span> : null}
            {`${subject ? " " : ""}${text} `}
          </span>
        ))}
      </p>
      <small>{hint}</small>
    </section>
  );
}
