/** Works one bulk run off: portion by portion, each with its results in the log before the next. */
import { randomUUID } from 'node:crypto';
import { bulk, type BulkRow, recordBulkRows, waitingRows } from '@cotejo/core/bulk';
import { aFewAtATime } from '../kit/a-few-at-a-time.ts';
import { type BulkRuns, type ClaimedRun } from './bulk-runs.ts';
import { handleRow, type RowParts, type RunningBulk } from './handle-row.ts';

/** Records per portion: progress is told after each. */
const portion = 50;
/** Records at once: enough to go on, few enough that whoever works by hand does not feel it. */
const rowsAtOnce = 12;

/**
 * Records of one stream stand in one line, in the order in which they were made: what is decided on the first of them may
 * be what the next one needs, as a holder's coverage is for those of the dependants.
 */
const inLines = (
  ids: readonly string[],
  streamOf: (id: string) => string,
): readonly (readonly string[])[] => {
  const lines = new Map<string, string[]>();
  for (const id of ids) lines.set(streamOf(id), [...(lines.get(streamOf(id)) ?? []), id]);
  return [...lines.values()].map((line) =>
    line.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
  );
};

export type RunParts = RowParts & { readonly runs: BulkRuns };

/**
 * Goes on with a run from where its events say it is, to its end or until the process stops.
 * Whatever was done and not recorded is sent again, under the same ids. Rejects when the event store or database is away.
 */
export const runBulk =
  (parts: RunParts) =>
  async ({ id, old }: ClaimedRun, stopping: AbortSignal): Promise<void> => {
    const { load, handle, runs, now, findAggregate } = parts;
    const { past, state } = await load(bulk, id);
    const [first] = past;
    if (!first || state.status === 'unknown') return old ? runs.drop(id) : runs.release(id);

    const { $correlationId: correlationId, actor: startedBy, country } = first.metadata;
    const chain = { correlationId, causationId: first.id };
    const run: RunningBulk = { id, state, startedBy, ...chain };
    const record = (rows: readonly BulkRow[]) =>
      handle(bulk, id, recordBulkRows(rows), {
        commandId: randomUUID(),
        actor: { kind: 'system', automation: 'run-bulk' },
        country,
        now: now(),
        ...chain,
      });

    const handleLine = async (line: readonly string[]): Promise<readonly BulkRow[]> => {
      const handled: BulkRow[] = [];
      for (const one of line) handled.push(await handleRow(parts)(run, one));
      return handled;
    };
    const streamOf = findAggregate(state.aggregate)?.decider.stream ?? String;

    const waiting = inLines(waitingRows(state), streamOf).flat();
    for (let done = 0; done < waiting.length; done += portion) {
      if (stopping.aborted) return runs.release(id);
      const lines = inLines(waiting.slice(done, done + portion), streamOf);
      await record((await aFewAtATime(lines, rowsAtOnce, handleLine)).flat());
      await runs.renew(id);
    }
    await runs.finish(id);
  };
