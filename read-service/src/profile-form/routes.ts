/** What visitors ask for themselves: the form of their profile, and the comparison that a link opens. */
import { z } from 'zod';
import { aggregateLoader } from '@cotejo/core/kit/command-handling';
import { type CountryCode } from '@cotejo/core/kit/country';
import { shareId } from '@cotejo/core/sharing/server';
import { countryHeader, countryOfRequest, HttpProblem, problem, refusals } from '@cotejo/core/kit/service';
import { profileForm, profileFormSchema, profileTypeOf } from '@cotejo/core/profile-form';
import { openedBy, sharedLink, unknownLink } from '@cotejo/core/sharing';
import { type FastifyPluginAsync } from 'fastify';
import { ready, typeCalled } from '../catalogue/index.ts';
import { type Dependencies, type Settings } from '../dependencies.ts';
import { answerWith, envelope } from '../kit/http/envelope.ts';
import { publicCache } from '../kit/http/public-cache.ts';
import { siteQuery } from '../kit/http/site-query.ts';
import { withZod } from '../kit/http/validation.ts';

/** What each country's site is mostly about. */
const usualType: Readonly<Record<CountryCode, string>> = {
  PE: 'SALUD_INDIVIDUAL',
  CL: 'ISAPRE',
  CO: 'SALUD_INDIVIDUAL',
  INT: 'SALUD_INTERNACIONAL',
};
/** The definition only changes with a new version of the service, or with whom its type is for; seconds. */
const keptFor = 300;

const formCall = {
  summary: 'El formulario del perfil, por país y tipo de producto',
  tags: ['Sitio público'],
  headers: z.object({ 'x-country': countryHeader }),
  querystring: siteQuery({
    productTypeName: z
      .string('Debe ser un texto.')
      .max(100, 'Son 100 letras como máximo.')
      .optional()
      .describe('como EPS, COLECTIVO o SEGURO_MASCOTAS; si falta, el de salud del país'),
  }),
  response: { 200: envelope(z.object({ profileForm: profileFormSchema })), ...refusals(400, 503) },
};

export const profileFormRoutes =
  ({ comparator }: Pick<Dependencies, 'comparator'>, { countryHosts }: Settings): FastifyPluginAsync =>
  async (plain) => {
    publicCache(plain, keptFor);
    const countryOf = countryOfRequest(countryHosts);

    withZod(plain).get('/api/profile-form/form', { schema: formCall }, async (request) => {
      const country = countryOf(request);
      const asked = request.query.productTypeName ?? usualType[country];
      const { name, profileType } = typeCalled(ready(comparator).known, country, asked) ?? { name: asked };
      const type = profileType ?? profileTypeOf(country, name);
      if (!type)
        throw new HttpProblem(
          problem(400, 'MALFORMED', 'La consulta está mal formada.', {
            productTypeName: 'Ese tipo de producto no tiene un formulario en este país.',
          }),
        );
      return answerWith({ profileForm: profileForm(country, type, name) });
    });
  };

const linkCall = {
  summary: 'La comparación que alguien compartió por un enlace',
  description: 'Un enlace que no existe y uno que ya no está vigente se responden igual.',
  tags: ['Sitio público'],
  params: z.object({ id: z.string() }),
  querystring: siteQuery(),
  response: {
    200: envelope(
      z.object({
        id: z.string(),
        country: z.string(),
        until: z.iso.datetime(),
        url: z.string().describe('la ruta de la comparación'),
        productType: z.string().optional(),
        perfil: z.record(z.string(), z.unknown()).optional(),
        filters: z.record(z.string(), z.unknown()).optional(),
        products: z.array(z.string()).optional(),
      }),
    ),
    ...refusals(400, 404, 503),
  },
};

/** Read from the log itself: a link opens as soon as it is made, and no read model holds what was shared. */
export const sharedComparisonRoutes =
  ({ store, codec, indexKey }: Pick<Dependencies, 'store' | 'codec' | 'indexKey'>): FastifyPluginAsync =>
  async (plain) => {
    plain.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
    const load = aggregateLoader(store, codec);

    withZod(plain).get(
      '/api/buscarplanes/comparator/url/:id',
      { schema: linkCall },
      async ({ params: { id } }) => {
        const { state } = await load(sharedLink, shareId(indexKey, id));
        const link = openedBy(state, 'comparator', new Date());
        if (!link) throw new HttpProblem(problem(404, 'NOT_FOUND', unknownLink));
        const { country, until, content } = link;
        return answerWith({ id, country, until, ...content } as z.infer<
          (typeof linkCall.response)[200]
        >['data']);
      },
    );
  };
