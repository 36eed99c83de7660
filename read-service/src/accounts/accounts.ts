/** The accounts that a viewer sees. */
import { accountCurrencies, accounts } from '@cotejo/core/accounts';
import { alphabetical } from '../kit/http/dialect.ts';
import { oneOf } from '../kit/http/filters.ts';
import { mostCounted } from '../kit/http/page.ts';
import { anyOf, textIn } from '../kit/list/filter.ts';
import { listingOf } from '../kit/list/record-listing.ts';
import { sql } from '../kit/sql.ts';

export const accountListing = listingOf(accounts, {
  projector: 'accounts',
  count: { summary: 'Cuántas cuentas deja un filtro' },
  countedTo: mostCounted,
  filters: { q: textIn('member.name'), currency: anyOf('r.currency', oneOf(accountCurrencies)) },
  sorts: { executiveName: alphabetical('member.name') },
  from: () => sql('read.account as r').leftJoin('read.staff_member as member', 'member.id', 'r.id'),
});
