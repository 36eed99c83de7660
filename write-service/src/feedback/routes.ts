/** What people send about how their requests were handled: `POST /api/feedbacks`, and `PATCH` to change it. */
import { randomUUID } from 'node:crypto';
import { rejectUnknown } from '@cotejo/core/kit/event-sourcing';
import { changeFeedback, feedback, feedbackChange, feedbackForm, giveFeedback } from '@cotejo/core/feedback';
import { isFeedbackSignature } from '@cotejo/core/feedback/server';
import { lead } from '@cotejo/core/leads';
import { leadStatus } from '@cotejo/core/reference';
import { clientNetwork, refusals, siteVersionHeader } from '@cotejo/core/kit/service';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type PublicParts } from '../kit/public/public-parts.ts';
import { idempotencyKeyHeader, optionalIdempotencyKey } from '../kit/http/headers.ts';
import { limiter } from '../kit/http/limiter.ts';
import { answer } from '../kit/http/openapi.ts';
import { validated } from '../kit/http/validated.ts';

const minute = 60_000;
const uuid = z.uuid().toLowerCase();
const headers = z.object({
  'x-qpversion': siteVersionHeader,
  'idempotency-key': idempotencyKeyHeader.optional(),
});

const receipt = z.object({
  data: z.object({
    _id: z.uuid().describe('la opinión'),
    commandId: z.uuid(),
    position: z.string(),
    version: z.int(),
  }),
  error: z.null(),
});

export const feedbackRoutes =
  ({ handle, load, indexKey, now, ...settings }: PublicParts & { readonly load: LoadAggregate }) =>
  async (app: FastifyInstance): Promise<void> => {
    const opinions = limiter({ uses: settings.publicLeadsPerMinute, within: minute }, now);

    /** Who has no link learns as much about a lead that is there as about one that is not. */
    const countryOf = async (leadId: string, signature: string) => {
      const unknown = (): never => rejectUnknown('Este enlace no es válido, o ya no se puede usar.');
      if (!isFeedbackSignature(indexKey, leadId, signature)) return unknown();
      const { state } = await load(lead, leadId);
      const isGone = state.status === 'unknown' || state.erased || state.statusId === leadStatus.deleted;
      return isGone ? unknown() : state.country;
    };

    const send = async (
      request: FastifyRequest,
      sent: { readonly leadId: string; readonly signature: string },
      decide: ReturnType<typeof giveFeedback>,
    ) => {
      const commandId = optionalIdempotencyKey(request) ?? randomUUID();
      opinions.take(clientNetwork(request.ip), commandId);
      const country = await countryOf(sent.leadId, sent.signature);
      const context = { commandId, actor: { kind: 'visitor' }, country, now: now() } as const;
      const { position, version } = await handle(feedback, sent.leadId, decide, context);
      return { data: { _id: sent.leadId, commandId, position, version }, error: null };
    };

    app.post(
      '/api/feedbacks',
      {
        schema: {
          tags: ['Público'],
          summary: 'Da una opinión sobre cómo se atendió una solicitud',
          description: 'Una por solicitud: la misma otra vez no cambia nada, y otra se cambia con PATCH.',
          headers,
          body: feedbackForm,
          response: {
            201: answer('Recibida', receipt),
            ...refusals(400, 404, 409, 413, 415, 422, 429, 503),
          },
        },
      },
      async (request, reply) => {
        const { lead: leadId, signature, opinion } = validated(feedbackForm, request.body);
        return reply.code(201).send(await send(request, { leadId, signature }, giveFeedback(opinion)));
      },
    );

    app.patch(
      '/api/feedbacks/:id',
      {
        schema: {
          tags: ['Público'],
          summary: 'Cambia una opinión; lo que no se envía queda como está',
          headers,
          params: z.object({ id: z.uuid() }),
          body: feedbackChange,
          response: {
            200: answer('Hecho', receipt),
            ...refusals(400, 404, 409, 413, 415, 422, 429, 503),
          },
        },
      },
      async (request) => {
        const id = uuid.safeParse((request.params as { id: string }).id);
        if (!id.success) return rejectUnknown('No existe esa opinión.');
        const { signature, opinion } = validated(feedbackChange, request.body);
        return send(request, { leadId: id.data, signature }, changeFeedback(opinion));
      },
    );
  };
