/** The embedded Postgres of local machines and tests. */
export { startPostgres, type Postgres } from './launcher.ts';
