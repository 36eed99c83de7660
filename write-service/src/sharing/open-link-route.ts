/** `POST /api/buscarplanes/sharedinsurance/{code}`: opens what somebody shared. A POST, so that codes stay out of logs of pages. */
import { rejectUnknown } from '@cotejo/core/kit/event-sourcing';
import { shareId } from '@cotejo/core/sharing/server';
import { clientNetwork, refusals, siteVersionHeader } from '@cotejo/core/kit/service';
import { openedBy, sharedLink, sharingAnswers, unknownLink } from '@cotejo/core/sharing';
import { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type PublicParts } from '../kit/public/public-parts.ts';
import { answer } from '../kit/http/answer.ts';
import { envelope, enveloped } from '../kit/http/envelope.ts';

const minute = 60_000;

const opened = enveloped(sharingAnswers.insurance);

export const openLinkRoute =
  ({
    load,
    indexKey,
    now,
    limits,
    ...settings
  }: { readonly load: LoadAggregate } & Pick<
    PublicParts,
    'indexKey' | 'now' | 'limits' | 'publicLeadsPerMinute'
  >) =>
  async (app: FastifyInstance): Promise<void> => {
    const tries = limits('open-link', { uses: settings.publicLeadsPerMinute, within: minute });

    app.post(
      '/api/buscarplanes/sharedinsurance/:code',
      {
        schema: {
          tags: ['Público'],
          summary: 'Abre un plan o una sesión que alguien compartió',
          description: 'Un enlace que no existe y uno que ya no está vigente se responden igual.',
          headers: z.object({ 'x-qpversion': siteVersionHeader }),
          params: z.object({ code: z.string().max(100) }),
          response: { 200: answer('Lo compartido', opened), ...refusals(404, 429, 503) },
        },
      },
      async (request) => {
        const { code } = request.params as { code: string };
        // Counted by what was tried: opening one link again is no guess.
        await tries.take(clientNetwork(request.ip), code);
        const id = shareId(indexKey, code);
        const { state } = await load(sharedLink, id);
        const link = openedBy(state, 'insurance', now());
        if (!link) return rejectUnknown(unknownLink);
        const { country, content, until } = link;
        return envelope({ code, country, until, ...content }, id);
      },
    );
  };
