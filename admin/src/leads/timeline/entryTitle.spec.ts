import { expect, test } from 'vitest';
import { entryTitle } from './entryTitle.ts';

const withdrawn = (name: string | null) => ({
  type: 'LeadFileWithdrawn',
  note: 'Está repetido',
  changes: [{ field: 'files', before: { name }, after: null }],
});

test('a file that was withdrawn is told in one line, without its name once that is erased', () => {
  expect(entryTitle(withdrawn('RUT.pdf'))).toBe('Se retiró un archivo · RUT.pdf · Está repetido');
  expect(entryTitle(withdrawn(null))).toBe('Se retiró un archivo · Está repetido');
});
test('the rest is told by what it was', () =>
  expect(entryTitle({ type: 'LeadNoteAdded', note: null, changes: [] })).toBe('Se agregó una nota'));
