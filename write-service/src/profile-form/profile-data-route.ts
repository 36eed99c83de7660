/** `POST /api/profile-form/data`: the profile that a visitor filled in, checked by the rules of its form. */
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import {
  captureProfile,
  checkProfile,
  keptModel,
  profileCapture,
  profileData,
  profileForm,
  profileTypeOf,
} from '@cotejo/core/profile-form';
import { z } from 'zod';
import { envelope, enveloped } from '../kit/http/envelope.ts';
import { byCountry } from '../kit/public/by-country.ts';
import { publicForm } from '../kit/public/public-form.ts';

const receipt = enveloped(
  z.object({
    id: z.uuid().nullable().describe('null cuando no se guardó: tráfico interno'),
    stored: z.boolean(),
    position: z.string().nullable(),
  }),
);

/** What was sent, with the form that it answers and what of it is kept. */
const filledIn = byCountry((country) =>
  profileData.transform(({ productType, isInternalTraffic, model, ...told }, context) => {
    const profileType = told.profileType ?? profileTypeOf(country, productType);
    if (!profileType) {
      const message = 'Ese tipo de producto no tiene un formulario en este país.';
      context.addIssue({ code: 'custom', path: ['productType'], message });
      return z.NEVER;
    }
    const form = profileForm(country, profileType, productType);
    return { productType, profileType, isInternalTraffic, form, model, kept: keptModel(form, model) };
  }),
);

export const profileDataForm = publicForm({
  path: '/api/profile-form/data',
  summary: 'Envía el perfil que alguien llenó en el formulario',
  description:
    'Se revisa con las reglas del formulario (`validationRules`). Se guarda solo lo que el formulario ' +
    'pregunta, cifrado y por 90 días; el tráfico interno se revisa y no se guarda. A las consultas de precios ' +
    '(`profile` de `/api/insurance/compare/metadata`) se envían solo los campos del formulario: lo demás que ' +
    'la página tenga en su modelo aquí se deja fuera, y allá un campo que nadie conoce se rechaza por su nombre.',
  body: filledIn,
  answer: { status: 201, description: 'Recibido', schema: receipt },
  recognition: 'contentOfSender',
  content: ({ productType, kept }) => ({ productType, kept }),
  async receive({ productType, profileType, isInternalTraffic, form, model, kept }, { commandId, send }) {
    const errors = checkProfile(form, model);
    if (Object.keys(errors).length > 0) return rejectInput(errors);
    if (isInternalTraffic) return envelope({ id: null, stored: false, position: null }, commandId);
    const id = uuidV5(commandId, 'profile-capture');
    const { position } = await send(
      profileCapture,
      id,
      captureProfile({ productType, profileType, model: kept }),
    );
    return envelope({ id, stored: true, position }, commandId);
  },
});
