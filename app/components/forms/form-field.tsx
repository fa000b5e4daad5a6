import { CircleAlert } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "../elements/icon";

export interface ChoiceView {
  value: string;
  label: string;
  lang?: "tr" | "en";
}

export interface Constraints {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

interface Field {
  name: string;
  label: string;
  lang?: "tr" | "en";
  help: string | null;
  error: string | null;
  constraints: Constraints;
}

export type FieldView = Field &
  (
    | {
        kind: "line";
        type: "text" | "email" | "tel" | "password";
        value: string;
        autoComplete: string | null;
        placeholder: string | null;
      }
    | { kind: "text"; value: string; rows: number }
    | { kind: "select"; value: string; choices: ChoiceView[]; prompt: string }
    | { kind: "one"; value: string; choices: ChoiceView[] }
    | { kind: "many"; values: string[]; choices: ChoiceView[] }
  );

interface Described {
  id: string;
  name: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export function FormField({
  formId,
  field,
  children,
}: {
  formId: string;
  field: FieldView;
  children?: ReactNode;
}) {
  const id = `${formId}-${field.name}`;
  const described = [field.help && `${id}-help`, field.error && `${id}-error`].filter(Boolean).join(" ");
  const isGroup = field.kind === "one" || field.kind === "many";
  const Box = isGroup ? "fieldset" : "div";
  const Label = isGroup ? "legend" : "label";
  const shared: Described = {
    id,
    name: field.name,
    "aria-describedby": described || undefined,
    "aria-invalid": field.error ? true : undefined,
  };
  return (
    <Box className={field.error ? "form-field wrong" : "form-field"}>
      <Label {...(isGroup ? {} : { htmlFor: id })} lang={field.lang}>
        {field.label}
        {field.constraints.required ? <span aria-hidden="true"> *</span> : null}
      </Label>
      {field.help ? (
        <p id={`${id}-help`} className="note">
          {field.help}
        </p>
      ) : null}
      {field.error ? (
        <p id={`${id}-error`} className="form-error">
          <Icon of={CircleAlert} />
          {field.error}
        </p>
      ) : null}
      <Control field={field} shared={shared} />
      {children}
    </Box>
  );
}

function keyboardFor({ type, autoComplete }: Extract<FieldView, { kind: "line" }>) {
  if (type === "tel") return { inputMode: "tel" } as const;
  if (autoComplete === "one-time-code") return { inputMode: "numeric" } as const;
  return autoComplete === "username" ? ({ autoCapitalize: "none", spellCheck: false } as const) : {};
}

function Control({ field, shared }: { field: FieldView; shared: Described }) {
  const { constraints } = field;
  switch (field.kind) {
    case "line":
      return (
        <input
          {...shared}
          {...constraints}
          {...keyboardFor(field)}
          type={field.type}
          defaultValue={field.value}
          autoComplete={field.autoComplete ?? undefined}
          placeholder={field.placeholder ?? undefined}
        />
      );
    case "text":
      return <textarea {...shared} {...constraints} rows={field.rows} defaultValue={field.value} />;
    case "select":
      return (
        <select {...shared} required={constraints.required} defaultValue={field.value}>
          <option value="">{field.prompt}</option>
          {field.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      );
    case "one":
    case "many":
      return <Choices field={field} shared={shared} />;
  }
}

function Choices({
  field,
  shared: { id, ...shared },
}: {
  field: Extract<FieldView, { kind: "one" | "many" }>;
  shared: Described;
}) {
  const isShort = field.choices.every(({ label }) => label.length <= 2);
  const chosen = field.kind === "one" ? [field.value] : field.values;
  return (
    <ul className={isShort ? "form-choices short" : "form-choices"}>
      {field.choices.map(({ value, label, lang }, at) => {
        const choiceId = at === 0 ? id : `${id}-${at}`;
        return (
          <li key={value}>
            <input
              {...shared}
              id={choiceId}
              type={field.kind === "one" ? "radio" : "checkbox"}
              value={value}
              defaultChecked={chosen.includes(value)}
              required={field.kind === "one" ? field.constraints.required : undefined}
            />
            <label htmlFor={choiceId} lang={lang}>
              {label}
            </label>
          </li>
        );
      })}
    </ul>
  );
}
