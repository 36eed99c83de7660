/** The console's query for what visitors would get of a product. */
import { productCode } from '@cotejo/core/product-content';
import { refusals } from '@cotejo/core/kit/service';
import { readJson } from '@cotejo/core/kit/validation';
import { z } from 'zod';
import { dayField, profileOf, ready, refuse } from '../index.ts';
import { type ConsoleParts } from '../parts.ts';
import { minPositionHeader } from '../../kit/http/console-plugin.ts';
import { type TypedApp } from '../../kit/http/validation.ts';
import { askedProduct } from './asked-product.ts';
import { common } from './tended.ts';
import { previewOfDraft, previewOn, productPreviewSchema } from './product-preview.ts';

const schema = {
  summary: 'Lo que recibiría un visitante: el borrador de hoy, o lo que regía un día',
  tags: ['Consola'],
  headers: minPositionHeader,
  params: z.object({ id: productCode }),
  querystring: z.strictObject({
    at: dayField,
    profile: z
      .string()
      .max(5_000)
      .optional()
      .describe('perfilIngreso en JSON; sin él, el perfil con que el sitio empieza'),
  }),
  response: { 200: productPreviewSchema, ...refusals(400, 401, 403, 404, 503) },
};

const parsed = (json: string | undefined): unknown => {
  if (json === undefined) return undefined;
  const read = readJson(json);
  return 'value' in read ? read.value : refuse({ profile: read.message ?? 'Debe ser JSON.' });
};

export const productPreviewRoute = (app: TypedApp, parts: ConsoleParts): void => {
  const { pool, comparator } = parts;
  const config = { access: common.permission };
  app.get('/api/console/product-previews/:id', { schema, config }, async (request, reply) => {
    const { at, profile: sent } = request.query;
    const { code, product } = await askedProduct(parts, request, reply, request.params.id);
    const profile = profileOf(parsed(sent), product.country);
    const asked = { code, product, known: ready(comparator).known, profile };
    return reply.send(at === undefined ? previewOfDraft(asked) : await previewOn(pool, asked, at));
  });
};
