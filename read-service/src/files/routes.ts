/** `GET /api/console/leads/{id}/files/{fileId}`: a lead's file as it was sent, to be saved. */
import { type RecordAccess } from '@cotejo/core/audit/server';
import { type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { type Positions } from '../kit/projections/positions.ts';
import { type Pool } from 'pg';
import { finished } from 'node:stream/promises';
import { atMost, refusals } from '@cotejo/core/kit/service';
import { z } from 'zod';
import { attachmentHeaders } from '../kit/http/attachment.ts';
import { forStaff, minPositionHeader } from '../kit/http/console-plugin.ts';
import { uuid } from '../kit/http/filters.ts';
import { awaitPosition, notThere } from '../kit/http/freshness.ts';
import { findFile } from './find-file.ts';

const schema = {
  summary: 'Un archivo de una solicitud; queda registrado quién lo abrió',
  tags: ['Consola'],
  headers: minPositionHeader,
  params: z.object({ id: uuid, fileId: uuid }),
  response: {
    200: z.any().describe('el contenido, para guardarlo'),
    ...refusals(400, 401, 403, 404, 503),
  },
};

/** Files that are opened at once: each is in memory until it is sent, or its reader is gone. */
const places = { atOnce: 8, waiting: 40 };

type Parts = {
  readonly pool: Pool;
  readonly positions: Positions;
  readonly keys: Pick<SubjectKeys, 'find'>;
  readonly recordLook: RecordAccess;
};

export const fileRoutes = (parts: Parts) =>
  forStaff((app) => {
    const inTurn = atMost(places);
    app.get(
      '/api/console/leads/:id/files/:fileId',
      { schema, config: { access: 'leads:read' } },
      async (request, reply) => {
        const { viewer, params } = request;
        const freshness = await awaitPosition(request, reply, parts.positions, 'leads');
        const [id, fileId] = [params.id.toLowerCase(), params.fileId.toLowerCase()];
        await inTurn(async () => {
          const file = await findFile(parts, viewer, id, fileId);
          if (!file) throw notThere(freshness, 'No existe ese archivo, o no puedes verlo.');
          void reply.headers(attachmentHeaders(file.name, file.mediaType)).send(file.content);
          await finished(reply.raw).catch(() => {});
        });
        return reply;
      },
    );
  });
