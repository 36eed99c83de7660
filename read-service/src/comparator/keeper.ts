/** Keeps the comparator of every country as the read models are: what was published is in the next answer. */
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { type Pool } from 'pg';
import { dayIn } from '@cotejo/core/catalogue';
import { type Change } from '@cotejo/core/kit/projections';
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { countryOf } from '@cotejo/core/reference/countries';
import { type Known, readKnown } from '../catalogue/index.ts';
import { type Demand } from './demand/demand.ts';
import { keepDemand } from './demand/demand-keeper.ts';
import { createMarket, type Market } from './market.ts';
import { readIndexed, readVersions } from './product-index/read-indexed.ts';

export type Keeper = {
  /** News of a projector: the products that it names are read again. */
  readonly changed: (changes: readonly Change[]) => void;
  /** More may have changed than was told. */
  readonly resync: () => void;
  /** Nothing before everything was read for the first time. */
  readonly now: () => Comparator | undefined;
  readonly stop: () => Promise<void>;
};
export type Comparator = {
  readonly known: Known;
  readonly market: (country: CountryCode) => Market;
  readonly demand: (country: CountryCode) => Demand;
};

/** Products that are read at once, and rules that are prepared before others get their turn. */
const portion = 500;
/** Milliseconds until it is tried again, after one failure and at most. */
const [shortest, longest] = [200, 5_000];
/** How often it is looked whether another day has begun somewhere; milliseconds. */
const everyMinute = 60_000;

/** Insurer and insurance type decide whether a product is shown: a change of one has all products read. */
const shownBy: readonly string[] = ['organizations', 'insurance-types'];
const named: readonly string[] = [...shownBy, 'coverage-organizations', 'catalogue-terms', 'dated-tables'];

type ToDo = { readonly codes: Set<string>; known: boolean; all: boolean };

/** @param clock tells which day it is, and when what plans are asked for has to be read again */
export const createKeeper = (
  pool: Pool,
  onError: (error: unknown) => void,
  clock: () => Date = () => new Date(),
): Keeper => {
  const markets = new Map(countryCodes.map((country) => [country, createMarket(country)] as const));
  const market = (country: CountryCode): Market => markets.get(country)!;
  const stopping = new AbortController();
  let known: Known | undefined;
  const demands = keepDemand(pool, onError, clock);
  let isLoaded = false;
  let toDo: ToDo = { codes: new Set(), known: false, all: false };
  let working: Promise<void> | undefined;
  let failures = 0;
  /** Of which days prices were prepared last. */
  let preparedDays: string | undefined;
  const dayOf = (country: CountryCode): string => dayIn(country, clock().toISOString());
  const days = (): string => countryCodes.map(dayOf).join();

  const read = async (codes: readonly string[]): Promise<void> => {
    for (let from = 0; from < codes.length && !stopping.signal.aborted; from += portion) {
      const asked = codes.slice(from, from + portion);
      const found = await readIndexed(pool, asked);
      const seen = new Map(found.map(([country, { code }]) => [code, country]));
      for (const code of asked)
        for (const country of countryCodes) if (seen.get(code) !== country) market(country).remove(code);
      for (const [country, product] of found) market(country).put(product);
    }
  };
  const outdated = async (): Promise<readonly string[]> => {
    const shown = await readVersions(pool);
    const kept = new Map([...markets.values()].flatMap(({ index }) => [...index.versions()]));
    const gone = [...kept.keys()].filter((code) => !shown.has(code));
    return [...gone, ...[...shown].flatMap(([code, version]) => (kept.get(code) === version ? [] : [code]))];
  };
  /**
   * Prices and years of the day in the country's own currency, before the first visitor waits for them. What was published
   * meanwhile does not wait until all are ready: a portion of each is made, and the rest when there is nothing else to do.
   */
  const prepare = async ({ tables: byCountry, tablesVersion, usage }: Known): Promise<void> => {
    preparedDays = days();
    for (const [country, { priced }] of markets) {
      const { currency } = countryOf(country);
      const terms = { day: dayOf(country), tables: byCountry[country], usage: usage[country], currency };
      const prices = priced(terms, tablesVersion);
      while (!stopping.signal.aborted && prices.prepare(portion) && isIdle()) await nextTurn();
    }
  };

  const work = async ({ codes, known: isKnownOld, all }: ToDo): Promise<void> => {
    if (isKnownOld || !known) known = await readKnown(pool);
    await read([...codes]);
    if (all) await read(await outdated());
    await demands.settled();
    isLoaded ||= all && !stopping.signal.aborted;
    await prepare(known);
  };
  const isIdle = (): boolean => toDo.codes.size === 0 && !toDo.known && !toDo.all;
  const isDone = (): boolean => isIdle() && (!isLoaded || preparedDays === days());
  const workOn = async (): Promise<void> => {
    while (!isDone() && !stopping.signal.aborted) {
      const doing = toDo;
      toDo = { codes: new Set(), known: false, all: false };
      try {
        await work(doing);
        failures = 0;
      } catch (error) {
        onError(error);
        for (const code of doing.codes) toDo.codes.add(code);
        toDo.known ||= doing.known;
        toDo.all ||= doing.all;
        const wait = Math.min(longest, shortest * 2 ** failures++);
        await pause(wait * (0.5 + Math.random() / 2), undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  };
  const wake = (): void => {
    working ??= workOn().finally(() => {
      working = undefined;
      if (!isDone() && !stopping.signal.aborted) wake();
    });
  };
  const calendar = setInterval(() => {
    if (!isDone()) wake();
  }, everyMinute);

  return {
    changed(changes) {
      for (const { resource, id } of changes)
        if (resource === 'products') toDo.codes.add(id);
        else if (named.includes(resource)) {
          toDo.known = true;
          toDo.all ||= shownBy.includes(resource);
        }
      if (!isIdle()) wake();
    },
    resync() {
      toDo.known = true;
      toDo.all = true;
      wake();
    },
    now: () => (isLoaded && known ? { known, market, demand: demands.of } : undefined),
    async stop() {
      stopping.abort();
      clearInterval(calendar);
      await Promise.all([working, demands.stop()]);
    },
  };
};
