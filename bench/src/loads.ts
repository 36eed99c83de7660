/** How long a workbook of activations takes to be tried, done and accepted, and what it costs others meanwhile. */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { bulk } from '@cotejo/core/bulk';
import { employeeLoad, isKnownLoad, type KnownLoad } from '@cotejo/core/employee-loads';
import { type Staff } from '@cotejo/core/identity';
import { personIdOf } from '@cotejo/core/insured-people/server';
import { addDays, dayInZone } from '@cotejo/core/kit/time';
import { coverageIdOf, familyIdOf } from '@cotejo/core/policy-employees';
import { type CommandSide, startCommandSide } from './commands/command-side.ts';
import { leadHand, someAtATime } from './leads.ts';
import { employeeFile, holdersOf } from './loads/employees.ts';
import { memoryNow, memoryPeak } from './loads/memory.ts';
import { byHand } from './loads/others.ts';
import { companyId, openPlatform } from './loads/platform.ts';
import { type Measure, percentiles } from './measure.ts';
import { tokenOf } from './token.ts';

const mostTrialSeconds = 20;
const leastRate = 500;
const mostWaiting = 2;
const mostMegabytes = 300;
const accepted = 1_000;
const mostAcceptSeconds = 5;
/** Milliseconds between looks at how far it is. */
const interval = 200;
const idleSeconds = 20;
const leadsByHand = 60;
const bareAppends = 4_000;

const staff = (): Staff => ({ id: randomUUID(), roles: ['ADMINISTRADOR'], countries: ['CL'] });
const [sender, accepting] = [staff(), staff()];
const policyId = randomUUID();

const posting =
  ({ origin, secrets }: CommandSide, by: Staff) =>
  async (path: string, body: Uint8Array<ArrayBuffer> | object): Promise<{ id: string }> => {
    const isFile = body instanceof Uint8Array;
    const answer = await fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokenOf(by, secrets.tokenPrivateKey)}`,
        'idempotency-key': randomUUID(),
        'content-type': isFile ? 'application/octet-stream' : 'application/json',
      },
      body: isFile ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: string };
  };

/** @param rows of the file */
export async function benchLoads(rows: number): Promise<Measure[]> {
  const side = await startCommandSide();
  const { origin, secrets, pid, databaseUrl } = side;
  const { load, store, prepare, close } = openPlatform(side);
  const hand = leadHand(store, databaseUrl, secrets.masterKey);
  const today = dayInZone(new Date(), 'America/Santiago');
  const secondsSince = (began: number): number => (performance.now() - began) / 1_000;
  const after = async (id: string, step: 'trying' | 'running'): Promise<KnownLoad> => {
    for (;;) {
      const { state } = await load(employeeLoad, id);
      if (!isKnownLoad(state)) throw new Error('The load is not known.');
      if (state.step !== step) return state;
      await pause(interval);
    }
  };
  /** Appends alone, one event to each stream: what the same store takes of the same machine. */
  const bareRate = async (): Promise<number> => {
    const began = performance.now();
    await someAtATime(bareAppends, () => {
      const id = randomUUID();
      const data = { personId: id, text: 'x'.repeat(300) };
      return store.append(`bench-${id}`, [{ id, type: 'Bare', data, metadata: data }], 'noStream');
    });
    return bareAppends / secondsSince(began);
  };
  const accept = async (): Promise<number> => {
    const bulkId = randomUUID();
    const ids = holdersOf(Math.min(rows, 2 * accepted))
      .slice(0, accepted)
      .map((documentNumber) => {
        const document = { country: 'CL', companyId, documentType: 'RUT', documentNumber } as const;
        const holderId = personIdOf(Buffer.from(secrets.indexKey, 'base64'), document);
        return coverageIdOf(familyIdOf(policyId, holderId), 1);
      });
    const order = { aggregate: 'policy-employees', command: 'accept-activation', ids, payload: {} };
    const began = performance.now();
    await posting(side, accepting)(`commands/bulk/${bulkId}/start`, order);
    for (;;) {
      const { state } = await load(bulk, bulkId);
      if (state.status === 'finished') {
        if (state.failed.length > 0) throw new Error(`${state.failed.length} were not accepted.`);
        return secondsSince(began);
      }
      await pause(interval / 4);
    }
  };
  try {
    await prepare([sender, accepting], policyId, today);
    const person = byHand(origin, secrets, await hand.receive(leadsByHand));
    await person.during(pause(2_000)); // warms up
    const idle = percentiles(await person.during(pause(idleSeconds * 1_000)));
    const bare = await bareRate();
    const memory = memoryNow(pid);

    const began = performance.now();
    const file = new Uint8Array(employeeFile(rows, addDays(today, 5)));
    const query = `policyId=${policyId}&kind=activation&name=altas.csv`;
    const { id } = await posting(side, sender)(`employee-loads?${query}`, file);
    const kept = secondsSince(began);
    const { tried } = await after(id, 'trying');
    const trial = secondsSince(began);
    if (tried?.ok !== rows) throw new Error(`Not all of ${rows} would be done: ${JSON.stringify(tried)}`);

    const confirmed = performance.now();
    await posting(side, sender)(`commands/employee-loads/${id}/confirm`, {});
    const running = after(id, 'running');
    const waits = percentiles(await person.during(running));
    const seconds = secondsSince(confirmed);
    const { done } = await running;
    if (done.ok !== rows) throw new Error(`Not all of ${rows} were done: ${JSON.stringify(done)}`);
    const megabytes = (memoryPeak(pid) - memory) / 2 ** 20;
    const acceptSeconds = await accept();
    return [
      { name: 'appends alone, 16 at a time', rate: bare, unit: 'appends/s' },
      { name: 'a lead command by hand, nothing else going on', unit: 'each', ...idle },
      { name: `${rows} rows are read and kept, ${kept.toFixed(1)} s`, rate: rows / kept, unit: 'rows/s' },
      {
        name: `and tried, ${trial.toFixed(1)} s`,
        rate: rows / trial,
        unit: 'rows/s',
        target: `≤ ${mostTrialSeconds} s`,
        met: trial <= mostTrialSeconds,
      },
      {
        name: `and done, ${seconds.toFixed(1)} s`,
        rate: rows / seconds,
        unit: 'rows/s',
        yardstick: 'the appends alone',
        ratio: rows / seconds / bare,
        target: `≥ ${leastRate} rows/s`,
        met: rows / seconds >= leastRate,
      },
      {
        name: `a lead command by hand meanwhile, p99 ${(waits.p99! / idle.p99!).toFixed(1)} × that before`,
        unit: 'each',
        ...waits,
        target: `≤ ${mostWaiting} ×`,
        met: waits.p99! <= mostWaiting * idle.p99!,
      },
      {
        name: 'memory of the write service at its most, above that before',
        rate: megabytes,
        unit: 'MiB',
        target: `≤ ${mostMegabytes} MiB`,
        met: !(megabytes > mostMegabytes),
      },
      {
        name: `${accepted} coverages are accepted together, ${acceptSeconds.toFixed(1)} s`,
        rate: accepted / acceptSeconds,
        unit: 'records/s',
        target: `≤ ${mostAcceptSeconds} s`,
        met: acceptSeconds <= mostAcceptSeconds,
      },
    ];
  } finally {
    await Promise.all([close(), hand.close()]);
    await side.stop();
  }
}
