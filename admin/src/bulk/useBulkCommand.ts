/** Starts a bulk run: one new id per run, kept for as long as nobody knows whether it was started. */
import { useState } from 'react';
import { type CommandOutcome, followed, type FromDraft, useCommand } from '../kit/commands/useCommand.ts';
import { mayBeSentAgain } from '../kit/providers/failure.ts';
import { type BulkRecord } from './bulk.ts';

export type BulkOrder = {
  readonly aggregate: string;
  readonly command: string;
  readonly ids: readonly string[];
  readonly payload: object;
};

/** @param from the draft that a run is made from; its `onKnown` takes the outcome of a run that was started before the page was loaded */
export const useBulkCommand = (from: FromDraft<BulkRecord> = {}) => {
  const [id, setId] = useState(() => crypto.randomUUID());
  const { send, isPending, failure } = useCommand<BulkRecord>('bulk', id, from);

  /** A refused or finished run is over: the next one is another run. */
  const renew = (outcome: CommandOutcome<BulkRecord>): void => {
    if (outcome.ok || (outcome.failure && !mayBeSentAgain(outcome.failure))) setId(crypto.randomUUID());
  };

  const sendOnce = async (name: string, payload: object) => {
    const outcome = await send(name, payload);
    followed(outcome, renew);
    return outcome;
  };

  return {
    isPending,
    failure,
    /** One command for many records of an aggregate; the payload is what a single one takes. */
    start: (order: BulkOrder) => sendOnce('start', order),
    /** Another run for the records that failed without a refusal. */
    retry: (bulkId: string) => sendOnce('retry', { bulkId }),
  };
};
