/** `GET /api/console/products/{id}/documents/{fileId}`: a PDF that was uploaded for a product, whether visitors see it or not. */
import { Readable } from 'node:stream';
import { productCode } from '@cotejo/core/product-content';
import { refusals } from '@cotejo/core/kit/service';
import { z } from 'zod';
import { fileIdParam, findDocumentFile, pdfAnswer, piecesOf } from '../index.ts';
import { type ConsoleParts } from '../parts.ts';
import { inTabHeaders } from '../../kit/http/attachment.ts';
import { minPositionHeader } from '../../kit/http/console-plugin.ts';
import { awaitPosition, notThere } from '../../kit/http/freshness.ts';
import { type TypedApp } from '../../kit/http/validation.ts';
import { findProduct } from './products.ts';

const schema = {
  summary: 'Un documento que se subió para un producto, también si solo está en su borrador',
  tags: ['Consola'],
  headers: minPositionHeader,
  params: z.object({ id: productCode, fileId: fileIdParam }),
  response: { 200: pdfAnswer, ...refusals(400, 401, 403, 404, 503) },
};

/** For who may see the product. */
export const consoleDocumentRoute = (
  app: TypedApp,
  { pool, positions }: Pick<ConsoleParts, 'pool' | 'positions'>,
): void => {
  app.get(
    '/api/console/products/:id/documents/:fileId',
    { schema, config: { access: 'catalogue:read' } },
    async (request, reply) => {
      const freshness = await awaitPosition(request, reply, positions, 'catalogue');
      const { id, fileId } = request.params;
      const product = await findProduct(pool, request.viewer, id);
      const file = product && (await findDocumentFile(pool, fileId));
      if (file?.product !== id) throw notThere(freshness, 'No existe ese documento, o no puedes verlo.');
      return reply
        .headers({ ...inTabHeaders(file.name, 'application/pdf'), 'content-length': String(file.bytes) })
        .send(Readable.from(piecesOf(pool, file)));
    },
  );
};
