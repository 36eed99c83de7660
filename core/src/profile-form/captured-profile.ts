/** The body of `POST /api/profile-form/data`: the form's model, and for which type of product and whom the form was. */
import { z } from 'zod';
import { profileTypes } from '../insurance-types/index.ts';
import { freeForm, text } from '../kit/validation/index.ts';

/** The model may stand in a field of its own, or its fields beside the type. */
export const profileData = z
  .looseObject(
    {
      productType: text(100).describe('el tipo de producto: `productTypeName` del formulario'),
      profileType: z
        .enum(profileTypes, 'Debe ser el que dice el formulario.')
        .nullish()
        .transform((type) => type ?? undefined)
        .describe('`profileType` del formulario; si falta, el del comparador de ese tipo'),
      model: freeForm({ size: 50_000, depth: 5 }).describe('lo que se llenó en el formulario'),
      isInternalTraffic: z
        .union([z.boolean(), z.enum(['true', 'false'])], 'Debe ser verdadero o falso.')
        .nullish()
        .transform((value) => value === true || value === 'true')
        .describe('de la propia empresa: no se guarda'),
    },
    'El cuerpo debe ser un objeto JSON.',
  )
  .transform(({ productType, profileType, isInternalTraffic, model, ...beside }) => ({
    productType,
    profileType,
    isInternalTraffic,
    model: model ?? beside,
  }));
