/** What became of something that a visitor sent. */
import { type Answer, bodyOf } from './fetch-json.ts';
import { problemAnswer } from './product-card.ts';

export type SendFailure =
  /** Messages by field, as the platform names them; `''` is what was sent as a whole. */
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'tooMany' }
  /** It may have been received: only a safe repeat can tell. */
  | { readonly kind: 'unknown' };

export const isTransient = (answer: Answer | undefined): boolean => !answer || answer.status >= 500;

/** A body as JSON. */
export const jsonRequest = (
  method: 'POST' | 'PATCH',
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});

/** @returns why it was not received, or that nobody knows; nothing where it was */
export const sendFailureOf = (answer: Answer | undefined): SendFailure | undefined => {
  if (!answer || isTransient(answer)) return { kind: 'unknown' };
  if (answer.status === 429) return { kind: 'tooMany' };
  if (answer.status < 400) return undefined;
  const { errors, message } = bodyOf(problemAnswer, answer) ?? {};
  return { kind: 'refused', errors: errors ?? { '': message ?? '' } };
};
