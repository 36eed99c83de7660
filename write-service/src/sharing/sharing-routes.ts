/** Links to a comparison or to a plan with its session: made by visitors, and changed by who made them. */
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { rejectUnknown } from '@cotejo/core/kit/event-sourcing';
import {
  replaceShared,
  sharedComparison,
  sharedInsurance,
  sharedInsuranceChange,
  sharedLink,
  shareLink,
  unknownLink,
} from '@cotejo/core/sharing';
import { shareCode, shareId } from '@cotejo/core/sharing/server';
import { isSecretCode } from '@cotejo/core/kit/personal-data';
import { type z } from 'zod';
import { publicForm, publicForms } from '../kit/public/public-form.ts';
import { type PublicParts } from '../kit/public/public-parts.ts';
import { type NamedProducts, spelledProducts } from './shared-products.ts';
import { checkSharedProfile } from './shared-profile.ts';
import { editPurpose, linkReceipt, linkReceiptSchema } from './link-receipt.ts';

const insurance = '/api/buscarplanes/sharedinsurance';
const description = 'El código no se puede adivinar; lo compartido se guarda cifrado y abre por 90 días.';
const answered = { description: 'El enlace', schema: linkReceiptSchema };

export const sharingRoutes = (parts: PublicParts & { readonly load: LoadAggregate }) => {
  const { indexKey } = parts;
  const spelled = spelledProducts(parts.load);

  const shareForm = (
    kind: Parameters<typeof shareLink>[0],
    path: string,
    summary: string,
    body: z.ZodType<Parameters<typeof shareLink>[1] & NamedProducts>,
  ) =>
    publicForm({
      path,
      summary,
      description,
      body,
      answer: { status: 201, ...answered },
      // Two people behind one address may share the same: each has a link and a key of their own.
      recognition: 'never',
      async receive(sent, { commandId, country, send }) {
        checkSharedProfile(sent['perfil'], country);
        const shared = await spelled(sent, country);
        const code = shareCode(indexKey, commandId);
        const handled = await send(sharedLink, shareId(indexKey, code), shareLink(kind, shared));
        return linkReceipt(indexKey, code, handled, commandId);
      },
    });

  return publicForms(parts, 'sharing', [
    shareForm(
      'comparator',
      '/api/buscarplanes/comparator-url',
      'Comparte una comparación por un enlace',
      sharedComparison,
    ),
    shareForm(
      'insurance',
      insurance,
      'Comparte un plan, o la sesión de su compra, por un enlace',
      sharedInsurance,
    ),
    publicForm({
      method: 'PUT',
      path: insurance,
      summary: 'Cambia lo que abre un enlace, para quien lo hizo',
      description,
      body: sharedInsuranceChange,
      answer: { status: 200, ...answered },
      refusals: [404],
      recognition: 'never',
      /** Of the link, whatever site asks: it opens a plan of its own country alone. */
      async countryOf({ code }) {
        const { state } = await parts.load(sharedLink, shareId(indexKey, code));
        return state.status === 'shared' ? state.country : rejectUnknown(unknownLink);
      },
      async receive({ code, editKey, content }, { commandId, country, send }) {
        if (!isSecretCode(indexKey, editPurpose, code, editKey)) return rejectUnknown(unknownLink);
        checkSharedProfile(content.perfil, country);
        const change = replaceShared('insurance', await spelled(content, country));
        const handled = await send(sharedLink, shareId(indexKey, code), change);
        return linkReceipt(indexKey, code, handled, commandId);
      },
    }),
  ]);
};
