/** What Chile's plans are made of: isapres, factors, clinics, coverages, caps and scores. */
import { productAnswers } from '@cotejo/core/product-content';
import { type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recommendation, startingProfile, traitsOf } from '@cotejo/core/comparator';
import { rowAt } from '@cotejo/core/price-tables';
import { countryOfRequest, refusals } from '@cotejo/core/kit/service';
import { type SiteParts } from './parts.ts';
import { botRefusal, refuseBots } from '../kit/http/bots.ts';
import { answerWith, envelope } from '../kit/http/envelope.ts';
import { publicCache } from '../kit/http/public-cache.ts';
import { siteQuery } from '../kit/http/site-query.ts';
import { withZod } from '../kit/http/validation.ts';
import { cardOf } from './cards/card.ts';
import { clinicsElsewhere } from './organizations/clinics.ts';
import { coverageSections, productClinics } from './detail/coverage-sections.ts';
import { coverageTags } from './cards/coverage-tags.ts';
import { isapreBenefits, isapreSchema, isapreWithId, shownIsapre } from './organizations/isapres.ts';
import { chosenOrganizations } from './organizations/organizations.ts';
import { cardSourceOf } from './publications.ts';
import { ready } from './ready.ts';
import { sections } from './detail/sections.ts';
import {
  codeParam,
  dayAsked,
  dayField,
  headers,
  idParam,
  keysOf,
  noProduct,
  noRecord,
  visiting,
} from './visit.ts';

const documented = <Rest extends object>(summary: string, data: z.ZodType, rest: Rest) => ({
  summary,
  tags: ['Sitio público', 'Chile'],
  headers,
  querystring: siteQuery(),
  ...rest,
  response: { 200: envelope(data), ...refusals(400, 404, 503), ...botRefusal },
});
const planQuery = siteQuery({ plan: codeParam.describe('su número o su código'), at: dayField });
const ofPlan = (summary: string, data: z.ZodType) => documented(summary, data, { querystring: planQuery });
const benefit = z.object({ title: z.string(), content: z.string(), icon: z.string().nullable() });
const factorsSchema = z.object({
  desde: z.iso.date().nullable(),
  factores: z.array(
    z.object({ edadDesde: z.int(), edadHasta: z.int().nullable(), cotizante: z.number(), carga: z.number() }),
  ),
});
const analysisSchema = z.object({
  puntaje: z.number().nullable().describe('de 0 a 10'),
  estrellas: z.number().nullable().describe('la mitad del puntaje, de 0 a 5'),
  criterios: z
    .array(
      z.object({
        criterio: z.string(),
        peso: z.number(),
        valor: z.number().nullable(),
        descripcion: z.string(),
      }),
    )
    .describe('de qué se compone el orden recomendado; el precio depende del resultado en que aparece'),
});
const [tops] = coverageSections.filter(({ path }) => path === 'topAmountsAndDeductibles');
const [extraBenefits] = sections.filter(({ path }) => path === 'extraBenefits');

export const chileRoutes =
  (parts: SiteParts): FastifyPluginAsync =>
  async (plain) => {
    publicCache(plain, 0);
    plain.addHook('preHandler', refuseBots(parts.bots));
    const app = withZod(plain);
    const { pool } = parts;
    const countryOf = countryOfRequest(parts.countryHosts);
    const visit = visiting(pool, countryOf);
    const known = () => ready(parts.comparator).known;
    type ByPlan = FastifyRequest & { query: z.output<typeof planQuery> };
    const plan = (request: ByPlan) => visit(request, keysOf(request.query.plan), request.query.at);
    const isapre = (id: number) => {
      const found = isapreWithId(known(), id);
      if (!found) throw noRecord('No existe esa isapre.');
      return found;
    };

    app.get(
      '/api/isapres/:id',
      {
        schema: documented('Una isapre', isapreSchema, {
          params: z.object({ id: idParam }),
          querystring: siteQuery(chosenOrganizations),
        }),
      },
      async ({ params, query }) =>
        answerWith(await shownIsapre(pool, isapre(params.id), known(), query.organizations)),
    );
    app.get(
      '/api/isapres/beneficios/:id',
      {
        schema: documented('Beneficios adicionales de los planes de una isapre', z.array(benefit), {
          params: z.object({ id: idParam }),
        }),
      },
      async ({ params }) => answerWith(await isapreBenefits(pool, isapre(params.id).id)),
    );
    app.get(
      '/api/isapres/beneficios-plan/:id/:plan',
      {
        schema: documented('Beneficios adicionales de un plan de una isapre', z.array(benefit), {
          params: z.object({ id: idParam, plan: codeParam }),
        }),
      },
      async (request) => {
        const visited = await visit(request, keysOf(request.params.plan));
        if (visited.product.publication.organization.id !== isapre(request.params.id).id) throw noProduct();
        return answerWith(extraBenefits!.tell(visited, known()));
      },
    );

    app.get(
      '/api/infoplanes/factores',
      {
        schema: documented('La tabla de factores de riesgo', factorsSchema, {
          querystring: siteQuery({ at: dayField }),
        }),
      },
      async ({ query }) => {
        const found = rowAt(known().tables.CL.riskFactors, dayAsked('CL', query.at));
        if (!found) throw noRecord('No hay tabla de factores para ese día.');
        return answerWith({
          desde: found.from ?? null,
          factores: found.row.bands.map(({ from, below, policyholder, dependant }) => ({
            edadDesde: from,
            edadHasta: below === null ? null : below - 1,
            cotizante: Number(policyholder),
            carga: Number(dependant),
          })),
        });
      },
    );
    app.get(
      '/api/infoplanes/prestadoresplan',
      { schema: ofPlan('Clínicas de un plan', z.array(productAnswers.productClinic)) },
      async (request) =>
        answerWith(productClinics((await plan(request)).product.publication.content, known())),
    );
    app.get(
      '/api/infoplanes/prestaciones',
      { schema: ofPlan('Coberturas de un plan', z.array(productAnswers.coverageTag)) },
      async (request) =>
        answerWith(coverageTags((await plan(request)).product.publication.content.coverages, known())),
    );
    app.get(
      '/api/infoplanes/aranceles',
      { schema: ofPlan('Topes y deducibles de un plan', tops!.schema) },
      async (request) => answerWith(tops!.tell(await plan(request), known())),
    );
    for (const path of ['/api/infoplanes/infoplan', '/api/buscadorplanes/infoplan'] as const)
      app.get(path, { schema: ofPlan('Un plan como se muestra', productAnswers.card) }, async (request) => {
        const { country, day, product } = await plan(request);
        const on = { profile: startingProfile(country), day, tables: known().tables[country] };
        return answerWith(cardOf(cardSourceOf(product), on, known()));
      });

    app.get(
      '/api/buscarplanes/analisisypuntaje',
      { schema: ofPlan('El puntaje de un plan, y qué entra en el orden recomendado', analysisSchema) },
      async (request) => {
        const { country, product } = await plan(request);
        const { content } = product.publication;
        const elsewhere = clinicsElsewhere(known(), country, startingProfile(country).region);
        const near = content.coverageOrganizations.filter(({ id }) => !elsewhere.has(id));
        const score = content.selling.score ?? undefined;
        const traits = traitsOf({ priceShare: 0, score, clinics: near.length });
        return answerWith({
          puntaje: score ?? null,
          estrellas: score === undefined ? null : Math.round(score * 5) / 10,
          criterios: recommendation.map(({ trait, weight, says }) => ({
            criterio: trait,
            peso: weight,
            valor: trait === 'price' ? null : Math.round(traits[trait] * 10_000) / 10_000,
            descripcion: says,
          })),
        });
      },
    );
  };
