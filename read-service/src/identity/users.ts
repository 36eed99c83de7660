/** The users whom a viewer sees. */
import { may, scopesOf } from '@cotejo/core/identity';
import { countryCodes } from '@cotejo/core/kit/country';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import { roleNames } from '@cotejo/core/reference/roles';
import { allowedUserCommands, type UserRecord, userRecordSchema, userTable } from '@cotejo/core/users';
import { type Viewer } from '../kit/http/bearer.ts';
import { alphabetical } from '../kit/http/dialect.ts';
import { oneOf, yesOrNo } from '../kit/http/filters.ts';
import { anyOf, condition, textIn } from '../kit/list/filter.ts';
import { type Listing } from '../kit/list/listing.ts';
import { type Query, raw, sql, whereAny } from '../kit/sql.ts';
import { namesOf } from '../kit/staff-names.ts';
import { type VisibleRecords } from '../kit/visible-records.ts';

/** As `maySeeUser` has it, in SQL. */
export const onlyVisibleUsers = (query: Query, viewer: Viewer, table = 'staff_member'): Query => {
  if (may(viewer, 'users:change-roles')) return query;
  if (scopesOf(viewer, 'users:read')[0] === 'team')
    return whereAny(query, { [`${table}.id`]: [viewer.id, ...(viewer.team ?? [])] });
  return query.where(
    (either) =>
      void either
        .whereRaw('?? && ?', [`${table}.countries`, [...viewer.countries]])
        .orWhere(`${table}.id`, viewer.id),
  );
};

/** Oneself, whatever one’s role, and who is seen in the list. */
export const visibleUsers: VisibleRecords = {
  aggregate: 'users',
  seenBy(viewer, also = []) {
    const seesOthers = ['users:read' as const, ...also].every((permission) => may(viewer, permission));
    const users = sql('read.staff_member').select('staff_member.id');
    return seesOthers ? onlyVisibleUsers(users, viewer) : users.where('staff_member.id', viewer.id);
  },
  // The list of what became of users asks for the permission, also of oneself.
  auditedBy: (viewer) =>
    onlyVisibleUsers(
      sql('read.staff_member')
        .select('staff_member.id')
        .where(raw('?', [may(viewer, 'users:read')])),
      viewer,
    ),
};

export const userListing: Listing<UserRecord> = {
  resource: 'users',
  summary: 'Usuarios de la consola que puedes ver',
  permission: 'users:read',
  projector: 'identity',
  one: { summary: 'Un usuario de la consola', missing: 'No existe ese usuario, o no puedes verlo.' },
  count: { summary: 'Cuántos usuarios deja un filtro' },
  id: 'id',
  filters: {
    q: textIn('name', 'email'),
    role: condition('roles && ?', oneOf(roleNames)),
    country: condition('countries && ?', oneOf(countryCodes)),
    status: anyOf('status', oneOf(['active', 'disabled'])),
    paused: condition('(paused_reason_id is not null) = ?', yesOrNo),
    waiting: condition('(approval is not null) = ?', yesOrNo),
  },
  sorts: {
    name: alphabetical('name'),
    email: 'email',
    status: 'status',
    passwordExpiresAt: 'password_expires_at',
  },
  defaultSort: ['name', 'ASC'],
  seen: (viewer) => onlyVisibleUsers(sql('read.staff_member'), viewer),
  columns: () => rowColumns(userTable).join(', '),
  row: userRecordSchema,
  async show(found, viewer, pool) {
    const rows = found.map((stored) => readRow(userTable, stored));
    const nameOf = await namesOf(
      pool,
      rows.map(({ approval }) => approval?.askedBy ?? null),
    );
    return rows.map((row) => {
      const { pausedReasonId: reasonId, pauseIsAutomatic } = row;
      const pause = reasonId !== null && {
        pause: { reasonId, ...(pauseIsAutomatic && { automatic: true as const }) },
      };
      return {
        ...row,
        approval: row.approval && { ...row.approval, askedByName: nameOf(row.approval.askedBy) },
        allowedCommands: allowedUserCommands({ ...row, ...pause }, viewer),
      };
    });
  },
};
