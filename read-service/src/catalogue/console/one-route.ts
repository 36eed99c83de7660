/** `GET /api/console/{resource}/{id}`: one record of the catalogue. */
import { refusals } from '@cotejo/core/kit/service';
import { z } from 'zod';
import { type ConsoleParts } from '../parts.ts';
import { type Viewer } from '../../kit/http/bearer.ts';
import { minPositionHeader } from '../../kit/http/console-plugin.ts';
import { awaitPosition, notThere } from '../../kit/http/freshness.ts';
import { type TypedApp } from '../../kit/http/validation.ts';

/** What all of the catalogue's routes ask of who calls, and whose checkpoint they wait for. */
export const common = { permission: 'catalogue:read', projector: 'catalogue' } as const;

type OneRoute = {
  readonly resource: string;
  readonly summary: string;
  /** What an address names it by. */
  readonly id: z.ZodType<string>;
  readonly record: z.ZodType;
  readonly missing: string;
  readonly find: (viewer: Viewer, id: string) => Promise<unknown>;
};

/** A record that is not ours to see is told as one that is not there. */
export const oneRoute = (
  app: TypedApp,
  { positions }: Pick<ConsoleParts, 'positions'>,
  { resource, summary, id, record, missing, find }: OneRoute,
): void => {
  const schema = {
    summary,
    tags: ['Consola'],
    headers: minPositionHeader,
    params: z.object({ id }),
    response: { 200: record, ...refusals(400, 401, 403, 404, 503) },
  };
  app.get(
    `/api/console/${resource}/:id`,
    { schema, config: { access: common.permission } },
    async (request, reply) => {
      const freshness = await awaitPosition(request, reply, positions, common.projector);
      const found = await find(request.viewer, request.params.id);
      if (found === undefined) throw notThere(freshness, missing);
      return reply.send(found);
    },
  );
};
