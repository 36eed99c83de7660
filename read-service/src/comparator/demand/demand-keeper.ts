/** Keeps what plans are asked for in memory: read again every five minutes that somebody asks in, and no query for who asks. */
import { type Pool } from 'pg';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Demand, type Demands, noDemands, readDemands } from './demand.ts';

/**
 * The numbers are of whole days until yesterday. So soon a new day is known, and what a projector was late with; milliseconds.
 */
const lifetime = 5 * 60_000;
/** Milliseconds until it is tried again. */
const retryDelay = 10_000;

export type DemandKeeper = {
  /** The numbers of now; a call also starts reading newer ones for later calls. */
  readonly of: (country: CountryCode) => Demand;
  /** When the numbers of now were read, or could not be. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export const keepDemand = (
  pool: Pool,
  onError: (error: unknown) => void,
  clock: () => Date,
): DemandKeeper => {
  let kept: Demands = noDemands;
  let goodUntil = 0;
  let reading: Promise<void> | undefined;

  const read = async (now: Date): Promise<void> => {
    try {
      kept = await readDemands(pool, now);
      goodUntil = (Math.floor(now.getTime() / lifetime) + 1) * lifetime;
    } catch (error) {
      onError(error);
      goodUntil = now.getTime() + retryDelay;
    }
  };
  const refresh = (): void => {
    const now = clock();
    if (now.getTime() < goodUntil) return;
    reading ??= read(now).finally(() => {
      reading = undefined;
    });
  };
  return {
    of(country) {
      refresh();
      return kept[country];
    },
    settled() {
      refresh();
      return reading ?? Promise.resolve();
    },
    stop: () => reading ?? Promise.resolve(),
  };
};
