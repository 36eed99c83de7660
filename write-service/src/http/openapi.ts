/** The documentation of the API, from the routes' own schemas: `/api/docs/write.json`. */
import swagger from '@fastify/swagger';
import { type Problem } from '@cotejo/core/service';
import { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';

export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string().describe('para programas'),
    message: z.string().describe('para personas'),
    errors: z.record(z.string(), z.string()).optional().describe('un mensaje por campo'),
    current: z
      .object({ version: z.int(), record: z.unknown().optional() })
      .optional()
      .describe('tras VERSION_CONFLICT: cómo está ahora'),
  })
  .meta({ id: 'Problem', description: 'RFC 9457' }) satisfies z.ZodType<Problem>;

const reasons = {
  400: 'Mal formada: encabezados, JSON o país',
  401: 'Sin sesión, o con una que no vale',
  403: 'Tu rol o el estado no lo permiten',
  404: 'No existe',
  409: 'El estado no lo permite, o alguien lo cambió antes',
  413: 'Demasiado grande',
  414: 'Dirección demasiado larga',
  415: 'No es application/json',
  422: 'Datos inválidos, con un mensaje por campo',
  429: 'Demasiados intentos; Retry-After dice cuándo',
  503: 'Sin servicio por un momento; Retry-After dice cuándo',
} as const;

/** The refusals that a route may answer with, as documented. */
export const refusals = (...statuses: (keyof typeof reasons)[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: reasons[status], content: { 'application/problem+json': { schema: problemSchema } } },
    ]),
  );

/** An answer of JSON, as documented. */
export const answer = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema } },
});

/**
 * Schemas of routes only document: the rules of a request's body depend on the country, and commands are checked where
 * they are sent, over HTTP or not.
 */
export const documentRoutes = async (app: FastifyInstance): Promise<void> => {
  app.setValidatorCompiler(() => (value: unknown) => ({ value }));
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Cotejo: operaciones', version: '1.0.0', description: 'Todo lo que cambia algo.' },
      servers: [{ url: '/' }],
      tags: [
        { name: 'Público', description: 'Lo que envían los visitantes' },
        { name: 'Solicitudes', description: 'El trabajo con las solicitudes' },
        { name: 'Sesión', description: 'Iniciarla, renovarla y cerrarla' },
      ],
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          session: { type: 'apiKey', in: 'cookie', name: 'cotejo_session' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/api/docs/write.json', { schema: { hide: true } }, async () => app.swagger());
};
