/** What pages ask about where and with what they run: the version of the site, and the country. */
import { type CountryHosts } from '../kit/http/country-hosts.ts';
import { z } from 'zod';
import { builtVersion, countryOfRequest, refusals } from '@cotejo/core/kit/service';
import { type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import packageFile from '../../package.json' with { type: 'json' };
import { answerWith, envelope } from '../kit/http/envelope.ts';
import { siteQuery } from '../kit/http/site-query.ts';
import { withZod } from '../kit/http/validation.ts';

/** Another with every build of the site or of what it asks. */
const version = builtVersion(packageFile.version);

const versionCall = {
  summary: 'La versión del sitio',
  description: 'Otra con cada entrega: quien tiene abierta una página de otra versión la vuelve a cargar.',
  tags: ['Sitio público'],
  querystring: siteQuery({
    _q: z
      .string('Debe ser un texto.')
      .max(200, 'Es demasiado largo.')
      .optional()
      .describe('contra las memorias intermedias'),
  }),
  response: {
    200: envelope(
      z.object({
        'qp-version': z.string().describe('como 0.1.0+3f9c0a7be214: la versión, y lo que se entregó de ella'),
      }),
    ),
    ...refusals(400),
  },
};
const traceCall = {
  summary: 'El país del sitio, como texto: un par por línea',
  tags: ['Sitio público'],
  response: {
    200: { description: 'h, ts, visit_scheme y loc', content: { 'text/plain': { schema: z.string() } } },
  },
};

/** ISO 3166-1 keeps it for nowhere in particular: the international site, and hosts of no country. */
const nowhere = 'XX';

/**
 * The site's country and nothing of the visitor: no address, no browser. In front of a network that knows where visitors
 * are, the network's own answer comes first.
 */
const traceOf = (countryOf: (request: FastifyRequest) => string, request: FastifyRequest): string => {
  let country = nowhere;
  try {
    country = countryOf(request);
  } catch {
    // A host of no country is no mistake here.
  }
  const pairs = {
    h: request.hostname,
    ts: (Date.now() / 1_000).toFixed(3),
    visit_scheme: request.protocol,
    loc: country === 'INT' ? nowhere : country,
  };
  return Object.entries(pairs)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
};

export const serviceRoutes =
  ({ countryHosts }: { readonly countryHosts: CountryHosts }): FastifyPluginAsync =>
  async (plain) => {
    plain.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
    const countryOf = countryOfRequest(countryHosts);
    const app = withZod(plain);

    app.get('/api/qp-version', { schema: versionCall }, async () => answerWith({ 'qp-version': version }));
    app.get(
      '/cdn-cgi/trace',
      { schema: traceCall, serializerCompiler: () => String },
      async (request, reply) => reply.type('text/plain; charset=utf-8').send(traceOf(countryOf, request)),
    );
  };
