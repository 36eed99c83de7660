/** Movements of the accounts that a viewer sees, each with the balance after it: as a list and as an export. */
import { accountRule, movementLabels, movementTable } from '@cotejo/core/accounts';
import { countryCodes } from '@cotejo/core/kit/country';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import { countryOf } from '@cotejo/core/reference/countries';
import { movementTypeName } from '@cotejo/core/reference/movement-types';
import { z } from 'zod';
import { namesOf, userOf } from '../kit/staff-names.ts';
import { actorName, columnOf, moneyCell, named, times } from '../kit/export/column.ts';
import { day, ids, oneOf, uuids } from '../kit/http/filters.ts';
import { mostCounted } from '../kit/http/page.ts';
import { anyOf, filter, period, wordsIn } from '../kit/list/filter.ts';
import { exportOf } from '../kit/list/listing-export.ts';
import { type RuledListing } from '../kit/list/listing.ts';
import { sql } from '../kit/sql.ts';

const movementSchema = movementTable.row.extend({
  executiveName: z.string().nullable(),
  actorName: z.string().nullable().describe('quién lo registró'),
});
export type ShownMovement = z.infer<typeof movementSchema>;

export const movementListing: RuledListing<ShownMovement> = {
  resource: 'movements',
  summary: 'Los movimientos de las cuentas que puedes ver, con el saldo después de cada uno',
  rule: accountRule,
  projector: 'accounts',
  id: 'm.id',
  filters: {
    q: wordsIn('m.search_text'),
    accountId: anyOf('m.account_id', uuids),
    typeId: anyOf('m.type_id', ids),
    country: anyOf('m.country', oneOf(countryCodes)),
    ...period('at', 'm.at'),
    effectiveOn_gte: filter(day, (query, from) => query.where('m.effective_on', '>=', from)),
    effectiveOn_lte: filter(day, (query, to) => query.where('m.effective_on', '<=', to)),
  },
  sorts: { at: 'm.at' },
  defaultSort: ['at', 'DESC'],
  tieBreak: 'm.position',
  countedTo: mostCounted,
  from: () => sql('read.account_movement as m'),
  held: { owner: 'm.account_id', country: 'm.country' },
  columns: () => rowColumns(movementTable, 'm').join(', '),
  row: movementSchema,
  async show(found, _, pool) {
    const rows = found.map((stored) => readRow(movementTable, stored));
    const people = rows.flatMap(({ accountId, actor }) => [accountId, userOf(actor)]);
    const nameOf = await namesOf(pool, people);
    return rows.map((row) => {
      const who = userOf(row.actor);
      return { ...row, executiveName: nameOf(row.accountId), actorName: who && nameOf(who) };
    });
  },
};

const column = columnOf<ShownMovement>();

export const movementExport = exportOf(movementListing, {
  aggregate: 'accounts',
  idOf: ({ accountId }) => accountId,
  permissions: ['accounts:read', 'accounts:export'],
  name: 'Movimientos',
  columns: [
    column('effectiveOn', movementLabels.effectiveOn, ({ effectiveOn }) => effectiveOn),
    ...times<ShownMovement>('at', movementLabels.name, ({ at }) => at),
    column('executiveName', movementLabels.executiveName, ({ executiveName }) => executiveName),
    column('country', movementLabels.country, ({ country }) => countryOf(country).name),
    column('typeId', movementLabels.typeId, ({ typeId }) => named(typeId, movementTypeName(typeId))),
    column('amount', movementLabels.amount, (row) => moneyCell(row.amount, row.currency)),
    column('balance', movementLabels.balance, (row) => moneyCell(row.balance, row.currency)),
    column('currency', movementLabels.currency, ({ currency }) => currency),
    column('reference', movementLabels.reference, ({ reference }) => reference),
    column('reason', movementLabels.reason, ({ reason }) => reason),
    column('actorName', movementLabels.actorName, (row) => actorName(row.actor, row.actorName)),
    column('id', 'ID del movimiento', ({ id }) => id),
  ],
});
