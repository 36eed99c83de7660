/** What a product costs for whom, and how that comes about: every answer carries its trace and says it in Spanish. */
import { type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { productAnswers, qualifiedPeople } from '@cotejo/core/product-content';
import { personsOf, type Step, traceText } from '@cotejo/core/pricing';
import { type Profile } from '@cotejo/core/profile';
import { countryOf as marketOf } from '@cotejo/core/reference/countries';
import { type Currency, majorUnits, minorDigits } from '@cotejo/core/kit/money';
import { countryOfRequest, refusals, takeJsonBodies } from '@cotejo/core/kit/service';
import { type SiteParts } from '../parts.ts';
import { botRefusal, refuseBots } from '../../kit/http/bots.ts';
import { answerWith, envelope } from '../../kit/http/envelope.ts';
import { flag, shortText, word } from '../../kit/http/loose-fields.ts';
import { failureSays } from '../../kit/http/outage-words.ts';
import { siteQuery } from '../../kit/http/site-query.ts';
import { withZod } from '../../kit/http/validation.ts';
import { areaOf, priceOfCard, profilePrice, shownPrice } from '../cards/card-price.ts';
import { type Known } from '../known.ts';
import { otherProductType, wrongProductType } from '../product-types.ts';
import { profileField, profileOf, refuse } from '../profile-of.ts';
import { ready } from '../ready.ts';
import { dayField, headers, idParam, sentHeaders, type Visited, visiting } from '../visit.ts';
import { explainedYear } from '../cards/yearly-cost.ts';

const currencies = Object.keys(minorDigits) as [Currency, ...Currency[]];
const byQuery = {
  summary: 'Precio de un producto para el perfil con que el sitio empieza',
  tags: ['Sitio público'],
  headers,
  params: z.object({ id: idParam }),
  querystring: siteQuery({
    productType: shortText(100),
    comparator: flag.describe('no cambia el precio'),
    targetCurrency: word(currencies),
    at: dayField,
  }),
  response: { 200: envelope(productAnswers.calculatedPrice), ...refusals(400, 404, 503), ...botRefusal },
};
const byBody = {
  summary: 'Precio de un producto para un perfil',
  tags: ['Sitio público'],
  headers: sentHeaders,
  params: z.object({ id: idParam }),
  body: z.strictObject(
    {
      profile: profileField,
      productType: shortText(100),
      comparator: flag.describe('no cambia el precio'),
      targetCurrency: word(currencies),
      at: dayField.nullable(),
    },
    { error: (issue) => (issue.code === 'invalid_type' ? 'El cuerpo debe ser un objeto JSON.' : undefined) },
  ),
  response: {
    200: envelope(productAnswers.calculatedPrice),
    ...refusals(400, 404, 413, 415, 503),
    ...botRefusal,
  },
};

const yearByQuery = {
  ...byQuery,
  summary: 'Costo anual estimado de un producto para el perfil con que el sitio empieza',
  response: { ...byQuery.response, 200: envelope(productAnswers.calculatedYear) },
};
const yearByBody = {
  ...byBody,
  summary: 'Costo anual estimado de un producto para un perfil',
  response: { ...byBody.response, 200: envelope(productAnswers.calculatedYear) },
};

/** With what is told of it: the trace adds up to the price, in the currency that it ends in. */
const calculated = (
  { country, day, product }: Visited,
  profile: Profile,
  known: Pick<Known, 'tables' | 'terms'>,
  currency: Currency = marketOf(country).currency,
) => {
  const price = priceOfCard(product.publication, { profile, day, tables: known.tables[country], currency });
  const inMajor = (amount: number): number => majorUnits(amount, currency);
  return {
    ...profilePrice(price),
    day,
    version: product.version,
    price: shownPrice(price, areaOf(product.publication.content, known)),
    single: price.single ? { amount: inMajor(price.single.amount), unit: { code: currency } } : null,
    shares: price.shares.map(({ position, amount }) => ({ profile: position, amount: inMajor(amount) })),
    qualifiedPeople: product.publication.content.coverages
      .filter(({ scope }) => scope?.ages ?? scope?.contractingAges ?? scope?.excluded)
      .map((coverage) => ({
        coverage: coverage.id,
        profiles: [...qualifiedPeople(coverage, personsOf(profile))],
      })),
    trace: price.trace as Step[],
    explanation: [...traceText(price.trace, country)],
  };
};

/** What a year costs at each level of use, for whom the plan insures. */
const year = (
  { country, day, product }: Visited,
  profile: Profile,
  known: Known,
  currency: Currency = marketOf(country).currency,
) => {
  const on = { profile, day, tables: known.tables[country], currency };
  return {
    ...profilePrice(priceOfCard(product.publication, on)),
    day,
    version: product.version,
    ...explainedYear(product.publication, on, known),
  };
};

export const priceRoutes =
  (parts: SiteParts): FastifyPluginAsync =>
  async (plain) => {
    takeJsonBodies(plain, {});
    plain.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
    plain.addHook('preHandler', refuseBots(parts.bots));
    const app = withZod(plain);
    const countryOf = countryOfRequest(parts.countryHosts);
    const visit = visiting(parts.pool, countryOf);
    type Terms = {
      readonly profile?: unknown;
      readonly at?: string | null;
      readonly targetCurrency?: Currency;
      readonly productType?: string;
    };
    type Tell<Told> = (visited: Visited, profile: Profile, known: Known, currency?: Currency) => Told;
    const tell = async <Told>(
      told: Tell<Told>,
      request: FastifyRequest & { readonly params: { readonly id: number } },
      terms: Terms,
    ) => {
      const country = countryOf(request);
      const profile = profileOf(terms.profile, country);
      const visited = await visit(request, { number: request.params.id }, terms.at ?? undefined);
      const { known } = ready(parts.comparator);
      const productType =
        wrongProductType(known, country, terms.productType) ??
        otherProductType(known, country, terms.productType, visited.product.publication.insuranceType.id);
      if (productType) refuse({ productType });
      return answerWith(told(visited, profile, known, terms.targetCurrency));
    };

    const price = '/api/insurance/:id/calculatePrice';
    const noPrice = failureSays('Error al obtener el precio del producto para el perfil');
    app.get(price, { schema: byQuery, ...noPrice }, (request) => tell(calculated, request, request.query));
    app.post(price, { schema: byBody, ...noPrice }, (request) => tell(calculated, request, request.body));

    const yearly = '/api/insurance/:id/yearlyCost';
    app.get(yearly, { schema: yearByQuery }, (request) => tell(year, request, request.query));
    app.post(yearly, { schema: yearByBody }, (request) => tell(year, request, request.body));
  };
