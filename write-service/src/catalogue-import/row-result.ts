/** What became of a row of an imported file, as whoever sent it is told. */
import { VersionConflict } from '@cotejo/core/kit/command-handling';
import { type FieldErrors, Rejection } from '@cotejo/core/kit/event-sourcing';
import { z } from 'zod';

export const outcomes = ['created', 'changed', 'unchanged', 'refused'] as const;
export type Outcome = (typeof outcomes)[number];

/** Differences of a row that are told; beyond them, how many there are. */
const mostTold = 20;

const difference = z.object({
  section: z.string(),
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

export const rowResult = z.object({
  type: z.literal('row'),
  row: z.int().describe('su número en el archivo; 0 de lo que el archivo nombra y no trae'),
  is: z.enum(['product', 'clinic', 'organization', 'insuranceType', 'term', 'tableDay', 'row']),
  id: z.string().optional(),
  name: z.string().optional().describe('como se llama, cuando su id no lo dice'),
  outcome: z.enum(outcomes),
  differences: z.array(difference).optional().describe(`las primeras ${mostTold}`),
  differenceCount: z.int().optional(),
  around: z
    .array(z.object({ section: z.string(), field: z.string(), value: z.union([z.string(), z.number()]) }))
    .optional()
    .describe('los nombres y unidades entre los que están las diferencias, para decirlas en palabras'),
  errors: z
    .record(z.string(), z.string())
    .optional()
    .describe('por campo, por qué no; de una tabla, por columna del archivo'),
});
export type RowResult = z.infer<typeof rowResult>;

type About = Pick<RowResult, 'row' | 'is' | 'id' | 'name'>;

export const refused = (about: About, errors: FieldErrors): RowResult => ({
  type: 'row',
  ...about,
  outcome: 'refused',
  errors,
});

/** A row that can't be taken says why and keeps no other from being tried. @throws what is no matter of the row */
export const refusedBy = (about: About, error: unknown): RowResult => {
  if (error instanceof VersionConflict)
    return refused(about, { row: 'Otra persona lo cambió a la vez. Vuelve a importarlo.' });
  if (!(error instanceof Rejection)) throw error;
  const isByField = Object.keys(error.errors).length > 0;
  return refused(about, isByField ? error.errors : { row: error.message });
};

export type FormattedDifference = z.infer<typeof difference>;
export type Around = NonNullable<RowResult['around']>;

/** @param around what tells the differences that are told in words, for those in a thing with parts */
export const result = (
  about: About,
  outcome: Outcome,
  differences: readonly FormattedDifference[] = [],
  around: (told: readonly FormattedDifference[]) => Around = () => [],
): RowResult => {
  const told = differences.slice(0, mostTold);
  const context = around(told);
  return {
    type: 'row',
    ...about,
    outcome,
    ...(told.length > 0 && { differences: told, differenceCount: differences.length }),
    ...(context.length > 0 && { around: context }),
  };
};
