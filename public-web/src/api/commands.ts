/** Commands to the platform's write side: a visitor's request. */
import { bodyOf, type Call, jsonRequest } from './fetch-json.ts';
import { dataOf, objectOf, optional, text } from './readers.ts';
import { isTransient, problemAnswer, type SendFailure, sendFailureOf } from './send-failure.ts';

const receivedRequest = objectOf({ id: text, feedbackSignature: optional(text) });

export type SendResult =
  | {
      readonly kind: 'received';
      readonly id: string;
      /** Signature for a later opinion; missing where an old request is repeated. */
      readonly feedbackSignature?: string | null | undefined;
    }
  /** An earlier attempt with this key was received after all, and it said something else. */
  | { readonly kind: 'keyUsed' }
  | SendFailure;

export type PublicRequest = {
  readonly path: '/api/contactos' | '/api/solicitarplans';
  readonly body: unknown;
  /** A uuid, the same for every attempt; empty where a repeat is known by its content alone. */
  readonly key: string;
};

export type Commands = { readonly send: (request: PublicRequest) => Promise<SendResult> };

/** Pauses before the second and the third attempt, in milliseconds (spec, public side, section 7: retried 2 times). */
const pauses = [250, 750];
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const commandCalls = (call: Call): Commands => ({
  send: async ({ path, body, key }) => {
    const attempt = () => call(path, jsonRequest('POST', body, key ? { 'idempotency-key': key } : undefined));
    let answer = await attempt();
    for (const milliseconds of pauses) {
      if (!isTransient(answer)) break;
      await pause(milliseconds);
      answer = await attempt();
    }
    const failed = sendFailureOf(answer);
    if (failed?.kind === 'refused' && bodyOf(problemAnswer, answer)?.code === 'IDEMPOTENCY_KEY_REUSED')
      return { kind: 'keyUsed' };
    if (failed) return failed;
    const received = bodyOf(dataOf(receivedRequest), answer);
    return received ? { kind: 'received', ...received } : { kind: 'unknown' };
  },
});
