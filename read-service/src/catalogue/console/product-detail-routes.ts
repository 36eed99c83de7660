/** The console's queries for what visitors would read on a product's page, and for a document of it as a PDF. */
import { productCode } from '@cotejo/core/product-content';
import { refusals } from '@cotejo/core/kit/service';
import { z } from 'zod';
import { dayField, idParam, pdfAnswer, ready, writtenOf } from '../index.ts';
import { type ConsoleParts } from '../parts.ts';
import { inTabHeaders } from '../../kit/http/attachment.ts';
import { minPositionHeader } from '../../kit/http/console-plugin.ts';
import { notThere } from '../../kit/http/freshness.ts';
import { type TypedApp } from '../../kit/http/validation.ts';
import { askedProduct } from './asked-product.ts';
import { common } from './tended.ts';
import { findDetailed, findProductDetail, productDetailSchema } from './product-detail.ts';

const base = {
  tags: ['Consola'],
  headers: minPositionHeader,
  querystring: z.strictObject({ at: dayField }),
};
const detailSchema = {
  ...base,
  summary: 'Lo que leería un visitante en la página del producto: su borrador, o lo que decía un día',
  params: z.object({ id: productCode }),
  response: { 200: productDetailSchema, ...refusals(400, 401, 403, 404, 503) },
};
const documentSchema = {
  ...base,
  summary: 'Un documento escrito en el borrador de un producto, o en lo que decía un día, como PDF',
  params: z.object({ id: productCode, within: idParam }),
  response: { 200: pdfAnswer, ...refusals(400, 401, 403, 404, 503) },
};

export const productDetailRoutes = (app: TypedApp, parts: ConsoleParts): void => {
  const { pool, comparator, pdfs } = parts;
  const config = { access: common.permission };
  app.get(
    '/api/console/product-previews/:id/detail',
    { schema: detailSchema, config },
    async (request, reply) =>
      findProductDetail(
        pool,
        await askedProduct(parts, request, reply, request.params.id),
        ready(comparator),
        request.query.at,
      ),
  );
  app.get(
    '/api/console/product-previews/:id/documents/:within',
    { schema: documentSchema, config },
    async (request, reply) => {
      const asked = await askedProduct(parts, request, reply, request.params.id);
      const { product } = await findDetailed(pool, asked, request.query.at);
      const document = product && writtenOf(product.publication.content, request.params.within);
      if (!document) throw notThere(asked.freshness, 'El producto no tiene ese documento.');
      return reply
        .headers(inTabHeaders(`${document.title}.pdf`, 'application/pdf'))
        .send(await pdfs.write(document.title, document.pages));
    },
  );
};
