/** What visitors change about a request that was received: they name it by the id of their receipt, and show its key. */
import {
  insuranceRequestUpdate,
  type OwnUpdate,
  planRequestUpdate,
  updateOwn,
} from '@cotejo/core/lead-requests';
import { lead, rejectNotOwn } from '@cotejo/core/leads';
import { byCountry, type ByCountry } from '../kit/public/by-country.ts';
import { type PublicForm, publicForm } from '../kit/public/public-form.ts';
import { type PublicParts } from '../kit/public/public-parts.ts';
import { receipts } from '../kit/public/receipt.ts';
import { editKeys } from './edit-key.ts';

const receipt = receipts('id', 'la solicitud');

const updateForm = (
  keys: ReturnType<typeof editKeys>,
  path: string,
  summary: string,
  body: ByCountry<OwnUpdate>,
): PublicForm =>
  publicForm({
    path,
    summary,
    description:
      'Cambia solo lo que se envía, mientras la solicitud está en curso. Lo que ya estaba así no cambia ' +
      'nada, de modo que una repetición no tiene otro efecto.',
    body,
    answer: { status: 200, description: 'Hecho', schema: receipt.schema },
    refusals: [404, 409],
    recognition: 'never',
    async receive({ editKey, ...update }, { commandId, send }) {
      if (!keys.isGood(update.leadId, editKey)) return rejectNotOwn();
      return receipt.of(update.leadId, commandId, await send(lead, update.leadId, updateOwn(update)));
    },
  });

export const publicUpdates = (parts: Pick<PublicParts, 'indexKey' | 'now'>): readonly PublicForm[] => {
  const keys = editKeys(parts);
  return [
    updateForm(
      keys,
      '/api/solicitarplans/update',
      'Corrige o completa la solicitud de un plan',
      byCountry(planRequestUpdate),
    ),
    updateForm(
      keys,
      '/api/seguro-adicional/update',
      'Corrige o completa la solicitud de un seguro adicional',
      byCountry(insuranceRequestUpdate),
    ),
  ];
};
