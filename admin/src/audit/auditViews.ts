/** Saved views of the audit: those that everybody has, and what of a view is kept. */
import { isFilled } from '../kit/commands/isFilled.ts';
import { type ListViews } from '../kit/context.ts';

const usualSort = { field: 'at', order: 'DESC' } as const;
const house = (kind: readonly string[]) => ({ filter: { kind }, sort: usualSort, columns: [] });

export const auditListViews: ListViews = {
  usualSort,
  filled: (filter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => isFilled(value))),
  house: {
    people: house(['user', 'session', 'acting']),
    data: house(['look', 'export', 'erasure']),
    publications: house(['publication', 'table', 'import']),
  },
};
