/** How fast the event store writes and reads, against the same server over a log in memory. */
import { EventStoreDBClient } from '@eventstore/db-client';
import { spawnEventStore, type SpawnedEventStore } from './event-store/server.ts';
import { appendAtOnce, appendOneByOne, type Appends } from './event-store/appends.ts';
import { measureDisk } from './event-store/disk.ts';
import { loadEvents, readEverything } from './event-store/read-all.ts';
import { percentiles, type Measure } from './measure.ts';

const rounds = 5;
const secondsPerRound = 2;
const events = Number(process.env['COTEJO_BENCH_EVENTS'] ?? 1_000_000);

/** Runs both servers as processes of their own, takes turns between them, and stops them. */
export async function benchEventStore(): Promise<Measure[]> {
  const durable = await spawnEventStore('durable');
  const inMemory = await spawnEventStore('memory').catch(async (error: unknown) => {
    await durable.stop();
    throw error;
  });
  try {
    const sides = { durable, inMemory };
    return [
      await measureDisk(),
      ...(await compareAppends('appends one after the other', appendOneByOne, sides, 0.5)),
      ...(await compareAppends('appends, 64 at a time', appendAtOnce(64), sides, 0.6)),
      ...(await measureReading(durable)),
    ];
  } finally {
    await Promise.all([durable.stop(), inMemory.stop()]);
  }
}

type Sides = { durable: SpawnedEventStore; inMemory: SpawnedEventStore };

async function compareAppends(
  name: string,
  append: Appends,
  { durable, inMemory }: Sides,
  leastRatio: number,
): Promise<Measure[]> {
  const ours: number[] = [];
  const theirs: number[] = [];
  const spent = { ours: 0, theirs: 0 };
  for (let round = 0; round <= rounds; round += 1) {
    // Taking turns, so that whatever else the machine does hits both alike. The first round only warms up.
    const one = await timed(durable, append);
    const other = await timed(inMemory, append);
    if (round === 0) continue;
    ours.push(...one.times);
    theirs.push(...other.times);
    spent.ours += one.seconds;
    spent.theirs += other.seconds;
  }
  const rate = ours.length / spent.ours;
  const yardstickRate = theirs.length / spent.theirs;
  const ratio = rate / yardstickRate;
  return [
    { name: `${name}, in memory`, rate: yardstickRate, unit: 'appends/s', ...percentiles(theirs) },
    {
      name: `${name}, durable`,
      rate,
      unit: 'appends/s',
      ...percentiles(ours),
      yardstick: 'in memory',
      ratio,
      target: `≥ ${leastRatio} × in memory`,
      met: ratio >= leastRatio,
    },
  ];
}

async function timed(
  server: SpawnedEventStore,
  append: Appends,
): Promise<{ times: number[]; seconds: number }> {
  const client = EventStoreDBClient.connectionString(server.connectionString);
  const began = performance.now();
  const times = await append(client, secondsPerRound);
  const seconds = (performance.now() - began) / 1_000;
  await client.dispose();
  return { times, seconds };
}

async function measureReading(server: SpawnedEventStore): Promise<Measure[]> {
  const client = EventStoreDBClient.connectionString(server.connectionString);
  const loading = await loadEvents(client, events);
  const reading = await readEverything(client, server.memory);
  await client.dispose();
  const rate = reading.events / reading.seconds;
  const count = reading.events.toLocaleString('en-US');
  return [
    { name: 'loading in appends of 500 events', rate: loading.events / loading.seconds, unit: 'events/s' },
    {
      name: `reading $all, ${count} events`,
      rate,
      unit: 'events/s',
      target: '≥ 30,000',
      met: rate >= 30_000,
    },
    ...(server.memory() === undefined ? [] : [memoryMeasure(reading)]),
  ];
}

const memoryMeasure = ({
  memoryBefore,
  peakMemory,
}: {
  memoryBefore: number;
  peakMemory: number;
}): Measure => ({
  name: 'server memory while reading, at its peak',
  rate: peakMemory,
  unit: 'MB',
  yardstick: 'before',
  ratio: peakMemory / memoryBefore,
  target: '≤ 150 MB more than before',
  met: peakMemory - memoryBefore <= 150,
});
