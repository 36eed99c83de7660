/** What visitors ask for: contact, a plan, an additional insurance; each is the receipt of a lead. */
import { randomUUID } from 'node:crypto';
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import {
  contactRequest,
  insuranceRequest,
  lead,
  type LeadRequest,
  planRequest,
  receiveLead,
} from '@cotejo/core/leads';
import { keyedHash } from '@cotejo/core/kit/personal-data';
import { type CountryCode } from '@cotejo/core/reference';
import { clientNetwork, countryOfRequest, refusals } from '@cotejo/core/kit/service';
import { type FastifyInstance } from 'fastify';
import { type PublicParts } from '../kit/public/public-parts.ts';
import { optionalIdempotencyKey } from '../kit/http/headers.ts';
import { limiter } from '../kit/http/limiter.ts';
import { answer } from '../kit/http/openapi.ts';
import { validated } from '../kit/http/validated.ts';
import { noticeMissingPrice } from './missing-price.ts';
import { byCountry, publicHeaders, receipt } from './public-forms.ts';

const minute = 60_000;

const forms = [
  {
    path: '/api/contactos',
    summary: 'Envía un mensaje de la página de contacto',
    schema: byCountry(contactRequest),
  },
  { path: '/api/solicitarplans', summary: 'Pide un plan: «Me interesa»', schema: byCountry(planRequest) },
  {
    path: '/api/seguro-adicional/solicitar',
    summary: 'Pide un seguro adicional para una o varias personas',
    schema: byCountry(insuranceRequest),
  },
];

/** The id of the lead that a command makes: a repeat finds the same. */
export const leadIdOf = (commandId: string): string => uuidV5(commandId, 'lead');

export const publicRequestRoutes =
  ({ handle, recentRequests, indexKey, now, ...settings }: PublicParts) =>
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
            headers: publicHeaders,
            body: schema.PE,
            response: {
              201: answer('Recibida', receipt('la solicitud')),
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
          const { position, version, repeated } = await handle(lead, id, receiveLead(asked), context);
          if (!repeated) noticeMissingPrice(asked, request.log);
          return reply.code(201).send({ data: { id, commandId, position, version }, error: null });
        },
      );
    }
  };
