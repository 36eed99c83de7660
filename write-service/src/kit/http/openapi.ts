/** The documentation of the API, from the routes' own schemas: `/api/docs/write.json`. */
import swagger from '@fastify/swagger';
import { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { productContent, productRecordSchema } from '@cotejo/core/catalogue';
import { leadRecordSchema } from '@cotejo/core/leads';
import { priceRule } from '@cotejo/core/pricing';
import { onlyUsed, standOnce } from '@cotejo/core/kit/service';
import { type z } from 'zod';

standOnce({
  Lead: leadRecordSchema,
  Product: productRecordSchema,
  ProductContent: productContent,
  PriceRule: priceRule,
});

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
        { name: 'Usuarios', description: 'Quién entra y qué puede hacer' },
        { name: 'Catálogo', description: 'Productos, quién los ofrece, y las tablas de sus precios' },
        { name: 'Operaciones', description: 'Lo mismo en varias solicitudes' },
        { name: 'Notificaciones', description: 'Lo que ya se leyó' },
        { name: 'Proyecciones', description: 'Qué hacer con los flujos detenidos' },
        { name: 'Vistas', description: 'Listas guardadas, propias y compartidas' },
        { name: 'Preferencias', description: 'Cómo ve cada quien la consola' },
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
    transformObject: (made) => onlyUsed(jsonSchemaTransformObject(made)),
  });
  app.get('/api/docs/write.json', { schema: { hide: true } }, async () => app.swagger());
};
