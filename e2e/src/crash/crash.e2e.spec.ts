/** Parts of the platform are killed while people work: nothing that was acknowledged is lost, nothing happens twice. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EventStore, eventStoreDb, formatPosition } from '@cotejo/core/kit/event-store';
import { callerOf } from '../api/call.ts';
import { logIn, receivedOf, sendContact, type StaffCaller } from '../api/staff.ts';
import { eventually } from '../testing/eventually.ts';
import { tablesOf } from '../testing/fingerprint.ts';
import { useOwnPlatform } from '../testing/own-platform.ts';
import { nextReminder } from '../testing/reminders.ts';
import { type Load, startLoad } from './load.ts';
import { commandsIn, leadStreamsOf, expectedFrom } from './expected-lead.ts';

const leadsUnderLoad = 12;
/** Commands that must have been acknowledged before and after each kill. */
const enough = 60;
/** The load sends nothing to them; their own tests compare live with rebuilt: catalogue-projector, accounts-projector, bank-lines, coverages, collective. */
const rebuiltElsewhere = ['catalogue', 'accounts', 'bank-lines', 'collective', 'policies', 'insured-people'];
/** Milliseconds: a busy machine takes its time to read everything again. */
const timeout = 300_000;

const platform = useOwnPlatform();
let call: ReturnType<typeof callerOf>;
let staff: StaffCaller;
let load: Load;
let sql: pg.Pool;

beforeAll(async () => {
  call = callerOf(platform().port);
  staff = await logIn(call, 'administrador');
  sql = new pg.Pool({ connectionString: platform().databaseUrl, max: 2 });
  sql.on('error', () => undefined); // its connections die with Postgres, as they should
  const names = Array.from({ length: leadsUnderLoad }, (_, number) => `Ana ${'x'.repeat(number + 2)}`);
  const received = await Promise.all(names.map(async (name) => receivedOf(await sendContact(call, name))));
  const executive = await logIn(call, 'ejecutivo');
  load = startLoad(
    staff,
    received.map(({ id }) => id),
    executive.id,
  );
});
afterAll(async () => {
  call?.close();
  await sql?.end();
});

const pidOf = (name: string) =>
  platform()
    .children()
    .find((child) => child.name === name)?.pid;

const moreAcknowledged = async (): Promise<void> => {
  const before = load.acknowledged.length;
  await eventually(
    'more commands are acknowledged',
    async () => load.acknowledged.length >= before + enough,
    60_000,
  );
};

describe.each(['event-store', 'postgres', 'write-service', 'projectors'])(
  'when %s is killed under load',
  (part) => {
    test('it comes back by itself and work goes on', async () => {
      await moreAcknowledged();
      const killed = pidOf(part);
      platform().kill(part);
      await eventually(`${part} runs again`, async () => pidOf(part) !== killed, 60_000);
      await moreAcknowledged();
      await eventually(
        'all is ready',
        async () => (await call({ method: 'GET', path: '/readyz' })).status === 200,
        60_000,
      );
    });
  },
);

describe('after all of it', () => {
  let store: EventStore;
  beforeAll(async () => {
    await load.finish();
    store = eventStoreDb(platform().eventStoreUrl);
  });
  afterAll(() => store?.close());

  const streamsNow = () => leadStreamsOf(store.readAll('start', 1_000_000));
  const headNow = async () => formatPosition(await store.head());
  /** What is seen while nothing happens: when a reminder of the demo's has come meanwhile, it is looked at again. */
  const atOneHead = async <Seen>(look: (head: string) => Promise<Seen>): Promise<Seen> => {
    const head = await headNow();
    const seen = await look(head);
    return (await headNow()) === head ? seen : atOneHead(look);
  };

  test('nobody was told anything but yes, or to try again', () => {
    expect(load.faults).toEqual([]);
    expect(load.repeats()).toBeGreaterThan(0);
  });

  test('every acknowledged command stands in the log once, where its answer said', async () => {
    const streams = await streamsNow();
    const told = load.acknowledged.map(({ leadId, commandId, version }) => ({
      commandId,
      stands: streams.get(leadId)?.[version - 1]?.metadata['commandId'],
    }));
    expect(told.filter(({ commandId, stands }) => commandId !== stands)).toEqual([]);
    const counts = commandsIn(
      load.acknowledged
        .map(({ leadId }) => leadId)
        .filter(unique)
        .map((id) => streams.get(id) ?? []),
    );
    expect([...counts].filter(([, count]) => count !== 1)).toEqual([]);
    expect(new Set(counts.keys())).toEqual(new Set(load.acknowledged.map(({ commandId }) => commandId)));
  });

  test('the read models hold what the events tell', async () => {
    const { expected, actual } = await atOneHead(async (head) => {
      await reached(head);
      const { rows } = await sql.query<{
        id: string;
        version: number;
        status_id: number;
        substatus_id: number | null;
      }>('select id, version, status_id, substatus_id from read.lead');
      const entries = await sql.query<{ id: string; lead_id: string }>(
        'select id, lead_id from read.lead_status_history order by lead_id, version',
      );
      const shown = new Map(rows.map((row) => [row.id, { row, history: [] as string[] }]));
      for (const { id, lead_id } of entries.rows) shown.get(lead_id)?.history.push(id);
      const expected = new Map([...(await streamsNow())].map(([id, events]) => [id, expectedFrom(events)]));
      const actual = new Map(
        [...shown].map(([id, { row, history }]) => [
          id,
          { version: Number(row.version), statusId: row.status_id, substatusId: row.substatus_id, history },
        ]),
      );
      return { expected, actual };
    });
    expect(actual).toEqual(expected);
  });

  test(
    'the read models equal those that are built again from the first event',
    async () => {
      const schemas = await sql.query<{ name: string; version: number }>(
        'select name, version from checkpoints.projector where name <> all($1)',
        [rebuiltElsewhere],
      );
      const names = schemas.rows.map(({ name, version }) => `${name.replaceAll('-', '_')}_v${version}`);
      expect(names.some((name) => name.startsWith('leads_v'))).toBe(true);
      // Left out is what is no event’s: when automations mean to act and have tried, and places in the counters where nobody is any more.
      const apart = /\.(task|try|lead_count|coverage_count)$/;
      const ofProjectors = async () => {
        const tables = Object.entries(await tablesOf(platform().databaseUrl)).filter(
          ([table]) => !apart.test(table) && names.some((name) => table.startsWith(`${name}.`)),
        );
        const counted = await sql.query('select * from read.lead_count order by 1, 2, 3, 4, 5');
        expect(counted.rows.length).toBeGreaterThan(0);
        return { tables, counts: counted.rows as unknown[] };
      };
      await eventually(
        'no reminder is near',
        async () => {
          const at = await nextReminder(platform().databaseUrl);
          return at === null || at.getTime() > Date.now() + rebuilding;
        },
        2 * rebuilding,
      );
      const head = await headNow();
      await reached(head);
      const live = await ofProjectors();
      expect(live.tables.length).toBeGreaterThan(2);
      await sql.query(
        `begin; ${names.map((name) => `drop schema ${name} cascade;`).join(' ')}
         delete from checkpoints.projector
         where name not in (${rebuiltElsewhere.map((name) => `'${name}'`).join(', ')}); commit`,
      );
      platform().kill('projectors');
      await reached(head);
      const rebuilt = await ofProjectors();
      expect(await headNow()).toBe(head);
      expect(rebuilt).toEqual(live);
    },
    2 * timeout,
  );
});

const unique = (id: string, index: number, ids: readonly string[]) => ids.indexOf(id) === index;

/** Milliseconds for which nothing may happen by itself: longer than it takes to compare what was built again. */
const rebuilding = 60_000;

/** Waits until every projector has come to this place. */
const reached = (position: string): Promise<unknown> =>
  eventually(
    'the projectors have caught up',
    async () => {
      const { rows } = await sql.query<{ done: boolean | null }>(
        `select count(*) = (select count(*) from checkpoints.shown)
           and bool_and(coalesce(commit_position, 0) >= $1) as done from checkpoints.projector`,
        [position],
      );
      return rows[0]?.done ?? false;
    },
    timeout,
  );
