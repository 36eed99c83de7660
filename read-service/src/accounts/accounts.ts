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
import { alphabetical } from '../kit/http/dialect.ts';
import { oneOf } from '../kit/http/filters.ts';
import { anyOf, textIn } from '../kit/list/filter.ts';
import { type Listing, type Stored } from '../kit/list/listing.ts';
import { sql } from '../kit/sql.ts';

type StoredAccount = Stored & { readonly executive_name: string | null };

export const accountListing: Listing<AccountRecord, StoredAccount> = {
  resource: 'accounts',
  summary: 'Las cuentas de ejecutivos que puedes ver',
  rule: accountRule,
  projector: 'accounts',
  one: {
    summary: 'La cuenta de un ejecutivo',
    missing: 'No existe esa cuenta, o no puedes verla.',
  },
  id: 'a.id',
  filters: {
    q: textIn('member.name'),
    country: anyOf('a.country', oneOf(countryCodes)),
    currency: anyOf('a.currency', oneOf(accountCurrencies)),
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
  columns: () => [...rowColumns(accountTable, 'a'), 'member.name as executive_name'].join(', '),
  row: accountRecordSchema,
  show: (found, viewer) =>
    found.map((stored) => {
      const row = readRow(accountTable, stored);
      const allowedCommands = allowedAccountCommands({ executiveId: row.id, country: row.country }, viewer);
      return { ...row, executiveName: stored.executive_name, allowedCommands };
    }),
};
