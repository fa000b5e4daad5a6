import { answerSignUp } from "~server/forms/sign-up";

export { postOnly as loader } from "~server/http/post-only";

/** /eposta-listesi/{language}: the sign-up in the footer. */
export const action = answerSignUp;
