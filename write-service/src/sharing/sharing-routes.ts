/** Links to a comparison or to a plan with its session: made by visitors, and changed by who made them. */
import { randomUUID } from 'node:crypto';
import { rejectUnknown } from '@cotejo/core/kit/event-sourcing';
import { type CountryCode } from '@cotejo/core/reference';
import { isEditKey, shareCode, shareId } from '@cotejo/core/sharing/server';
import { clientNetwork, countryOfRequest, refusals } from '@cotejo/core/kit/service';
import {
  replaceShared,
  sharedComparison,
  sharedInsurance,
  sharedInsuranceChange,
  sharedLink,
  shareLink,
  unknownLink,
} from '@cotejo/core/sharing';
import { type FastifyInstance } from 'fastify';
import { type PublicParts } from '../kit/public/public-parts.ts';
import { optionalIdempotencyKey } from '../kit/http/headers.ts';
import { limiter } from '../kit/http/limiter.ts';
import { answer } from '../kit/http/openapi.ts';
import { validated } from '../kit/http/validated.ts';
import { publicHeaders } from '../leads/index.ts';
import { linkReceipt, linkReceiptSchema } from './link-receipt.ts';
import { oneCommand } from '../kit/public/one-command.ts';

const minute = 60_000;
const insurance = '/api/buscarplanes/sharedinsurance';

const forms = [
  {
    path: '/api/buscarplanes/comparator-url',
    kind: 'comparator',
    summary: 'Comparte una comparación por un enlace',
    body: sharedComparison,
  },
  {
    path: insurance,
    kind: 'insurance',
    summary: 'Comparte un plan, o la sesión de su compra, por un enlace',
    body: sharedInsurance,
  },
] as const;

const described = {
  tags: ['Público'],
  headers: publicHeaders,
  description: 'El código no se puede adivinar; lo compartido se guarda cifrado y abre por 90 días.',
};
const refused = refusals(400, 413, 415, 422, 429, 503);

export const sharingRoutes =
  (dependencies: PublicParts) =>
  async (app: FastifyInstance): Promise<void> => {
    const { handle, indexKey, now, ...settings } = dependencies;
    const countryOf = countryOfRequest(settings.countryHosts);
    const links = limiter({ uses: settings.publicLeadsPerMinute, within: minute }, now);
    const contextOf = (commandId: string, country: CountryCode) =>
      ({ commandId, actor: { kind: 'visitor' }, country, now: now() }) as const;

    for (const { path, kind, summary, body } of forms) {
      const commandIdOf = oneCommand(dependencies, links, path);
      const response = { 201: answer('El enlace', linkReceiptSchema), ...refused };
      app.post(path, { schema: { ...described, summary, body, response } }, async (request, reply) => {
        const country = countryOf(request);
        const shared = validated<Record<string, unknown>>(body, request.body);
        const commandId = await commandIdOf(request, country, shared);
        const code = shareCode(indexKey, commandId);
        const made = shareLink(kind, shared);
        const handled = await handle(
          sharedLink,
          shareId(indexKey, code),
          made,
          contextOf(commandId, country),
        );
        return reply.code(201).send(linkReceipt(indexKey, code, handled, commandId));
      });
    }

    app.put(
      insurance,
      {
        schema: {
          ...described,
          summary: 'Cambia lo que abre un enlace, para quien lo hizo',
          body: sharedInsuranceChange,
          response: { 200: answer('El enlace', linkReceiptSchema), ...refused, ...refusals(404) },
        },
      },
      async (request) => {
        const country = countryOf(request);
        const { code, editKey, content } = validated(sharedInsuranceChange, request.body);
        // Without a key every change is decided on what stands: the same ten minutes later may be a change back.
        const commandId = optionalIdempotencyKey(request) ?? randomUUID();
        links.take(clientNetwork(request.ip), commandId);
        if (!isEditKey(indexKey, code, editKey)) return rejectUnknown(unknownLink);
        const change = replaceShared('insurance', content);
        const handled = await handle(
          sharedLink,
          shareId(indexKey, code),
          change,
          contextOf(commandId, country),
        );
        return linkReceipt(indexKey, code, handled, commandId);
      },
    );
  };
