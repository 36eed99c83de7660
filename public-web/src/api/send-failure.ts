/** Reasons why the platform did not receive what a visitor sent. */
import { type Answer, bodyOf } from './fetch-json.ts';
import { objectOf, optional, recordOf, text } from './readers.ts';

/** The body of a refusal: messages by field, or one in general. */
export const problemAnswer = objectOf({
  code: optional(text),
  message: optional(text),
  errors: optional(recordOf(text)),
});

export type SendFailure =
  /** Messages by field, as the platform names them; `''` is what was sent as a whole. */
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'tooMany' }
  /** It may have been received: only a safe repeat can tell. */
  | { readonly kind: 'unknown' };

export const isTransient = (answer: Answer | undefined): boolean => !answer || answer.status >= 500;

/** @returns why it was not received, or that nobody knows; nothing where it was */
export const sendFailureOf = (answer: Answer | undefined): SendFailure | undefined => {
  if (!answer || isTransient(answer)) return { kind: 'unknown' };
  if (answer.status === 429) return { kind: 'tooMany' };
  if (answer.status < 400) return undefined;
  const { errors, message } = bodyOf(problemAnswer, answer) ?? {};
  return { kind: 'refused', errors: errors ?? { '': message ?? '' } };
};
