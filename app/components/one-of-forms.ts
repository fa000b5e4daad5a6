import { useActionData, type ClientActionFunctionArgs } from "@remix-run/react";
import { useMemo } from "react";
import type { FormView } from "./form";
import { sendForm, type FormAnswer } from "./send-form";

/** What became of one of a page's several forms. */
interface OneAnswer extends FormAnswer {
  /** The form that was sent, said by scripts when there was no answer. */
  id?: string;
}

/** Sends one of a page's several forms where scripts run. */
export async function sendOneForm(args: ClientActionFunctionArgs): Promise<OneAnswer> {
  const sent = await args.request.clone().formData();
  const answer = await sendForm(args);
  const id = sent.get("form");
  return typeof id === "string" ? { ...answer, id } : answer;
}

/** One of a page's several forms as it stands: as the action answered it, if this one was sent. */
export function useOneAnswered(view: FormView): FormView {
  const answer = useActionData<OneAnswer>();
  return useMemo(() => {
    if (answer?.form) return answer.form.id === view.id ? answer.form : view;
    return answer?.id === view.id ? { ...view, problem: { ...view.unanswered } } : view;
  }, [answer, view]);
}
