/** Where exports are kept: the read service's own tables. All that could tell of a person is sealed under the export's key. */

export const exportTables = `
  do $$ begin
    if to_regnamespace('exports') is null then create schema exports; end if;
  end $$;
  create table if not exists exports.export (
    id uuid primary key,
    user_id uuid not null,
    resource text not null,
    format text not null,
    wrapped_key text not null,
    request bytea not null,
    status text not null default 'waiting',
    run uuid,
    leased_until timestamptz not null default '-infinity',
    attempts int not null default 0,
    rows int not null default 0,
    total int,
    bytes bigint not null default 0,
    error text,
    announced boolean not null default true,
    at timestamptz not null default clock_timestamp(),
    finished_at timestamptz,
    expires_at timestamptz
  );
  create index if not exists export_user on exports.export (user_id, at);
  create index if not exists export_open on exports.export (at) where status in ('waiting', 'running') or not announced;
  create table if not exists exports.part (
    export_id uuid not null references exports.export on delete cascade,
    run uuid not null,
    number int not null,
    sealed bytea not null,
    record_ids uuid[] not null,
    primary key (export_id, run, number)
  );
  -- It was named when only leads were exported. What an older instance still works on may fail meanwhile, and can be
  -- asked for again.
  do $$ begin
    if exists (select from information_schema.columns
               where table_schema = 'exports' and table_name = 'part' and column_name = 'lead_ids') then
      alter table exports.part rename column lead_ids to record_ids;
    end if;
  end $$;
  alter table exports.part alter column sealed set storage external;
  alter table exports.export add column if not exists scope jsonb, add column if not exists read_position bigint;
  create index if not exists part_people on exports.part using gin (record_ids);
  -- The lists of people lie apart from their rows, which Postgres forgets when it reckons what reading them all would
  -- cost: minutes, where the index answers in milliseconds.
  create or replace function exports.holding(people uuid[]) returns setof uuid language sql stable
    set enable_seqscan = off set enable_indexscan = off
    as 'select distinct export_id from exports.part where record_ids && people';
`;

export type ExportStatus = 'waiting' | 'running' | 'done' | 'failed';
