/** `GET /api/documents/files/{fileId}`: a PDF that staff uploaded for a product, while visitors see the product say so. */
import { Readable } from 'node:stream';
import { refusals } from '@cotejo/core/kit/service';
import { type Pool } from 'pg';
import { z } from 'zod';
import { type SiteParts } from '../parts.ts';
import { inTabHeaders } from '../../kit/http/attachment.ts';
import { botRefusal } from '../../kit/http/bots.ts';
import { type Throttle } from '../../kit/http/throttle.ts';
import { type TypedApp } from '../../kit/http/validation.ts';
import { type DocumentFile, findDocumentFile, piecesOf, refersTo } from './document-files.ts';
import { findPublished, findPublishedAt } from '../publications.ts';
import { atQuery, dayAsked, noRecord } from '../visit.ts';

/** As documented; what is sent are bytes. */
export const pdfBytes = z.string().meta({ format: 'binary' }) as unknown as z.ZodType<Buffer | Readable>;
export const pdfAnswer = {
  description: 'El documento',
  content: { 'application/pdf': { schema: pdfBytes } },
};
export const fileIdParam = z.uuid('Debe ser un UUID.').toLowerCase();

const schema = {
  summary: 'Un documento que se subió para un producto, como PDF',
  description: 'Mientras el producto se muestra con él; con `at`, el de lo que se mostraba ese día.',
  tags: ['Sitio público'],
  params: z.object({ fileId: fileIdParam }),
  querystring: atQuery,
  response: { 200: pdfAnswer, ...refusals(400, 404, 429, 503), ...botRefusal },
};

/** Whether visitors read of it in its product as it is published, or was on a day. */
const isPublic = async (
  pool: Pool,
  { id, product, country }: DocumentFile,
  at: string | undefined,
): Promise<boolean> => {
  if (!country) return false;
  const key = { code: product };
  const day = dayAsked(country, at);
  const found = await (at ? findPublishedAt(pool, country, key, day) : findPublished(pool, country, key));
  return found !== undefined && refersTo(found.publication.content, id);
};

/** For a plugin that refuses bots. @param throttle how many documents an address may open */
export const documentFileRoute = (
  app: TypedApp,
  { pool }: Pick<SiteParts, 'pool'>,
  throttle: Throttle,
): void => {
  app.get('/api/documents/files/:fileId', { schema }, async (request, reply) => {
    await throttle.take(request);
    const file = await findDocumentFile(pool, request.params.fileId);
    if (!file || !(await isPublic(pool, file, request.query.at))) throw noRecord('No existe ese documento.');
    // Its bytes never change; whether it is public does, so that it is asked for each time.
    const tag = `"${file.id}"`;
    void reply.headers({ 'cache-control': 'no-cache', etag: tag });
    // Not among the documented answers: it has no body of its own.
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304 as 200).send();
    return reply
      .headers({ ...inTabHeaders(file.name, 'application/pdf'), 'content-length': String(file.bytes) })
      .send(Readable.from(piecesOf(pool, file)));
  });
};
