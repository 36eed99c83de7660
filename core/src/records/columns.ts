/** Columns that many records have. */
import { z } from 'zod';
import { countryCodes } from '../kit/country/index.ts';
import { column, type Shown } from '../kit/table/index.ts';

/** A column of the export that lists leave out. */
export const inExportsAlone = { isListed: false } as const;

/** The market that a record belongs to. */
export const countryColumn = (shown: Shown = {}) =>
  column('text', z.enum(countryCodes), { label: 'País', as: 'country', isFiltered: true, ...shown });

/** One of a table of names. */
export const choiceColumn = <const Id extends string>(
  label: string,
  choices: readonly { readonly id: Id; readonly name: string }[],
  shown: Shown = {},
) =>
  column('text', z.enum(choices.map(({ id }) => id) as [Id, ...Id[]]), {
    label,
    choices,
    isFiltered: true,
    ...shown,
  });
