/** Whose catalogue somebody sees in the console: as `maySeeCatalogue` has it, in SQL. */
import { leadScope } from '@cotejo/core/identity';
import { type Viewer } from '../../kit/http/bearer.ts';
import { texts } from '../../kit/http/filters.ts';
import { type Query, whereAny } from '../../kit/sql.ts';

/** @param column of the record's country */
export const onlyTended = (query: Query, viewer: Viewer, column = 'country'): Query =>
  leadScope(viewer) === 'all' ? query : whereAny(query, { [column]: viewer.countries });

/** Numbers of the catalogue have up to 52 bits: in JSON they are text, as the records' ids. */
export const numerals = texts.refine(
  (all) => all.every((one) => /^[1-9]\d{0,15}$/.test(one)),
  'Debe ser un número, o una lista.',
);
