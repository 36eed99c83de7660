/** The progress, title and retry of a bulk run, without any component. */
import { type AllowedCommand } from '@cotejo/core/kit/allowed-commands';
import { type BulkRecord } from './bulk.ts';

/** How far it is, from 0 to 100; a run of nothing is done. */
export const percentOf = ({ done, total }: Pick<BulkRecord, 'done' | 'total'>): number =>
  total === 0 ? 100 : Math.floor((done / total) * 100);

/** Whether any of them still goes on: then it is worth to look again. */
export const isAnyRunning = (runs: readonly Pick<BulkRecord, 'status'>[] | undefined): boolean =>
  runs?.some(({ status }) => status === 'running') ?? false;

/** The run of a command that goes on just now. */
export const runningOf = <Run extends Pick<BulkRecord, 'status' | 'command'>>(
  runs: readonly Run[] | undefined,
  command: string,
): Run | undefined => runs?.find((run) => run.status === 'running' && run.command === command);

/** Why what failed can't be tried again; nothing when it can. */
export const noRetry = ({
  allowedCommands,
}: {
  readonly allowedCommands: readonly AllowedCommand[];
}): string | undefined => {
  const retry = allowedCommands.find(({ command }) => command === 'retry');
  return retry?.allowed ? undefined : (retry?.reason ?? '');
};

type Selection = {
  /** The records of the page. */
  readonly shown: readonly string[];
  readonly selected: readonly string[];
  readonly total: number;
  /** Whether there are more than `total`. */
  readonly isAtLeast: boolean;
};

/** Whether all of a page is selected, and its list has more than what is. */
export const isMoreToSelect = ({ shown, selected, total, isAtLeast }: Selection): boolean => {
  const chosen = new Set(selected);
  const isPage = shown.length > 0 && shown.every((id) => chosen.has(id));
  return isPage && (isAtLeast ? selected.length <= total : selected.length < total);
};

export type Shown = 'all' | 'failed' | 'ok';
export const shownResults: readonly Shown[] = ['all', 'failed', 'ok'];

/** The filter of the results that a choice means. */
export const resultFilter = (
  bulkId: string,
  shown: Shown,
): { readonly bulkId: string; readonly ok?: boolean } =>
  shown === 'all' ? { bulkId } : { bulkId, ok: shown === 'ok' };
