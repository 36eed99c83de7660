/** What a shared link opens, for whoever has it. */
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { aggregateLoader } from '@cotejo/core/kit/command-handling';
import { type EventStore } from '@cotejo/core/kit/event-store';
import { type EventCodec } from '@cotejo/core/kit/personal-data';
import { HttpProblem, problem, refusals } from '@cotejo/core/kit/service';
import { openedBy, sharedLink, sharingAnswers, unknownLink } from '@cotejo/core/sharing';
import { shareId } from '@cotejo/core/sharing/server';
import { answerWith, envelope } from '../kit/http/envelope.ts';
import { siteQuery } from '../kit/http/site-query.ts';
import { withZod } from '../kit/http/validation.ts';

const linkCall = {
  summary: 'La comparación que alguien compartió por un enlace',
  description: 'Un enlace que no existe y uno que ya no está vigente se responden igual.',
  tags: ['Sitio público'],
  params: z.object({ id: z.string() }),
  querystring: siteQuery(),
  response: {
    200: envelope(sharingAnswers.comparison),
    ...refusals(400, 404, 503),
  },
};

export type LinkParts = {
  readonly store: EventStore;
  readonly codec: EventCodec;
  /** 32 bytes: checks the links that people were given. */
  readonly indexKey: Buffer;
};

/** Read from the log itself: a link opens as soon as it is made, and no read model holds what was shared. */
export const sharedComparisonRoutes =
  ({ store, codec, indexKey }: LinkParts): FastifyPluginAsync =>
  async (plain) => {
    plain.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
    const load = aggregateLoader(store, codec);

    withZod(plain).get(
      '/api/buscarplanes/comparator/url/:id',
      { schema: linkCall },
      async ({ params: { id } }) => {
        const { state } = await load(sharedLink, shareId(indexKey, id));
        const link = openedBy(state, 'comparator', new Date());
        if (!link) throw new HttpProblem(problem(404, 'NOT_FOUND', unknownLink));
        const { country, until, content } = link;
        return answerWith({ id, country, until, ...content } as z.infer<
          (typeof linkCall.response)[200]
        >['data']);
      },
    );
  };
