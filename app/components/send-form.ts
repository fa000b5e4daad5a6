import { isRouteErrorResponse, type ClientActionFunctionArgs } from "@remix-run/react";
import type { FormView } from "./form";

/** What becomes of a form that was sent: the form again, or its thanks; null if there was no answer. */
export interface FormAnswer {
  form: FormView | null;
}

/**
 * Sends a form where scripts run. A connection that breaks down, or a server that does, leaves the form on the
 * page with what was typed; without this, the error page would stand in its place.
 */
export async function sendForm({ serverAction }: ClientActionFunctionArgs): Promise<FormAnswer> {
  try {
    return await serverAction<FormAnswer>();
  } catch (error) {
    const isAnswer = isRouteErrorResponse(error) && error.status < 500;
    if (isAnswer || error instanceof Response) throw error;
    return { form: null };
  }
}
