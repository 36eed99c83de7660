/** Commands of a person on leads, one after the other, at a person's pace or a little faster. */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { type Secrets } from '../../../local/src/platform/secrets.ts';
import { noteText, toAndFro, worker } from '../leads.ts';
import { tokenOf } from '../token.ts';

/** Milliseconds between a command's answer and the next command. */
const breath = 40;

export type ByHand = {
  /** @returns milliseconds that each command took until the work was over */
  readonly during: (work: Promise<unknown>) => Promise<readonly number[]>;
};

/** @param leads assigned ones, so many that none of them grows long */
export const byHand = (origin: string, secrets: Secrets, leads: readonly string[]): ByHand => {
  let sent = 0;
  const change = async (): Promise<void> => {
    const nth = Math.floor(sent / leads.length);
    const id = leads[sent++ % leads.length]!;
    const answer = await fetch(`${origin}/api/commands/leads/${id}/change-status`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokenOf(worker, secrets.tokenPrivateKey)}`,
        'idempotency-key': randomUUID(),
        'x-country': 'PE',
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        statusId: toAndFro.statusId,
        substatusId: toAndFro.substatusIds[nth % 2],
        note: noteText,
      }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status}: ${text}`);
  };
  return {
    async during(work) {
      let isOver = false;
      void work.finally(() => (isOver = true)).catch(() => undefined);
      const times: number[] = [];
      while (!isOver) {
        const began = performance.now();
        await change();
        times.push(performance.now() - began);
        await pause(breath);
      }
      return times;
    },
  };
};
