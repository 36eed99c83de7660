/** Staff with the data that permissions and scopes ask for: recipients of notices to everybody who may act. */
import { type Staff } from '@cotejo/core/identity';
import { idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type UserEvent } from '@cotejo/core/users';
import { type Sql } from '../kit/projector/index.ts';
import { toJson } from '../kit/projector/json.ts';

export const staffTable = `
  create table if not exists staff (
    id uuid primary key,
    active boolean not null,
    roles jsonb not null,
    countries jsonb not null,
    team jsonb not null
  );`;

type Row = Required<Pick<Staff, 'id' | 'roles' | 'countries' | 'team'>> & { readonly active: boolean };

const after = (before: Row | undefined, id: string, event: UserEvent): Row | undefined => {
  if (event.type === 'UserRegistered') {
    const { roles, countries } = event.data;
    return { id, active: true, roles, countries, team: [] };
  }
  if (!before) return undefined;
  switch (event.type) {
    case 'UserDisabled':
      return { ...before, active: false };
    case 'UserEnabled':
      return { ...before, active: true };
    case 'UserRolesChanged':
      return { ...before, ...event.data };
    case 'UserTeamChanged':
      return { ...before, team: event.data.executiveIds };
    default:
      return before;
  }
};

export const loadStaff = async (sql: Sql) => {
  const { rows } = await sql.query<Row>({ name: 'staff', text: 'select * from staff order by id' });
  const known = new Map(rows.map((row) => [row.id, row]));
  const changed = new Set<string>();
  return {
    /** Those who get in. */
    there: (): readonly Staff[] => [...known.values()].filter(({ active }) => active),
    follow(event: Recorded<UserEvent>) {
      const id = idOfStream(event.stream);
      const before = known.get(id);
      const row = after(before, id, event);
      if (!row || row === before) return;
      known.set(id, row);
      changed.add(id);
    },
    async save() {
      if (changed.size === 0) return;
      await sql.query({
        name: 'staff-save',
        text: `insert into staff select * from jsonb_populate_recordset(null::staff, $1::jsonb)
               on conflict (id) do update set active = excluded.active, roles = excluded.roles,
                 countries = excluded.countries, team = excluded.team`,
        values: [toJson([...changed].map((id) => known.get(id)))],
      });
    },
  };
};
