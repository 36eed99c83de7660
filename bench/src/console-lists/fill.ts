/** Fills the tables of the console's lists in Postgres itself: the rows that projectors would write, without a log. */
import { type AnyTable, columnName } from '@cotejo/core/kit/table';
import { connect } from '../../../projectors/src/kit/projector/connection.ts';
import { schemaOf } from '../../../projectors/src/kit/projector/index.ts';
import { prepareSchema } from '../../../projectors/src/kit/projector/schema.ts';
import { projectorsWith } from '../../../projectors/src/projectors.ts';
import { inertParts } from '../../../projectors/src/testing/world.ts';
import { withoutIndexes } from '../../../projectors/src/testing/without-indexes.ts';
import { idSql, pickSql } from './numbers.ts';
import { filled, kinds } from './tables.ts';

const empty: Readonly<Record<string, string>> = {
  uuid: idSql(0, '0'),
  text: `''`,
  int: '0',
  bigint: '0',
  boolean: 'false',
  timestamptz: 'now()',
  jsonb: `'{}'`,
};

/** Of a column that nobody asks for: nothing where it may be empty. */
const unsaid = ({ type, schema }: AnyTable['columns'][string]): string =>
  schema.safeParse(null).success ? 'null' : (empty[type] ?? `'{}'`);

/** @param made of the tables that the database has beside described ones, such as a state */
const insertion = (table: AnyTable, values: Readonly<Record<string, string>>, hasState: boolean): string => {
  const columns = Object.entries({ ...table.columns, ...table.hidden });
  const names = [...columns.map(([name]) => columnName(name)), 'version', 'position'];
  const made = [...columns.map(([name, column]) => values[name] ?? unsaid(column)), '1', 'i'];
  const state = hasState ? [', state', `, '{}'`] : ['', ''];
  return `insert into ${table.name} (${names.join(', ')}${state[0]})
    select ${made.join(', ')}${state[1]} from (select i, $1::bigint as n from generate_series(1, $2::bigint) as i) as rows`;
};

/** @param database of the projectors' role */
export async function fillConsoleLists(database: string, indexKey: Buffer, count: number): Promise<void> {
  const projectors = projectorsWith({ ...inertParts, indexKey });
  const preparing = await connect({ database, instance: 'bench' });
  for (const projector of projectors) await prepareSchema(preparing, projector);
  await preparing.end();
  for (const { projector: name, table, values, rows } of filled) {
    const schema = schemaOf(projectors.find((one) => one.name === name)!);
    const settings = {
      search_path: `${schema},extensions`,
      synchronous_commit: 'off',
      maintenance_work_mem: '512MB',
    };
    const sql = await connect({ database, instance: 'bench', settings });
    const { rowCount } = await sql.query(
      `select from information_schema.columns where table_schema = $1 and table_name = $2 and column_name = 'state'`,
      [schema, table.name],
    );
    await withoutIndexes(sql, { schema, table: table.name }, async () => {
      await sql.query(insertion(table, values, rowCount === 1), [count, rows ?? count]);
    });
    await sql.query(`vacuum analyze ${table.name}`);
    await sql.end();
  }
}

const inLoad = 1_000;

/** @param database of the write service's role */
export async function fillLoadRows(database: string, count: number): Promise<void> {
  const sql = await connect({ database, instance: 'bench', settings: { synchronous_commit: 'off' } });
  const outcome = pickSql('i', 50, ['ok', 'ok', 'ok', 'ok', 'same', 'refused']);
  await sql.query(
    `insert into files.load_row (load_id, row, outcome, errors)
     select ${idSql(kinds.load, `1 + (i - 1) / ${inLoad}`)}, 1 + (i - 1) % ${inLoad}, ${outcome},
       case when ${outcome} = 'refused' then '{"name": "Escribe el nombre."}'::jsonb else '{}' end
     from generate_series(1, $1::bigint) as i`,
    [count],
  );
  await sql.query('vacuum analyze files.load_row');
  await sql.end();
}
