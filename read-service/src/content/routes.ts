/** What the site says around its products: menu, texts, maps and lists, the same for everybody in a country. */
import { type CountryHosts } from '../kit/http/country-hosts.ts';
import { z } from 'zod';
import {
  informationOf,
  mapFeatures,
  mapNames,
  showcasesOf,
  translateRoute,
  contentAnswers,
} from '@cotejo/core/content';
import { countryOfRequest, HttpProblem, problem } from '@cotejo/core/kit/service';
import { type FastifyPluginAsync } from 'fastify';
import { answerWith } from '../kit/http/envelope.ts';
import { publicCache } from '../kit/http/public-cache.ts';
import { siteQuery } from '../kit/http/site-query.ts';
import { withZod } from '../kit/http/validation.ts';
import { callSchema, lineId, oneSchema, unknown } from './call.ts';
import { countryCalls } from './country-calls.ts';
import { lineCalls } from './line-calls.ts';
import { mapQuery } from './map-query.ts';
import { outlineOf } from './outlines.ts';

/** Content only changes with a new version of the service; seconds. */
const keptFor = 300;

const path = z.string('Debe ser un texto.').min(1, 'Falta la ruta.').max(1_000, 'Es demasiado larga.');
const routeCall = oneSchema('Las palabras de una ruta en cada idioma', contentAnswers.route, { url: path });
const informationCall = oneSchema('Lo que explica el ícono de ayuda de un filtro', contentAnswers.titled, {
  name: z.string().describe('el título del filtro'),
});
const showcaseCall = {
  ...callSchema('Lo que la portada de un sitio muestra primero', z.array(contentAnswers.showcase)),
  querystring: siteQuery({
    host: z
      .string('Debe ser un texto.')
      .max(255, 'Es demasiado largo.')
      .optional()
      .describe('el sitio; si falta, este'),
  }),
};
const mapCall = {
  ...oneSchema(
    'Los países de un mapa, con su contorno, o las regiones de uno, con un punto',
    contentAnswers.map,
    {
      mapName: z.enum(mapNames, `Debe ser uno de: ${mapNames.join(', ')}.`),
    },
  ),
  querystring: mapQuery,
};

export const contentRoutes =
  ({ countryHosts }: { readonly countryHosts: CountryHosts }): FastifyPluginAsync =>
  async (plain) => {
    publicCache(plain, keptFor);
    const countryOf = countryOfRequest(countryHosts);
    const app = withZod(plain);

    for (const { path, summary, data, tell } of countryCalls)
      app.get(path, { schema: callSchema(summary, data) }, async (request) =>
        answerWith(tell(countryOf(request))),
      );

    for (const { path, summary, data, tell } of lineCalls)
      app.get(path, { schema: oneSchema(summary, data, { id: lineId }) }, async (request) => {
        const found = tell(countryOf(request), request.params.id);
        if (found === undefined) throw unknown('No existe ese comparador en este país.');
        return answerWith(found);
      });

    app.get('/api/comparator/showcase', { schema: showcaseCall }, async (request) => {
      const host = request.query.host?.toLowerCase().replace(/:\d+$/, '');
      const country =
        host === undefined ? countryOf(request) : new Map(Object.entries(countryHosts)).get(host);
      if (country === undefined)
        throw new HttpProblem(
          problem(400, 'MALFORMED', 'La consulta está mal formada.', {
            host: 'Ese host no es de ningún país.',
          }),
        );
      return answerWith(showcasesOf(country));
    });

    app.get('/api/information/:name', { schema: informationCall }, async (request) => {
      const found = informationOf(countryOf(request), request.params.name);
      if (!found) throw unknown('No hay una explicación con ese título.');
      return answerWith(found);
    });

    const translated = (url: string) => answerWith({ url, translations: translateRoute(url) });
    app.get('/api/route-translator/:url', { schema: routeCall }, async ({ params }) =>
      translated(params.url),
    );
    // A path of several pieces, when nobody escaped its slashes.
    const whole = { hide: true, params: z.object({ '*': path }), querystring: siteQuery() };
    app.get('/api/route-translator/*', { schema: whole }, async ({ params }) => translated(params['*']));

    app.get('/api/geomap/:mapName', { schema: mapCall }, async ({ params, query }) => {
      const { mapName: name } = params;
      const features = mapFeatures(name, query).map(({ id, point, bbox, isoA2, dbId, name }) => ({
        type: 'Feature' as const,
        id,
        bbox,
        geometry: (dbId === null ? outlineOf(isoA2) : undefined) ?? {
          type: 'Point' as const,
          coordinates: point,
        },
        properties: { isoA2, dbId, name, point },
      }));
      return answerWith({ type: 'FeatureCollection' as const, name, features });
    });
  };
