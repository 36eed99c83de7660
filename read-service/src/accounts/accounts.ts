/** The accounts that a viewer sees. */
import {
  accountCurrencies,
  type AccountRecord,
  accountRecordSchema,
  accountRule,
  accountTable,
  allowedAccountCommands,
} from '@cotejo/core/accounts';
import { countryCodes } from '@cotejo/core/kit/country';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import { namesOf, userOf } from '../identity/index.ts';
import { alphabetical } from '../kit/http/dialect.ts';
import { oneOf, yesOrNo } from '../kit/http/filters.ts';
import { anyOf, filter, textIn } from '../kit/list/filter.ts';
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
