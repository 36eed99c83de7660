/** Has the thread that reads tables built once for a run: a test that reads a file starts what is deployed, not its sources. */
import { buildServices, inRepository } from '../build/index.ts';

export async function setup(): Promise<void> {
  await buildServices();
  process.env['COTEJO_TABLE_THREAD'] = inRepository('write-service', 'dist', 'table-worker.js');
}
