/** Closed leads of executives that a viewer sees, which can't be charged yet, and what each waits for. */
import { accountRule } from '@cotejo/core/accounts';
import { delayReasons, waitingChargeLabels, waitingChargeTable } from '@cotejo/core/charges';
import { countryCodes } from '@cotejo/core/kit/country';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import { referenceNumber } from '@cotejo/core/lead-requests';
import { countryOf } from '@cotejo/core/reference/countries';
import { z } from 'zod';
import { namesOf } from '../kit/staff-names.ts';
import { columnOf, times } from '../kit/export/column.ts';
import { oneOf } from '../kit/http/filters.ts';
import { mostCounted } from '../kit/http/page.ts';
import { anyOf } from '../kit/list/filter.ts';
import { erasableLeads } from '../leads/index.ts';
import { exportOf } from '../kit/list/listing-export.ts';
import { type RuledListing } from '../kit/list/listing.ts';
import { sql } from '../kit/sql.ts';

const waitingChargeSchema = waitingChargeTable.row.omit({ isWaiting: true }).extend({
  reference: z.string().describe('el número de la solicitud'),
  executiveName: z.string().nullable(),
});
export type ShownWaitingCharge = z.infer<typeof waitingChargeSchema>;

export const waitingChargeListing: RuledListing<ShownWaitingCharge> = {
  resource: 'waiting-charges',
  summary: 'Las solicitudes cerradas que todavía no se pueden cobrar, y qué les falta',
  rule: accountRule,
  projector: 'waiting-charges',
  count: { summary: 'Cuántos cobros esperan' },
  id: 'w.id',
  filters: {
    reason: anyOf('w.reason', oneOf(delayReasons)),
    country: anyOf('w.country', oneOf(countryCodes)),
  },
  sorts: { since: 'w.since' },
  defaultSort: ['since', 'ASC'],
  countedTo: mostCounted,
  from: () => sql('read.waiting_charge as w'),
  held: { owner: 'w.executive_id', country: 'w.country' },
  columns: () => rowColumns(waitingChargeTable, 'w').join(', '),
  row: waitingChargeSchema,
  async show(found, _, pool) {
    const rows = found.map((stored) => readRow(waitingChargeTable, stored));
    const nameOf = await namesOf(
      pool,
      rows.map(({ executiveId }) => executiveId),
    );
    return rows.map(({ isWaiting: __, ...row }) => ({
      ...row,
      reference: referenceNumber(row.id),
      executiveName: nameOf(row.executiveId),
    }));
  },
};

const reasonNames = {
  noAccount: 'Falta la cuenta del ejecutivo',
  noPrice: 'Falta el precio de la línea',
  noRate: 'Falta el tipo de cambio',
} as const;
const column = columnOf<ShownWaitingCharge>();

export const waitingChargeExport = exportOf(waitingChargeListing, {
  aggregate: 'leads',
  idOf: ({ id }) => id,
  erasable: erasableLeads,
  permissions: ['accounts:read', 'accounts:export'],
  name: 'Cobros en espera',
  columns: [
    column('reference', waitingChargeLabels.name, ({ reference }) => reference),
    column('executiveName', waitingChargeLabels.executiveName, ({ executiveName }) => executiveName),
    column('country', waitingChargeLabels.country, ({ country }) => countryOf(country).name),
    column('reason', waitingChargeLabels.reason, ({ reason }) => reasonNames[reason]),
    ...times<ShownWaitingCharge>('since', waitingChargeLabels.since, ({ since }) => since),
  ],
});
