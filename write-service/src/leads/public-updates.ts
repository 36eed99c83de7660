/** Updates of a visitor's own request: the body names the request by its id, and proves the sender by the edit key. */
import {
  insuranceRequestUpdate,
  type OwnUpdate,
  planRequestUpdate,
  updateOwn,
} from '@cotejo/core/lead-requests';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { lead, rejectNotOwn } from '@cotejo/core/leads';
import { byCountry, type ByCountry } from '../kit/public/by-country.ts';
import { type PublicForm, publicForm } from '../kit/public/public-form.ts';
import { type PublicParts } from '../kit/public/public-parts.ts';
import { receipts } from '../kit/public/receipt.ts';
import { spelledCode } from '../catalogue/index.ts';
import { requestTypeOfProduct } from './asked-product.ts';
import { editKeys } from './edit-key.ts';

const receipt = receipts('id', 'la solicitud');

type Parts = Pick<PublicParts, 'indexKey' | 'now'> & { readonly load: LoadAggregate };

const updateForm = (parts: Parts, path: string, summary: string, body: ByCountry<OwnUpdate>): PublicForm => {
  const keys = editKeys(parts);
  const typeOf = requestTypeOfProduct(parts.load);
  const spelled = spelledCode(parts.load);
  return publicForm({
    path,
    summary,
    description:
      'Cambia solo lo que se envía, mientras la solicitud está en curso. Lo que ya estaba así no cambia ' +
      'nada, de modo que una repetición no tiene otro efecto.',
    body,
    answer: { status: 200, description: 'Hecho', schema: receipt.schema },
    refusals: [404, 409],
    recognition: 'never',
    async receive({ editKey, ...asked }, { commandId, country, send }) {
      if (!keys.isGood(asked.leadId, editKey)) return rejectNotOwn();
      const typed = asked.product?.code;
      const code = typed === undefined ? undefined : await spelled(typed);
      if (code !== undefined) await typeOf(code, country);
      const update = { ...asked, ...(asked.product && { product: { ...asked.product, code } }) };
      return receipt.of(update.leadId, commandId, await send(lead, update.leadId, updateOwn(update)));
    },
  });
};

export const publicUpdates = (parts: Parts): readonly PublicForm[] => [
  updateForm(
    parts,
    '/api/solicitarplans/update',
    'Corrige o completa la solicitud de un plan',
    byCountry(planRequestUpdate),
  ),
  updateForm(
    parts,
    '/api/seguro-adicional/update',
    'Corrige o completa la solicitud de un seguro adicional',
    byCountry(insuranceRequestUpdate),
  ),
];
