/** Tables of loads: which files are known, their rows, sealed, with what became of each, which loads wait for
 * work, and which column was which. */
import { createSchema } from '../kit/create-schema.ts';

/** SQL that may run again. The read service reads the schema `files`. Ciphertext does not compress, so Postgres need not try. */
export const loadSchema = `
  ${createSchema('files')}
  ${createSchema('write')}
  create table if not exists files.load_row (
    load_id uuid not null,
    row int not null,
    id text generated always as (load_id::text || '.' || row::text) stored,
    sealed bytea,
    corrected bytea,
    person_id uuid,
    outcome text,
    errors jsonb not null default '{}',
    warnings jsonb not null default '{}',
    primary key (load_id, row)
  );
  alter table files.load_row alter column sealed set storage external;
  create index if not exists load_row_outcome on files.load_row (load_id, outcome, row);
  create index if not exists load_row_person on files.load_row (person_id) where person_id is not null and sealed is not null;
  create table if not exists write.employee_load (
    id uuid primary key,
    policy_id uuid not null,
    kind text not null,
    hash text not null,
    user_id uuid not null,
    noted_at timestamptz not null default clock_timestamp(),
    is_known boolean not null default true,
    wanted int not null default 0,
    leased_until timestamptz not null default '-infinity',
    is_waiting boolean not null default false,
    ended_at timestamptz,
    has_rows boolean not null default true
  );
  create table if not exists write.employee_load_mapping (
    company_id text not null,
    kind text not null,
    headings text not null,
    mapping jsonb not null,
    primary key (company_id, kind, headings)
  );
  create unique index if not exists employee_load_file on write.employee_load (policy_id, kind, hash) where is_known;
  create index if not exists employee_load_waiting on write.employee_load (noted_at) where is_waiting;
  create index if not exists employee_load_ended on write.employee_load (ended_at) where has_rows;
`;
