/** The documentation of the API, from the routes' own schemas: `/api/docs/write.json`. */
import swagger from '@fastify/swagger';
import { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { onlyUsed, standOnce } from '@cotejo/core/kit/service';
import { type WriteContext } from '../context.ts';

/**
 * Schemas of routes only document: the rules of a request's body depend on the country, and commands are checked where
 * they are sent, over HTTP or not.
 */
export const documentRoutes = async (
  app: FastifyInstance,
  contexts: readonly Pick<WriteContext, 'tags' | 'schemas'>[],
): Promise<void> => {
  for (const { schemas = {} } of contexts) standOnce(schemas);
  app.setValidatorCompiler(() => (value: unknown) => ({ value }));
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Cotejo: operaciones', version: '1.0.0', description: 'Todo lo que cambia algo.' },
      servers: [{ url: '/' }],
      tags: contexts.flatMap(({ tags = [] }) => tags),
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          session: { type: 'apiKey', in: 'cookie', name: 'cotejo_session' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (made) => onlyUsed(jsonSchemaTransformObject(made)),
  });
  app.get('/api/docs/write.json', { schema: { hide: true } }, async () => app.swagger());
};
