/** How long a workbook of 50,000 activations takes to be tried and to be done, and how long others wait meanwhile. */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { employeeLoad, isKnownLoad, type KnownLoad } from '@cotejo/core/employee-loads';
import { type Staff } from '@cotejo/core/identity';
import { insurerTerms, setRetroactiveDays } from '@cotejo/core/insurer-terms';
import { aggregateLoader, commandHandler } from '@cotejo/core/kit/command-handling';
import { type AnyEvent, type Decider, type Decision } from '@cotejo/core/kit/event-sourcing';
import { eventStoreDb } from '@cotejo/core/kit/event-store';
import { eventCodec, postgresKeyStore, subjectKeys } from '@cotejo/core/kit/personal-data';
import { addDays, dayInZone } from '@cotejo/core/kit/time';
import { createPolicy, policy } from '@cotejo/core/policies';
import { registerUser, user } from '@cotejo/core/users';
import pg from 'pg';
import { type CommandSide, startCommandSide } from './commands/command-side.ts';
import { employeeFile } from './loads/employees.ts';
import { type Measure, percentiles } from './measure.ts';
import { tokenOf } from './token.ts';

const rows = 50_000;
const mostTrialSeconds = 20;
const leastRate = 500;
/** Milliseconds between looks at how far it is. */
const interval = 200;

const sender: Staff = { id: randomUUID(), roles: ['ADMINISTRADOR'], countries: ['CL'] };
const policyId = randomUUID();
const companyId = 'CL-965718907';

/** The commands and states of the platform, past its services. */
const openPlatform = ({ eventStoreUrl, databaseUrl, secrets }: CommandSide) => {
  const store = eventStoreDb(eventStoreUrl);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const codec = eventCodec(subjectKeys(postgresKeyStore(pool), Buffer.from(secrets.masterKey, 'base64')));
  const handle = commandHandler(store, codec);
  return {
    load: aggregateLoader(store, codec),
    send: <State, Event extends AnyEvent>(
      decider: Decider<State, Event>,
      id: string,
      decide: Decision<State, Event>,
    ) =>
      handle(decider, id, decide, {
        commandId: randomUUID(),
        actor: { kind: 'system', automation: 'bench' },
        country: 'CL',
        now: new Date(),
      }),
    close: () => Promise.all([store.close(), pool.end()]),
  };
};

/** @returns milliseconds that each request of somebody else took until the work was over, one after the other */
const waitsDuring = async ({ origin }: CommandSide, work: Promise<unknown>): Promise<readonly number[]> => {
  let isOver = false;
  void work.finally(() => (isOver = true)).catch(() => undefined);
  const waits: number[] = [];
  while (!isOver) {
    const began = performance.now();
    await (await fetch(`${origin}/healthz`)).text();
    waits.push(performance.now() - began);
  }
  return waits;
};

export async function benchLoads(): Promise<Measure[]> {
  const side = await startCommandSide();
  const { load, send, close } = openPlatform(side);
  const today = dayInZone(new Date(), 'America/Santiago');
  const post = (path: string, body: Uint8Array<ArrayBuffer> | string, type: string) =>
    fetch(`${side.origin}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokenOf(sender, side.secrets.tokenPrivateKey)}`,
        'idempotency-key': randomUUID(),
        'content-type': type,
      },
      body,
    });
  const stateOf = async (id: string): Promise<KnownLoad> => {
    const { state } = await load(employeeLoad, id);
    if (!isKnownLoad(state)) throw new Error('The load is not known.');
    return state;
  };
  const after = async (id: string, step: 'trying' | 'running'): Promise<KnownLoad> => {
    for (;;) {
      const state = await stateOf(id);
      if (state.step !== step) return state;
      await pause(interval);
    }
  };
  try {
    const { id, roles, countries } = sender;
    const person = { name: 'Hortensia', email: 'h@demo.test', roles: [...roles], countries: [...countries] };
    await send(user, id, registerUser(person));
    await send(
      policy,
      policyId,
      createPolicy({
        country: 'CL',
        companyId,
        insurerId: '301',
        number: 'BENCH',
        from: addDays(today, -30),
        until: addDays(today, 300),
        coverageType: 'complementary',
        scope: 'holderWithDependants',
        coverageGroups: [],
        insurerNotification: 'none',
      }),
    );
    await send(insurerTerms, '301', setRetroactiveDays('CL', { value: 30, from: today }));

    const began = performance.now();
    const file = new Uint8Array(employeeFile(rows, addDays(today, 5)));
    const query = `policyId=${policyId}&kind=activation&name=altas.csv`;
    const sent = await post(`/api/employee-loads?${query}`, file, 'application/octet-stream');
    const { id: loadId } = (await sent.json()) as { id: string };
    const kept = (performance.now() - began) / 1_000;
    const { tried } = await after(loadId, 'trying');
    if (tried?.ok !== rows)
      throw new Error(`Not all of ${rows} rows would be done: ${JSON.stringify(tried)}`);
    const trial = (performance.now() - began) / 1_000;

    const confirmed = performance.now();
    await post(`/api/commands/employee-loads/${loadId}/confirm`, '{}', 'application/json');
    const running = after(loadId, 'running');
    const waits = percentiles(await waitsDuring(side, running));
    const { done } = await running;
    if (done.ok !== rows) throw new Error(`Not all of ${rows} rows were done: ${JSON.stringify(done)}`);
    const seconds = (performance.now() - confirmed) / 1_000;
    return [
      { name: `${rows} rows are read and kept, ${kept.toFixed(1)} s`, rate: rows / kept, unit: 'rows/s' },
      {
        name: `and tried, ${trial.toFixed(1)} s`,
        rate: rows / trial,
        unit: 'rows/s',
        target: `≤ ${mostTrialSeconds} s`,
        met: trial <= mostTrialSeconds,
      },
      {
        name: `and done, ${seconds.toFixed(1)} s; others wait meanwhile`,
        rate: rows / seconds,
        unit: 'rows/s',
        ...waits,
        target: `≥ ${leastRate} rows/s`,
        met: rows / seconds >= leastRate,
      },
    ];
  } finally {
    await close();
    await side.stop();
  }
}
