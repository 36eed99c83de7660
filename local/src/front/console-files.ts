/** The console's built files, its page for every address of its own, and the headers that guard it. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from './problems.ts';

const contentSecurity = [
  "default-src 'none'",
  "script-src 'self'",
  // The console's component library writes its styles into the page as it renders.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const consoleHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurity,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

const forEver = 'public, max-age=31536000, immutable';

/** Serves the folder under `/console/`. The build names what is in `assets/` by its content, so it never changes. */
export async function serveConsole(app: FastifyInstance, folder: string): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(consoleHeaders));
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    index: false,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? forEver : 'no-cache');
    },
  });
  app.get('/', { prefixTrailingSlash: 'slash' }, page);
  app.setNotFoundHandler((request, reply) => (isScreen(request) ? page(request, reply) : missing(reply)));
}

const page = (_request: FastifyRequest, reply: FastifyReply) => reply.code(200).sendFile('index.html');

/** A screen's address has no file ending; a missing file must not be answered with the page. */
const isScreen = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !/\.[a-z0-9]+$/i.test(url.split('?', 1)[0] ?? '');

const missing = (reply: FastifyReply) => reply.code(404).headers(notFound.headers).send(notFound.body);
