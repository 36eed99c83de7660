/** Saved views and preferences, as the console reads them when it starts. */
import { indexedText } from '@cotejo/core/kit/text';
import { idOfStream, type Recorded, unlessErased } from '@cotejo/core/kit/event-sourcing';
import {
  type PreferencesEvent,
  preferencesEvents,
  type SavedView,
  savedView,
  type SavedViewEvent,
  savedViewEvents,
} from '@cotejo/core/workspace';
import { type FoldedTable, foldInto, type Projector, type Sql } from '../kit/projector/index.ts';
import { toJson } from '../kit/projector/json.ts';

const viewTable: FoldedTable<SavedView, SavedViewEvent> = {
  table: 'view',
  key: 'id',
  fold: savedView,
  columns: (_, view) => ({
    owner_id: view.status === 'saved' ? view.ownerId : null,
    resource: view.status === 'saved' ? view.resource : null,
    shared: view.status === 'saved' && view.shared,
    name: indexedText((view.status === 'saved' && unlessErased(view.content)?.name) || ''),
  }),
};

const tables = `
  create table if not exists view (
    id uuid primary key,
    version int not null,
    position bigint not null,
    owner_id uuid,
    resource text,
    shared boolean not null,
    name text not null,
    state jsonb not null
  );
  create index if not exists view_owner on view (owner_id, name, id);
  create index if not exists view_shared on view (owner_id) where shared;
  create table if not exists preference (
    user_id uuid not null,
    key text not null,
    value jsonb,
    primary key (user_id, key)
  );
`;

const isPreference = (event: Recorded): event is Recorded<PreferencesEvent> =>
  Object.hasOwn(preferencesEvents, event.type);
const isView = (event: Recorded): event is Recorded<SavedViewEvent> =>
  Object.hasOwn(savedViewEvents, event.type);

/** The last of each key stands; what was taken away is kept as such, so that a rebuild ends with the same rows. */
const writePreferences = async (events: readonly Recorded<PreferencesEvent>[], sql: Sql): Promise<void> => {
  const rows = new Map(
    events.map(({ stream, data: { key: given, value } }) => {
      const key = indexedText(given);
      const known: unknown = JSON.parse(unlessErased(value) ?? 'null');
      return [`${stream} ${key}`, { user_id: idOfStream(stream), key, value: known }];
    }),
  );
  await sql.query({
    name: 'preferences-write',
    text: `insert into preference select * from jsonb_populate_recordset(null::preference, $1::jsonb)
           on conflict (user_id, key) do update set value = excluded.value`,
    values: [toJson([...rows.values()])],
  });
};

export const workspaceProjector: Projector = {
  name: 'workspace',
  version: 1,
  tables,
  views: {
    view: 'select id, version, position, owner_id, resource, shared, name, state from view where owner_id is not null',
    preference: `select user_id, key, value from preference where value is not null and value <> 'null'`,
  },
  handles: { view: savedViewEvents, preferences: preferencesEvents },
  async apply(events, sql) {
    await foldInto(viewTable, events.filter(isView), sql);
    await writePreferences(events.filter(isPreference), sql);
    return [];
  },
};
