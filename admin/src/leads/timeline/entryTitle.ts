/** Title of an entry; that of a withdrawn file has its name and the reason too: there is nothing else to tell. */
import { type FileRow, type TimelineEntry } from '@cotejo/core/lead-records';
import { eventName } from '@cotejo/core/reference/event-names';

type Told = Pick<TimelineEntry, 'type' | 'note' | 'changes'>;

export const isWithdrawal = ({ type }: Pick<Told, 'type'>): boolean => type === 'LeadFileWithdrawn';

export const entryTitle = (entry: Told): string => {
  const name = eventName(entry.type);
  if (!isWithdrawal(entry)) return name;
  const files = entry.changes.map(({ before }) => (before as FileRow).name);
  return [name, ...files, entry.note].filter(Boolean).join(' · ');
};
