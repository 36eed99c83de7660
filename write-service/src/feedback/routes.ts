/** What people send about how their requests were handled: `POST /api/feedbacks`, and `PATCH` to change it. */
import { changeFeedback, feedback, feedbackChange, feedbackForm, giveFeedback } from '@cotejo/core/feedback';
import { isFeedbackSignature } from '@cotejo/core/feedback/server';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { rejectUnknown } from '@cotejo/core/kit/event-sourcing';
import { lead } from '@cotejo/core/leads';
import { leadStatus } from '@cotejo/core/reference/lead-statuses';
import { type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { publicForm, publicForms } from '../kit/public/public-form.ts';
import { type PublicParts } from '../kit/public/public-parts.ts';
import { receipts } from '../kit/public/receipt.ts';

const receipt = receipts('_id', 'la opinión');

/** The lead whose opinion an address names. */
const named = ({ params }: FastifyRequest): string => {
  const id = z
    .uuid()
    .toLowerCase()
    .safeParse((params as { id: string }).id);
  return id.success ? id.data : rejectUnknown('No existe esa opinión.');
};

export const feedbackRoutes = ({ load, ...parts }: PublicParts & { readonly load: LoadAggregate }) => {
  /** Who has no link learns as much about a lead that is there as about one that is not. */
  const countryOf = async (leadId: string, signature: string) => {
    const unknown = (): never => rejectUnknown('Este enlace no es válido, o ya no se puede usar.');
    if (!isFeedbackSignature(parts.indexKey, leadId, signature)) return unknown();
    const { state } = await load(lead, leadId);
    const isGone = state.status === 'unknown' || state.erased || state.statusId === leadStatus.deleted;
    return isGone ? unknown() : state.country;
  };

  return publicForms(parts, 'feedback', [
    publicForm({
      path: '/api/feedbacks',
      summary: 'Da una opinión sobre cómo se atendió una solicitud',
      description: 'Una por solicitud: la misma otra vez no cambia nada, y otra se cambia con PATCH.',
      body: feedbackForm,
      answer: { status: 201, description: 'Recibida', schema: receipt.schema },
      refusals: [404, 409],
      recognition: 'never',
      countryOf: (sent) => countryOf(sent.lead, sent.signature),
      receive: async ({ lead: id, opinion }, { commandId, send }) =>
        receipt.of(id, commandId, await send(feedback, id, giveFeedback(opinion))),
    }),
    publicForm({
      method: 'PATCH',
      path: '/api/feedbacks/:id',
      summary: 'Cambia una opinión; lo que no se envía queda como está',
      description: 'Sin el enlace de la opinión no se cambia nada.',
      params: z.object({ id: z.uuid() }),
      body: feedbackChange,
      answer: { status: 200, description: 'Hecho', schema: receipt.schema },
      refusals: [404, 409],
      recognition: 'never',
      countryOf: (sent, request) => countryOf(named(request), sent.signature),
      receive: async ({ opinion }, { commandId, request, send }) => {
        const id = named(request);
        return receipt.of(id, commandId, await send(feedback, id, changeFeedback(opinion)));
      },
    }),
  ]);
};
