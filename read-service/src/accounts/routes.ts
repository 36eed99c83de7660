/** The console's queries about accounts. */
import { accountRecordSchema } from '@cotejo/core/accounts';
import { refusals } from '@cotejo/core/kit/service';
import { type Pool } from 'pg';
import { z } from 'zod';
import { forStaff, listRoute, minPositionHeader } from '../kit/http/console-plugin.ts';
import { uuid } from '../kit/http/filters.ts';
import { awaitPosition, notThere } from '../kit/http/freshness.ts';
import { type Positions } from '../kit/projections/positions.ts';
import { accountExecutiveList, accountExecutiveSchema, findAccountExecutives } from './account-executives.ts';
import { accountList, findAccount, findAccounts } from './accounts.ts';
import { findMovements, movementList, movementSchema } from './movements.ts';

const one = {
  summary: 'La cuenta de un ejecutivo',
  tags: ['Consola'],
  headers: minPositionHeader,
  params: z.object({ id: uuid }),
  response: { 200: accountRecordSchema, ...refusals(400, 401, 403, 404, 503) },
};

export type AccountParts = { readonly pool: Pool; readonly positions: Positions };

export const accountRoutes = (parts: AccountParts) =>
  forStaff((app) => {
    const { pool, positions } = parts;
    const common = { permission: 'accounts:read', projector: 'accounts' } as const;
    listRoute(app, parts, {
      ...common,
      resource: 'accounts',
      summary: 'Las cuentas de ejecutivos que puedes ver',
      shape: accountList,
      row: accountRecordSchema,
      find: (viewer, request) => findAccounts(pool, viewer, request),
    });
    listRoute(app, parts, {
      ...common,
      resource: 'movements',
      summary: 'Los movimientos de las cuentas que puedes ver, con el saldo después de cada uno',
      shape: movementList,
      row: movementSchema,
      find: (viewer, request) => findMovements(pool, viewer, request),
    });
    listRoute(app, parts, {
      ...common,
      permission: 'accounts:open',
      resource: 'account-executives',
      summary: 'Ejecutivos a los que puedes abrirles una cuenta',
      shape: accountExecutiveList,
      row: accountExecutiveSchema,
      find: (viewer, request) => findAccountExecutives(pool, viewer, request),
    });
    app.get(
      '/api/console/accounts/:id',
      { schema: one, config: { access: common.permission } },
      async (request, reply) => {
        const freshness = await awaitPosition(request, reply, positions, common.projector);
        const found = await findAccount(pool, request.viewer, request.params.id);
        if (!found) throw notThere(freshness, 'No existe esa cuenta, o no puedes verla.');
        return found;
      },
    );
  });
