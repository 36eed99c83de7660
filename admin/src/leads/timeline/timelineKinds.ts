/** The kinds of entries that a timeline can be narrowed to. */
import { type TimelineEntry } from '@cotejo/core/lead-records';
import { isWithdrawal } from './entryTitle.ts';

const adds =
  (list: string) =>
  ({ changes }: TimelineEntry): boolean =>
    changes.some(({ field }) => field === list);

/** Notes: those of their own, and those that were written with a command. The reason of a withdrawal is nobody's words. */
const isNoted = (entry: TimelineEntry): boolean =>
  (entry.note !== null && !isWithdrawal(entry)) || adds('notes')(entry);

export const timelineKinds = {
  all: () => true,
  notes: isNoted,
  activities: adds('activities'),
  files: adds('files'),
} as const satisfies Record<string, (entry: TimelineEntry) => boolean>;

export type TimelineKind = keyof typeof timelineKinds;
