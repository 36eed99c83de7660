/** The filters of a list, each said once: what may be asked for, and the condition that it adds. */
import { type Permission } from '@cotejo/core/reference/permissions';
import { type z } from 'zod';
import { instant, searchText, yesOrNo } from '../http/filters.ts';
import {
  type Named,
  type Query,
  whereAny,
  whereFound,
  whereGiven,
  whereWords,
  whereWordsNearby,
} from '../sql.ts';

export type Filter = {
  readonly schema: z.ZodType;
  /** Adds the condition for a value that the schema has read. */
  readonly add: (query: Query, value: never) => unknown;
  /** The permission to ask for it, beside that of the list. */
  readonly needs?: Permission;
};

export const filter = <Schema extends z.ZodType>(
  schema: Schema,
  add: (query: Query, value: z.output<Schema>) => unknown,
): Filter => ({ schema, add });

/** The column has one of the values. */
export const anyOf = (column: string, schema: z.ZodType<readonly unknown[]>): Filter =>
  filter(schema, (query, values) => whereAny(query, { [column]: values }));

/** A column is true or false. Without a value in the query: an index of the few rows where it is true serves it. */
export const holds = (column: string): Filter =>
  filter(yesOrNo, (query, value) => query.whereRaw(value ? column : `not ${column}`));

/** @param text in SQL; each `?` in it stands for the value */
export const condition = (text: string, schema: z.ZodType): Filter =>
  filter(schema, (query, value) => whereGiven(query, text, value));

/** Each typed word stands in one of the columns, as people search: whatever its capitals, accents and hyphens. */
export const textIn = (...columns: readonly string[]): Filter =>
  filter(searchText, (query, text) => whereFound(query, columns, text));

/** The same where a column holds the text as it is searched. */
export const wordsIn = (column: string): Filter =>
  filter(searchText, (query, text) => whereWords(query, column, text));

/** The same where a word may also stand in a record that the row names. */
export const wordsNearby = (column: string, ...named: readonly Named[]): Filter =>
  filter(searchText, (query, text) => whereWordsNearby(query, column, named, text));

/** Two filters, `at_gte` and `at_lte` for the field `at`: both bounds count. */
export const period = (
  field: string,
  column: string,
  bound: z.ZodType<Date | string> = instant,
): Readonly<Record<string, Filter>> => ({
  [`${field}_gte`]: filter(bound, (query, from) => query.where(column, '>=', from)),
  [`${field}_lte`]: filter(bound, (query, until) => query.where(column, '<=', until)),
});

/** The same filter for those alone who have a further permission. */
export const onlyWith = (needs: Permission, plain: Filter): Filter => ({ ...plain, needs });
