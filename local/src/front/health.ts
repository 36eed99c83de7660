/** Whether the front lives, and whether everything behind it is ready. */
import type { FastifyInstance } from 'fastify';
import type { Service } from './routes.ts';

const timeout = 2_000;

export function addHealth(app: FastifyInstance, upstreams: Readonly<Record<Service, URL>>): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const asked = Object.entries(upstreams).map(
      async ([service, origin]) => [service, await isReady(origin)] as const,
    );
    const ready = Object.fromEntries(await Promise.all(asked));
    const isAllReady = Object.values(ready).every(Boolean);
    return reply
      .code(isAllReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isAllReady ? 'ready' : 'starting', services: ready });
  });
}

async function isReady(origin: URL): Promise<boolean> {
  try {
    const response = await fetch(new URL('/readyz', origin), { signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
