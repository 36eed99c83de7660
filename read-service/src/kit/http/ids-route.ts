/** The ids of all that a list's filter leaves, for a bulk run over them: `GET /api/console/{resource}/ids`. */
import { mostBulkRows } from '@cotejo/core/bulk';
import { HttpProblem, problem, refusals } from '@cotejo/core/kit/service';
import { z } from 'zod';
import { type Positions } from '../projections/positions.ts';
import { type ListRoute, minPositionHeader } from './console-plugin.ts';
import { filterQuery, type ListRequest, readList } from './dialect.ts';
import { awaitPosition } from './freshness.ts';
import { type TypedApp } from './validation.ts';
import { type Viewer } from './bearer.ts';

type IdsRoute<Filters extends z.ZodRawShape> = Pick<
  ListRoute<Filters, unknown>,
  'resource' | 'summary' | 'permission' | 'projector' | 'shape'
> & {
  /** Of what the viewer sees, in the list's order. */
  readonly findIds: (viewer: Viewer, request: ListRequest<Filters>) => Promise<readonly string[]>;
};

const tooMany = problem(
  422,
  'TOO_MANY_ROWS',
  `Coinciden más de ${mostBulkRows.toLocaleString('es-419')} registros, y una operación no toma más. Agrega un filtro, por ejemplo un periodo más corto, y hazlo por partes.`,
);

export const idsRoute = <Filters extends z.ZodRawShape>(
  app: TypedApp,
  { positions }: { readonly positions: Positions },
  { resource, summary, permission, projector, shape, findIds }: IdsRoute<Filters>,
): void => {
  const schema = {
    summary,
    description: `Los filtros de la lista; ${mostBulkRows} registros como máximo.`,
    tags: ['Consola'],
    headers: minPositionHeader,
    querystring: filterQuery,
    response: { 200: z.array(z.string()), ...refusals(400, 401, 403, 422) },
  };
  app.get(
    `/api/console/${resource}/ids`,
    { schema, config: { access: permission } },
    async (request, reply) => {
      const wanted = readList(request.query, shape);
      if (projector) await awaitPosition(request, reply, positions, projector);
      const all = { ...wanted, offset: 0, limit: mostBulkRows + 1 };
      const ids = await findIds(request.viewer, all);
      if (ids.length > mostBulkRows) throw new HttpProblem(tooMany);
      return [...ids];
    },
  );
};
