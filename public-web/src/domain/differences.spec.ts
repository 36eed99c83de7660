import { describe, expect, test } from 'vitest';
import { differencesOf } from './differences.ts';
import { formatPrice } from './money.ts';
import { type SidePlan } from './side-plan.ts';

const format = ({ amount }: { readonly amount: number }): string => `S/ ${Math.round(amount)}`;
const plan = (name: string, more: Partial<SidePlan> = {}): SidePlan => ({
  code: name,
  name,
  price: { amount: 100, code: 'PEN' },
  period: '/mes',
  shares: [],
  coverages: {},
  features: [],
  ...more,
});
const priced = (name: string, amount: number, more: Partial<SidePlan> = {}): SidePlan =>
  plan(name, { price: { amount, code: 'PEN' }, ...more });
const told = (...plans: readonly SidePlan[]) => differencesOf(plans, format);

describe('plans beside each other differ', () => {
  test('in price, told from the cheapest', () => {
    expect(told(priced('A', 187), priced('B', 100))).toEqual(['B cuesta S/ 87 menos al mes que A.']);
    expect(told(priced('A', 187), priced('B', 100), priced('C', 120))).toEqual([
      'B cuesta S/ 20 menos al mes que C y S/ 87 menos que A.',
    ]);
  });

  test('in price as it is shown, which is rounded', () =>
    expect(told(priced('A', 100.4), priced('B', 100))).toEqual([]));

  test('in UF, which are told with their decimals', () => {
    const inUf = (name: string, amount: number) => plan(name, { price: { amount, code: 'UF' } });
    const spelled = ({ amount, code }: { readonly amount: number; readonly code: string }) =>
      formatPrice(amount, code, 'CL').replaceAll('\u00a0', ' ');
    expect(differencesOf([inUf('A', 2.5), inUf('B', 2.464)], spelled)).toEqual([
      'B cuesta UF 0,036 menos al mes que A.',
    ]);
  });

  test('in price only where it is paid as often, in the same money', () => {
    expect(told(priced('A', 187), priced('B', 100, { period: '/año' }))).toEqual([]);
    expect(told(priced('A', 187), plan('B', { price: { amount: 9, code: 'USD' } }))).toEqual([]);
  });

  test('in whom they insure', () => {
    const { price: _, ...unpriced } = plan('B');
    expect(told(plan('A'), unpriced)).toEqual(['B no asegura a quienes indicaste.']);
  });

  test('in what they cover, once for all that the same plans cover', () => {
    const a = plan('A', { coverages: { Oncológico: '100 %', Maternidad: '90 %', GES: 'Incluido' } });
    expect(told(a, plan('B'))).toEqual(['A cubre oncología, maternidad y GES; B no.']);
    expect(told(a, plan('B', { coverages: { GES: 'Incluido' } }), plan('C'))).toEqual([
      'A cubre oncología y maternidad; B y C no.',
      'A y B cubren GES; C no.',
    ]);
  });

  test('in how much they cover, and what they include', () =>
    expect(
      told(
        plan('A', { coverages: { Hospital: '95 %' }, features: ['Telemedicina'], annualMaximum: 'none' }),
        plan('B', { coverages: { Hospital: '80 %' }, annualMaximum: { amount: 7000, code: 'PEN' } }),
      ),
    ).toEqual([
      'Tope anual: sin tope en A; hasta S/ 7000 en B.',
      'Hospital: 95 % en A; 80 % en B.',
      'A incluye telemedicina; B no.',
    ]));

  test('in what is both covered and included, once', () =>
    expect(
      told(
        plan('A', { coverages: { Oncológico: '100 %' }, features: ['Oncología', 'Ambulancia'] }),
        plan('B'),
      ),
    ).toEqual(['A cubre oncología; B no.', 'A incluye ambulancia; B no.']));

  test('in what one covers and another includes', () =>
    expect(
      told(plan('A', { coverages: { Oncológico: '100 %' } }), plan('B', { features: ['Oncología'] })),
    ).toEqual(['A cubre oncología; B no.', 'B incluye oncología; A no.']));

  test('in their scores, as their country writes them', () => {
    const scored = (name: string, stars: number, words: string) => plan(name, { score: { stars, words } });
    expect(told(scored('A', 4.5, '4,5 de 5'), scored('B', 4, '4,0 de 5'))).toEqual([
      'Puntaje: 4,5 de 5 en A; 4,0 de 5 en B.',
    ]);
  });

  test('in nothing where they are alike, or there is one', () => {
    expect(told(priced('A', 100), priced('B', 100))).toEqual([]);
    expect(told(priced('A', 100))).toEqual([]);
    expect(told()).toEqual([]);
  });
});
