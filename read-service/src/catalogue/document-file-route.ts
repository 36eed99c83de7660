/** `GET /api/documents/files/{fileId}`: a PDF that staff uploaded for a product, as it was sent. */
import { finished } from 'node:stream/promises';
import { atMost, refusals } from '@cotejo/core/service';
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Dependencies } from '../dependencies.ts';
import { inTabHeaders } from '../http/attachment.ts';
import { botRefusal } from '../http/bots.ts';
import { type TypedApp } from '../http/validation.ts';
import { noRecord } from './visit.ts';

type DocumentFile = { readonly name: string; readonly content: Buffer };

const findFile = async (pool: Pool, id: string): Promise<DocumentFile | undefined> => {
  const { rows } = await pool.query<DocumentFile>(
    'select name, content from files.catalogue_document where id = $1',
    [id],
  );
  return rows[0];
};

/** As documented; what is sent are bytes. */
export const pdfBytes = z.string().meta({ format: 'binary' }) as unknown as z.ZodType<Buffer>;
export const pdfAnswer = {
  description: 'El documento',
  content: { 'application/pdf': { schema: pdfBytes } },
};

const schema = {
  summary: 'Un documento que se subió para un producto, como PDF',
  tags: ['Sitio público'],
  params: z.object({ fileId: z.uuid('Debe ser un UUID.').toLowerCase() }),
  response: { 200: pdfAnswer, ...refusals(400, 404, 503), ...botRefusal },
};

/** Documents that are read at once: each is in memory until it is sent, or its reader is gone. */
const places = { atOnce: 8, waiting: 40 };
/** A file never changes under its id: who has it need not ask again for a year. */
const kept = 'public, max-age=31536000, immutable';

/** For a plugin that refuses bots. */
export const documentFileRoute = (app: TypedApp, { pool }: Pick<Dependencies, 'pool'>): void => {
  const inTurn = atMost(places);
  app.get('/api/documents/files/:fileId', { schema }, async (request, reply) => {
    await inTurn(async () => {
      const file = await findFile(pool, request.params.fileId);
      if (!file) throw noRecord('No existe ese documento.');
      void reply
        .headers({ ...inTabHeaders(file.name, 'application/pdf'), 'cache-control': kept })
        .send(file.content);
      await finished(reply.raw).catch(() => {});
    });
    return reply;
  });
};
