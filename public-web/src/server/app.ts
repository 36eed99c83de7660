/** The public site's server: files, the lists for crawlers, and pages, each country's at its host. */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { builtVersion, HttpProblem, httpService, problem } from '@cotejo/core/kit/service';
import packageFile from '../../package.json' with { type: 'json' };
import { checkAnswer } from '../api/answers.ts';
import { platformAt } from '../api/platform.ts';
import { type Renderer } from '../app/renderer.tsx';
import { type CountryHosts, type HostedSite, type Scheme, siteAt } from '../domain/country-hosts.ts';
import { robotsText } from '../seo/robots.ts';
import { siteMaps, siteMapRetryDelay } from '../seo/sitemap.ts';
import { readAssets } from './assets.ts';
import { addPages } from './pages.ts';
import { plainPage } from './plain-page.ts';
import { addSecurityHeaders } from './security.ts';

export type PublicSiteOptions = {
  readonly hosts: CountryHosts;
  readonly scheme: Scheme;
  /** Origin of the platform. */
  readonly apiOrigin: string;
  /** The folder with what was built for browsers. */
  readonly dist: string;
  readonly logLevel: string;
  /** Proxies whose `X-Forwarded-*` headers are trusted; those of the same machine by default. */
  readonly trustedProxies?: string;
  readonly createRenderer: (apiOrigin: string) => Renderer;
};

/** Makes the server; the caller listens. */
export const publicSite = async (options: PublicSiteOptions): Promise<FastifyInstance> => {
  const { hosts, scheme, apiOrigin, dist } = options;
  // It is of use even while the platform is not: it says so to visitors, with a status that crawlers respect.
  const app = httpService({
    name: 'public-web',
    logLevel: options.logLevel,
    trustedProxies: options.trustedProxies,
    readiness: () => ({ ready: true }),
    page: ({ title, message }) => plainPage(title, message),
  });
  const siteOf = (request: FastifyRequest): HostedSite => {
    const site = siteAt(request.host, hosts, scheme);
    if (!site) throw new HttpProblem(problem(421, 'UNKNOWN_HOST', 'Este sitio no atiende esa dirección.'));
    return site;
  };

  await addSecurityHeaders(app);
  await app.register(fastifyStatic, {
    root: join(dist, 'client', 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  });
  app.get('/robots.txt', { exposeHeadRoute: true }, async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'max-age=3600')
      .send(robotsText(siteOf(request).origin)),
  );
  // Every product's address is read for it: no visitor's doing, and counted as nobody's.
  const version = builtVersion(packageFile.version);
  const siteMapOf = siteMaps((country) =>
    platformAt(apiOrigin, { country, version }, { check: checkAnswer }),
  );
  app.get('/sitemap.xml', { exposeHeadRoute: true }, async (request, reply) => {
    const text = await siteMapOf(siteOf(request));
    if (text === undefined)
      throw new HttpProblem(problem(503, 'UNAVAILABLE', 'El servicio no está disponible.'), {
        'retry-after': String(siteMapRetryDelay / 1_000),
      });
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'max-age=600').send(text);
  });
  const render = options.createRenderer(apiOrigin);
  addPages(app, { hosts, version, assets: await readAssets(dist), render }, siteOf);
  return app;
};
