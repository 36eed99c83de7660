/** What became of something that a visitor sent. */
import { type Answer, bodyOf } from './fetch-json.ts';
import { problemAnswer } from './product-card.ts';

export type NotReceived =
  /** Messages by field, as the platform names them; `''` is what was sent as a whole. */
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'tooMany' }
  /** It may have been received: only a safe repeat can tell. */
  | { readonly kind: 'unknown' };

export const isPassing = (answer: Answer | undefined): boolean => !answer || answer.status >= 500;

/** A body as JSON. */
export const sending = (
  method: 'POST' | 'PATCH',
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});

/** @returns why it was not received, or that nobody knows; nothing where it was */
export const notReceived = (answer: Answer | undefined): NotReceived | undefined => {
  if (!answer || isPassing(answer)) return { kind: 'unknown' };
  if (answer.status === 429) return { kind: 'tooMany' };
  if (answer.status < 400) return undefined;
  const { errors, message } = bodyOf(problemAnswer, answer) ?? {};
  return { kind: 'refused', errors: errors ?? { '': message ?? '' } };
};
