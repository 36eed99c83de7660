/** `GET /api/qpassignment/reassign/{id}`: whom to give a lead next (spec, call tables); a command does it. */
import { type Positions } from '../kit/projections/positions.ts';
import { type Pool } from 'pg';
import { z } from 'zod';
import { refusals } from '@cotejo/core/kit/service';
import { forStaff, minPositionHeader } from '../kit/http/console-plugin.ts';
import { uuid } from '../kit/http/filters.ts';
import { awaitPosition, notThere } from '../kit/http/freshness.ts';
import { raw, rowsOf, sql } from '../kit/sql.ts';
import { onlyVisible } from '../leads/index.ts';
import { proposalSchema, proposeReassignment, type Reassigned } from './proposal.ts';

const schema = {
  tags: ['Consola'],
  summary: 'A quién pasar una solicitud: una propuesta y quiénes más pueden',
  headers: minPositionHeader,
  params: z.object({ id: uuid }),
  response: {
    200: z.object({ data: proposalSchema, error: z.null() }),
    ...refusals(400, 401, 403, 404, 503),
  },
};

const columns = `id, country, state ->> 'executiveId' as executive_id,
  state -> 'referral' ->> 'executiveId' as referred_by`;

const permission = 'leads:reassign';

type Parts = { readonly pool: Pool; readonly positions: Positions };

export const assignmentRoutes = (parts: Parts) =>
  forStaff((app) => {
    const { pool, positions } = parts;
    app.get(
      '/api/qpassignment/reassign/:id',
      { schema, config: { access: permission } },
      async (request, reply) => {
        const { viewer, params } = request;
        const freshness = await awaitPosition(request, reply, positions, 'leads');
        const seen = onlyVisible(sql('read.lead').where('lead.id', params.id), viewer, {
          also: [permission],
        });
        const [lead] = await rowsOf<Reassigned>(pool, seen.select(raw(columns)));
        if (!lead) throw notThere(freshness, 'No existe esa solicitud, o no puedes verla.');
        return { data: await proposeReassignment(pool, lead, viewer), error: null };
      },
    );
  });
