/** The database roles: one per service, each with no more than it needs. */
import { readFileSync } from 'node:fs';
import { inRepository } from '../build/index.ts';

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

/** Run as superuser in `cotejo`: the statements that production runs too. */
export const cotejoPrivileges = (): readonly string[] => [
  readFileSync(inRepository('deploy', 'postgres', 'privileges.sql'), 'utf8'),
];
