import { describe, expect, test } from 'vitest';
import { priceFor } from '../price-for.ts';
import { child, family, nobody, policyholder } from '../testing/profiles.ts';
import { day, tables } from '../testing/tables.ts';
import { type AgeBandsRule, ageBandsRule } from './age-bands.ts';

const rule: AgeBandsRule = {
  kind: 'ageBands',
  unit: 'PEN',
  period: 'monthly',
  tax: { treatment: 'added', name: 'IGV' },
  insured: { holder: { from: 18, to: 65 }, partner: { from: 18, to: 65 }, dependant: { from: 0, to: 24 } },
  bands: [
    { from: 0, to: 17, amount: 12_041 },
    { from: 18, to: 35, sex: 'male', amount: 19_242 },
    { from: 18, to: 35, sex: 'female', amount: 24_105 },
    { from: 36, to: 60, amount: 33_307 },
  ],
};
const options = { day, tables };
const reasonsFor = (profile: typeof nobody, of: AgeBandsRule = rule) =>
  priceFor(of, profile, options).profiles.map((one) =>
    one.method === 'PriceNotFound' ? one.reason.code : 'found',
  );

describe('a price by age', () => {
  test('adds everybody up, puts the tax on the sum and rounds once', () => {
    const couple = {
      ...family(30, 5),
      policyholders: [policyholder(30), policyholder(35, { sex: 'female', relationship: 'spouse' as const })],
    };
    // 192.42 + 241.05 + 120.41 = 553.88; × 1.18 = 653.5784
    expect(priceFor(rule, couple, options).total).toEqual({ amount: 65_358, currency: 'PEN' });
  });

  test('is what it says where the tax is included or there is none', () => {
    const alone = family(30);
    const included = priceFor({ ...rule, tax: { treatment: 'included', name: 'IGV' } }, alone, options);
    const exempt = priceFor({ ...rule, tax: { treatment: 'exempt' } }, alone, options);
    expect([included.total?.amount, exempt.total?.amount]).toEqual([19_242, 19_242]);
    expect(included.trace.find(({ step }) => step === 'tax')).toMatchObject({ percent: '18', amount: '0' });
  });

  test('is told in another currency by the day’s rate', () => {
    // 192.42 × 1.18 = 227.0556 soles; ÷ 3.752 = 60.51588…
    expect(priceFor(rule, family(30), { ...options, currency: 'USD' }).total).toEqual({
      amount: 6_052,
      currency: 'USD',
    });
    // Through the dollar: 227.0556 ÷ 3.752 × 948.37 = 57,391.4…
    expect(priceFor(rule, family(30), { ...options, currency: 'CLP' }).total?.amount).toBe(57_391);
  });
});

describe('who has no price', () => {
  test('is named with the reason, and the total covers the others', () => {
    const price = priceFor(rule, family(30, 17), options);
    const elder = { ...family(30), dependants: [child(80, { relationship: 'parent' })] };
    expect(price).toMatchObject({ profilesWithPrice: 2, profilesEvaluated: 2 });
    expect(priceFor(rule, elder, options)).toMatchObject({
      profilesWithPrice: 1,
      profilesEvaluated: 2,
      arePricesDefined: true,
      profiles: [
        { position: 1, method: 'PriceFound' },
        {
          position: 2,
          method: 'PriceNotFound',
          reason: { code: 'age', from: 0, to: 24 },
          text: 'El plan asegura de los 0 a los 24 años.',
        },
      ],
    });
  });

  test('may be too old to contract, or have an age without a band', () =>
    expect([reasonsFor(family(66)), reasonsFor(family(61))]).toEqual([['age'], ['noBand']]));

  test('is everybody when no holder can be insured', () =>
    expect(reasonsFor(family(70, 5))).toEqual(['age', 'noHolder']));

  test('is nobody’s child where the plan is for children alone', () => {
    const forChildren = { ...rule, insured: { dependant: { from: 0, to: 17 } } };
    expect(reasonsFor(family(70, 5), forChildren)).toEqual(['roleNotInsured', 'found']);
  });

  test('is who is in no EPS, where the plan asks for one', () => {
    const prepaid = { ...rule, eligibility: { needsEps: true } };
    const of = (currentEps?: string) => ({ ...nobody, policyholders: [policyholder(30, { currentEps })] });
    expect([of('none'), of('sura'), of()].map((profile) => reasonsFor(profile, prepaid))).toEqual([
      ['noEps'],
      ['found'],
      ['found'],
    ]);
    expect(priceFor(prepaid, of(), options).notices).toMatchObject([{ code: 'epsUnknown' }]);
  });

  test('is of a nationality or in a country that the plan leaves out', () => {
    const abroad: AgeBandsRule = {
      ...rule,
      eligibility: {
        nationalities: { are: 'only', countries: ['PE', 'CL'] },
        coverageCountries: { are: 'allBut', countries: ['US'] },
      },
    };
    const of = (nationality: string, coverageCountry: string) =>
      reasonsFor({ ...nobody, policyholders: [policyholder(30, { nationality, coverageCountry })] }, abroad);
    expect([of('PE', 'MX'), of('AR', 'MX'), of('CL', 'US')]).toEqual([
      ['found'],
      ['nationality'],
      ['coverageCountry'],
    ]);
  });
});

describe('the rule', () => {
  test('refuses bands that overlap, because a price would depend on their order', () => {
    const overlapping = [
      { from: 0, to: 30, amount: 1 },
      { from: 30, to: 40, sex: 'male', amount: 2 },
    ];
    expect(ageBandsRule.safeParse({ ...rule, bands: overlapping }).error?.issues[0]?.message).toBe(
      'Los tramos de edad no deben superponerse.',
    );
    expect(ageBandsRule.safeParse(rule).success).toBe(true);
  });

  test('refuses fields that it does not know', () =>
    expect(ageBandsRule.safeParse({ ...rule, surcharge: 10 }).success).toBe(false));
});
