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
import { sql, whereAny, whereBetween } from '../kit/sql.ts';

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

export const findMovements = async (
  pool: Pool,
  viewer: Viewer,
  request: ListRequest<typeof filters>,
): Promise<Page<ShownMovement>> => {
  const { id, accountId, typeId, country, at_gte, at_lte } = request.filter;
  const held = { owner: 'm.account_id', country: 'm.country' };
  const matching = whereSeen(sql('read.account_movement as m'), accountRule, viewer, held);
  whereAny(matching, { 'm.id': id, 'm.account_id': accountId, 'm.type_id': typeId, 'm.country': country });
  whereBetween(matching, { 'm.at': [at_gte, at_lte] });
  const found = await findPage<Record<string, unknown>>(pool, { matching, columns }, request);
  const rows = found.rows.map((row) => readRow(movementTable, row));
  const people = rows.flatMap(({ accountId, actor }) => [accountId, userOf(actor)]);
  const nameOf = await namesOf(pool, people);
  return {
    ...found,
    rows: rows.map((row) => {
      const who = userOf(row.actor);
      return { ...row, executiveName: nameOf(row.accountId), actorName: who && nameOf(who) };
    }),
  };
};
