/** Prepares the embedded server: databases, roles with their passwords, and privileges. Repeating it changes nothing. */
import pg from 'pg';
import { cotejoPrivileges, databaseOf, eventStorePrivileges, roles, type Role } from './roles.ts';

/** Creates what is missing on the server of the superuser's url. */
export async function prepareDatabases(
  superuserUrl: string,
  passwords: Readonly<Record<Role, string>>,
): Promise<void> {
  await run(superuserUrl, async (query) => {
    for (const role of roles) {
      const exists = await query(`select from pg_roles where rolname = '${role}'`);
      if (exists === 0) await query(`create role ${role} login nosuperuser nocreatedb nocreaterole`);
      await query(`alter role ${role} password ${pg.escapeLiteral(passwords[role])}`);
    }
    for (const database of new Set(Object.values(databaseOf))) {
      const exists = await query(`select from pg_database where datname = '${database}'`);
      if (exists === 0) await query(`create database ${database} template template0`);
    }
  });
  await Promise.all([
    runAll(withDatabase(superuserUrl, 'eventstore'), eventStorePrivileges),
    runAll(withDatabase(superuserUrl, 'cotejo'), cotejoPrivileges()),
  ]);
}

/** The url by which a service reaches its database under its own role. */
export function urlOf(superuserUrl: string, role: Role, password: string): string {
  const url = new URL(withDatabase(superuserUrl, databaseOf[role]));
  url.username = role;
  url.password = password;
  return url.href;
}

export function withDatabase(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

const runAll = (url: string, statements: readonly string[]) =>
  run(url, async (query) => {
    for (const statement of statements) await query(statement);
  });

async function run(
  url: string,
  work: (query: (sql: string) => Promise<number>) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(async (sql) => (await client.query(sql)).rowCount ?? 0);
  } finally {
    await client.end();
  }
}
