/** Rendering time and size of a page of results on the server, at ten thousand plans. */
import { brotliCompressSync } from 'node:zlib';
import { buildSites } from '../../local/src/build/index.ts';
import { fillPlans } from './compare/fill.ts';
import { featureIds, organizationIds, some } from './compare/plans.ts';
import { randomFrom } from './lead-lists/random.ts';
import { loadProcess } from './load-process.ts';
import { type Measure, percentiles } from './measure.ts';
import { type Answered, type Asking } from './site/ask.ts';
import { startSide } from './side.ts';

const plans = 10_000;
const rounds = 5;
const perRound = 60;
const most = { p95: 60 };

/** A page with filters of two kinds and an order, a little else each time. */
const pathOf = (random: ReturnType<typeof randomFrom>): string => {
  const chosen = {
    companias: some(random, organizationIds, 8).join(','),
    caracteristicas: some(random, featureIds.slice(0, 12), 2).join(','),
  };
  return `/Comparar/Seguros-de-Salud?orden=menor-precio&${new URLSearchParams(chosen).toString()}`;
};

export async function benchSite(): Promise<Measure[]> {
  const load = loadProcess<Asking, Answered>(new URL('./site/ask.ts', import.meta.url));
  await buildSites();
  const side = await startSide();
  try {
    await side.start('write-service');
    await fillPlans(side.databaseUrl('projectors'), Buffer.from(side.secrets.indexKey, 'base64'), plans);
    await side.start('projectors');
    const platform = await side.start('read-service');
    const origin = await side.start('public-web', { API_ORIGIN: platform });
    const random = randomFrom(5);
    const times: number[] = [];
    let page = '';
    for (let round = 0; round <= rounds; round += 1) {
      const paths = Array.from({ length: perRound }, () => pathOf(random));
      const answered = await load.run({ origin, host: 'pe.localhost', paths });
      page = answered.last;
      if (round > 0) times.push(...answered.times);
    }
    const own = percentiles(times);
    const size = brotliCompressSync(page).length / 1_000;
    return [
      {
        name: `a page of results with filters, rendered (${size.toFixed(1)} kB compressed)`,
        unit: `at ${plans.toLocaleString('en-US')} plans`,
        ...own,
        target: `p95 ≤ ${most.p95} ms`,
        met: (own.p95 ?? Infinity) <= most.p95,
      },
    ];
  } finally {
    load.stop();
    await side.stop();
  }
}
