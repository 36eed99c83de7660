/** Which records of a kind somebody sees, asked by what serves all contexts: each registers its kinds with their scope rule. */
import { type Permission } from '@cotejo/core/reference/permissions';
import { type Pool } from 'pg';
import { type Viewer } from './http/bearer.ts';
import { type Query, type Raw, raw, rowsOf, sql, whereAny } from './sql.ts';

export type VisibleRecords = {
  /** The kind of record, as commands name it. */
  readonly aggregate: string;
  /** The SQL type of ids that are no UUIDs: of such records no looks are recorded. */
  readonly idType?: 'text' | 'bigint';
  /**
   * The ids of all that a viewer sees: a query of one column, `id`.
   * @param also the permissions of what is done with them, beside seeing them
   */
  readonly seenBy: (viewer: Viewer, also?: readonly Permission[]) => Query;
  /** The ids of those whose history a viewer is told; all that are seen where it is left out. */
  readonly auditedBy?: (viewer: Viewer) => Query;
  /** Whether a viewer is told of any history at all; all are where it is left out, and the query alone says of which. */
  readonly mayAudit?: (viewer: Viewer) => boolean;
  /** Its page tells all that happened to it to whoever sees it, and so do chains of causes. */
  readonly hasTimeline?: true;
};

/** @returns those of some ids that the viewer sees */
export const visibleIds = async (
  pool: Pool,
  { seenBy }: VisibleRecords,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const seen = whereAny(sql.select('seen.id').from(seenBy(viewer).as('seen')), { 'seen.id': ids });
  return new Set((await rowsOf<{ id: string }>(pool, seen)).map(({ id }) => id));
};

/**
 * Whether the record that a row names is seen, as SQL: by the rule of its kind, and null where none speaks of it. A subquery for
 * each row, and no join: the newest rows are read, however many records there are.
 * @param columns of the row: the kind of record, and its id
 * @param seen the ids that are seen of a kind
 */
export const seenCase = (
  rules: readonly VisibleRecords[],
  columns: { readonly aggregate: string; readonly id: string },
  seen: (rule: VisibleRecords) => Query,
): Raw => {
  const when = ({ idType }: VisibleRecords): string =>
    `when ? then exists (select from ? as seen where seen.id = ??::${idType ?? 'uuid'})`;
  if (rules.length === 0) return raw('null::boolean');
  return raw(`case ?? ${rules.map(when).join(' ')} end`, [
    columns.aggregate,
    ...rules.flatMap((rule) => [rule.aggregate, seen(rule), columns.id]),
  ]);
};
