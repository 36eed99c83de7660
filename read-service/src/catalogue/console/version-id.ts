/** Versions as addresses name them: the record, @ and its number. */
import { texts } from '../../kit/http/filters.ts';
import { condition, type Filter } from '../../kit/list/filter.ts';

/** The filter of versions by their names. @param column of the record */
export const versionsNamed = (column: string): Filter =>
  condition(`${column} || '@' || version = any(?)`, texts);

/** @param named as its route has checked it: `code@3` */
export const placeOf = (named: string): { readonly id: string; readonly version: number } => {
  const [id = '', version] = named.split('@');
  return { id, version: Number(version) };
};
