/** The public site as a process. Its pages are rendered by the module that vite built, `server/entry-server.js`. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { listenAt, onEnd, readConfig, variables } from '@cotejo/core/kit/service';
import { publicSite, type PublicSiteOptions } from './server/app.ts';

const config = readConfig({
  COTEJO_MODE: variables.COTEJO_MODE,
  HOST: variables.HOST,
  PORT: variables.PORT,
  LOG_LEVEL: variables.LOG_LEVEL,
  TRUSTED_PROXIES: variables.TRUSTED_PROXIES,
  COUNTRY_HOSTS: variables.COUNTRY_HOSTS,
  API_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  PUBLIC_WEB_DIST: z
    .string()
    .min(1)
    .transform((folder) => resolve(folder)),
});

const entry = pathToFileURL(join(config.PUBLIC_WEB_DIST, 'server', 'entry-server.js')).href;
const { createRenderer } = (await import(entry)) as Pick<PublicSiteOptions, 'createRenderer'>;

const app = await publicSite({
  hosts: config.COUNTRY_HOSTS,
  // In production a proxy speaks TLS for the site.
  scheme: config.COTEJO_MODE === 'local' ? 'http' : 'https',
  apiOrigin: config.API_ORIGIN,
  dist: config.PUBLIC_WEB_DIST,
  logLevel: config.LOG_LEVEL,
  trustedProxies: config.TRUSTED_PROXIES,
  createRenderer,
});
onEnd(() => app.close());
await app.listen(listenAt(config));
