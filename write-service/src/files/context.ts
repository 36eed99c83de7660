/** Files that staff attach, registered: where they are sent, where they are stored, and what removes those that nobody attaches. */
import { type Pool } from 'pg';
import { type FindAggregate, type WriteContext } from '../kit/context.ts';
import { attachedAmong } from './attached-among.ts';
import { fileSchema } from './file-schema.ts';
import { fileRoutes, type FileParts } from './routes.ts';
import { sweepFiles } from './sweep.ts';

type Parts = FileParts & { readonly pool: Pool; readonly findAggregate: FindAggregate };

export const filesContext = ({ pool, ...parts }: Parts): WriteContext => ({
  name: 'files',
  routes: [fileRoutes(parts)],
  tables: [fileSchema],
  sweeps: [
    (log) =>
      sweepFiles(
        pool,
        attachedAmong(parts.load, parts.findAggregate, (err, { aggregate, ownerId }) =>
          log.warn(
            { err, aggregate, ownerId },
            'a record could not be read; its files wait for the next sweep',
          ),
        ),
      ),
  ],
});
