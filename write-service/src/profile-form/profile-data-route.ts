/** `POST /api/profile-form/data`: the profile that a visitor filled in, checked by the rules of its form. */
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { countryOfRequest, refusals } from '@cotejo/core/kit/service';
import {
  captureProfile,
  checkProfile,
  keptModel,
  profileCapture,
  profileData,
  profileForm,
  profileTypeOf,
} from '@cotejo/core/profile-form';
import { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type PublicParts } from '../kit/public/public-parts.ts';
import { limiter } from '../kit/http/limiter.ts';
import { answer } from '../kit/http/openapi.ts';
import { validated } from '../kit/http/validated.ts';
import { publicHeaders } from '../leads/index.ts';
import { envelope, enveloped } from '../kit/http/envelope.ts';
import { oneCommand } from '../kit/public/one-command.ts';

const minute = 60_000;
const path = '/api/profile-form/data';

const receipt = enveloped(
  z.object({
    id: z.uuid().nullable().describe('null cuando no se guardó: tráfico interno'),
    stored: z.boolean(),
    position: z.string().nullable(),
  }),
);

export const profileDataRoute =
  (dependencies: PublicParts) =>
  async (app: FastifyInstance): Promise<void> => {
    const { handle, now, ...settings } = dependencies;
    const countryOf = countryOfRequest(settings.countryHosts);
    const calls = limiter({ uses: settings.publicLeadsPerMinute, within: minute }, now);
    const commandIdOf = oneCommand(dependencies, calls, path);

    app.post(
      path,
      {
        schema: {
          tags: ['Público'],
          summary: 'Envía el perfil que alguien llenó en el formulario',
          description:
            'Se revisa con las reglas del formulario (`validationRules`). Se guarda solo lo que el formulario ' +
            'pregunta, cifrado y por 90 días; el tráfico interno se revisa y no se guarda. A las consultas de precios ' +
            '(`profile` de `/api/insurance/compare/metadata`) se envían solo los campos del formulario: lo demás que ' +
            'la página tenga en su modelo aquí se deja fuera, y allá un campo que nadie conoce se rechaza por su nombre.',
          headers: publicHeaders,
          body: profileData,
          response: { 201: answer('Recibido', receipt), ...refusals(400, 413, 415, 422, 429, 503) },
        },
      },
      async (request, reply) => {
        const country = countryOf(request);
        const { productType, isInternalTraffic, model, ...told } = validated(profileData, request.body);
        const profileType = told.profileType ?? profileTypeOf(country, productType);
        if (!profileType)
          return rejectInput({ productType: 'Ese tipo de producto no tiene un formulario en este país.' });
        const form = profileForm(country, profileType, productType);
        const kept = keptModel(form, model);
        const commandId = await commandIdOf(request, country, { productType, kept });
        const errors = checkProfile(form, model);
        if (Object.keys(errors).length > 0) return rejectInput(errors);
        void reply.code(201);
        if (isInternalTraffic) return envelope({ id: null, stored: false, position: null }, commandId);
        const id = uuidV5(commandId, 'profile-capture');
        const context = { commandId, actor: { kind: 'visitor' }, country, now: now() } as const;
        const captured = captureProfile({ productType, profileType, model: kept });
        const { position } = await handle(profileCapture, id, captured, context);
        return envelope({ id, stored: true, position }, commandId);
      },
    );
  };
