/** The write side's own tables: keys of personal data, files, requests of the last minutes, tokens on their way. */
import { keySchema } from '@cotejo/core/kit/personal-data';
import pg from 'pg';
import { bulkRunSchema } from './bulk/index.ts';
import { catalogueDocumentSchema } from './catalogue/documents/index.ts';
import { leadFileSchema } from './files/index.ts';
import { tokenRescueSchema } from './identity/index.ts';
import { recentRequestSchema } from './leads/index.ts';

/** Seconds-long waits become an answer that asks to come again. */
const patience = 5_000;

/** @param onLost told when an idle connection breaks; the next query opens another */
export const openDatabase = (url: string, onLost: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    keepAlive: true,
    application_name: 'write-service',
  });
  return pool.on('error', onLost);
};

const lock = 7_141_001;

/** Creates what is missing; several instances may start at once. */
export const migrate = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    await client.query(keySchema);
    await client.query(recentRequestSchema);
    await client.query(tokenRescueSchema);
    await client.query(leadFileSchema);
    await client.query(catalogueDocumentSchema);
    await client.query(bulkRunSchema);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};
