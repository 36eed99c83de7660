/** Commands to the platform's write side: a visitor's request. */
import { type Call, jsonRequest, textIn } from './fetch-json.ts';
import { isTransient, problemOf, type SendFailure, sendFailureOf } from './send-failure.ts';

export type SendResult =
  | {
      readonly kind: 'received';
      readonly id: string;
      /** Signature for a later opinion; missing where an old request is repeated. */
      readonly feedbackSignature?: string | undefined;
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

/** Pauses before the second and the third attempt, in milliseconds (spec, public side, section 7: retried 2 times). */
const pauses = [250, 750];
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const commandCalls = (call: Call) => ({
  send: async ({ path, body, key }: PublicRequest): Promise<SendResult> => {
    const attempt = () => call(path, jsonRequest('POST', body, key ? { 'idempotency-key': key } : undefined));
    let answer = await attempt();
    for (const milliseconds of pauses) {
      if (!isTransient(answer)) break;
      await pause(milliseconds);
      answer = await attempt();
    }
    const failed = sendFailureOf(answer);
    if (failed?.kind === 'refused' && problemOf(answer).code === 'IDEMPOTENCY_KEY_REUSED')
      return { kind: 'keyUsed' };
    if (failed) return failed;
    const id = textIn(answer, 'id');
    return id
      ? { kind: 'received', id, feedbackSignature: textIn(answer, 'feedbackSignature') }
      : { kind: 'unknown' };
  },
});
