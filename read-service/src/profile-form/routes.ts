/** `GET /api/profile-form/form`: the questions of a profile, by country and type of product. */
import { z } from 'zod';
import { type CountryCode } from '@cotejo/core/kit/country';
import { countryHeader, countryOfRequest, HttpProblem, problem, refusals } from '@cotejo/core/kit/service';
import { profileForm, profileFormSchema, profileTypeOf } from '@cotejo/core/profile-form';
import { type FastifyPluginAsync } from 'fastify';
import { type Known, ready, typeCalled } from '../catalogue/index.ts';
import { type CountryHosts } from '../kit/http/country-hosts.ts';
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

export type ProfileFormParts = {
  /** The types of insurance that there are; nothing until they were read. */
  readonly comparator: () => { readonly known: Pick<Known, 'insuranceTypes'> } | undefined;
  readonly countryHosts: CountryHosts;
};

export const profileFormRoutes =
  ({ comparator, countryHosts }: ProfileFormParts): FastifyPluginAsync =>
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
