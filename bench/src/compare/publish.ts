/** How soon a price that was published is in every instance's results: from the append's answer until a search finds the plan. */
import { commandHandler } from '@cotejo/core/kit/command-handling';
import { offerProduct, product } from '@cotejo/core/catalogue';
import { eventStoreDb } from '@cotejo/core/kit/event-store';
import { eventCodec, postgresKeyStore, subjectKeys } from '@cotejo/core/kit/personal-data';
import pg from 'pg';
import { randomFrom } from '../lead-lists/random.ts';
import { type Side } from '../side.ts';
import { post } from './ask.ts';
import { planOf } from './plans.ts';

const path = '/api/insurance/compare/metadata';
/** Milliseconds after which it is no question of speed any more. */
const timeout = 30_000;

/** Until a search by that price finds it. */
const untilShown = async (origin: string, price: number): Promise<void> => {
  const began = performance.now();
  while ((await post(origin, path, { fromPrice: price, toPrice: price })) === 0) {
    if (performance.now() - began > timeout)
      throw new Error('A published price never came into the results.');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
};

/**
 * @param origins of all instances: each publication takes as long as with the slowest of them
 * @returns milliseconds, one per publication; the first warms up and is left out
 */
export async function publishPrices(
  side: Side,
  origins: readonly string[],
  times: number,
): Promise<number[]> {
  const { masterKey } = side.secrets;
  const store = eventStoreDb(side.eventStoreUrl);
  const keys = new pg.Pool({ connectionString: side.databaseUrl('write_service'), max: 1 });
  const handle = commandHandler(
    store,
    eventCodec(subjectKeys(postgresKeyStore(keys), Buffer.from(masterKey, 'base64'))),
  );
  const { offered, references } = planOf(randomFrom(3), 0);
  const code = 'plan-bench-news';
  const identity = { ...offered.content.identity, path: `/Seguros/Novedades/${code}` };
  const content = { ...offered.content, identity };
  const spent: number[] = [];
  try {
    for (let nth = 0; nth <= times; nth += 1) {
      const amount = 900_000_000 + nth;
      const price = {
        kind: 'fixed',
        unit: 'PEN',
        period: 'monthly',
        tax: { treatment: 'exempt' },
        amount,
      } as const;
      const decide = offerProduct(code, { ...offered, content, price }, references);
      const meta = { actor: { kind: 'visitor' } as const, country: 'PE' as const, now: new Date() };
      await handle(product, code, decide, { commandId: crypto.randomUUID(), ...meta });
      const began = performance.now();
      await Promise.all(origins.map((origin) => untilShown(origin, amount / 100)));
      if (nth > 0) spent.push(performance.now() - began);
    }
  } finally {
    await keys.end();
    await store.close();
  }
  return spent;
}
