/** What two versions of an entry say differently, in words; and whether visitors see it. */
import { valueDifferences } from '@cotejo/core/kit/values';
import { type Field } from '../schema/field.ts';
import { type FormattedDifference, formatDifference } from '../history/formatDifference.ts';
import { type EntryForm } from './entry.ts';
import { type EntryVersion } from './entryHistory.ts';

const hidden = { name: 'hidden', field: { kind: 'flag', isOptional: false } } as const;

/** @returns in the order of the fields of its form, whether it is hidden the last */
export const entryDifferences = (
  { fields }: EntryForm,
  older: Pick<EntryVersion, 'details' | 'hidden'>,
  newer: Pick<EntryVersion, 'details' | 'hidden'>,
): readonly FormattedDifference[] => {
  const field: Field = { kind: 'record', fields: [...fields, hidden], isOptional: false };
  const said = ({ details, hidden }: Pick<EntryVersion, 'details' | 'hidden'>) => ({ ...details, hidden });
  const sides = { older: said(older), newer: said(newer) };
  const place = (told: string): number =>
    field.fields.findIndex(({ name }) => name === (told.match(/^[^.[]+/)?.[0] ?? ''));
  return valueDifferences(sides.older, sides.newer)
    .toSorted((one, other) => place(one.field) - place(other.field))
    .map((one) => formatDifference(one, { field, names: [] }, sides, newer.details.country));
};
