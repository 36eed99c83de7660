/** The accounts that a viewer sees. */
import {
  accountCurrencies,
  accountLabels,
  type AccountRecord,
  accountRecordSchema,
  accountRule,
  accountTable,
  allowedAccountCommands,
} from '@cotejo/core/accounts';
import { countryCodes } from '@cotejo/core/kit/country';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import { countryOf } from '@cotejo/core/reference/countries';
import { namesOf, userOf } from '../kit/staff-names.ts';
import { columnOf, moneyCell, times, yesNo } from '../kit/export/column.ts';
import { alphabetical } from '../kit/http/dialect.ts';
import { oneOf, yesOrNo } from '../kit/http/filters.ts';
import { mostCounted } from '../kit/http/page.ts';
import { anyOf, filter, textIn } from '../kit/list/filter.ts';
import { exportOf } from '../kit/list/listing-export.ts';
import { type RuledListing } from '../kit/list/listing.ts';
import { sql } from '../kit/sql.ts';

export const accountListing: RuledListing<AccountRecord> = {
  resource: 'accounts',
  summary: 'Las cuentas de ejecutivos que puedes ver',
  rule: accountRule,
  projector: 'accounts',
  count: { summary: 'Cuántas cuentas deja un filtro' },
  one: {
    summary: 'La cuenta de un ejecutivo',
    missing: 'No existe esa cuenta, o no puedes verla.',
  },
  id: 'a.id',
  filters: {
    q: textIn('member.name'),
    country: anyOf('a.country', oneOf(countryCodes)),
    currency: anyOf('a.currency', oneOf(accountCurrencies)),
    isLow: filter(yesOrNo, (query, isLow) => query.where('a.is_low', isLow)),
  },
  sorts: {
    executiveName: alphabetical('member.name'),
    balance: 'a.balance',
    openedAt: 'a.opened_at',
    lastMovementAt: 'a.last_movement_at',
  },
  defaultSort: ['executiveName', 'ASC'],
  countedTo: mostCounted,
  from: () => sql('read.account as a').leftJoin('read.staff_member as member', 'member.id', 'a.id'),
  held: { owner: 'a.id', country: 'a.country' },
  columns: () => rowColumns(accountTable, 'a').join(', '),
  row: accountRecordSchema,
  async show(found, viewer, pool) {
    const rows = found.map((stored) => readRow(accountTable, stored));
    const nameOf = await namesOf(
      pool,
      rows.flatMap(({ id, openedBy }) => [id, userOf(openedBy)]),
    );
    return rows.map((row) => {
      const { id, country, openedBy } = row;
      const opener = userOf(openedBy);
      return {
        ...row,
        executiveName: nameOf(id),
        openedByName: opener && nameOf(opener),
        allowedCommands: allowedAccountCommands({ executiveId: id, country }, viewer),
      };
    });
  },
};

const column = columnOf<AccountRecord>();

export const accountExport = exportOf(accountListing, {
  aggregate: 'accounts',
  idOf: ({ id }) => id,
  permissions: ['accounts:read', 'accounts:export'],
  name: 'Cuentas',
  columns: [
    column('executiveName', accountLabels.executiveName, ({ executiveName }) => executiveName),
    column('country', accountLabels.country, ({ country }) => countryOf(country).name),
    column('balance', accountLabels.balance, ({ balance, currency }) => moneyCell(balance, currency)),
    column('currency', accountLabels.currency, ({ currency }) => currency),
    column('isLow', accountLabels.isLow, ({ isLow }) => yesNo(isLow)),
    ...times<AccountRecord>('openedAt', accountLabels.openedAt, ({ openedAt }) => openedAt),
    ...times<AccountRecord>(
      'lastMovementAt',
      accountLabels.lastMovementAt,
      ({ lastMovementAt }) => lastMovementAt,
    ),
  ],
});
