/** What the site asks of the platform's write side: to receive a visitor's request. */
import { bodyOf, type Call } from './fetch-json.ts';
import { problemAnswer, receivedAnswer } from './product-card.ts';

export type Received =
  | { readonly kind: 'received'; readonly id: string }
  /** Messages by field, as the platform names them; `''` is the request itself. */
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'tooMany' }
  /** An earlier attempt with this key was received after all, and it said something else. */
  | { readonly kind: 'keyUsed' }
  /** It may have been received: only a repeat with the same key is safe. */
  | { readonly kind: 'unknown' };

export type PublicRequest = {
  readonly path: '/api/contactos' | '/api/solicitarplans';
  readonly body: unknown;
  /** A uuid; the same for every attempt of the same form. */
  readonly key: string;
};

export type Commands = { readonly send: (request: PublicRequest) => Promise<Received> };

/** Pauses before the second and the third attempt, in milliseconds (spec, public side, section 7: retried 2 times). */
const pauses = [250, 750];
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const isPassing = (status: number | undefined): boolean => status === undefined || status >= 500;

export const commandsBy = (call: Call): Commands => ({
  send: async ({ path, body, key }) => {
    const attempt = () =>
      call(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
      });
    let answer = await attempt();
    for (const milliseconds of pauses) {
      if (!isPassing(answer?.status)) break;
      await pause(milliseconds);
      answer = await attempt();
    }
    if (!answer || isPassing(answer.status)) return { kind: 'unknown' };
    if (answer.status === 429) return { kind: 'tooMany' };
    if (answer.status >= 400) {
      const { code, errors, message } = bodyOf(problemAnswer, answer) ?? {};
      if (code === 'IDEMPOTENCY_KEY_REUSED') return { kind: 'keyUsed' };
      return { kind: 'refused', errors: errors ?? { '': message ?? '' } };
    }
    const received = bodyOf(receivedAnswer, answer);
    return received ? { kind: 'received', id: received.data.id } : { kind: 'unknown' };
  },
});
