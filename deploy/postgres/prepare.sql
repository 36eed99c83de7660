-- Prepares a server for the services: a role each, the database, its privileges. For psql, as superuser:
--   psql --file deploy/postgres/prepare.sql
-- Repeating it changes nothing but the passwords, which are the environment's from then on.

\set ON_ERROR_STOP on
\getenv write_service_password WRITE_SERVICE_DB_PASSWORD
\getenv projectors_password PROJECTORS_DB_PASSWORD
\getenv read_service_password READ_SERVICE_DB_PASSWORD

select format('create role %I login nosuperuser nocreatedb nocreaterole', service)
  from unnest(array['write_service', 'projectors', 'read_service']) as service
 where not exists (select from pg_roles where rolname = service)
\gexec
alter role write_service password :'write_service_password';
alter role projectors password :'projectors_password';
alter role read_service password :'read_service_password';

select 'create database cotejo template template0'
 where not exists (select from pg_database where datname = 'cotejo')
\gexec
\connect cotejo
\ir privileges.sql
