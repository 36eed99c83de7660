/** Files that staff attach, registered: where they are sent, where they are kept, and what removes those that nobody attaches. */
import { type Pool } from 'pg';
import { type WriteContext } from '../kit/context.ts';
import { leadFileSchema } from './lead-files.ts';
import { fileRoutes, type FileParts } from './routes.ts';
import { sweepLeadFiles } from './sweep.ts';

export const filesContext = ({
  pool,
  load,
  ...parts
}: FileParts & { readonly pool: Pool }): WriteContext => ({
  name: 'files',
  routes: [fileRoutes({ load, ...parts })],
  tables: [leadFileSchema],
  sweeps: [
    (log) =>
      sweepLeadFiles(pool, load, (err, leadId) =>
        log.warn({ err, leadId }, 'a lead could not be read; its files wait for the next sweep'),
      ),
  ],
});
