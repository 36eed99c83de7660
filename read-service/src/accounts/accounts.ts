/** The accounts that a viewer sees: a list, and one. */
import {
  accountCurrencies,
  type AccountRecord,
  accountRule,
  accountTable,
  allowedAccountCommands,
} from '@cotejo/core/accounts';
import { countryCodes } from '@cotejo/core/kit/country';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import { type Pool } from 'pg';
import { type Viewer } from '../kit/http/bearer.ts';
import { alphabetical, type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { oneOf, searchText, uuids } from '../kit/http/filters.ts';
import { findPage, type Page } from '../kit/http/page.ts';
import { whereSeen } from '../kit/scope.ts';
import { likeAnywhere, type Query, raw, rowsOf, sql, whereAny } from '../kit/sql.ts';

const filters = {
  id: uuids.optional(),
  q: searchText.optional(),
  country: oneOf(countryCodes).optional(),
  currency: oneOf(accountCurrencies).optional(),
};

export const accountList: ListShape<typeof filters> = {
  filters,
  sorts: {
    id: 'a.id',
    executiveName: alphabetical('member.name'),
    balance: 'a.balance',
    openedAt: 'a.opened_at',
    lastMovementAt: 'a.last_movement_at',
  },
  defaultSort: ['executiveName', 'ASC'],
  tieBreak: 'a.id',
};

type Stored = Readonly<Record<string, unknown>> & { readonly executive_name: string | null };

const columns = [...rowColumns(accountTable, 'a'), 'member.name as executive_name'].join(', ');

const recordOf = (viewer: Viewer, stored: Stored): AccountRecord => {
  const row = readRow(accountTable, stored);
  const allowedCommands = allowedAccountCommands({ executiveId: row.id, country: row.country }, viewer);
  return { ...row, executiveName: stored.executive_name, allowedCommands };
};

const seenBy = (viewer: Viewer): Query =>
  whereSeen(
    sql('read.account as a').leftJoin('read.staff_member as member', 'member.id', 'a.id'),
    accountRule,
    viewer,
    { owner: 'a.id', country: 'a.country' },
  );

export const findAccounts = async (
  pool: Pool,
  viewer: Viewer,
  request: ListRequest<typeof filters>,
): Promise<Page<AccountRecord>> => {
  const { id, q, country, currency } = request.filter;
  const matching = whereAny(seenBy(viewer), { 'a.id': id, 'a.country': country, 'a.currency': currency });
  if (q) matching.whereILike('member.name', likeAnywhere(q));
  const found = await findPage<Stored>(pool, { matching, columns }, request);
  return { ...found, rows: found.rows.map((row) => recordOf(viewer, row)) };
};

/** @returns nothing where there is no such account, or none that this viewer may see */
export const findAccount = async (
  pool: Pool,
  viewer: Viewer,
  id: string,
): Promise<AccountRecord | undefined> => {
  const [found] = await rowsOf<Stored>(pool, seenBy(viewer).where('a.id', id).select(raw(columns)));
  return found && recordOf(viewer, found);
};

/** Which of some accounts somebody sees. */
export const visibleAccountIds = async (
  pool: Pool,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const seen = whereAny(seenBy(viewer), { 'a.id': ids }).select('a.id');
  return new Set((await rowsOf<{ id: string }>(pool, seen)).map(({ id }) => id));
};
