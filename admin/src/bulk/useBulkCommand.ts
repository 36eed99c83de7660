/** Starts a bulk run: one new id per run, kept for as long as nobody knows whether it was started. */
import { useState } from 'react';
import { useCommand } from '../kit/commands/useCommand.ts';
import { type BulkRecord } from './bulk.ts';

export type BulkOrder = {
  readonly aggregate: string;
  readonly command: string;
  readonly ids: readonly string[];
  readonly payload: object;
};

export const useBulkCommand = () => {
  const [id, setId] = useState(() => crypto.randomUUID());
  const { send, isPending, failure } = useCommand<BulkRecord>('bulk', id);

  const sendOnce = async (name: string, payload: object) => {
    const outcome = await send(name, payload);
    // What was refused or done is over: the next one is another run.
    if (outcome.ok || (outcome.failure && outcome.failure.kind !== 'unknown')) setId(crypto.randomUUID());
    return outcome;
  };

  return {
    isPending,
    failure,
    /** One command for many records of an aggregate; the payload is what a single one takes. */
    start: (order: BulkOrder) => sendOnce('start', order),
    /** Once more for those that refused it. */
    retry: (bulkId: string) => sendOnce('retry', { bulkId }),
  };
};
