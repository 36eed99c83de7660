/** Accounts, registered: what executives pay in, and what is taken out. */
import { accounts } from '@cotejo/core/accounts';
import { registered } from '../kit/commands/definition.ts';
import { type WriteContext } from '../kit/context.ts';
import { accountAggregate, type AccountParts } from './account-commands.ts';
import { bankFileRoute, type BankFileParts } from './bank/bank-file-route.ts';
import { bankLineAggregate } from './bank/bank-line-commands.ts';

export const accountsContext = (parts: AccountParts & BankFileParts): WriteContext => ({
  name: 'accounts',
  tags: [{ name: 'Cuentas', description: 'El dinero de los ejecutivos' }],
  lists: [accounts.list],
  aggregates: [registered(accountAggregate(parts)), registered(bankLineAggregate(parts))],
  routes: [bankFileRoute(parts)],
});
