/** Everything that the platform remembers, in a form that two moments can be compared by. */
import pg from 'pg';
import { eventStoreDb, formatPosition, type Position } from '@cotejo/core/kit/event-store';
import { eventually } from './eventually.ts';

/** The place of the last event, and each table's rows as one number of its content, once all follow up to it. */
export async function fingerprint(
  { eventStoreUrl, databaseUrl }: { eventStoreUrl: string; databaseUrl: string },
  leaveOut: readonly string[] = [],
): Promise<Record<string, string>> {
  const store = eventStoreDb(eventStoreUrl);
  try {
    const head = await store.head();
    await allFollowed(databaseUrl, head);
    return { 'event store': formatPosition(head), ...(await tablesOf(databaseUrl, leaveOut)) };
  } finally {
    await store.close();
  }
}

/** Waits until every projector has come to a position: some hold events up for company that nobody waits for. */
async function allFollowed(databaseUrl: string, { commit }: Position): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const behind = `select name from checkpoints.projector where coalesce(commit_position, 0) < $1`;
  try {
    await eventually(
      'all projectors have come to the end',
      async () => (await client.query(behind, [commit])).rowCount === 0,
    );
  } finally {
    await client.end();
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
