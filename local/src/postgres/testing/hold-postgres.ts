/** Runs Postgres until it is killed itself: the parent that the tests take away. */
import { startPostgres } from '../index.ts';

const dataDir = process.argv[2];
if (!dataDir) throw new Error('Which data folder?');
const { pid, port } = await startPostgres({ dataDir });
process.stdout.write(`postgres ${pid} on port ${port} ready\n`);
