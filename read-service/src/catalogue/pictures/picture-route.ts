/** `GET /api/pictures/{pictureId}`: a picture that staff uploaded, from our own address and for ever the same. */
import { type Limits } from '@cotejo/core/kit/limits';
import { refusals } from '@cotejo/core/kit/service';
import { type PictureType, pictureTypes } from '@cotejo/core/reference/pictures';
import { type FastifyPluginAsync } from 'fastify';
import { type Pool } from 'pg';
import { z } from 'zod';
import { throttleBy } from '../../kit/http/throttle.ts';
import { withZod } from '../../kit/http/validation.ts';
import { noRecord } from '../visit.ts';

/** Browsers keep a picture for ever; a carrier's phones behind one address see their first pages together. */
const limit = { uses: 3_000, within: 60_000 };

const bytes = z.string().meta({ format: 'binary' }) as unknown as z.ZodType<Buffer>;
const schema = {
  summary: 'Una imagen del catálogo',
  description: 'Nunca cambia: quien la tiene no vuelve a pedirla.',
  tags: ['Sitio público'],
  querystring: z.strictObject({}),
  params: z.object({
    pictureId: z.uuid('Debe ser un UUID.').toLowerCase().describe('como figura en la dirección de la imagen'),
  }),
  response: {
    200: {
      description: 'La imagen',
      content: Object.fromEntries(Object.values(pictureTypes).map((type) => [type, { schema: bytes }])),
    },
    ...refusals(400, 404, 429, 503),
  },
};

export const pictureRoute =
  ({ pool, limits }: { readonly pool: Pool; readonly limits: Limits }): FastifyPluginAsync =>
  async (plain) => {
    const throttle = throttleBy(limits('pictures', limit));
    withZod(plain).get('/api/pictures/:pictureId', { schema }, async (request, reply) => {
      await throttle.take(request);
      const { pictureId } = request.params;
      const { rows } = await pool.query<{ type: PictureType; content: Buffer }>(
        'select type, content from files.catalogue_picture where id = $1',
        [pictureId],
      );
      const [picture] = rows;
      if (!picture) throw noRecord('No existe esa imagen.');
      return reply
        .headers({
          'content-type': pictureTypes[picture.type],
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          // Opened in a tab it runs nothing and reaches nobody.
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(picture.content);
    });
  };
