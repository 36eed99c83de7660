/** Prices by role, by guard, by day, and the same for everybody. */
import { describe, expect, test } from 'vitest';
import { perfilIngreso } from '../../profile/index.ts';
import { priceFor } from '../price-for.ts';
import { traceText } from '../trace/trace-text.ts';
import { priceRule } from './rule.ts';
import { child, family, nobody, policyholder } from '../testing/profiles.ts';
import { day, tables } from '../testing/tables.ts';

const options = { day, tables };
const iva = { treatment: 'added', name: 'IVA' };
const adults = { from: 18, to: 64 };

describe('a price per insured', () => {
  const rule = priceRule.parse({
    kind: 'perInsured',
    unit: 'UF',
    period: 'monthly',
    tax: { treatment: 'exempt' },
    insured: { holder: adults, partner: adults, dependant: { from: 0, to: 22 } },
    amounts: { holder: 5_065, partner: 4_000 },
  });

  test('is by role, and who has no amount costs nothing more', () => {
    const partner = policyholder(33, { relationship: 'spouse' });
    const profile = { ...family(30), policyholders: [policyholder(30), partner], dependants: [child(4)] };
    const price = priceFor(rule, profile, options);
    // 0.9065 UF × 39,214.8 = 35,548.2162
    expect(price).toMatchObject({ total: { amount: 35_548 }, profilesWithPrice: 3 });
    expect(price.shares.map(({ amount }) => amount)).toEqual([19_862, 15_686, 0]);
  });

  test('is the holder’s for whom the form asked first, whoever of a couple is older', () => {
    const told = perfilIngreso('CL').parse({
      cotizante: [{ edad: 35 }, { edad: 34, sexo: 'Femenino' }],
      enPareja: true,
    });
    const { shares, trace } = priceFor(rule, told, options);
    expect(shares.map(({ amount }) => amount)).toEqual([19_862, 15_686]);
    expect(traceText(trace, 'CL')).toEqual(
      expect.arrayContaining(['Persona 1: titular, hombre, 35 años.', 'Persona 2: pareja, mujer, 34 años.']),
    );
  });

  test('leaves out who is too young or too old', () =>
    expect(priceFor(rule, { ...family(64), dependants: [child(23)] }, options)).toMatchObject({
      profilesWithPrice: 1,
      profilesEvaluated: 2,
    }));
});

describe('a price per guard', () => {
  const rule = priceRule.parse({
    kind: 'perGuard',
    unit: 'UF',
    period: 'yearly',
    tax: iva,
    perGuard: 6_500,
    minimumGuards: 2,
  });

  test('is of one until it is known how many there are', () => {
    const price = priceFor(rule, nobody, options);
    // 0.65 × 1.19 = 0.7735 UF; × 39,214.8 = 30,332.6478
    expect(price).toMatchObject({ total: { amount: 30_333 }, single: { amount: 30_333 }, period: 'yearly' });
    expect(price.notices).toMatchObject([{ code: 'perGuard', minimum: 2 }]);
  });

  test('is of all of them, if they are enough', () => {
    // 7 × 0.7735 = 5.4145 UF; × 39,214.8 = 212,328.5346
    expect(priceFor(rule, { ...nobody, guards: 7 }, options).total?.amount).toBe(212_329);
    expect(priceFor(rule, { ...nobody, guards: 1 }, options).profiles).toMatchObject([
      { text: 'Plan para un mínimo de 2 guardias.' },
    ]);
  });
});

describe('a price per day', () => {
  const rule = priceRule.parse({
    kind: 'perDay',
    unit: 'USD',
    period: 'once',
    tax: { treatment: 'exempt' },
    insured: { holder: { from: 0, to: 75 }, dependant: { from: 0, to: 75 } },
    perDay: 350,
    minimumDays: 5,
    maximumDays: 90,
  });
  const travelling = (days: number) => ({ ...family(30, 5), trip: { days } });

  test('is persons × days, and the shortest trip’s at least', () => {
    const costs = [10, 5, 2].map((days) => priceFor(rule, travelling(days), options).total?.amount);
    expect(costs).toEqual([7_000, 3_500, 3_500]);
  });

  test('says so when nobody told how long the trip is', () =>
    expect(priceFor(rule, family(30), options)).toMatchObject({
      total: { amount: 1_750, currency: 'USD' },
      single: { amount: 350 },
      notices: [{ code: 'perTrip', days: 5 }],
    }));

  test('is for nobody on a longer trip than it covers', () =>
    expect(priceFor(rule, travelling(91), options).profiles).toMatchObject([
      { position: 1, text: 'El plan cubre viajes de hasta 90 días.' },
      { position: 2, text: 'El plan cubre viajes de hasta 90 días.' },
    ]));
});

describe('a fixed price', () => {
  const rule = priceRule.parse({
    kind: 'fixed',
    unit: 'COP',
    period: 'yearly',
    tax: iva,
    amount: 310_050,
  });

  test('is the same whoever is insured', () => {
    const costs = [nobody, family(30), family(30, 40, 5)].map(
      (profile) => priceFor(rule, profile, options).total,
    );
    // 310,050 × 1.19 = 368,959.5
    expect(costs).toEqual(Array(3).fill({ amount: 368_960, currency: 'COP' }));
  });
});
