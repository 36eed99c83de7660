/** The documentation of the API, from the routes' own schemas: `/api/docs/write.json`, for the staff of the house. */
import swagger from '@fastify/swagger';
import { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { onlyUsed, standOnce, withoutWhatTypesSay } from '@cotejo/core/kit/service';
import { type z } from 'zod';

/** The tags and schemas of a context in the documentation. */
export type Documented = {
  /** Headings, in Spanish. */
  readonly tags?: readonly { readonly name: string; readonly description: string }[];
  /** Schemas that stand once, by their names there. */
  readonly schemas?: Readonly<Record<string, z.ZodType>>;
  /** Aggregates, whose records stand once: each command answers with one. */
  readonly aggregates?: readonly { readonly name: string; readonly shown: z.ZodType }[];
};

/**
 * Schemas of routes only document: the rules of a request's body depend on the country, and commands are checked where
 * they are sent, over HTTP or not.
 */
export const documentRoutes = async (
  app: FastifyInstance,
  contexts: readonly Documented[],
): Promise<void> => {
  for (const { schemas = {}, aggregates = [] } of contexts) {
    standOnce(schemas);
    for (const { name, shown } of aggregates) standOnce({ [`${name}.record`]: shown });
  }
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
    transformObject: (made) => withoutWhatTypesSay(onlyUsed(jsonSchemaTransformObject(made))),
  });
};

/** Permissions of which everybody of the house has one, and nobody of companies, partners and referrers. */
const ofTheHouse = ['leads:read', 'users:read', 'policy:create'] as const;

/** After the guard: commands are told to whoever may send some. */
export const tellDocument = (app: FastifyInstance): void =>
  void app.get('/api/docs/write.json', { config: { access: ofTheHouse }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
