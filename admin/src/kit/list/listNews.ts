/** The effect of a live change on the list on screen. */
import { type RaRecord } from 'react-admin';
import { type NewsWords } from '../words/resource-words.ts';

/** Rows may move only where that surprises nobody: on the first page, with nothing selected. */
export const mayMove = ({ page, selected }: { page: number; selected: number }): boolean =>
  page === 1 && selected === 0;

/** The version in which each record was on the list when its change was announced; none of one that was not there. */
export type PendingChanges = ReadonlyMap<string, unknown>;

const versionIn = (rows: readonly RaRecord[], id: string): unknown =>
  rows.find((row) => String(row.id) === id)?.version as unknown;

/** @param rows on the list now */
export const withPending = (
  pending: PendingChanges,
  rows: readonly RaRecord[],
  ids: ReadonlySet<string>,
): PendingChanges => new Map([...pending, ...[...ids].map((id) => [id, versionIn(rows, id)] as const)]);

/** The changes that a list does not show yet: a record that was read again since, such as after one's own bulk run, is shown already. */
export const waitingOf = (pending: PendingChanges, rows: readonly RaRecord[]): ReadonlySet<string> =>
  new Set([...pending.keys()].filter((id) => versionIn(rows, id) === pending.get(id)));

export type ListNews = { readonly arrived: readonly RaRecord[]; readonly changed: readonly RaRecord[] };

/** Which of the changed records are on the list now: those that came, and those that were there already. */
export const listNews = (
  before: readonly RaRecord[],
  after: readonly RaRecord[],
  changed: ReadonlySet<string>,
): ListNews => {
  const wasThere = new Set(before.map(({ id }) => id));
  const rows = after.filter(({ id }) => changed.has(String(id)));
  return {
    arrived: rows.filter(({ id }) => !wasThere.has(id)),
    changed: rows.filter(({ id }) => wasThere.has(id)),
  };
};

export type Announcement = {
  readonly key: keyof NewsWords;
  readonly row?: RaRecord;
  readonly count: number;
};

/** The announcement for screen readers: arrivals before changes, a name for one record, a number for several. */
export const announcementOf = ({ arrived, changed }: ListNews): Announcement | undefined => {
  const [rows, verb] = arrived.length > 0 ? [arrived, 'arrived' as const] : [changed, 'changed' as const];
  if (rows.length === 0) return undefined;
  return rows.length === 1
    ? { key: `${verb}One`, row: rows[0], count: 1 }
    : { key: `${verb}Many`, count: rows.length };
};
