/** Reads a query of any length some rows at a time, all as of one moment, over a connection of its own. */
import pg from 'pg';
import { type ErasableRecords, type Selection } from '../kit/export/source.ts';
import { raw, sql, statementOf } from '../kit/sql.ts';

export type Reading = {
  /** Of the log: all before it is in what is read, and nothing after it. */
  readonly position: bigint;
  readonly total: number;
  readonly batches: AsyncIterable<readonly never[]>;
  /**
   * Which of some records had personal data at that moment: it can be erased, and what is erased while rows are read may
   * be in them all the same.
   */
  readonly withPerson: (ids: readonly string[]) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

/** Sorting a million rows takes longer than an answer may. */
const timeout = '15min';

/** @param size rows of a batch @param erasable the records of the rows, where they have personal data */
export const readAll = async (
  database: string,
  { query }: Pick<Selection, 'query'>,
  size: number,
  erasable: ErasableRecords | undefined,
): Promise<Reading> => {
  const client = new pg.Client({
    connectionString: database,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'exports',
    options: `-c statement_timeout=${timeout}`,
  });
  client.on('error', () => {}); // the query that it breaks rejects too
  const close = (): Promise<void> => client.end().catch(() => {});
  try {
    await client.connect();
    await client.query('begin isolation level repeatable read, read only');
    const stands = await client.query<{ position: string | null }>(
      'select position from read.projection_status where name = $1 and shown',
      [erasable?.projector],
    );
    const total = sql.from(query.clone().as('found')).select(raw('count(*) as total'));
    const counted = await client.query<{ total: string }>(statementOf(total));
    const { text, values } = statementOf(query);
    await client.query(`declare everything no scroll cursor for ${text}`, values);
    const batches = async function* (): AsyncGenerator<readonly never[]> {
      for (;;) {
        const { rows } = await client.query<never>(`fetch ${size} from everything`);
        if (rows.length === 0) return;
        yield rows;
      }
    };
    const withPerson = async (ids: readonly string[]): Promise<readonly string[]> => {
      if (!erasable) return [];
      const text = `select id from ${erasable.view} where id = any($1) and not erased`;
      return (await client.query<{ id: string }>(text, [ids])).rows.map(({ id }) => id);
    };
    const position = BigInt(stands.rows[0]?.position ?? 0);
    return { position, total: Number(counted.rows[0]!.total), batches: batches(), withPerson, close };
  } catch (error) {
    await close();
    throw error;
  }
};
