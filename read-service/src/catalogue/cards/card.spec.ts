/** A card tells what visitors may see, and nothing that was hidden from them. */
import { expect, test } from 'vitest';
import { emptyContent } from '@cotejo/core/product-content';
import { startingProfile } from '@cotejo/core/comparator';
import { fixedPrice } from '../../../../core/src/catalogue/testing/plans.ts';
import { cardOf, type CardSource } from './card.ts';
import { type Known } from '../known.ts';

const feature = (id: number, isHidden: boolean) =>
  [id, { id, isHidden, country: 'PE', kind: 'feature', name: `Rasgo ${id}` }] as const;
const country = (id: number, code: string) =>
  [id, { id, isHidden: false, country: 'PE', kind: 'coverageCountry', name: code, code }] as const;
const known = {
  organizations: new Map(),
  insuranceTypes: new Map(),
  coverageOrganizations: new Map(),
  terms: new Map<number, object>([feature(1, false), feature(2, true), country(10, 'CL'), country(11, 'MX')]),
  usage: { PE: { rows: [] } },
} as unknown as Known;

const source: CardSource = {
  country: 'PE',
  code: 'uno',
  number: 1,
  description: '',
  price: fixedPrice(9_900),
  organization: { id: 1, displayName: 'Andina', url: 'Andina', type: 'ASEG', typeAlias: 'Asegurador' },
  insuranceType: { id: 1, name: 'SALUD', displayName: 'Salud' },
  content: {
    ...emptyContent('Uno'),
    identity: {
      name: 'Uno',
      organizationId: 1,
      insuranceTypeId: 1,
      path: '/Seguros/Andina/uno',
      isDemo: true,
    },
    features: [1, 2, 3].map((id) => ({ id, included: true })),
    coverages: [
      { id: 1, name: 'Hospital', scope: { excluded: false }, amounts: {} },
      { id: 2, name: 'Cirugía estética', scope: { excluded: true }, amounts: {} },
    ],
  },
};
const cardPriced = (price: CardSource['price'], coverageCountries: readonly number[] = []) =>
  cardOf(
    { ...source, price, content: { ...source.content, coverageCountries: [...coverageCountries] } },
    { profile: startingProfile('PE'), day: '2026-03-01', tables: {}, currency: 'USD' },
    known,
  );
const card = cardOf(source, { profile: startingProfile('PE'), day: '2026-03-01', tables: {} }, known);

test('features that were hidden, or that nobody knows, are not on it', () =>
  expect(card.features).toEqual([{ id: 1, name: 'Rasgo 1' }]));

test('a category that was hidden is not named', () => {
  const upperTypeOf = (isHidden: boolean) => {
    const insuranceTypes = new Map([
      [1, { id: 1, name: 'SALUD', displayName: 'Salud', upperTypeId: 2, isHidden: false }],
      [2, { id: 2, name: 'PERSONAS', displayName: 'Personas', url: 'Personas', isHidden }],
    ]);
    const on = { profile: startingProfile('PE'), day: '2026-03-01', tables: {} };
    return cardOf(source, on, { ...known, insuranceTypes } as unknown as Known).insuranceType.upperType;
  };
  expect(upperTypeOf(false)).toMatchObject({ name: 'PERSONAS' });
  expect(upperTypeOf(true)).toBeNull();
});

test('what is excluded does not stand among what is covered', () =>
  expect(card.coverages.map(({ name }) => name)).toEqual(['Hospital']));

test('how small a company it takes is what its price asks for, and what it says where that asks for nothing', () => {
  const tiers = [{ fromWorkers: 1, perWorker: 4_000, perDependant: 0 }];
  const tax = { treatment: 'exempt' } as const;
  const collective = {
    kind: 'collective',
    unit: 'PEN',
    period: 'monthly',
    tax,
    minimumWorkers: 10,
    tiers,
  } as const;
  const least = (price: CardSource['price'], minSubscribers?: number) =>
    cardOf(
      { ...source, price, content: { ...source.content, terms: { minSubscribers } } },
      { profile: startingProfile('PE'), day: '2026-03-01', tables: {} },
      known,
    ).insuranceMetadata.metadata.minsubscribers;
  expect([
    least(collective),
    least(collective, 5),
    least(fixedPrice(9_900), 5),
    least(fixedPrice(9_900)),
  ]).toEqual([10, 10, 5, null]);
});

test('a price in dollars says whether it is for a year or a trip, or else where it covers', () => {
  const tax = { treatment: 'exempt' } as const;
  const insured = { holder: { from: 0, to: 99 } } as const;
  const fixed = { kind: 'perInsured', unit: 'USD', tax, insured, amounts: { holder: 9_900 } } as const;
  const unitOf = (...of: Parameters<typeof cardPriced>) => cardPriced(...of).price?.unit;
  expect(unitOf({ ...fixed, period: 'monthly' })).toEqual({ id: 'USD', code: 'USD', display: 'USD' });
  expect(unitOf({ ...fixed, period: 'yearly' })?.display).toBe('USD/Año');
  expect(unitOf({ ...fixed, period: 'monthly' }, [10, 11])?.display).toBe('USD/LATAM');
  const trip = { kind: 'perDay', unit: 'USD', period: 'once', tax, insured, perDay: 450 } as const;
  expect(unitOf({ ...trip, minimumDays: 1, maximumDays: 366 })?.display).toBe('USD/V');
  expect(card.price?.unit).toEqual({ id: 'PEN', code: 'PEN', display: 'PEN' });
});

test('it has an offer on exactly the days on which one holds', () => {
  const offer = {
    id: 1,
    type: 'AGGREGATE',
    title: 'Regalo',
    benefit: 'x',
    salesLimitQuantityEnable: false,
  } as const;
  const hasOffer = (day: string, offers: CardSource['content']['offers']) =>
    cardOf(
      { ...source, content: { ...source.content, offers } },
      { profile: startingProfile('PE'), day, tables: {} },
      known,
    ).insuranceMetadata.metadata.hasOffer;
  const days = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'];
  const inMarch = [{ ...offer, from: '2026-03-01', until: '2026-03-31' }];
  expect(days.map((day) => hasOffer(day, inMarch))).toEqual([false, true, true, false]);
  expect(hasOffer('2026-03-01', [offer])).toBe(true);
  expect(hasOffer('2026-03-01', [])).toBe(false);
  expect(hasOffer('2026-03-01', [{ ...offer, salesLimitQuantityEnable: true, salesLimitQuantity: 0 }])).toBe(
    false,
  );
});
