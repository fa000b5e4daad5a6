import { Facts, type FactView } from "../elements/facts";
import { Form, type FormView } from "../forms/form";
import { FormDisabled, type FormDisabledView } from "../forms/form-disabled";
import { RichText } from "../elements/rich-text";

export interface QuestionView {
  key: string;
  text: string;
  kind: string | null;
  required: string | null;
  choices: string[];
}

export interface SurveyView {
  state: { kind: "open" | "future" | "closed"; text: string };
  form: FormView | null;
  otherWay: FormDisabledView | null;
  facts: FactView[];
  html: string | null;
  lang?: "tr" | "en";
  heading: string;
  questions: QuestionView[];
  empty: string | null;
}

function Question({ question }: { question: QuestionView }) {
  const { text, kind, required, choices } = question;
  return (
    <li>
      <p className="question">{text}</p>
      {kind || required ? (
        <p className="meta">
          {kind ? <span>{kind}</span> : null}
          {required ? <span className="kind">{required}</span> : null}
        </p>
      ) : null}
      {choices.length > 0 ? (
        <ul>
          {choices.map((choice) => (
            <li key={choice}>{choice}</li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function Questions({ view }: { view: SurveyView }) {
  return (
    <section aria-labelledby="sorular">
      <h2 id="sorular">{view.heading}</h2>
      {view.empty ? <p className="empty">{view.empty}</p> : null}
      {view.questions.length > 0 ? (
        <ol className="questions" lang={view.lang}>
          {view.questions.map((question) => (
            <Question key={question.key} question={question} />
          ))}
        </ol>
      ) : null}
    </section>
  );
}

export function Survey({ view }: { view: SurveyView }) {
  return (
    <article className="article survey">
      <p className={`status ${view.state.kind}`}>{view.state.text}</p>
      {view.html ? <RichText html={view.html} lang={view.lang} /> : null}
      <Facts facts={view.facts} />
      {view.otherWay ? <FormDisabled view={view.otherWay} /> : null}
      {view.form ? <Form view={view.form} /> : <Questions view={view} />}
    </article>
  );
}
