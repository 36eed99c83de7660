/** Has the processes that read tables and write PDFs built once for a run: a test starts what is deployed, not their sources. */
import { buildServices, inRepository } from '../build/index.ts';

export async function setup(): Promise<void> {
  await buildServices();
  process.env['COTEJO_TABLE_READER'] = inRepository('write-service', 'dist', 'table-reader.js');
  process.env['COTEJO_PDF_THREAD'] = inRepository('read-service', 'dist', 'pdf-worker.js');
}
