/** The console's way of asking for lists: `filter`, `range` and `sort`, each JSON in the query (ra-data-simple-rest). */
import { z } from 'zod';
import { type FieldErrors } from '@cotejo/core/kit/event-sourcing';
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import { fieldErrors, readJson } from '@cotejo/core/kit/validation';
import { type Raw, raw, sql } from '../sql.ts';

/** A column by its name, or an expression. */
export type SortColumn = string | Raw;

/** The filters of a list with their types, and its sorts with their columns. */
export type ListShape<Filters extends z.ZodRawShape> = {
  readonly filters: Filters;
  readonly sorts: Readonly<Record<string, SortColumn>>;
  readonly defaultSort: readonly [field: string, order: 'ASC' | 'DESC'];
  /** The column, or several, that orders rows which are equal otherwise, so that no page shows one twice. */
  readonly tieBreak: string | readonly string[];
};

export type ListRequest<Filters extends z.ZodRawShape> = {
  readonly filter: z.output<z.ZodObject<Filters>>;
  readonly offset: number;
  readonly limit: number;
  /** The field of the sort, for those who read some orders in another way than others. */
  readonly sort: string;
  readonly order: 'ASC' | 'DESC';
  /** The expression after `order by`. */
  readonly orderBy: Raw;
};

/** As it stands in the address. */
export const filterQuery = z.strictObject({
  filter: z.string().optional().describe('objeto JSON, por ejemplo {"statusId":2}'),
});
export const listQuery = filterQuery.extend({
  range: z
    .string()
    .optional()
    .describe('[desde, hasta] en JSON, ambos incluidos; 1000 filas como máximo, desde la 10000 como mucho'),
  sort: z.string().optional().describe('["campo","ASC"|"DESC"] en JSON'),
});

const longest = 1_000;
/** Where a page may begin: rows that are skipped are read all the same. Who wants all of them exports them. */
const furthest = 10_000;

const refuse = (code: string, errors: FieldErrors): never => {
  throw new HttpProblem(problem(400, code, 'La consulta está mal formada.', errors));
};

const parsed = (name: string, text: string | undefined, absent: unknown): unknown => {
  if (text === undefined) return absent;
  const read = readJson(text);
  if ('value' in read) return read.value;
  const { path, message = 'Debe ser JSON.' } = read;
  return refuse('MALFORMED', { [path ? `${name}.${path}` : name]: message });
};

const place = z.int().min(0);
const rangeSchema = z.tuple([place, place]).refine(([from, to]) => to >= from);
const sortSchema = z.tuple([z.string(), z.enum(['ASC', 'DESC'])]);

/** @throws HttpProblem 400 that names what is wrong */
export const readFilter = <Filters extends z.ZodRawShape>(
  text: string | undefined,
  filters: Filters,
): z.output<z.ZodObject<Filters>> => {
  const input = parsed('filter', text, {});
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return refuse('MALFORMED', { filter: 'Debe ser un objeto.' });
  const unknown = Object.keys(input).find((name) => !Object.hasOwn(filters, name));
  if (unknown !== undefined) refuse('UNKNOWN_FILTER', { filter: `El filtro ${unknown} no existe.` });
  const read = z.object({ filter: z.object(filters) }).safeParse({ filter: input });
  return read.success ? read.data.filter : refuse('MALFORMED', fieldErrors(read.error));
};

/** Names as people look for them: `Cóndor` before `Costa Verde`, capitals or not. @param column of a text */
export const alphabetical = (column: string): Raw => raw('?? collate "es-x-icu"', [column]);

/** Nulls sort as the least value, so that one index serves both directions. */
const orderOf = (column: SortColumn, order: 'ASC' | 'DESC', tieBreak: string | readonly string[]): Raw => {
  if (column === tieBreak) return raw(`?? ${order}`, [tieBreak]);
  const ties = [tieBreak].flat();
  const nulls = order === 'ASC' ? 'first' : 'last';
  const by = typeof column === 'string' ? sql.ref(column) : column;
  return raw(`? ${order} nulls ${nulls}, ${ties.map(() => `?? ${order}`).join(', ')}`, [by, ...ties]);
};

/** @throws HttpProblem 400 that names what is wrong */
export const readList = <Filters extends z.ZodRawShape>(
  query: z.output<typeof listQuery>,
  { filters, sorts, defaultSort, tieBreak }: ListShape<Filters>,
): ListRequest<Filters> => {
  const filter = readFilter(query.filter, filters);
  // A query by ids is answered whole.
  const range = rangeSchema.safeParse(
    parsed('range', query.range, 'id' in filter ? [0, longest - 1] : [0, 9]),
  );
  if (!range.success) return refuse('MALFORMED', { range: 'Debe ser [desde, hasta], desde 0.' });
  const sort = sortSchema.safeParse(parsed('sort', query.sort, defaultSort));
  if (!sort.success) return refuse('MALFORMED', { sort: 'Debe ser ["campo","ASC"] o ["campo","DESC"].' });
  const [field, order] = sort.data;
  const column = Object.hasOwn(sorts, field) ? sorts[field] : undefined;
  if (column === undefined) return refuse('UNKNOWN_SORT', { sort: `No se puede ordenar por ${field}.` });
  const [from, to] = range.data;
  if (from > furthest)
    return refuse('TOO_DEEP', {
      range: `No se puede ir más allá de la fila ${furthest}: acota la búsqueda.`,
    });
  return {
    filter,
    offset: from,
    limit: Math.min(longest, to - from + 1),
    sort: field,
    order,
    orderBy: orderOf(column, order, tieBreak),
  };
};

/** `leads 0-24/319`: what the list's rows are, and how many there would be. */
export const contentRange = (resource: string, offset: number, rows: number, total: number): string =>
  `${resource} ${rows === 0 ? '*' : `${offset}-${offset + rows - 1}`}/${total}`;
