/** What visitors send: `POST /api/contactos` and `POST /api/solicitarplans`, each the receipt of a lead. */
import { randomUUID } from 'node:crypto';
import { uuidV5 } from '@cotejo/core/command-handling';
import { contactRequest, lead, type LeadRequest, planRequest, receiveLead } from '@cotejo/core/leads';
import { keyedHash } from '@cotejo/core/personal-data';
import { countryCodes, type CountryCode } from '@cotejo/core/reference';
import { countryHeader, countryOfRequest, refusals } from '@cotejo/core/service';
import { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Dependencies, type Settings } from '../dependencies.ts';
import { clientNetwork } from '../http/client-network.ts';
import { idempotencyKeyHeader, optionalIdempotencyKey } from '../http/headers.ts';
import { limiter } from '../http/limiter.ts';
import { answer } from '../http/openapi.ts';
import { validated } from '../http/validated.ts';

const minute = 60_000;

type RequestSchema = (country: CountryCode) => z.ZodType<LeadRequest>;
const byCountry = (schema: RequestSchema): Readonly<Record<CountryCode, z.ZodType<LeadRequest>>> =>
  Object.fromEntries(countryCodes.map((code) => [code, schema(code)])) as Record<
    CountryCode,
    z.ZodType<LeadRequest>
  >;

const forms = [
  {
    path: '/api/contactos',
    summary: 'Envía un mensaje de la página de contacto',
    schema: byCountry(contactRequest),
  },
  { path: '/api/solicitarplans', summary: 'Pide un plan: «Me interesa»', schema: byCountry(planRequest) },
];

const receipt = z.object({
  data: z.object({
    id: z.uuid().describe('la solicitud'),
    commandId: z.uuid(),
    position: z.string(),
    version: z.int(),
  }),
  error: z.null(),
});

/** The id of the lead that a command makes: a repeat finds the same. */
export const leadIdOf = (commandId: string): string => uuidV5(commandId, 'lead');

export const publicRequestRoutes =
  ({ handle, recentRequests, indexKey, now }: Dependencies, settings: Settings) =>
  async (app: FastifyInstance): Promise<void> => {
    const countryOf = countryOfRequest(settings.countryHosts);
    const newLeads = limiter({ uses: settings.publicLeadsPerMinute, within: minute }, now);

    for (const { path, summary, schema } of forms) {
      const contentHash = (country: CountryCode, request: LeadRequest): string =>
        keyedHash(indexKey, `${path}/${country}`, JSON.stringify(request));

      app.post(
        path,
        {
          schema: {
            tags: ['Público'],
            summary,
            description:
              'Una repetición con la misma Idempotency-Key, o sin ella con el mismo contenido en diez minutos, ' +
              'es la misma solicitud. Teléfono y documento siguen las reglas del país.',
            headers: z.object({
              'x-country': countryHeader,
              'idempotency-key': idempotencyKeyHeader.optional(),
            }),
            body: schema.PE,
            response: {
              201: answer('Recibida', receipt),
              ...refusals(400, 413, 415, 422, 429, 503),
            },
          },
        },
        async (request, reply) => {
          const country = countryOf(request);
          const given = optionalIdempotencyKey(request);
          const asked = validated(schema[country], request.body);
          const content = contentHash(country, asked);
          // Counted before anything is remembered: who is refused leaves nothing behind.
          newLeads.take(clientNetwork(request.ip), given ?? content);
          const commandId = given ?? (await recentRequests.commandIdFor(content, randomUUID()));

          const id = leadIdOf(commandId);
          const context = { commandId, actor: { kind: 'visitor' }, country, now: now() } as const;
          const { position, version } = await handle(lead, id, receiveLead(asked), context);
          return reply.code(201).send({ data: { id, commandId, position, version }, error: null });
        },
      );
    }
  };
