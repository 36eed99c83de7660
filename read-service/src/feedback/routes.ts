/** Queries about opinions: the page that asks for one, one's own, and the console's. */
import { type RecordAccess } from '@cotejo/core/audit/server';
import { type Positions } from '../kit/projections/positions.ts';
import { type Pool } from 'pg';
import { z } from 'zod';
import { askedLead } from '@cotejo/core/feedback';
import { isFeedbackSignature } from '@cotejo/core/feedback/server';
import { HttpProblem, problem, refusals } from '@cotejo/core/kit/service';
import { type FastifyPluginAsync } from 'fastify';
import { forStaff, minPositionHeader } from '../kit/http/console-plugin.ts';
import { uuid } from '../kit/http/filters.ts';
import { awaitPosition, notThere } from '../kit/http/freshness.ts';
import { siteQuery } from '../kit/http/site-query.ts';
import { withZod } from '../kit/http/validation.ts';
import { listingRoutes } from '../kit/list/listing-routes.ts';
import { feedbackListing, findAskedLead, findFeedback, shownFeedback } from './opinions.ts';
import { recordReading } from './reading.ts';

const signature = z.string().min(1).max(200).describe('la firma del enlace');
const invalidLink = 'Este enlace no es válido, o ya no se puede usar.';

const askedSchema = {
  summary: 'De qué solicitud se pide la opinión',
  tags: ['Sitio público'],
  params: z.object({ lead: uuid, signature }),
  querystring: siteQuery(),
  response: { 200: z.object({ data: askedLead, error: z.null() }), ...refusals(400, 404, 503) },
};
const ownSchema = {
  summary: 'La opinión que se dio, para quien tiene el enlace',
  tags: ['Sitio público'],
  headers: minPositionHeader,
  params: z.object({ id: uuid }),
  querystring: z.strictObject({ sig: signature }),
  response: { 200: z.object({ data: shownFeedback, error: z.null() }), ...refusals(400, 404, 503) },
};

type Parts = {
  readonly pool: Pool;
  readonly positions: Positions;
  /** 32 bytes: checks the links that people were given. */
  readonly indexKey: Buffer;
  readonly logAccess: RecordAccess;
};

/** For visitors: nothing is told to who has no link, not even what there is. */
export const ownFeedbackRoutes =
  ({ pool, positions, indexKey }: Omit<Parts, 'logAccess'>): FastifyPluginAsync =>
  async (plain) => {
    plain.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
    const app = withZod(plain);
    const unknown = () => new HttpProblem(problem(404, 'NOT_FOUND', invalidLink));

    app.get('/api/feedbacks/getLead/:lead/:signature', { schema: askedSchema }, async ({ params }) => {
      const isOpen = isFeedbackSignature(indexKey, params.lead, params.signature);
      const found = isOpen ? await findAskedLead(pool, params.lead) : undefined;
      if (!found) throw unknown();
      return { data: found, error: null };
    });

    app.get('/api/feedbacks/:id', { schema: ownSchema }, async (request, reply) => {
      const { params, query } = request;
      if (!isFeedbackSignature(indexKey, params.id, query.sig)) throw unknown();
      const freshness = await awaitPosition(request, reply, positions, 'feedback');
      const found = await findFeedback(pool, params.id);
      if (!found) throw notThere(freshness, 'Todavía no hay una opinión.');
      return { data: found, error: null };
    });
  };

export const feedbackRoutes = (parts: Omit<Parts, 'indexKey'>) =>
  forStaff((app) =>
    listingRoutes(
      app,
      parts,
      feedbackListing((viewer, rows) => recordReading(parts, viewer, rows)),
    ),
  );
