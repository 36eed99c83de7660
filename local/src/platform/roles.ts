/** The database roles: one per service, each with no more than it needs. */

export const roles = ['event_store', 'write_service', 'projectors', 'read_service'] as const;
export type Role = (typeof roles)[number];

/** The database that each role works in. */
export const databaseOf: Readonly<Record<Role, 'eventstore' | 'cotejo'>> = {
  event_store: 'eventstore',
  write_service: 'cotejo',
  projectors: 'cotejo',
  read_service: 'cotejo',
};

/** Run as superuser in `eventstore`. */
export const eventStorePrivileges: readonly string[] = [
  'revoke all on database eventstore from public',
  'revoke all on schema public from public',
  'grant connect, create, temporary on database eventstore to event_store',
];

/** Run as superuser in `cotejo`: who owns which schema, and who may read what is another's. */
export const cotejoPrivileges: readonly string[] = [
  'revoke all on database cotejo from public',
  'revoke all on schema public from public',
  'grant connect, create on database cotejo to write_service, projectors, read_service',

  // The keys of personal data: made and destroyed by commands, used by whoever decrypts.
  'create schema if not exists keys authorization write_service',
  'grant usage on schema keys to projectors, read_service',
  'alter default privileges for role write_service in schema keys grant select on tables to projectors, read_service',

  'create schema if not exists write authorization write_service',

  // Read models: a schema for each version, and views of the current ones for readers.
  'create schema if not exists checkpoints authorization projectors',
  'create schema if not exists read authorization projectors',
  'grant usage on schema checkpoints, read to read_service',
  'alter default privileges for role projectors in schema checkpoints grant select on tables to read_service',
  'alter default privileges for role projectors in schema read grant select on tables to read_service',

  // Tickets that open a websocket once: the projectors' table, which they open to the read service.
  'create schema if not exists live authorization projectors',
];
