export interface CopyTextView {
  heading: string;
  hint: string;
  /** `subject` is the beginning of the sentence when it has another language. */
  sentences: { subject?: { label: string; lang?: "tr" | "en" }; text: string }[];
}

export function CopyText({ view: { heading, hint, sentences } }: { view: CopyTextView }) {
  return (
    <section className="copy-text" aria-labelledby="ozet">
      <h2 id="ozet">{heading}</h2>
      <div>
        {sentences.map(({ subject, text }) => (
          <p key={(subject?.label ?? "") + text}>
            {subject ? <span lang={subject.lang}>{subject.label}</span> : null}
            {`${subject ? " " : ""}${text}`}
          </p>
        ))}
      </div>
      <small>{hint}</small>
    </section>
  );
}
