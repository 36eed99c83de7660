/** The users whom a viewer sees: a list, and one. */
import { type Pool } from 'pg';
import { allowedUserCommands, type UserRecord, userTable } from '@cotejo/core/users';
import { leadScope, may } from '@cotejo/core/identity';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import { countryCodes } from '@cotejo/core/kit/country';
import { roleNames } from '@cotejo/core/reference/roles';
import { type Viewer } from '../kit/http/bearer.ts';
import { alphabetical, type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { oneOf, searchText, uuids, yesOrNo } from '../kit/http/filters.ts';
import { findPage, type Page } from '../kit/http/page.ts';
import { likeAnywhere, type Query, raw, rowsOf, sql, whereAny, whereGiven } from '../kit/sql.ts';

const filters = {
  id: uuids.optional(),
  q: searchText.optional(),
  role: oneOf(roleNames).optional(),
  country: oneOf(countryCodes).optional(),
  status: oneOf(['active', 'disabled']).optional(),
  paused: yesOrNo.optional(),
};

export const userList: ListShape<typeof filters> = {
  filters,
  sorts: {
    id: 'id',
    name: alphabetical('name'),
    email: 'email',
    status: 'status',
    passwordExpiresAt: 'password_expires_at',
  },
  defaultSort: ['name', 'ASC'],
  tieBreak: 'id',
};

type Stored = Readonly<Record<string, unknown>>;

const recordOf = (viewer: Viewer, stored: Stored): UserRecord => {
  const row = readRow(userTable, stored);
  const pause = row.pausedReasonId === null ? {} : { pause: { reasonId: row.pausedReasonId } };
  return { ...row, allowedCommands: allowedUserCommands({ ...row, ...pause }, viewer) };
};

const columns = rowColumns(userTable).join(', ');

/** As `maySeeUser` has it, in SQL. */
export const onlyVisibleUsers = (query: Query, viewer: Viewer, table = 'staff_member'): Query => {
  if (may(viewer, 'users:change-roles')) return query;
  if (leadScope(viewer) === 'team')
    return whereAny(query, { [`${table}.id`]: [viewer.id, ...(viewer.team ?? [])] });
  return query.where(
    (either) =>
      void either
        .whereRaw('?? && ?', [`${table}.countries`, [...viewer.countries]])
        .orWhere(`${table}.id`, viewer.id),
  );
};

export const findUsers = async (
  pool: Pool,
  viewer: Viewer,
  request: ListRequest<typeof filters>,
): Promise<Page<UserRecord>> => {
  const { filter } = request;
  const matching = onlyVisibleUsers(sql('read.staff_member'), viewer);
  whereAny(matching, { id: filter.id, status: filter.status });
  whereGiven(matching, '(name ilike ? or email ilike ?)', filter.q && likeAnywhere(filter.q));
  whereGiven(matching, 'roles && ?', filter.role);
  whereGiven(matching, 'countries && ?', filter.country);
  whereGiven(matching, '(paused_reason_id is not null) = ?', filter.paused);
  const found = await findPage<Stored>(pool, { matching, columns }, request);
  return { ...found, rows: found.rows.map((row) => recordOf(viewer, row)) };
};

/** @returns nothing where there is no such user, or none that this viewer may see */
export const findUser = async (pool: Pool, viewer: Viewer, id: string): Promise<UserRecord | undefined> => {
  const seen = onlyVisibleUsers(sql('read.staff_member').where('id', id), viewer);
  const [found] = await rowsOf<Stored>(pool, seen.select(raw(columns)));
  return found && recordOf(viewer, found);
};
