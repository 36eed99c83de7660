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
import { where, type Where } from '../kit/http/where.ts';
import { likeAnywhere } from './search.ts';

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
export const onlyVisibleUsers = (condition: Where, viewer: Viewer, table = 'staff_member'): Where => {
  if (may(viewer, 'users:change-roles')) return condition;
  if (leadScope(viewer) === 'team')
    return condition.add(`${table}.id = any($)`, [viewer.id, ...(viewer.team ?? [])]);
  const [countries, self] = [condition.value(viewer.countries), condition.value(viewer.id)];
  return condition.add(`(${table}.countries && ${countries} or ${table}.id = ${self})`);
};

export const findUsers = async (
  pool: Pool,
  viewer: Viewer,
  request: ListRequest<typeof filters>,
): Promise<Page<UserRecord>> => {
  const { filter } = request;
  const condition = onlyVisibleUsers(where(), viewer)
    .addGiven('id = any($)', filter.id)
    .addGiven('(name ilike $ or email ilike $)', filter.q && likeAnywhere(filter.q))
    .addGiven('roles && $', filter.role)
    .addGiven('countries && $', filter.country)
    .addGiven('status = any($)', filter.status)
    .addGiven('(paused_reason_id is not null) = $', filter.paused);
  const found = await findPage<Stored>(pool, { columns, from: 'read.staff_member', condition }, request);
  return { ...found, rows: found.rows.map((row) => recordOf(viewer, row)) };
};

/** @returns nothing where there is no such user, or none that this viewer may see */
export const findUser = async (pool: Pool, viewer: Viewer, id: string): Promise<UserRecord | undefined> => {
  const condition = onlyVisibleUsers(where().add('id = $', id), viewer);
  const { rows } = await pool.query<Stored>(
    `select ${columns} from read.staff_member where ${condition.text}`,
    [...condition.values],
  );
  return rows[0] && recordOf(viewer, rows[0]);
};
