/** Starts a bulk run: one new id per run, kept for as long as nobody knows whether it was started. */
import { useState } from 'react';
import { type CommandOutcome, followed, useCommand } from '../kit/commands/useCommand.ts';
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

  /** A refused or finished run is over: the next one is another run. */
  const renew = (outcome: CommandOutcome<BulkRecord>): void => {
    if (outcome.ok || (outcome.failure && outcome.failure.kind !== 'unknown')) setId(crypto.randomUUID());
  };

  const sendOnce = async (name: string, payload: object, draft?: string) => {
    const outcome = await send(name, payload, undefined, draft);
    followed(outcome, renew);
    return outcome;
  };

  return {
    isPending,
    failure,
    /** One command for many records of an aggregate; the payload is what a single one takes. */
    start: (order: BulkOrder, draft?: string) => sendOnce('start', order, draft),
    /** Once more for those that refused it. */
    retry: (bulkId: string) => sendOnce('retry', { bulkId }),
  };
};
