/** `GET /api/console/{aggregate}/{id}/files/{fileId}`: an attached file as it was sent, to be saved. */
import { finished } from 'node:stream/promises';
import { type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { atMost, refusals } from '@cotejo/core/kit/service';
import { type Pool } from 'pg';
import { z } from 'zod';
import { type ReadContext } from '../kit/context.ts';
import { attachmentHeaders } from '../kit/http/attachment.ts';
import { forStaff, minPositionHeader } from '../kit/http/console-plugin.ts';
import { uuid } from '../kit/http/filters.ts';
import { awaitPosition, notThere } from '../kit/http/freshness.ts';
import { type Positions } from '../kit/projections/positions.ts';
import { findFile } from './find-file.ts';

/** Files that are opened at once: each is in memory until it is sent, or its reader is gone. */
const places = { atOnce: 8, waiting: 40 };

export type FileParts = {
  readonly pool: Pool;
  readonly positions: Positions;
  readonly keys: Pick<SubjectKeys, 'find'>;
  readonly registered: () => readonly Pick<ReadContext, 'fileSources'>[];
};

export const fileRoutes = (parts: FileParts) =>
  forStaff((app) => {
    const inTurn = atMost(places);
    for (const source of parts.registered().flatMap(({ fileSources = [] }) => fileSources)) {
      const { aggregate, summary, permission, projector, ids = uuid.toLowerCase() } = source;
      const schema = {
        summary,
        tags: ['Consola'],
        headers: minPositionHeader,
        params: z.object({ id: ids, fileId: uuid.toLowerCase() }),
        response: {
          200: z.any().describe('el contenido, para guardarlo'),
          ...refusals(400, 401, 403, 404, 503),
        },
      };
      app.get(
        `/api/console/${aggregate}/:id/files/:fileId`,
        { schema, config: { access: permission } },
        async (request, reply) => {
          const { viewer, params } = request;
          const freshness = await awaitPosition(request, reply, parts.positions, projector);
          await inTurn(async () => {
            const file = await findFile(parts, source, viewer, params.id, params.fileId);
            if (!file) throw notThere(freshness, 'Ese archivo no existe, se retiró o no puedes verlo.');
            void reply.headers(attachmentHeaders(file.name, file.mediaType)).send(file.content);
            await finished(reply.raw).catch(() => {});
          });
          return reply;
        },
      );
    }
  });
