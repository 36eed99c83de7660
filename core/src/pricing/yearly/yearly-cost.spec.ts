import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usageLevels } from '../../reference/usage-levels.ts';
import { countryCodes } from '../../kit/country/index.ts';
import { countryOf } from '../../reference/countries.ts';
import { compileYear } from '../compiled/compiled-year.ts';
import { type CoverageTerms, type SharedCap } from './covered.ts';
import { exactOf, plus } from '../../kit/decimal/index.ts';
import { rowAt } from '../../price-tables/index.ts';
import { type Service, services, type Use, usageScenario, usageScenarios } from './usage-scenarios.ts';
import { sumOfYear, yearlyCost } from './yearly-cost.ts';
import { yearlyCostText } from './yearly-cost-text.ts';

const price = { amount: 19_242, currency: 'PEN' } as const;
const man = { age: 30, sex: 'male' } as const;
const woman = { age: 30, sex: 'female' } as const;
const use = (service: Service, count: number, bill: number): Use => ({
  service,
  times: { per: 'household', count },
  bill,
});
const costOf = (terms: Omit<CoverageTerms, 'currency'>, ...year: Use[]) =>
  yearlyCost(price, 'monthly', [man], { ...terms, currency: 'PEN' }, year);
/** Payments of the insured beside the premiums. */
const ownOf = (terms: Omit<CoverageTerms, 'currency'>, ...year: Use[]) => {
  const { total, premiums } = costOf(terms, ...year);
  return total.amount - premiums;
};

describe('what a plan costs in a year', () => {
  test('is twelve monthly prices for who uses nothing', () =>
    expect(costOf({ services: {} })).toMatchObject({ total: { amount: 230_904 }, premiums: 230_904 }));

  test('is as many prices as its period has in a year', () =>
    expect(
      (['yearly', 'quarterly', 'once'] as const).map(
        (period) => yearlyCost(price, period, [man], { currency: 'PEN', services: {} }, []).total.amount,
      ),
    ).toEqual([19_242, 76_968, 19_242]));

  test('has the copayment first and the percentage of the rest', () =>
    // S/ 30 of 150, and 10 % of 120 are 12: 42 each time, three times
    expect(
      ownOf(
        { services: { consultation: { percent: '90', copayment: 3_000 } } },
        use('consultation', 3, 15_000),
      ),
    ).toBe(12_600));

  test('has all of what is not covered', () =>
    expect(ownOf({ deductible: 5_000, services: {} }, use('imaging', 2, 35_000))).toBe(70_000));

  test('has the deductible once a year, whatever uses it up', () =>
    // 200 of the first two bills of 150, then 20 % of what is left: (300 - 200 + 450) × 20 % = 110
    expect(
      ownOf(
        { deductible: 20_000, services: { consultation: { percent: '80' }, emergency: { percent: '80' } } },
        use('consultation', 2, 15_000),
        use('emergency', 1, 45_000),
      ),
    ).toBe(31_000));

  test('has what is above the caps: of each time, of the service, and of the year', () => {
    const surgery = use('surgery', 3, 1_000_000);
    const own = (terms: object) => ownOf({ services: { surgery: { percent: '100', ...terms } } }, surgery);
    expect(own({ mostPerEvent: 900_000 })).toBe(300_000);
    expect(own({ mostPerYear: 1_500_000 })).toBe(1_500_000);
    expect(ownOf({ mostPerYear: 1_200_000, services: { surgery: { percent: '100' } } }, surgery)).toBe(
      1_800_000,
    );
    expect(ownOf({ mostPerYear: 0, services: { surgery: { percent: '100' } } }, surgery)).toBe(3_000_000);
  });

  test('has the deductible of a service once a year, after the plan’s own', () =>
    // 250 of the surgery: 100 as the plan's own, 150 as its own; the consultations have none left but their own 80.
    expect(
      costOf(
        {
          deductible: 10_000,
          services: {
            surgery: { percent: '100', deductible: 15_000 },
            consultation: { percent: '100', deductible: 8_000 },
          },
        },
        use('surgery', 2, 40_000),
        use('consultation', 3, 5_000),
      ).trace.flatMap((step) => (step.step === 'service' ? [step.deductible] : [])),
    ).toEqual(['250', '80']));

  test('has all of what is more often than the plan pays, and says how often it does', () => {
    const terms = { services: { consultation: { percent: '80', mostTimesPerYear: 2 } } } as const;
    // Two of 150 at 20 %, and two whole ones
    expect(ownOf(terms, use('consultation', 4, 15_000))).toBe(2 * 3_000 + 2 * 15_000);
    // A time is used up also where the deductible takes it, and in whichever part of the year.
    expect(
      ownOf({ ...terms, deductible: 15_000 }, use('consultation', 1, 15_000), use('consultation', 2, 15_000)),
    ).toBe(15_000 + 3_000 + 15_000);
    const { trace } = costOf(terms, use('consultation', 4, 15_000));
    expect(yearlyCostText(trace, 'PEN', 'PE')[1]).toBe(
      '4 consultas de S/ 150, 2 con cobertura: el plan paga S/ 240 y tú S/ 360.',
    );
    const never = costOf(
      { services: { consultation: { percent: '80', mostTimesPerYear: 0 } } },
      use('consultation', 1, 15_000),
    );
    expect(yearlyCostText(never.trace, 'PEN', 'PE')[1]).toBe(
      '1 consulta de S/ 150: el plan no lo cubre y tú pagas S/ 150.',
    );
  });

  test('has a cap that services share used up by all of them, in the order of the year', () => {
    const services = {
      consultation: { percent: '100' },
      laboratory: { percent: '100' },
      surgery: { percent: '100' },
    };
    const year = [use('consultation', 3, 10_000), use('laboratory', 2, 10_000), use('surgery', 1, 10_000)];
    const paid = (...shared: SharedCap[]) =>
      costOf({ services, shared }, ...year).trace.flatMap((step) =>
        step.step === 'service' ? [`${step.plan} in ${step.timesCovered}`] : [],
      );
    const both = ['consultation', 'laboratory'] as const;
    expect(paid({ services: both, mostPerYear: 35_000 })).toEqual(['300 in 3', '50 in 2', '100 in 1']);
    expect(paid({ services: both, mostTimesPerYear: 4 })).toEqual(['300 in 3', '100 in 1', '100 in 1']);
    // A service may be of two caps: each is used up by what is paid of it.
    expect(
      paid(
        { services: both, mostPerYear: 35_000 },
        { services: ['consultation', 'surgery'], mostPerYear: 32_000 },
      ),
    ).toEqual(['300 in 3', '50 in 2', '20 in 1']);
  });

  test('is rounded once, at the end', () => {
    // 66.67 % of 0.10 is 0.06667: 0.03333 each time, and 0.09999 for three
    const cost = costOf({ services: { medicine: { percent: '66.67' } } }, use('medicine', 3, 10));
    expect(cost.total.amount - cost.premiums).toBe(10);
    expect(cost.trace.at(-2)).toEqual({ step: 'round', before: '2309.13999', after: '2309.14' });
  });

  test('is in one currency', () =>
    expect(() => yearlyCost(price, 'monthly', [man], { currency: 'USD', services: {} }, [])).toThrow(
      RangeError,
    ));

  test('can be told', () => {
    const { trace } = costOf(
      { services: { consultation: { percent: '90', copayment: 3_000 } } },
      use('consultation', 3, 15_000),
      use('birth', 1, 900_000),
    );
    expect(yearlyCostText(trace, 'PEN', 'PE')).toEqual([
      'Plan: S/ 192.42 × 12 = S/ 2,309.04.',
      '3 consultas de S/ 150: el plan paga S/ 324 y tú S/ 126 (copago S/ 90, lo que el plan no paga S/ 36).',
      '1 parto de S/ 9,000: el plan no lo cubre y tú pagas S/ 9,000.',
      'Costo anual estimado: S/ 11,435.04.',
    ]);
  });
});

describe('a year in another currency', () => {
  const day = '2026-11-20';
  const rate = { rate: '3.75', rateFrom: day, source: 'table' } as const;
  const toDollars = { from: 'PEN', to: 'USD', operation: 'dividedBy', ...rate } as const;
  const fromDollars = { from: 'USD', to: 'PEN', operation: 'times', ...rate } as const;
  const { total, premiums, trace } = yearlyCost(
    price,
    'monthly',
    [man],
    { currency: 'PEN', services: { consultation: { percent: '80' } } },
    [use('consultation', 1, 15_000)],
    { rates: [fromDollars], conversions: [toDollars] },
  );

  test('is converted and rounded once, at the end', () => {
    // 2,309.04 and S/ 30 of the bill: 2,339.04 ÷ 3.75 = 623.744
    expect([total, premiums]).toEqual([{ amount: 62_374, currency: 'USD' }, 61_574]);
    expect(sumOfYear(trace)).toBe(62_374);
  });

  test('says at which exchange values', () =>
    expect(yearlyCostText(trace, 'PEN', 'PE')).toEqual([
      'Montos en USD: 1 USD = S/ 3.75 (vigente desde el 20 de noviembre de 2026).',
      'Plan: S/ 192.42 × 12 = S/ 2,309.04.',
      '1 consulta de S/ 150: el plan paga S/ 120 y tú S/ 30.',
      'De PEN a USD: 1 USD = S/ 3.75 (vigente desde el 20 de noviembre de 2026).',
      'Redondeo, una sola vez y al final: USD 623.744 → USD 623.74.',
      'Costo anual estimado: USD 623.74.',
    ]));
});

const percent = fc.integer({ min: 0, max: 10_000 }).map((value) => String(value / 100));
const limit = fc.option(fc.integer({ min: 0, max: 5_000_000 }), { nil: undefined });
const mostTimes = fc.option(fc.nat({ max: 12 }), { nil: undefined });
const serviceTerms = fc.record({
  percent,
  copayment: limit,
  deductible: limit,
  mostPerEvent: limit,
  mostPerYear: limit,
  mostTimesPerYear: mostTimes,
});
/** Any services may share a cap, also some that are not covered. */
const sharedCaps = (most: typeof limit) =>
  fc.array(
    fc.record({
      services: fc.subarray([...services], { minLength: 1 }),
      mostPerYear: most,
      mostTimesPerYear: mostTimes,
    }),
    { maxLength: 3 },
  );
const anyTerms = fc.record({
  deductible: limit,
  mostPerYear: limit,
  services: fc.dictionary(fc.constantFrom(...services), serviceTerms),
  shared: sharedCaps(limit),
});
const anyPersons = fc.array(
  fc.record({
    age: fc.integer({ min: 0, max: 90 }),
    sex: fc.constantFrom('male' as const, 'female' as const),
  }),
  { minLength: 1, maxLength: 5 },
);

describe.each(countryCodes)('a scenario of %s', (country) => {
  const { currency } = countryOf(country);
  const scenario = rowAt(usageScenarios[country], '2026-08-01')!.row;
  const monthly = { amount: 10_000, currency };
  const costsOf = (terms: Omit<CoverageTerms, 'currency'>, persons: Parameters<typeof yearlyCost>[2]) =>
    usageLevels.map((level) =>
      yearlyCost(monthly, 'monthly', persons, { ...terms, currency }, scenario[level]),
    );

  test('is one that a table could hold', () => {
    const { low, medium, high } = scenario;
    expect(usageScenario.safeParse({ low, medium, high }).success).toBe(true);
  });

  test('costs what its trace adds up to, and each bill is paid by somebody', () =>
    fc.assert(
      fc.property(anyTerms, anyPersons, (terms, persons) => {
        for (const { total, trace } of costsOf(terms, persons)) {
          expect(sumOfYear(trace)).toBe(total.amount);
          for (const step of trace)
            if (step.step === 'service') {
              const parts = [step.plan, step.deductible, step.copayment, step.rest].map(exactOf);
              expect(parts.reduce(plus)).toEqual(exactOf(step.billed));
            }
        }
      }),
    ));

  test('is the same by the fast path, which pays bills of one kind at once', () =>
    fc.assert(
      fc.property(anyTerms, anyPersons, (terms, persons) => {
        const told = usageLevels.map((level) =>
          compileYear({ ...terms, currency }, scenario[level])(persons),
        );
        expect(told).toEqual(costsOf(terms, persons).map(({ total, premiums }) => total.amount - premiums));
      }),
      { numRuns: 500 },
    ));

  test('costs more the more it is used, and never less than the premiums', () =>
    fc.assert(
      fc.property(anyTerms, anyPersons, (terms, persons) => {
        const [low, medium, high] = costsOf(terms, persons).map(({ total }) => total.amount);
        expect(low).toBeGreaterThanOrEqual(120_000);
        expect(medium).toBeGreaterThanOrEqual(low!);
        expect(high).toBeGreaterThanOrEqual(medium!);
      }),
    ));

  const births = (...persons: Parameters<typeof yearlyCost>[2]) =>
    costsOf({ services: {} }, persons)[2]!.trace.filter(
      (step) => 'service' in step && step.service === 'birth',
    ).length;
  test('has a birth only where somebody may give birth', () =>
    expect([births(man), births(woman), births({ ...woman, age: 45 })]).toEqual([0, 1, 0]));

  test('has a birth where a woman wants maternity, and none of hers where she does not', () => {
    const wants = (maternity: boolean) => ({ policyholder: { maternity } });
    expect(births({ ...woman, age: 45, ...wants(true) })).toBe(1);
    expect(births({ ...woman, ...wants(false) })).toBe(0);
    expect(births({ ...woman, ...wants(false) }, woman)).toBe(1);
    expect(births({ ...man, ...wants(true) })).toBe(0);
  });
});

describe('the fast path', () => {
  const bill = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30_000 }));
  const anyUse: fc.Arbitrary<Use> = fc.record({
    service: fc.constantFrom('consultation' as const, 'surgery' as const),
    times: fc.record({
      per: fc.constantFrom('person' as const, 'household' as const),
      count: fc.integer({ min: 1, max: 9 }),
    }),
    bill,
  });
  const digits = fc.integer({ min: 0, max: 1e8 }).map((millionths) => String(millionths / 1e6));
  const small = fc.option(fc.integer({ min: 0, max: 60_000 }), { nil: undefined });
  const narrow = fc.record({
    deductible: small,
    mostPerYear: small,
    services: fc.dictionary(
      fc.constantFrom('consultation', 'surgery'),
      fc.record({
        percent: fc.oneof(percent, digits),
        copayment: small,
        deductible: small,
        mostPerEvent: small,
        mostPerYear: small,
        mostTimesPerYear: mostTimes,
      }),
    ),
    shared: sharedCaps(small),
  });

  test('is exact wherever in the year a deductible ends and a cap is reached', () =>
    fc.assert(
      fc.property(narrow, anyPersons, fc.array(anyUse, { maxLength: 5 }), (terms, persons, year) => {
        const whole = { ...terms, currency: 'PEN' } as const;
        const { total, premiums } = yearlyCost(price, 'monthly', persons, whole, year);
        expect(compileYear(whole, year)(persons)).toBe(total.amount - premiums);
      }),
      { numRuns: 500 },
    ));

  test('says nothing where its numbers would not be exact', () => {
    const dear = { service: 'surgery', times: { per: 'household', count: 100 }, bill: 1e11 } as const;
    const terms = { currency: 'PEN', services: { surgery: { percent: '33.333333' } } } as const;
    expect(compileYear(terms, [dear])([man])).toBeUndefined();
    const cap = {
      currency: 'PEN',
      mostPerYear: Number.MAX_SAFE_INTEGER,
      services: { surgery: { percent: '50' } },
    } as const;
    expect(compileYear(cap, [{ ...dear, bill: 1_000 }])([man])).toBe(50_000);
  });
});
