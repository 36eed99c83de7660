/** `GET /api/console/leads/{id}/files/{fileId}`: a lead's file as it was sent, to be saved. */
import { HttpProblem, problem, refusals } from '@cotejo/core/service';
import { z } from 'zod';
import { type Dependencies } from '../dependencies.ts';
import { attachmentHeaders } from '../http/attachment.ts';
import { forStaff, minPositionHeader } from '../http/console-plugin.ts';
import { uuid } from '../http/filters.ts';
import { awaitPosition, notThere } from '../http/freshness.ts';
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

/** Files that are opened at once: each is in memory until it is sent. */
const mostAtOnce = 8;
const busy = problem(503, 'UNAVAILABLE', 'Hay demasiada demanda en este momento. Inténtalo de nuevo.');

export const fileRoutes = (dependencies: Dependencies) =>
  forStaff((app) => {
    let open = 0;
    app.get(
      '/api/console/leads/:id/files/:fileId',
      { schema, config: { access: 'leads:read' } },
      async (request, reply) => {
        const { viewer, params } = request;
        const freshness = await awaitPosition(request, reply, dependencies.positions, 'leads');
        if (open >= mostAtOnce) throw new HttpProblem(busy, { 'retry-after': '1' });
        open += 1;
        reply.raw.once('close', () => (open -= 1));
        const file = await findFile(
          dependencies,
          viewer,
          params.id.toLowerCase(),
          params.fileId.toLowerCase(),
        );
        if (!file) throw notThere(freshness, 'No existe ese archivo, o no puedes verlo.');
        return reply.headers(attachmentHeaders(file.name, file.mediaType)).send(file.content);
      },
    );
  });
