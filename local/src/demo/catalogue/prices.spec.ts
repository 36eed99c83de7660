/** Each plan of the demo, whoever asks: the trace adds up, and no order of persons changes a price. */
import { agesWithoutPrice, priceFor, sumOf } from '@cotejo/core/pricing';
import { type Profile } from '@cotejo/core/profile';
import { countryOf } from '@cotejo/core/reference/countries';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProfile } from '../../../../core/src/pricing/testing/arbitraries.ts';
import { demoProducts } from './index.ts';
import { demoTables } from './tables.ts';

const day = '2026-11-20';
/** Many, and the same each time: a plan that fails is found again. */
const profiles = fc.sample(anyProfile, { numRuns: 60, seed: 4 });
const backwards = (profile: Profile): Profile => ({
  ...profile,
  policyholders: profile.policyholders.toReversed(),
  dependants: profile.dependants.toReversed(),
  pets: profile.pets.toReversed(),
});

describe.each(demoProducts.map((one) => [one.code, one] as const))('%s', (_, { offered }) => {
  const { price: rule, country } = offered;
  const options = { day, tables: demoTables(day, country), currency: countryOf(country).currency };

  test('has a price for everybody whom it insures', () => expect(agesWithoutPrice(rule)).toEqual([]));

  test('costs what its trace adds up to, for many profiles', () => {
    const priced = profiles.filter((profile) => {
      const { total, trace } = priceFor(rule, profile, options);
      expect(priceFor(rule, backwards(profile), options).total).toEqual(total);
      if (total)
        expect(sumOf(JSON.parse(JSON.stringify(trace)) as typeof trace)).toEqual({
          amount: total.amount,
          unit: total.currency,
        });
      return total;
    });
    expect(priced.length).toBeGreaterThan(5);
  });
});
