/** The embedded Postgres of local machines and tests. */
export { startPostgres, type Postgres, type PostgresOptions } from './launcher.ts';
