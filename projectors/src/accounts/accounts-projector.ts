/** Accounts as they stand, and each movement with the balance after it. */
import {
  type Account,
  account,
  type AccountEvent,
  accounts,
  isMovement,
  movements,
  movementValues,
} from '@cotejo/core/accounts';
import { type Decider } from '@cotejo/core/kit/event-sourcing';
import {
  addRows,
  applyRecord,
  definitionOf,
  type Projector,
  recordTables,
  type Step,
} from '../kit/projector/index.ts';

/** A row would grow with every closed lead, and no read model asks which charges may still be reversed. */
const withoutCharges = (state: Account): Account =>
  state.status === 'open' ? { ...state, charges: [] } : state;

const decider: Decider<Account, AccountEvent> = {
  ...account,
  evolve: (state, event, metadata) => withoutCharges(account.evolve(state, event, metadata)),
};

const movementsOf = ({ event, after }: Step<Account, AccountEvent>) =>
  isMovement(event) && after.status === 'open' ? [{ event, values: movementValues(after, event) }] : [];

const { tables, views } = recordTables(accounts);

export const accountsProjector: Projector = {
  name: 'accounts',
  version: 7,
  tables: tables + definitionOf(movements.table, 'perEvent'),
  views: { ...views, account_movement: 'select * from account_movement' },
  handles: { account: account.events },
  async apply(events, sql) {
    const { steps, changes } = await applyRecord({ ...accounts, decider }, events, sql);
    await addRows(movements.table, steps.flatMap(movementsOf), sql);
    return changes;
  },
};
