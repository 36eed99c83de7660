/** An executive whose account is below the floor of its country is given no new leads, until a deposit brings it back. */
import { account, type AccountEvent, accountEvents, isMovement, noteFloor } from '@cotejo/core/accounts';
import {
  datedTable,
  type DatedTableEvent,
  datedTableEvents,
  datedTableKind,
  leadPricesOf,
  leadPricesOn,
} from '@cotejo/core/dated-tables';
import { categoryOf, idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { dayInZone, instantOfLocal } from '@cotejo/core/kit/time';
import { countryOf } from '@cotejo/core/reference/countries';
import { followBalance, user, type UserEvent, userEvents } from '@cotejo/core/users';
import { type Automation, type Resolution } from '../kit/automation/index.ts';
import { type Sql } from '../kit/projector/index.ts';

const tables = `
  create table if not exists account_country (
    id uuid primary key,
    country text not null
  );
`;

/** After these somebody may be paused who should not be, or the other way round. */
const settled: ReadonlySet<string> = new Set<UserEvent['type'] | AccountEvent['type']>([
  'BalanceFellBelowFloor',
  'BalanceReachedFloor',
  'UserPaused',
  'UserResumed',
  'UserEnabled',
  'UserRolesChanged',
]);

const follow = (because: Recorded): Resolution[] =>
  settled.has(because.type)
    ? [{ kind: 'plan', handler: 'follow', target: idOfStream(because.stream), because }]
    : [];

const onAccount = async (event: Recorded<AccountEvent>, sql: Sql): Promise<Resolution[]> => {
  const target = idOfStream(event.stream);
  if (event.type === 'AccountOpened')
    await sql.query('insert into account_country values ($1, $2)', [target, event.metadata.country]);
  const isMoved = event.type === 'AccountOpened' || isMovement(event);
  return isMoved ? [{ kind: 'plan', handler: 'check', target, because: event }] : follow(event);
};

/** A floor holds from the beginning of its day. */
const onTable = async (event: Recorded<DatedTableEvent>, sql: Sql): Promise<Resolution[]> => {
  const kind = datedTableKind(idOfStream(event.stream));
  if (kind?.table !== 'leadPrices') return [];
  const { from } = event.data;
  const begins = instantOfLocal(`${from}T00:00`, countryOf(kind.country).timeZone)!;
  const { rows } = await sql.query<{ id: string }>(
    'select id from account_country where country = $1 order by id',
    [kind.country],
  );
  return rows.map(({ id }) => ({
    kind: 'plan',
    handler: 'check',
    target: id,
    key: `${id}/${from}`,
    because: event,
    at: new Date(begins),
  }));
};

const resolve = (event: Recorded, sql: Sql): Promise<Resolution[]> | Resolution[] => {
  switch (categoryOf(event.stream)) {
    case 'account':
      return onAccount(event as Recorded<AccountEvent>, sql);
    case 'datedTable':
      return onTable(event as Recorded<DatedTableEvent>, sql);
    default:
      return follow(event);
  }
};

export const whenBalanceBelowFloorThenPauseExecutive: Automation = {
  name: 'when-balance-below-floor-then-pause-executive',
  version: 1,
  tables,
  handles: { account: accountEvents, user: userEvents, datedTable: datedTableEvents },
  async react(events, sql) {
    const resolutions: Resolution[] = [];
    for (const event of events) resolutions.push(...(await resolve(event, sql)));
    return resolutions;
  },
  handlers: {
    async check({ target }, { load, send, now }) {
      const { state } = await load(account, target);
      if (state.status === 'unopened') return;
      const { country } = state;
      const { state: table } = await load(datedTable, leadPricesOf(country));
      const prices = leadPricesOn(table, dayInZone(now, countryOf(country).timeZone));
      if (prices) await send(account, noteFloor(prices.row.floor));
    },
    /** Whatever happened meanwhile leads here again: a pause or its end is held against the balance once more. */
    async follow({ target }, { load, send }) {
      const { state } = await load(account, target);
      if (state.status === 'open') await send(user, followBalance(state.isLow));
    },
  },
};
