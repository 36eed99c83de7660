/** Who works here: names, roles and countries. Neither e-mails nor passwords come this far. */
import { type Personal, type Recorded, unlessErased } from '@cotejo/core/event-sourcing';
import { type UserEvent, userEvents } from '@cotejo/core/identity';
import { type CountryCode, type RoleName } from '@cotejo/core/reference';
import { type FoldedTable, foldInto, type Projector } from '../engine/index.ts';

type Member = {
  readonly name?: Personal<string>;
  readonly roles?: readonly RoleName[];
  readonly countries?: readonly CountryCode[];
};

const memberTable: FoldedTable<Member, UserEvent> = {
  table: 'staff_member',
  key: 'id',
  fold: {
    initial: {},
    evolve: (member, event) =>
      event.type === 'UserRegistered'
        ? { name: event.data.name, roles: event.data.roles, countries: event.data.countries }
        : member,
  },
  columns: (_, { name, roles, countries }) =>
    roles && { name: unlessErased(name) ?? null, roles, countries: countries ?? [] },
};

export const identityProjector: Projector = {
  name: 'identity',
  version: 1,
  tables: `
    create table if not exists staff_member (
      id uuid primary key,
      version int not null,
      position bigint not null,
      name text,
      roles text[] not null,
      countries text[] not null,
      state jsonb not null
    );`,
  views: { staff_member: 'select id, version, position, name, roles, countries from staff_member' },
  handles: { user: userEvents },
  async apply(events, sql) {
    const steps = await foldInto(memberTable, events as readonly Recorded<UserEvent>[], sql);
    return steps.map(({ id, event }) => ({
      resource: 'executives',
      id,
      version: event.revision + 1,
      position: event.position,
      commandId: event.metadata.commandId,
      actor: event.metadata.actor,
    }));
  },
};
