/** The calls of a product's detail pages: each part of it, what it covers where, and its documents. */
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { productAnswers } from '@cotejo/core/product-content';
import { countryOfRequest, refusals } from '@cotejo/core/kit/service';
import { type SiteParts } from '../parts.ts';
import { inTabHeaders } from '../../kit/http/attachment.ts';
import { botRefusal, refuseBots } from '../../kit/http/bots.ts';
import { answerWith, envelope } from '../../kit/http/envelope.ts';
import { failureSays } from '../../kit/http/outage-words.ts';
import { publicCache } from '../../kit/http/public-cache.ts';
import { throttleBy } from '../../kit/http/throttle.ts';
import { withZod } from '../../kit/http/validation.ts';
import { productClinics, resumeOf } from './coverage-sections.ts';
import { coverageTags } from '../cards/coverage-tags.ts';
import { documentFileRoute, pdfAnswer } from '../documents/document-file-route.ts';
import { documentsOf, writtenOf } from '../documents/documents.ts';
import { ready } from '../ready.ts';
import { featuresOfType } from './features-of-type.ts';
import { sections } from './sections.ts';
import { atQuery, headers, idParam, noRecord, visiting } from '../visit.ts';
import { createWrittenPdfs } from '../documents/written-pdfs.ts';

const schemaOf = <Params extends z.ZodRawShape>(summary: string, data: z.ZodType, params: Params) => ({
  summary,
  tags: ['Sitio público'],
  headers,
  params: z.object(params),
  querystring: atQuery,
  response: { 200: envelope(data), ...refusals(400, 404, 503), ...botRefusal },
});
const ofProduct = (summary: string, data: z.ZodType) => schemaOf(summary, data, { id: idParam });
const withinProduct = (summary: string) =>
  schemaOf(summary, z.array(productAnswers.coverageTag), { id: idParam, within: idParam });

const pdfSchema = {
  ...schemaOf('Un documento del producto, como PDF', z.unknown(), { id: idParam, within: idParam }),
  response: {
    200: pdfAnswer,
    ...refusals(400, 404, 429, 503),
    ...botRefusal,
  },
};

/** Documents that an address may open in a minute, of all products together. */
const documentLimit = {
  uses: 120,
  within: 60_000,
  tooMany: 'Abriste demasiados documentos en un minuto. Espera un momento y vuelve a intentarlo.',
};

export const detailRoutes =
  (parts: SiteParts): FastifyPluginAsync =>
  async (plain) => {
    publicCache(plain, 0);
    plain.addHook('preHandler', refuseBots(parts.bots));
    const app = withZod(plain);
    const find = visiting(parts.pool, countryOfRequest(parts.countryHosts));
    const documentThrottle = throttleBy(parts.limits('documents', documentLimit));
    const written = createWrittenPdfs();
    const known = () => ready(parts.comparator).known;
    type Asked = Parameters<typeof find>[0] & { params: { id: number }; query: { at?: string } };
    const visit = (request: Asked) => find(request, { number: request.params.id }, request.query.at);

    for (const { path, summary, schema, tell } of sections)
      app.get(`/api/insurance/:id/${path}`, { schema: ofProduct(summary, schema) }, async (request) => {
        const visited = await visit(request);
        const { known, market } = ready(parts.comparator);
        const typeId = visited.product.publication.insuranceType.id;
        const ofToday = { featuresOfType: () => featuresOfType(market(visited.country), typeId) };
        return answerWith(tell({ ...visited, ...(request.query.at ? {} : ofToday) }, known));
      });

    app.get(
      '/api/insurance/:id/coverageOrganization/:within/coverages',
      { schema: withinProduct('Lo que el producto cubre en una clínica') },
      async (request) => {
        const { content } = (await visit(request)).product.publication;
        const clinic = content.coverageOrganizations.find(({ id }) => id === request.params.within);
        if (!clinic) throw noRecord('El producto no cubre en esa clínica.');
        return answerWith(coverageTags(clinic.coverages, known()));
      },
    );
    app.get(
      '/api/insurance/:id/benefit/:within/coverages',
      { schema: withinProduct('Lo que el producto cubre de un beneficio o una etiqueta de cobertura') },
      async (request) => {
        const { content } = (await visit(request)).product.publication;
        const term = known().terms.get(request.params.within);
        if (!term || term.isHidden) throw noRecord('No existe ese beneficio.');
        const named = [term.name, term.displayName];
        const coverages = content.coverages.filter(
          ({ tagId, benefit }) => tagId === term.id || (benefit && named.includes(benefit)),
        );
        return answerWith(coverageTags(coverages, known()));
      },
    );
    app.get(
      '/api/insurance/coverages/:id/resume',
      {
        schema: ofProduct('Resumen de las coberturas de un producto', productAnswers.resume),
        ...failureSays('Error al obtener resumen de coberturas'),
      },
      async (request) => answerWith(resumeOf((await visit(request)).product.publication.content, known())),
    );
    app.get(
      '/api/insurance/coverages/:id/coverageOrganization',
      {
        schema: ofProduct('Clínicas del producto con sus coberturas', z.array(productAnswers.productClinic)),
      },
      async (request) =>
        answerWith(productClinics((await visit(request)).product.publication.content, known())),
    );
    app.get(
      '/api/documents/insurance/:id',
      { schema: ofProduct('Documentos del producto: la póliza y otros', z.array(productAnswers.document)) },
      async (request) => {
        const { number, publication } = (await visit(request)).product;
        return answerWith(documentsOf(publication.content, number, request.query.at));
      },
    );
    app.get('/api/documents/insurance/:id/:within', { schema: pdfSchema }, async (request, reply) => {
      await documentThrottle.take(request);
      const { code, version, publication } = (await visit(request)).product;
      const { within } = request.params;
      const document = writtenOf(publication.content, within);
      if (!document) throw noRecord('El producto no tiene ese documento.');
      const pdf = await written.of(`${code}@${version}/${within}`, () =>
        parts.pdfs.writeForVisitor(document.title, document.pages),
      );
      return reply.headers(inTabHeaders(`${document.title}.pdf`, 'application/pdf')).send(pdf);
    });
    documentFileRoute(app, parts, documentThrottle);
  };
