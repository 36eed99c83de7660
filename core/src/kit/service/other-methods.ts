/** A known address asked for with another method: 405, and which methods there are. */
import { type FastifyInstance, type FastifySchema, type HTTPMethods } from 'fastify';
import { HttpProblem, problem } from './problem.ts';

const methods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Left out of the API's documentation. */
const hidden = { hide: true } as FastifySchema;

/** Call it before the routes are added; what it returns completes them, when all are there. */
export const watchMethods = (app: FastifyInstance): (() => void) => {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const these = known.get(url) ?? new Set();
    for (const one of [method].flat()) these.add(one);
    known.set(url, these);
  });
  return () => {
    for (const [url, allowed] of [...known].map(([url, those]) => [url, [...those]] as const))
      app.route({
        method: methods.filter((method) => !allowed.includes(method)),
        url,
        schema: hidden,
        config: { access: 'everybody' },
        handler: async () => {
          throw new HttpProblem(problem(405, 'METHOD_NOT_ALLOWED', 'Ese método no se usa aquí.'), {
            allow: allowed.join(', '),
          });
        },
      });
  };
};
