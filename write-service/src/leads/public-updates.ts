/** What visitors change about a request that was received: they name it by the id of their receipt. */
import { randomUUID } from 'node:crypto';
import {
  insuranceRequestUpdate,
  lead,
  type OwnUpdate,
  planRequestUpdate,
  updateOwn,
} from '@cotejo/core/leads';
import { clientNetwork, countryOfRequest, refusals } from '@cotejo/core/kit/service';
import { type FastifyInstance } from 'fastify';
import { type PublicParts } from '../kit/public/public-parts.ts';
import { optionalIdempotencyKey } from '../kit/http/headers.ts';
import { limiter } from '../kit/http/limiter.ts';
import { answer } from '../kit/http/openapi.ts';
import { validated } from '../kit/http/validated.ts';
import { byCountry, type ByCountry, publicHeaders, receipt } from './public-forms.ts';

const minute = 60_000;

type Form = { readonly path: string; readonly summary: string; readonly schema: ByCountry<OwnUpdate> };
const forms: readonly Form[] = [
  {
    path: '/api/solicitarplans/update',
    summary: 'Corrige o completa la solicitud de un plan',
    schema: byCountry(planRequestUpdate),
  },
  {
    path: '/api/seguro-adicional/update',
    summary: 'Corrige o completa la solicitud de un seguro adicional',
    schema: byCountry(insuranceRequestUpdate),
  },
];

export const publicUpdateRoutes =
  ({ handle, now, ...settings }: PublicParts) =>
  async (app: FastifyInstance): Promise<void> => {
    const countryOf = countryOfRequest(settings.countryHosts);
    const updates = limiter({ uses: settings.publicLeadsPerMinute, within: minute }, now);

    for (const { path, summary, schema } of forms)
      app.post(
        path,
        {
          schema: {
            tags: ['Público'],
            summary,
            description:
              'Cambia solo lo que se envía, mientras la solicitud está en curso. Lo que ya estaba así no cambia ' +
              'nada, de modo que una repetición no tiene otro efecto.',
            headers: publicHeaders,
            body: schema.PE,
            response: {
              200: answer('Hecho', receipt('la solicitud')),
              ...refusals(400, 404, 409, 413, 415, 422, 429, 503),
            },
          },
        },
        async (request) => {
          const country = countryOf(request);
          // Without a key every update is decided on what stands: the same content ten minutes later may be a change back.
          const commandId = optionalIdempotencyKey(request) ?? randomUUID();
          const update = validated(schema[country], request.body);
          updates.take(clientNetwork(request.ip), commandId);
          const { leadId: id } = update;
          const context = { commandId, actor: { kind: 'visitor' }, country, now: now() } as const;
          const { position, version } = await handle(lead, id, updateOwn(update), context);
          return { data: { id, commandId, position, version }, error: null };
        },
      );
  };
