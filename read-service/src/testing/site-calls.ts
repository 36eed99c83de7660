/** The site's calls that need no database, as a service of their own; for fast tests. */
import { httpService } from '@cotejo/core/kit/service';
import { type FastifyPluginAsync } from 'fastify';
import { documentRoutes } from '../kit/docs/routes.ts';
import { type Settings } from '../app.ts';

export const siteSettings: Settings = {
  logLevel: 'silent',
  trustedProxies: 'loopback',
  countryHosts: { localhost: 'PE', 'cl.localhost': 'CL', 'co.localhost': 'CO', 'int.localhost': 'INT' },
  publicOrigins: [],
};

export type SiteAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
};

export const openSite = async (...routes: readonly FastifyPluginAsync[]) => {
  const app = httpService({ name: 'site', logLevel: 'silent', readiness: () => ({ ready: true }) });
  await documentRoutes(app);
  for (const plugin of routes) await app.register(plugin);
  await app.ready();
  return {
    app,
    async get(url: string, headers: Readonly<Record<string, string>> = {}): Promise<SiteAnswer> {
      const answer = await app.inject({ url, headers: { host: 'localhost', ...headers } });
      const isJson = String(answer.headers['content-type']).includes('json');
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: isJson ? answer.json() : answer.body,
      };
    },
  };
};
