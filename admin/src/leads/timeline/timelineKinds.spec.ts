import { type TimelineEntry } from '@cotejo/core/lead-records';
import { expect, test } from 'vitest';
import { timelineKinds } from './timelineKinds.ts';

const entry = (of: Pick<TimelineEntry, 'note' | 'changes'>) => of as TimelineEntry;
const adding = (field: string, note: string | null = null) =>
  entry({ note, changes: [{ field, before: null, after: {} }] });

test('a note is one whether it stands alone or with what was done', () => {
  expect(timelineKinds.notes(adding('notes'))).toBe(true);
  expect(timelineKinds.notes(adding('activities', 'En su casa.'))).toBe(true);
  expect(timelineKinds.notes(adding('activities'))).toBe(false);
});

test('an activity and a file are what adds one', () => {
  expect(timelineKinds.activities(adding('activities'))).toBe(true);
  expect(timelineKinds.activities(adding('notes'))).toBe(false);
  expect(timelineKinds.files(adding('files'))).toBe(true);
});

test('a file that was withdrawn is a file, and its reason no note', () => {
  const withdrawn = { ...adding('files', 'Está repetido'), type: 'LeadFileWithdrawn' };
  expect([timelineKinds.files(withdrawn), timelineKinds.notes(withdrawn)]).toEqual([true, false]);
});
