/** How prices abroad are read: the spec's list, and the unit of a price. */
import { expect, test } from 'vitest';
import { coverageAreaOf, priceUnitOf, priceUnits } from './price-units.ts';

test('the units are the spec’s', () =>
  expect(priceUnits.map(({ code }) => code)).toEqual([
    'USD/Año',
    'USD/V',
    'USD/MUNDO',
    'USD/USA',
    'USD/LATAM',
  ]));

test.each([
  ['USD', { per: 'year' }, 'USD/Año'],
  ['USD', { per: 'trip' }, 'USD/V'],
  ['USD', { area: 'world' }, 'USD/MUNDO'],
  ['USD', { area: 'usa' }, 'USD/USA'],
  ['USD', { area: 'latinAmerica' }, 'USD/LATAM'],
  // For how long a price is counts for more than where.
  ['USD', { per: 'year', area: 'latinAmerica' }, 'USD/Año'],
  ['USD', {}, 'USD'],
  ['PEN', { per: 'year' }, 'PEN'],
] as const)('%s %j is read as %s', (currency, of, code) => expect(priceUnitOf(currency, of)).toBe(code));

test.each([
  [['US'], 'usa'],
  [['PE', 'CL', 'MX'], 'latinAmerica'],
  [['US', 'ES', 'PE'], 'world'],
  // All but the United States, and the Americas alone, are no area of the list.
  [['ES', 'PE'], undefined],
  [['US', 'CA', 'PE'], undefined],
  [[], undefined],
] as const)('a plan that covers in %j covers %s', (countries, area) =>
  expect(coverageAreaOf(countries)).toBe(area),
);
