import { describe, expect, test } from 'vitest';
import { type ReceivedLead } from '../leads/index.ts';
import { type Tables } from '../price-tables/index.ts';
import { chargeAmount, commissionOf } from './charge-amount.ts';
import { peopleOf } from './people.ts';

const tables: Tables = {
  exchange: {
    'UF/CLP': { isDaily: true, rows: [{ from: '2026-03-01', value: '39214.8' }] },
    'USD/CLP': { isDaily: true, rows: [{ from: '2026-03-01', value: '950' }] },
    'USD/PEN': { isDaily: true, rows: [{ from: '2026-03-01', value: '3.7' }] },
  },
};
const at = { day: '2026-03-02', tables };
const told = {
  closedOn: '2026-03-02',
  line: 'SALUD',
  price: { amount: 60_000, unit: 'UF' as const },
  priceFrom: '2026-01-01',
  people: 1,
  percentage: '100',
  isHalved: false,
};
const amountOf = (change: Partial<typeof told>, currency: 'CLP' | 'PEN' = 'CLP') =>
  chargeAmount({ ...told, ...change }, currency, at)?.amount;

describe('a charge', () => {
  test('in UF is rounded half up, once, at the value that is known of the day', () =>
    expect(chargeAmount(told, 'CLP', at)).toEqual({
      amount: 235_289,
      basis: {
        ...told,
        rates: [{ from: 'UF', to: 'CLP', rate: '39214.8', operation: 'times', day: '2026-03-01' }],
      },
    }));
  test('is the price for each person, by the commission, of which half is due', () => {
    expect(amountOf({ people: 3 })).toBe(705_866);
    expect(amountOf({ people: 3, percentage: '12.5' })).toBe(88_233);
    expect(amountOf({ people: 3, percentage: '12.5', isHalved: true })).toBe(44_117);
    expect(amountOf({ percentage: '0' })).toBe(0);
  });
  test('is in the currency of the account, by as many rates as it takes', () => {
    const charge = chargeAmount({ ...told, price: { amount: 95_000, unit: 'CLP' } } as never, 'PEN', at);
    expect(charge?.amount).toBe(37_000);
    expect(charge?.basis.rates.map(({ to }) => to)).toEqual(['USD', 'PEN']);
  });
  test('waits for a rate that was published', () => {
    expect(chargeAmount(told, 'CLP', { day: '2026-03-02', tables: {} })).toBeUndefined();
    const fallback: Tables = { exchange: { 'UF/CLP': { rows: [], fallback: { value: '39214.8' } } } };
    expect(chargeAmount(told, 'CLP', { day: '2026-03-02', tables: fallback })).toBeUndefined();
  });
});

test('a commission is the product’s or 100, and half of it where the product is not promoted', () => {
  expect(commissionOf(undefined)).toEqual({ percentage: '100', isHalved: false });
  expect(commissionOf({ isPromoted: true })).toEqual({ percentage: '100', isHalved: false });
  expect(commissionOf({ isPromoted: false, commissionPercentage: 12.5 })).toEqual({
    percentage: '12.5',
    isHalved: true,
  });
  expect(commissionOf({ isPromoted: true, commissionPercentage: 0 }).percentage).toBe('0');
});

describe('the people of a lead', () => {
  const count = (profile?: object, more: object = {}) =>
    peopleOf({ country: 'CL', ...(profile && { profile }), ...more } as ReceivedLead);
  const child = { edad: 5, sexo: 'Masculino', parentesco: 'Hijo/Hija' };
  test('are those of the profile', () => {
    expect(count({ cotizante: [{ edad: 30, sexo: 'Femenino' }], cargas: [child, child] })).toBe(3);
    expect(count({ mascota: [{ especie: 'perro', edad: 3 }, { especie: 'gato', edad: 2 }] })).toBe(2); // oxfmt-ignore
    expect(count({ colectivo: { cantidadempleados: 40 } })).toBe(40);
  });
  test('are a hundred at most', () => expect(count({ colectivo: { cantidadempleados: 400 } })).toBe(100));
  test('are those of a request for several, and else one', () => {
    expect(count(undefined, { insurance: { persons: [{}, {}] } })).toBe(2);
    expect(count()).toBe(1);
    expect(count({ cotizante: 'nadie' })).toBe(1);
    expect(count(undefined, { profile: { erased: true } })).toBe(1);
  });
});
