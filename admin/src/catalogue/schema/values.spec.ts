import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datedTableKinds } from '@cotejo/core/dated-tables';
import { productContent } from '@cotejo/core/product-content';
import { priceRule } from '@cotejo/core/pricing';
import { countryCodes } from '@cotejo/core/kit/country';
import { ruleKinds, ruleOfKind } from '../../../../core/src/pricing/testing/arbitraries.ts';
import { demoProducts } from '../../../../local/src/demo/catalogue/index.ts';
import { fieldOf } from './fieldOf.ts';
import { blankOf, fromForm, shapeKey, toForm } from './values.ts';

const content = fieldOf(productContent);
const rule = fieldOf(priceRule);
/** What a value says: an optional list without members says as much as none. */
const said = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  if (Array.isArray(value)) return value.map(said);
  const entries = Object.entries(value).map(([name, inner]) => [name, said(inner)] as const);
  const isSaid = ([, inner]: readonly [string, unknown]) =>
    inner !== undefined && !(typeof inner === 'object' && inner !== null && Object.keys(inner).length === 0);
  return Object.fromEntries(entries.filter(isSaid));
};

describe('a form in which nothing is touched', () => {
  test('gives back every product of the demo as it took it', () => {
    expect(demoProducts.length).toBeGreaterThan(100);
    for (const { code, offered } of demoProducts) {
      const { country } = offered;
      const back = fromForm(content, toForm(content, offered.content, country), country);
      expect(productContent.safeParse(back).error, code).toBeUndefined();
      expect(said(back), code).toEqual(said(offered.content));
    }
  });
  test.each(ruleKinds)('gives back any price rule of the kind %s', (kind) => {
    fc.assert(
      fc.property(ruleOfKind(kind), fc.constantFrom(...countryCodes), (stored, country) => {
        const back = fromForm(rule, toForm(rule, stored, country), country);
        expect(priceRule.safeParse(back).error).toBeUndefined();
        expect(said(back)).toEqual(said(stored));
      }),
    );
  });
  test('gives back the rows of a dated table', () => {
    const factors = datedTableKinds.find(({ name }) => name === 'riskFactors')!;
    const stored = { bands: [{ from: 0, below: 2, policyholder: '0.0', dependant: '0.0' }] };
    const field = fieldOf(factors.rows);
    expect(fromForm(field, toForm(field, stored, 'CL'), 'CL')).toEqual(stored);
    const premiums = fieldOf(datedTableKinds.find(({ name }) => name === 'gesPremiums')!.rows);
    const ges = { uf: { Colmena: '1.125' } };
    expect(fromForm(premiums, toForm(premiums, ges, 'CL'), 'CL')).toEqual(ges);
    const prices = fieldOf(datedTableKinds.find(({ name }) => name === 'leadPrices.CL')!.rows);
    const charged = {
      prices: { SALUD: { amount: 12_150, unit: 'UF' }, DENTAL: { amount: 9_900, unit: 'CLP' } },
      floor: 50_000,
    };
    expect(fromForm(prices, toForm(prices, charged, 'CL', 'CLP'), 'CL', 'CLP')).toEqual(charged);
  });
});

describe('what is typed', () => {
  test('as money becomes whole numbers of its smallest part, of the unit that was chosen', () => {
    const form = blankOf(rule) as Record<string, unknown>;
    const fixed = { ...form, [shapeKey]: 'fixed', period: 'monthly', amount: '99.9', unit: 'PEN' };
    expect(fromForm(rule, fixed, 'PE')).toMatchObject({ kind: 'fixed', amount: 9_990, unit: 'PEN' });
    expect(fromForm(rule, { ...fixed, unit: 'CLP', amount: '15000' }, 'PE')).toMatchObject({
      amount: 15_000,
    });
  });
  test('for an isapre is in UF, whatever unit was chosen before', () => {
    const form = blankOf(rule) as Record<string, unknown>;
    const chosen = { ...form, [shapeKey]: 'isapre', unit: 'PEN', isapre: 'Colmena', base: '1,2150' };
    expect(fromForm(rule, chosen, 'PE')).toEqual({
      kind: 'isapre',
      unit: 'UF',
      period: 'monthly',
      isapre: 'Colmena',
      base: 12_150,
    });
  });
  test('and is no number goes to the server as it is, which says what is wrong', () => {
    const form = blankOf(rule) as Record<string, unknown>;
    const wrong = { ...form, [shapeKey]: 'fixed', unit: 'PEN', amount: 'gratis' };
    expect(fromForm(rule, wrong, 'PE')).toMatchObject({ amount: 'gratis' });
  });
  test('about nobody leaves out to whom a plan is offered', () => {
    const form = blankOf(rule) as Record<string, unknown>;
    expect(fromForm(rule, { ...form, [shapeKey]: 'ageBands' }, 'PE')).not.toHaveProperty('eligibility');
  });
  test('of an optional group and nothing else leaves the group out', () => {
    const shape = fieldOf(productContent.shape.terms);
    expect(fromForm(shape, { ...(blankOf(shape) as object), modality: 'Cerrado' }, 'PE')).toEqual({
      modality: 'Cerrado',
    });
  });
});
