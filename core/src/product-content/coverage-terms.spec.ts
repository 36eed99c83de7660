import { describe, expect, test } from 'vitest';
import { type Tables } from '../price-tables/index.ts';
import { yearlyCost } from '../pricing/index.ts';
import { type Currency } from '../kit/money/index.ts';
import { type Coverage, type CoverageAmount } from './coverage.ts';
import { type ProductContent } from './product-content.ts';
import { coverageTerms, unitsOfTerms } from './coverage-terms.ts';
import { statedTerms } from './stated-terms.ts';

const coverage = (id: number, more: Partial<Coverage>): Coverage => ({
  id,
  name: `Cobertura ${id}`,
  amounts: {},
  ...more,
});
const consultation = coverage(1, {
  service: 'consultation',
  amounts: {
    percentage: { minAmount: 7_050, maxAmount: 9_000, unit: '%' },
    deductible: { minAmount: 4_000, maxAmount: 5_000, unit: 'PEN' },
  },
});
const day = '2026-08-01';
const tables: Tables = {
  exchange: {
    'UF/CLP': { rows: [{ from: day, value: '39214.8' }] },
    'USD/PEN': { rows: [{ from: day, value: '3.752' }] },
  },
};
const told = (
  coverages: readonly Coverage[],
  currency: Currency,
  at: { readonly terms?: ProductContent['terms']; readonly known?: Tables } = {},
) => {
  const stated = statedTerms({ coverages: [...coverages], terms: at.terms ?? {} });
  return stated && coverageTerms(stated, { currency, day, tables: at.known ?? tables });
};
const termsOf = (coverages: readonly Coverage[], terms: ProductContent['terms'] = {}) =>
  told(coverages, 'PEN', { terms });
const inUf = coverage(1, {
  service: 'surgery',
  amounts: {
    percentageIsapre: { maxAmount: 8_000, unit: '%' },
    topAmount: { maxAmount: 1_000_001, unit: 'UF' },
    yearlyTop: { maxAmount: 2, unit: 'veces' },
  },
});

describe('what a product covers of a year', () => {
  test('is its percentage, copayment and caps, the worse end of each', () =>
    expect(
      termsOf([consultation], {
        deductible: { amount: 20_000, unit: 'PEN' },
        annualBenefitMaximum: { kind: 'amount', value: { amount: 350_000_000, unit: 'PEN' } },
      }),
    ).toEqual({
      currency: 'PEN',
      deductible: 20_000,
      mostPerYear: 350_000_000,
      services: { consultation: { percent: '70.5', copayment: 5_000 } },
    }));

  test('takes a plan’s first network, and nothing that is excluded', () => {
    const second = {
      ...consultation,
      id: 2,
      amounts: { percentage: { maxAmount: 5_000, unit: '%' as const } },
    };
    expect(termsOf([consultation, second])?.services.consultation?.percent).toBe('70.5');
    expect(termsOf([{ ...consultation, scope: { excluded: true } }, second])?.services.consultation).toEqual({
      percent: '50',
    });
  });

  test('has a fixed copayment beside a deductible by event', () => {
    const amounts = { ...consultation.amounts, amount: { minAmount: 1_000, unit: 'PEN' as const } };
    expect(termsOf([{ ...consultation, amounts }])?.services.consultation?.copayment).toBe(6_000);
  });

  test('has a deductible by the year once: each service its own, unless the plan states one for all', () => {
    const yearly = { ...consultation, period: 'year' as const };
    const amounts = { ...yearly.amounts, deductible: { maxAmount: 70_000, unit: 'PEN' as const } };
    const both = [yearly, { ...yearly, id: 2, service: 'surgery' as const, amounts }];
    expect(termsOf(both)).toEqual({
      currency: 'PEN',
      services: {
        consultation: { percent: '70.5', deductible: 5_000 },
        surgery: { percent: '70.5', deductible: 70_000 },
      },
    });
    expect(termsOf(both, { deductible: { amount: 20_000, unit: 'PEN' } })).toEqual({
      currency: 'PEN',
      deductible: 20_000,
      services: { consultation: { percent: '70.5' }, surgery: { percent: '70.5' } },
    });
  });

  test('has the cap of a day for a day in hospital', () => {
    const amounts = {
      percentage: { maxAmount: 10_000, unit: '%' as const },
      bedDay: { maxAmount: 30_000, unit: 'PEN' as const },
      topAmount: { maxAmount: 900_000, unit: 'PEN' as const },
    };
    const { hospitalDay, surgery } = termsOf([
      coverage(1, { service: 'hospitalDay', amounts }),
      coverage(2, { service: 'surgery', amounts }),
    ])!.services;
    expect([hospitalDay?.mostPerEvent, surgery?.mostPerEvent]).toEqual([30_000, 900_000]);
  });

  const percentage = { maxAmount: 8_000, unit: '%' as const };
  const soles = (maxAmount: number): CoverageAmount => ({ maxAmount, unit: 'PEN' });
  const times = (maxAmount: number): CoverageAmount => ({ maxAmount, unit: 'veces' });
  const cappedAs = (amounts: Coverage['amounts'], more: Partial<Coverage> = {}) => {
    const capped = coverage(1, { service: 'surgery', amounts: { percentage, ...amounts }, ...more });
    const { percent: _, ...caps } = Object.values(termsOf([capped])!.services)[0]!;
    return caps;
  };
  test.each<[string, Parameters<typeof cappedAs>, ReturnType<typeof cappedAs>]>([
    ['a year’s by its period, once', [{ topAmount: soles(9_000) }, { period: 'year' }], { mostPerYear: 9_000 }],
    ['one for life, once a year', [{ topAmount: soles(9_000) }, { period: 'lifetime' }], { mostPerYear: 9_000 }],
    ['an event’s, each time', [{ topAmount: soles(9_000) }, { period: 'event' }], { mostPerEvent: 9_000 }],
    ['a month’s, twelve times', [{ monthlyTop: soles(500) }], { mostPerEvent: 500, mostPerYear: 6_000 }],
    ['a week’s, fifty-two times', [{ weeklyTop: soles(500) }], { mostPerEvent: 500, mostPerYear: 26_000 }],
    ['a day’s, each time', [{ dailyTop: soles(500) }], { mostPerEvent: 500, mostPerYear: 182_500 }],
    ['the least of them', [{ topAmount: soles(9_000), monthlyTop: soles(500), yearlyTop: soles(2_000) }], { mostPerEvent: 500, mostPerYear: 2_000 }],
    ['how often in a year', [{ yearlyTop: times(2) }], { mostTimesPerYear: 2 }],
    ['how often in a month', [{ monthlyTop: times(1), yearlyTop: times(20) }], { mostTimesPerYear: 12 }],
    ['how often by its period', [{ topAmount: { minAmount: 2, maxAmount: 4, unit: 'veces' } }, { period: 'halfYear' }], { mostTimesPerYear: 4 }],
    ['how many days, one a time', [{ yearlyTop: { maxAmount: 30, unit: 'días' } }, { service: 'hospitalDay' }], { mostTimesPerYear: 30 }],
    ['days in hospital, as one event', [{ topAmount: soles(9_000), bedDay: soles(700) }, { service: 'hospitalDay', period: 'event' }], { mostPerEvent: 700, mostPerYear: 9_000 }],
    ['nothing by how often at an event', [{ topAmount: times(1) }, { period: 'event' }], {}],
  ])('has caps of every period: %s', (_, given, caps) => expect(cappedAs(...given)).toEqual(caps)); // oxfmt-ignore

  describe('has a cap that coverages share', () => {
    const sharing = (ids: readonly number[], most = soles(9_000)) => ({ ...most, coverageIds: [...ids] });
    const one = coverage(1, {
      service: 'consultation',
      amounts: { percentage, yearlyTop: sharing([1, 2]) },
    });
    const two = coverage(2, { service: 'laboratory', amounts: { percentage, yearlyTop: sharing([1, 2]) } });
    const free = coverage(2, { service: 'laboratory', amounts: { percentage } });
    const services = { consultation: { percent: '80' }, laboratory: { percent: '80' } };
    const both = ['consultation', 'laboratory'];

    test('once for all of them, whichever states it', () => {
      const told = { currency: 'PEN', services, shared: [{ services: both, mostPerYear: 9_000 }] };
      expect(termsOf([one, two])).toEqual(told);
      expect(termsOf([one, free])).toEqual(told);
      const third = coverage(3, { name: 'Prótesis', amounts: { yearlyTop: sharing([1, 2]) } });
      expect(termsOf([coverage(1, { ...one, amounts: { percentage } }), free, third])).toEqual(told);
    });

    test('each time too where it is of a month, and how often together', () => {
      const monthly = coverage(1, {
        service: 'consultation',
        amounts: { percentage, monthlyTop: sharing([2], soles(500)), yearlyTop: sharing([2], times(20)) },
      });
      expect(termsOf([monthly, free])).toEqual({
        currency: 'PEN',
        services: { ...services, consultation: { percent: '80', mostPerEvent: 500 } },
        shared: [
          { services: both, mostPerYear: 6_000 },
          { services: both, mostTimesPerYear: 20 },
        ],
      });
    });

    test('for each of them alone where it is of an event, and for itself where it names no other', () => {
      const event = coverage(1, {
        service: 'consultation',
        period: 'event',
        amounts: { percentage, topAmount: sharing([1, 2]), yearlyTop: sharing([1], soles(70_000)) },
      });
      expect(termsOf([event, free])).toEqual({
        currency: 'PEN',
        services: {
          ...services,
          consultation: { percent: '80', mostPerEvent: 9_000, mostPerYear: 70_000 },
        },
      });
    });

    test('at the exchange values of the day', () => {
      const shared = coverage(1, {
        service: 'consultation',
        amounts: { percentage, yearlyTop: sharing([2], { maxAmount: 100, unit: 'USD' }) },
      });
      expect(termsOf([shared, free])?.shared).toEqual([{ services: both, mostPerYear: 375 }]);
    });
  });

  test('has no cap where there is none, or one for each service', () => {
    for (const kind of ['none', 'perService'] as const)
      expect(termsOf([consultation], { annualBenefitMaximum: { kind } })).not.toHaveProperty('mostPerYear');
  });

  test('is told at the exchange values of the day, rounded to the minor unit', () => {
    expect(told([inUf], 'CLP')).toEqual({
      currency: 'CLP',
      // 100.0001 UF × 39,214.8 = 3,921,483.92
      services: { surgery: { percent: '80', mostPerEvent: 3_921_484, mostTimesPerYear: 2 } },
    });
    // S/ 50 ÷ 3.752 = USD 13.326
    expect(told([consultation], 'USD')?.services.consultation?.copayment).toBe(1_333);
    const stated = statedTerms({ coverages: [inUf, consultation], terms: {} })!;
    expect(unitsOfTerms(stated)).toEqual(['PEN', 'UF']);
  });

  test('is unknown where an amount can’t be told, or no service is named', () => {
    expect(told([inUf], 'CLP', { known: {} })).toBeUndefined();
    const inPesos = {
      ...consultation,
      amounts: { ...consultation.amounts, amount: { minAmount: 1, unit: 'MXN' as const } },
    };
    expect(termsOf([inPesos])).toBeUndefined();
    expect(
      termsOf([coverage(1, { amounts: { percentage: { maxAmount: 8_000, unit: '%' } } })]),
    ).toBeUndefined();
  });

  test('is what a year’s estimate is made on', () => {
    const terms = termsOf([consultation])!;
    const bill = { service: 'consultation', times: { per: 'person', count: 2 }, bill: 15_000 } as const;
    const year = yearlyCost(
      { amount: 10_000, currency: 'PEN' },
      'monthly',
      [{ age: 30, sex: 'male' }],
      terms,
      [bill],
    );
    // Twelve premiums, and twice the copayment of S/ 50 with 29.5 % of the other S/ 100.
    expect(year.total.amount).toBe(120_000 + 2 * (5_000 + 2_950));
  });
});
