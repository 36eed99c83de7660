/** The API's documentation: this side's OpenAPI document, and pages to read both sides'. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { productContent } from '@cotejo/core/product-content';
import { productRecordSchema } from '@cotejo/core/catalogue';
import { leadRecordSchema } from '@cotejo/core/lead-records';
import { priceRule } from '@cotejo/core/pricing';
import { onlyUsed, standOnce } from '@cotejo/core/kit/service';
import { cardSchema, coverageTagSchema, organizationSchema } from '../../catalogue/index.ts';
import { described } from './described.ts';

standOnce({
  Card: cardSchema,
  CoverageTag: coverageTagSchema,
  Organization: organizationSchema,
  Lead: leadRecordSchema,
  Product: productRecordSchema,
  ProductContent: productContent,
  PriceRule: priceRule,
});

/** Registered before the routes that it describes. */
export const documentRoutes = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Cotejo: consultas',
        version: '1',
        description: 'Lo que se lee: la consola, el sitio público y la conexión en vivo.',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: (made) => described(onlyUsed(jsonSchemaTransformObject(made))),
  });
  app.get('/api/docs/read.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // A page that unfolds two hundred calls with their schemas at once is slow: each unfolds when it is opened.
    uiConfig: {
      docExpansion: 'none',
      defaultModelsExpandDepth: -1,
      defaultModelRendering: 'example',
      filter: true,
      urls: [
        { name: 'Consultas', url: '/api/docs/read.json' },
        { name: 'Comandos', url: '/api/docs/write.json' },
      ],
    },
  });
};
