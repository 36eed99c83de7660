/** The part of the catalogue that somebody sees in the console: by the same rule as `maySeeCatalogue`, in SQL. */
import { catalogueScopeRule } from '@cotejo/core/catalogue';
import { type Viewer } from '../../kit/http/bearer.ts';
import { texts } from '../../kit/http/filters.ts';
import { whereSeen } from '../../kit/scope.ts';
import { type Query } from '../../kit/sql.ts';

/** The permission that all of the catalogue's lists ask for, and the projector whose checkpoint they wait for. */
export const common = { permission: 'catalogue:read', projector: 'catalogue' } as const;

/** @param column of the record's country */
export const onlyTended = (query: Query, viewer: Viewer, column = 'country'): Query =>
  whereSeen(query, catalogueScopeRule, viewer, { country: column });

/** Numbers of the catalogue have up to 52 bits: in JSON they are text, as the records' ids. */
export const numerals = texts.refine(
  (all) => all.every((one) => /^[1-9]\d{0,15}$/.test(one)),
  'Debe ser un número, o una lista.',
);
