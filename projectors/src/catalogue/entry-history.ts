/** Everything that happened to organizations, insurance types, clinics and terms, an event a row: when, by whom, and what it says since. */
import { type Entry } from '@cotejo/core/kit/entries';
import { type AnyEvent } from '@cotejo/core/kit/event-sourcing';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Sql, type Step } from '../kit/projector/index.ts';
import { toJson } from '../kit/projector/json.ts';
import { importRunOf } from './import-run.ts';

/** `resource` is what listeners call its records; `fields` those that a change gave. */
export const entryHistoryTable = `
  create table if not exists entry_history (
    resource text not null,
    id bigint not null,
    version int not null,
    country text not null,
    kind text not null,
    occurred_at timestamptz not null,
    actor jsonb not null,
    import_run uuid,
    fields text[] not null,
    hidden boolean not null,
    details jsonb not null,
    primary key (resource, id, version)
  );`;

type Somewhere = { readonly country: CountryCode };

const rowOf = (resource: string, { id, event, before, after }: Step<Entry<Somewhere>, AnyEvent>) => {
  if (after.status === 'unknown') return [];
  const { metadata, revision, data } = event;
  const kind =
    before.status === 'unknown' ? 'registered' : before.status === after.status ? 'changed' : after.status;
  return [
    {
      resource,
      id,
      version: revision + 1,
      country: after.details.country,
      kind,
      occurred_at: metadata.occurredAt,
      actor: metadata.actor,
      import_run: importRunOf(metadata),
      fields: kind === 'changed' ? Object.keys(data as object) : [],
      hidden: after.status === 'hidden',
      details: after.details,
    },
  ];
};

/** @param steps of the entries of one resource */
export const recordEntryHistory = async <State extends Entry<Somewhere>, Event extends AnyEvent>(
  resource: string,
  steps: readonly Step<State, Event>[],
  sql: Sql,
): Promise<void> => {
  const rows = steps.flatMap((step) => rowOf(resource, step));
  if (rows.length === 0) return;
  await sql.query({
    name: 'entry_history-write',
    text: `insert into entry_history
             (resource, id, version, country, kind, occurred_at, actor, import_run, fields, hidden, details)
           select resource, id, version, country, kind, occurred_at, actor, import_run, fields, hidden, details
           from jsonb_populate_recordset(null::entry_history, $1::jsonb)`,
    values: [toJson(rows)],
  });
};
