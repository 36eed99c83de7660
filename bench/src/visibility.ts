/** How soon what was appended can be seen: in the read model, and by a console that listens. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '../../local/src/platform/index.ts';
import { worker } from './leads.ts';
import { loadProcess } from './load-process.ts';
import { percentiles, type Measure } from './measure.ts';
import { tokenOf } from './token.ts';
import { type Watch, type Watched } from './visibility/watch.ts';

const perSecond = 200;
const seconds = 20;
const warmUpSeconds = 5;
const leads = 400;
const limits = { readModel: 100, websocket: 150 };

/** Starts the whole platform on a fresh folder, and watches it at a steady pace. */
export async function benchVisibility(): Promise<Measure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cotejo-bench-'));
  const platform = await startPlatform({ dataDir, port: 0, demo: false });
  const watching = loadProcess<Watch, Watched>(new URL('./visibility/watch.ts', import.meta.url));
  try {
    const { masterKey, tokenPrivateKey } = JSON.parse(
      readFileSync(join(dataDir, 'secrets.json'), 'utf8'),
    ) as {
      masterKey: string;
      tokenPrivateKey: string;
    };
    const { eventStoreUrl, databaseUrl, port } = platform;
    const token = tokenOf(worker, tokenPrivateKey);
    const work = { eventStoreUrl, databaseUrl, masterKey, port, token, leads, perSecond };
    await watching.run({ ...work, seconds: warmUpSeconds });
    return measuresOf(await watching.run({ ...work, seconds }));
  } finally {
    watching.stop();
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function measuresOf({ subscription, readModel, websocket, sent, seconds: spent }: Watched): Measure[] {
  const yardstick = percentiles(subscription);
  const against = (name: string, times: readonly number[], limit: number): Measure => {
    const own = percentiles(times);
    return {
      name,
      unit: `at ${(sent / spent).toFixed(0)} events/s`,
      ...own,
      yardstick: 'the p99 of a bare subscription',
      ratio: (own.p99 ?? Infinity) / (yardstick.p99 ?? Infinity),
      target: `p99 ≤ ${limit} ms`,
      met: (own.p99 ?? Infinity) <= limit,
    };
  };
  return [
    { name: 'append to a bare subscription', unit: `at ${(sent / spent).toFixed(0)} events/s`, ...yardstick },
    against('append to the read model', readModel, limits.readModel),
    against('append to the websocket', websocket, limits.websocket),
  ];
}
