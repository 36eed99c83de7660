/** What moved on the accounts that a viewer sees, each with the balance after it. */
import { accountRule, movementTable } from '@cotejo/core/accounts';
import { countryCodes } from '@cotejo/core/kit/country';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import { type Pool } from 'pg';
import { z } from 'zod';
import { namesOf, userOf } from '../identity/index.ts';
import { type Viewer } from '../kit/http/bearer.ts';
import { type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { ids, instant, oneOf, uuids } from '../kit/http/filters.ts';
import { findPage, type Page } from '../kit/http/page.ts';
import { whereSeen } from '../kit/scope.ts';
import { type Query, sql, whereAny, whereBetween } from '../kit/sql.ts';

const filters = {
  id: uuids.optional(),
  accountId: uuids.optional(),
  typeId: ids.optional(),
  country: oneOf(countryCodes).optional(),
  at_gte: instant.optional(),
  at_lte: instant.optional(),
};

export const movementList: ListShape<typeof filters> = {
  filters,
  sorts: { id: 'm.id', at: 'm.at' },
  defaultSort: ['at', 'DESC'],
  tieBreak: 'm.position',
};

export const movementSchema = movementTable.row.extend({
  executiveName: z.string().nullable(),
  actorName: z.string().nullable().describe('quién lo registró'),
});
export type ShownMovement = z.infer<typeof movementSchema>;

const columns = rowColumns(movementTable, 'm').join(', ');

/** From where and by which conditions, without columns. */
export const seenMovements = (viewer: Viewer, filter: ListRequest<typeof filters>['filter']): Query => {
  const { id, accountId, typeId, country, at_gte, at_lte } = filter;
  const held = { owner: 'm.account_id', country: 'm.country' };
  const seen = whereSeen(sql('read.account_movement as m'), accountRule, viewer, held);
  whereAny(seen, { 'm.id': id, 'm.account_id': accountId, 'm.type_id': typeId, 'm.country': country });
  return whereBetween(seen, { 'm.at': [at_gte, at_lte] });
};

/** What Postgres answers as rows, with the names of people. */
export const movementRows = async (
  pool: Pool,
  found: readonly Readonly<Record<string, unknown>>[],
): Promise<ShownMovement[]> => {
  const rows = found.map((row) => readRow(movementTable, row));
  const people = rows.flatMap(({ accountId, actor }) => [accountId, userOf(actor)]);
  const nameOf = await namesOf(pool, people);
  return rows.map((row) => {
    const who = userOf(row.actor);
    return { ...row, executiveName: nameOf(row.accountId), actorName: who && nameOf(who) };
  });
};

export const findMovements = async (
  pool: Pool,
  viewer: Viewer,
  request: ListRequest<typeof filters>,
): Promise<Page<ShownMovement>> => {
  const select = { matching: seenMovements(viewer, request.filter), columns };
  const found = await findPage<Record<string, unknown>>(pool, select, request);
  return { ...found, rows: await movementRows(pool, found.rows) };
};
