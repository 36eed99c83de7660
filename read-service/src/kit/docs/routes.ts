/** The API's documentation: this side's OpenAPI document, and pages to read both sides'. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { onlyUsed } from '@cotejo/core/kit/service';
import { described } from './described.ts';
import { parameterWords } from './parameter-words.ts';

/** Runs in the page, as text: commands are told to staff alone, whose session in this browser gives a token. */
const withToken = async (request: Record<string, unknown>): Promise<Record<string, unknown>> => {
  if (!String(request['url']).endsWith('/api/docs/write.json')) return request;
  const renewed = await fetch('/api/auth/refresh', { method: 'POST' });
  const { token } = (await renewed.json()) as { readonly token?: string };
  if (token) Object.assign(request['headers'] as object, { authorization: `Bearer ${token}` });
  return request;
};

/** Registered before the routes that it describes. @param words what contexts say of their calls' parameters, by name */
export const documentRoutes = async (
  app: FastifyInstance,
  words: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const allWords = { ...parameterWords, ...words };
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
    transformObject: (made) => described(onlyUsed(jsonSchemaTransformObject(made)), allWords),
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
      requestInterceptor: withToken,
      urls: [
        { name: 'Consultas', url: '/api/docs/read.json' },
        { name: 'Comandos (con sesión en la consola)', url: '/api/docs/write.json' },
      ],
    },
  });
};
