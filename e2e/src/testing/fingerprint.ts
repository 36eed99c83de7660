/** Everything that the platform remembers, in a form that two moments can be compared by. */
import pg from 'pg';
import { eventStoreDb, formatPosition } from '@cotejo/core/event-store';

/** The place of the last event, and each table's rows as one number of its content. */
export async function fingerprint(
  { eventStoreUrl, databaseUrl }: { eventStoreUrl: string; databaseUrl: string },
  leaveOut: readonly string[] = [],
): Promise<Record<string, string>> {
  const store = eventStoreDb(eventStoreUrl);
  try {
    const head = formatPosition(await store.head());
    return { 'event store': head, ...(await tablesOf(databaseUrl, leaveOut)) };
  } finally {
    await store.close();
  }
}

const named = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by name`;

/** The content of each table of a database, by name. */
export async function tablesOf(
  databaseUrl: string,
  leaveOut: readonly string[] = [],
): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(named);
    const content: Record<string, string> = {};
    for (const { name } of tables.rows.filter((table) => !leaveOut.includes(table.name))) {
      const { rows } = await client.query<{ content: string }>(
        `select count(*) || ' rows ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as content
           from ${name} t`,
      );
      content[name] = rows[0]?.content ?? '';
    }
    return content;
  } finally {
    await client.end();
  }
}
