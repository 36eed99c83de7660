/** Many rows at once: the indexes of their table are faster made of all of them than row by row. */
import { type ClientBase } from 'pg';

/** Takes away the table's indexes but its primary key, lets the work be done, and makes them again as they were defined. */
export const withoutIndexes = async (
  sql: Pick<ClientBase, 'query'>,
  { schema, table }: { readonly schema: string; readonly table: string },
  work: () => Promise<void>,
): Promise<void> => {
  const { rows } = await sql.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes
     where schemaname = $1 and tablename = $2 and indexname <> $2 || '_pkey'`,
    [schema, table],
  );
  for (const { indexname } of rows) await sql.query(`drop index ${schema}.${indexname}`);
  await work();
  for (const { indexdef } of rows) await sql.query(indexdef);
};
