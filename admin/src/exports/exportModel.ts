/** What an export amounts to on screen. */
import { type ExportRecord } from './export.ts';

/** As it stands now: a file that is over can't be downloaded any more. */
export type ExportState = ExportRecord['status'] | 'expired';

export const stateOf = (
  { status, expiresAt }: Pick<ExportRecord, 'status' | 'expiresAt'>,
  now: number,
): ExportState =>
  status === 'done' && expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : status;

/** How far it is, from 0 to 100; nothing while nobody knows how much there is. */
export const percentOf = ({ rows, total }: Pick<ExportRecord, 'rows' | 'total'>): number | undefined =>
  total === null ? undefined : total === 0 ? 100 : Math.floor((rows / total) * 100);

/** Whether any of them still goes on: then it is worth to look again. */
export const isAnyUnderWay = (some: readonly Pick<ExportRecord, 'status'>[] | undefined): boolean =>
  some?.some(({ status }) => status === 'waiting' || status === 'running') ?? false;

/** The name under which it is saved: when it was asked for, by this browser's clock. */
export const fileName = (name: string, { at, format }: Pick<ExportRecord, 'at' | 'format'>): string => {
  const asked = new Date(at);
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = `${asked.getFullYear()}-${two(asked.getMonth() + 1)}-${two(asked.getDate())}`;
  return `${name} ${day} ${two(asked.getHours())}${two(asked.getMinutes())}.${format}`;
};
