/** `GET /api/console/movements/totals`: what the movements that a filter leaves come to, by currency and type. */
import { accountCurrencies } from '@cotejo/core/accounts';
import { refusals } from '@cotejo/core/kit/service';
import { z } from 'zod';
import { minPositionHeader } from '../kit/http/console-plugin.ts';
import { filterQuery, readFilter } from '../kit/http/dialect.ts';
import { awaitPosition } from '../kit/http/freshness.ts';
import { type TypedApp } from '../kit/http/validation.ts';
import { matchingOf, shapeOf } from '../kit/list/listing.ts';
import { type ListingParts } from '../kit/list/listing-routes.ts';
import { raw, rowsOf } from '../kit/sql.ts';
import { movementListing } from './movements.ts';

const total = z.object({
  currency: z.enum(accountCurrencies),
  typeId: z.int(),
  count: z.int(),
  amount: z.int().describe('en unidades menores; negativo lo que sale'),
});
export type MovementTotal = Readonly<z.infer<typeof total>>;

type Counted = Pick<MovementTotal, 'currency' | 'typeId'> & {
  readonly count: string;
  readonly amount: string;
};

export const movementTotalsRoute = (app: TypedApp, { pool, positions }: ListingParts): void => {
  const { rule } = movementListing;
  const { filters } = shapeOf(movementListing);
  const schema = {
    tags: ['Consola'],
    summary: 'Los totales de los movimientos de un filtro, por moneda y tipo',
    description: 'Los filtros de la lista de movimientos.',
    headers: minPositionHeader,
    querystring: filterQuery,
    response: { 200: z.array(total), ...refusals(400, 401, 403) },
  };
  app.get(
    '/api/console/movements/totals',
    { schema, config: { access: rule.permission } },
    async (request, reply) => {
      const filter = readFilter(request.query.filter, filters);
      await awaitPosition(request, reply, positions, 'accounts');
      const matching = matchingOf(movementListing, request.viewer, filter)
        .groupBy('r.currency', 'r.type_id')
        .orderBy(['r.currency', 'r.type_id'])
        .select(
          raw('r.currency, r.type_id as "typeId", count(*) as count, coalesce(sum(r.amount), 0) as amount'),
        );
      const rows = await rowsOf<Counted>(pool, matching);
      return rows.map(({ count, amount, ...of }) => ({
        ...of,
        count: Number(count),
        amount: Number(amount),
      }));
    },
  );
};
