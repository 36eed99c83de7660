-- Who owns which schema of the database `cotejo`, and who may read what is another's.
-- Run by a superuser in that database; `npm start` and production run this same file. Repeating it changes nothing.

revoke all on database cotejo from public, write_service, read_service;
revoke all on schema public from public;
grant connect on database cotejo to write_service, projectors, read_service;
-- A new version of a read model is a new schema; nobody else makes any.
grant create on database cotejo to projectors;

-- The keys of personal data: made by commands, destroyed by the automation that erases, used by whoever decrypts.
create schema if not exists keys authorization write_service;
grant usage on schema keys to projectors, read_service;
alter default privileges for role write_service in schema keys grant select on tables to projectors, read_service;
-- An erased subject keeps a row without a key; no row is ever deleted.
alter default privileges for role write_service in schema keys grant insert, update on tables to projectors;
grant insert, update on all tables in schema keys to projectors;

-- What command handling remembers beside the events, and the bells of its slow work.
create schema if not exists write authorization write_service;
create schema if not exists write_jobs authorization write_service;

-- Sessions that ended a moment ago: of the write schema the one table that the read service reads, at every request of staff.
-- Made here, so that it is there whichever of the two starts first.
create table if not exists write.ended_session (
  session_id uuid primary key,
  forget_at timestamptz not null
);
alter table write.ended_session owner to write_service;
grant usage on schema write to read_service;
grant select on write.ended_session to read_service;

-- Files of leads, encrypted: taken in and swept by the write service, given out by the read service.
create schema if not exists files authorization write_service;
grant usage on schema files to read_service;
alter default privileges for role write_service in schema files grant select on tables to read_service;

-- Exports: the read service's own work, on what it may read.
create schema if not exists exports authorization read_service;
create schema if not exists export_jobs authorization read_service;

-- What the read service's instances know together of visitors: counted uses, and who said to be human.
create schema if not exists visitors authorization read_service;

-- Read models: a schema for each version, and views of the current ones for readers.
create schema if not exists checkpoints authorization projectors;
create schema if not exists read authorization projectors;
grant usage on schema checkpoints, read to read_service;
alter default privileges for role projectors in schema checkpoints grant select on tables to read_service;
alter default privileges for role projectors in schema read grant select on tables to read_service;

-- Tickets that open a websocket once: the projectors' table, which they open to the read service.
create schema if not exists live authorization projectors;
