/** Reasons why the platform did not receive what a visitor sent. */
import { type Answer, isObject } from './fetch-json.ts';
import { usualPause } from './query-result.ts';

type Messages = Readonly<Record<string, string>>;
/** The body of a refusal: messages by field, or one in general. */
export type Problem = { readonly code?: string; readonly message?: string; readonly errors?: Messages };

export const problemOf = (answer: Answer | undefined): Problem => {
  const body = answer?.body;
  if (!isObject(body)) return {};
  const { errors, ...problem }: Problem = body;
  return isObject(errors) && Object.values(errors).every((message) => typeof message === 'string')
    ? { ...problem, errors }
    : problem;
};

export type SendFailure =
  /** Messages by field, as the platform names them; `''` is what was sent as a whole. */
  | { readonly kind: 'refused'; readonly errors: Messages }
  /** Milliseconds to wait. */
  | { readonly kind: 'tooMany'; readonly retryAfter: number }
  /** It may have been received: only a safe repeat can tell. */
  | { readonly kind: 'unknown' };

export const isTransient = (answer: Answer | undefined): boolean => !answer || answer.status >= 500;

/** @returns why it was not received, or that nobody knows; nothing where it was */
export const sendFailureOf = (answer: Answer | undefined): SendFailure | undefined => {
  if (!answer || isTransient(answer)) return { kind: 'unknown' };
  if (answer.status === 429) return { kind: 'tooMany', retryAfter: answer.retryAfter ?? usualPause };
  if (answer.status < 400) return undefined;
  const { errors, message } = problemOf(answer);
  return { kind: 'refused', errors: errors ?? { '': message ?? '' } };
};
