/** Which records of a kind somebody sees, asked by what serves all contexts: each registers its kinds with their scope rule. */
import { type Permission } from '@cotejo/core/reference/permissions';
import { type Pool } from 'pg';
import { type Viewer } from './http/bearer.ts';
import { type Query, rowsOf, sql, whereAny } from './sql.ts';

export type VisibleRecords = {
  /** The kind of record, as commands name it. */
  readonly aggregate: string;
  /** Whether ids are something else than UUIDs: of such records no looks are recorded. */
  readonly hasOtherIds?: boolean;
  /**
   * The ids of all that a viewer sees: a query of one column, `id`.
   * @param also the permissions of what is done with them, beside seeing them
   */
  readonly seenBy: (viewer: Viewer, also?: readonly Permission[]) => Query;
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
