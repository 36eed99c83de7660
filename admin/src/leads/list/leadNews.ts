/** What a live change means for the list that one looks at. */
import { type LeadRow } from '../lead.ts';

/** Rows may move only where that surprises nobody: on the first page, with nothing selected. */
export const mayMove = ({ page, selected }: { page: number; selected: number }): boolean =>
  page === 1 && selected === 0;

export type ListNews = { readonly arrived: readonly LeadRow[]; readonly changed: readonly LeadRow[] };

/** Which of the changed leads are on the list now: those that came, and those that were there already. */
export const listNews = (
  before: readonly LeadRow[],
  after: readonly LeadRow[],
  changed: ReadonlySet<string>,
): ListNews => {
  const wasThere = new Set(before.map(({ id }) => id));
  const rows = after.filter(({ id }) => changed.has(id));
  return {
    arrived: rows.filter(({ id }) => !wasThere.has(id)),
    changed: rows.filter(({ id }) => wasThere.has(id)),
  };
};

export type Announcement = { readonly key: string; readonly lead?: LeadRow; readonly count: number };

/** What is said aloud: arrivals before changes, a name when there is one lead, a number when there are several. */
export const announcementOf = ({ arrived, changed }: ListNews): Announcement | undefined => {
  const [rows, verb] = arrived.length > 0 ? [arrived, 'arrived'] : [changed, 'changed'];
  if (rows.length === 0) return undefined;
  return rows.length === 1
    ? { key: `resources.leads.list.${verb}One`, lead: rows[0], count: 1 }
    : { key: `resources.leads.list.${verb}Many`, count: rows.length };
};
