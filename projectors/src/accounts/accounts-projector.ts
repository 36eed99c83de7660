/** Accounts as they stand, and each movement with the balance after it. */
import {
  type Account,
  account,
  type AccountEvent,
  accountEvents,
  accountTable,
  accountValues,
  isMovement,
  movementTable,
  movementValues,
} from '@cotejo/core/accounts';
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type Change } from '@cotejo/core/kit/projections';
import { rowColumns } from '@cotejo/core/kit/table';
import {
  addRows,
  changeOf,
  definitionOf,
  describedTable,
  foldInto,
  type Projector,
  type Step,
} from '../kit/projector/index.ts';

type AccountStep = Step<Account, AccountEvent>;

/** A row would grow with every closed lead, and no read model asks which charges may still be reversed. */
const withoutCharges = (state: Account): Account =>
  state.status === 'open' ? { ...state, charges: [] } : state;

const accounts = describedTable<typeof accountTable, Account, AccountEvent>(
  accountTable,
  {
    initial: account.initial,
    evolve: (state, event, metadata) => withoutCharges(account.evolve(state, event, metadata)),
  },
  (id, state) => (state.status === 'open' ? accountValues(id, state) : undefined),
);

const movementsOf = ({ event, after }: AccountStep) =>
  isMovement(event) && after.status === 'open' ? [{ event, values: movementValues(after, event) }] : [];

const changesOf = ({ id: owner, event, after }: AccountStep): Change[] =>
  after.status === 'open' ? [{ ...changeOf('accounts', event), owner, country: after.country }] : [];

export const accountsProjector: Projector = {
  name: 'accounts',
  version: 6,
  tables: definitionOf(accountTable) + definitionOf(movementTable, 'perEvent'),
  views: {
    account: `select ${rowColumns(accountTable).join(', ')} from account`,
    account_movement: 'select * from account_movement',
  },
  handles: { account: accountEvents },
  async apply(events, sql) {
    const steps = await foldInto(accounts, events as readonly Recorded<AccountEvent>[], sql);
    await addRows(movementTable, steps.flatMap(movementsOf), sql);
    return steps.flatMap(changesOf);
  },
};
