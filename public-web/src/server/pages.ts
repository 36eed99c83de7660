/** The site's pages: everything that is no file. */
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { contactEmail } from '@cotejo/core/content';
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import { type Renderer } from '../app/renderer.tsx';
import { type CountryHosts, type HostedSite, sitesBeside } from '../domain/country-hosts.ts';
import { type Assets } from './assets.ts';
import { plainPage } from './plain-page.ts';
import { webRequest } from './web-request.ts';

/** Seconds after which a browser or a crawler may try again while the platform does not answer at all. */
const usualRetry = '5';

export type Pages = {
  readonly hosts: CountryHosts;
  readonly version: string;
  readonly assets: Assets;
  readonly render: Renderer;
};

/** Refuses forms of other sites. Scheme and port are not compared: a proxy may have changed them. */
const refuseForeignForms = ({ method, headers }: FastifyRequest, { hostname }: URL): void => {
  const { origin, 'sec-fetch-site': relation } = headers;
  const isOwn = origin === undefined || (URL.canParse(origin) && new URL(origin).hostname === hostname);
  if (method === 'POST' && (relation === 'cross-site' || !isOwn))
    throw new HttpProblem(problem(403, 'NOT_ALLOWED', 'El formulario no viene de este sitio.'));
};

/** The content type of forms; pages read no other. */
const formType = 'application/x-www-form-urlencoded';

const answer = async (
  { hosts, version, assets, render }: Pages,
  hosted: HostedSite,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  refuseForeignForms(request, new URL(hosted.origin));
  const asked = webRequest(request, hosted.origin);
  if (!asked) throw new HttpProblem(problem(400, 'MALFORMED', 'La dirección está mal formada.'));
  const site = {
    ...hosted,
    email: contactEmail(hosted.country),
    sites: sitesBeside(hosted.origin, hosts),
    version,
    styles: assets.styles,
    fonts: assets.fonts,
  };
  const visitor = {
    address: request.ip,
    agent: request.headers['user-agent'] ?? '',
    page: request.id,
  };
  const page = await render({
    request: asked,
    visitor,
    site,
    nonce: reply.cspNonce.script,
    scripts: assets.scripts,
  });
  if (page.failure) request.log.error({ err: page.failure }, 'page failed');
  const retryAfter = page.retryAfter ?? (page.status === 503 ? usualRetry : undefined);
  if (retryAfter) reply.header('retry-after', retryAfter);
  // A form's key is for one request: going back to it must not bring it back. Other pages may be gone back to at once.
  reply.code(page.status).header('cache-control', page.hasForm ? 'no-store' : 'private, no-cache');
  return page.location === undefined
    ? reply.type('text/html; charset=utf-8').send(page.html)
    : reply.header('location', page.location).send();
};

/** @param siteOf the site that a request asks for */
export const addPages = (
  app: FastifyInstance,
  pages: Pages,
  siteOf: (request: FastifyRequest) => HostedSite,
): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(formType, { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      const hosted = siteOf(request);
      try {
        return await answer(pages, hosted, request, reply);
      } catch (error) {
        if (error instanceof HttpProblem) throw error;
        request.log.error({ err: error }, 'page failed');
        return reply.code(500).type('text/html; charset=utf-8').send(plainPage('Algo salió mal'));
      }
    },
  });
};
