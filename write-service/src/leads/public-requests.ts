/** What visitors ask for: contact, a plan, an additional insurance; each is the receipt of a lead. */
import { type LoadAggregate, uuidV5 } from '@cotejo/core/kit/command-handling';
import { contactRequest, insuranceRequest, planRequest } from '@cotejo/core/lead-requests';
import { lead, type LeadRequest, receiveLead } from '@cotejo/core/leads';
import { z } from 'zod';
import { byCountry, type ByCountry } from '../kit/public/by-country.ts';
import { optionalIdempotencyKey } from '../kit/http/headers.ts';
import { type PublicForm, publicForm } from '../kit/public/public-form.ts';
import { type PublicParts } from '../kit/public/public-parts.ts';
import { receipts } from '../kit/public/receipt.ts';
import { checkProductType, spelledCode } from '../catalogue/index.ts';
import { requestTypeOfProduct } from './asked-product.ts';
import { editKeys } from './edit-key.ts';
import { noticeMissingPrice } from './missing-price.ts';

const forSender = (what: string) =>
  z.string().nullable().describe(`${what}; solo se entrega aquí, a quien la envió primero`);
const receipt = receipts('id', 'la solicitud', {
  editKey: forSender('permite corregirla, donde una dirección lo recibe; null en un mensaje de contacto'),
  feedbackSignature: forSender('permite opinar sobre cómo se atendió'),
});

/** The id of the lead that a command makes: a repeat finds the same. */
const leadIdOf = (commandId: string): string => uuidV5(commandId, 'lead');

type Parts = Pick<PublicParts, 'indexKey' | 'now'> & { readonly load: LoadAggregate };

type Form = {
  readonly path: string;
  readonly summary: string;
  readonly body: ByCountry<LeadRequest>;
  /** Whether an address takes corrections of it. */
  readonly isCorrectable: boolean;
};

const requestForm = (parts: Parts, { path, summary, body, isCorrectable }: Form): PublicForm => {
  const keys = editKeys(parts);
  const typeOf = requestTypeOfProduct(parts.load);
  const spelled = spelledCode(parts.load);
  const checkType = checkProductType(parts.load);
  return publicForm({
    path,
    summary,
    description:
      'Una repetición con la misma Idempotency-Key, o sin ella con el mismo contenido en diez minutos, ' +
      'es la misma solicitud. Teléfono y documento siguen las reglas del país.',
    body,
    answer: { status: 201, description: 'Recibida', schema: receipt.schema },
    recognition: 'content',
    async receive(asked, { commandId, country, request, send }) {
      await checkType(asked.productType, country);
      const product = asked.product && { ...asked.product, code: await spelled(asked.product.code) };
      const requestTypeId = product ? await typeOf(product.code, country) : asked.requestTypeId;
      const id = leadIdOf(commandId);
      const handled = await send(lead, id, receiveLead({ ...asked, product, requestTypeId }));
      if (!handled.repeated) noticeMissingPrice(asked, request.log);
      const { state, repeated } = handled;
      const sentAt = state.status === 'unknown' ? '' : state.fecha;
      const hasKey = optionalIdempotencyKey(request) !== undefined;
      const given = keys.forSender(id, { repeated, sentAt, hasKey });
      return receipt.of(id, commandId, handled, isCorrectable ? given : { ...given, editKey: null });
    },
  });
};

export const publicRequests = (parts: Parts): readonly PublicForm[] => [
  requestForm(parts, {
    path: '/api/contactos',
    summary: 'Envía un mensaje de la página de contacto',
    body: byCountry(contactRequest),
    isCorrectable: false,
  }),
  requestForm(parts, {
    path: '/api/solicitarplans',
    summary: 'Pide un plan: «Me interesa»',
    body: byCountry(planRequest),
    isCorrectable: true,
  }),
  requestForm(parts, {
    path: '/api/seguro-adicional/solicitar',
    summary: 'Pide un seguro adicional para una o varias personas',
    body: byCountry(insuranceRequest),
    isCorrectable: true,
  }),
];
