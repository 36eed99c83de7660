/** `GET /api/documents/files/{fileId}`: a PDF that staff uploaded for a product, as it was sent. */
import { Readable } from 'node:stream';
import { refusals } from '@cotejo/core/service';
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Dependencies } from '../dependencies.ts';
import { inTabHeaders } from '../http/attachment.ts';
import { botRefusal } from '../http/bots.ts';
import { type TypedApp } from '../http/validation.ts';
import { noRecord } from './visit.ts';

type DocumentFile = { readonly name: string; readonly bytes: number };

const findFile = async (pool: Pool, id: string): Promise<DocumentFile | undefined> => {
  const { rows } = await pool.query<DocumentFile>(
    'select name, bytes from files.catalogue_document where id = $1',
    [id],
  );
  return rows[0];
};

/** Bytes that are in memory for one reader. */
const portion = 256 * 1024;

/**
 * A document piece by piece, as its reader takes them: whoever reads slowly holds no connection to the database, no more
 * than a piece of memory, and nobody else up.
 */
async function* piecesOf(pool: Pool, id: string, bytes: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes; from += portion) {
    const { rows } = await pool.query<{ piece: Buffer }>(
      'select substring(content from $2 for $3) as piece from files.catalogue_document where id = $1',
      [id, from + 1, portion],
    );
    if (!rows[0]) throw new Error('The document was removed while it was read.');
    yield rows[0].piece;
  }
}

/** As documented; what is sent are bytes. */
export const pdfBytes = z.string().meta({ format: 'binary' }) as unknown as z.ZodType<Buffer | Readable>;
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

/** A file never changes under its id: who has it need not ask again for a year. */
const kept = 'public, max-age=31536000, immutable';

/** For a plugin that refuses bots. */
export const documentFileRoute = (app: TypedApp, { pool }: Pick<Dependencies, 'pool'>): void => {
  app.get('/api/documents/files/:fileId', { schema }, async (request, reply) => {
    const { fileId } = request.params;
    const file = await findFile(pool, fileId);
    if (!file) throw noRecord('No existe ese documento.');
    return reply
      .headers({
        ...inTabHeaders(file.name, 'application/pdf'),
        'cache-control': kept,
        'content-length': String(file.bytes),
      })
      .send(Readable.from(piecesOf(pool, fileId, file.bytes)));
  });
};
