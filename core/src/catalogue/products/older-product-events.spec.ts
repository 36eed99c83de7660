/** Events as older code recorded them, read as those of today. */
import { describe, expect, test } from 'vitest';
import { upcast } from '../../kit/event-sourcing/index.ts';
import { emptyContent } from '../../product-content/index.ts';
import { productEvents } from './product.ts';

describe('amounts that were recorded in centavos of Colombia', () => {
  const content = {
    ...emptyContent('Caribe Dental'),
    terms: {
      annualBenefitMaximum: { kind: 'amount', value: { amount: 250_000_000, unit: 'COP' } },
      deductible: { amount: 12_000, unit: 'USD' },
    },
    coverages: [
      {
        id: 1,
        name: 'Ortodoncia',
        amounts: {
          percentage: { maxAmount: 8_000, unit: '%' },
          yearlyTop: { minAmount: 100_000_050, maxAmount: 450_000_000, unit: 'COP', coverageIds: [1, 2] },
        },
      },
    ],
    offers: [
      {
        type: 'GIFTCARD',
        id: 1,
        title: 'Bono de $ 100.000',
        salesLimitQuantityEnable: false,
        value: { amount: 10_000_000, unit: 'COP' },
      },
    ],
  };
  const whole = {
    terms: {
      annualBenefitMaximum: { kind: 'amount', value: { amount: 2_500_000, unit: 'COP' } },
      deductible: { amount: 12_000, unit: 'USD' },
    },
    coverages: [
      {
        amounts: {
          percentage: { maxAmount: 8_000, unit: '%' },
          yearlyTop: { minAmount: 1_000_001, maxAmount: 4_500_000, unit: 'COP', coverageIds: [1, 2] },
        },
      },
    ],
    offers: [{ value: { amount: 100_000, unit: 'COP' } }],
  };
  const perInsured = {
    kind: 'perInsured',
    unit: 'COP',
    period: 'monthly',
    tax: { treatment: 'exempt' },
    insured: { holder: { from: 18, to: 70 }, dependant: { from: 0, to: 70 } },
    amounts: { holder: 2_490_000, dependant: 1_990_000 },
  };

  test('of a draft are whole pesos, and those of other units as they were', () =>
    expect(upcast(productEvents.ProductDrafted, 1, { country: 'CO', content })).toMatchObject({
      country: 'CO',
      content: whole,
    }));

  test('of a change are whole pesos, and sections that did not change stay away', () => {
    const read = upcast(productEvents.ProductChanged, 1, { changes: { offers: content.offers } });
    expect(read).toMatchObject({ changes: { offers: whole.offers } });
    expect(Object.keys((read as { changes: object }).changes)).toEqual(['offers']);
  });

  test('of a price are whole pesos, and its ages as they were', () =>
    expect(upcast(productEvents.ProductPriced, 1, { price: perInsured })).toEqual({
      price: { ...perInsured, amounts: { holder: 24_900, dependant: 19_900 } },
    }));

  test.each([
    [{ kind: 'fixed', period: 'monthly', amount: 5_310_000 }, { amount: 53_100 }],
    [
      {
        kind: 'perDay',
        period: 'once',
        insured: { holder: { from: 0, to: 80 } },
        perDay: 1_250_000,
        minimumDays: 5,
        maximumDays: 90,
      },
      { perDay: 12_500, minimumDays: 5, maximumDays: 90 },
    ],
    [
      {
        kind: 'collective',
        period: 'monthly',
        tiers: [{ fromWorkers: 10, perWorker: 4_500_000, perDependant: 2_000_000 }],
      },
      { tiers: [{ fromWorkers: 10, perWorker: 45_000, perDependant: 20_000 }] },
    ],
  ])('of a price by %j are whole pesos', (rule, expected) => {
    const price = { unit: 'COP', tax: { treatment: 'exempt' }, ...rule };
    expect(upcast(productEvents.ProductPriced, 1, { price })).toMatchObject({ price: expected });
  });

  test('of a publication are whole pesos, in its content and its price', () => {
    const published = {
      country: 'CO',
      content: {
        ...content,
        identity: {
          name: 'Caribe Dental',
          isDemo: true,
          organizationId: 7,
          insuranceTypeId: 8,
          path: '/Seguros/Caribe/Caribe-Dental',
        },
      },
      price: perInsured,
      organization: { id: 7, displayName: 'Caribe Salud', url: 'Caribe', type: 'ASEG' },
      insuranceType: { id: 8, name: 'DENTAL', displayName: 'Dental' },
    };
    expect(upcast(productEvents.ProductPublished, 2, published)).toMatchObject({
      content: whole,
      price: { amounts: { holder: 24_900, dependant: 19_900 } },
    });
  });

  test('are left alone once they are whole', () =>
    expect(upcast(productEvents.ProductPriced, 2, { price: perInsured })).toEqual({ price: perInsured }));
});

describe('pictures that were addresses of other sites', () => {
  const foreign = 'https://imagenes.example/plan.png';
  const content = {
    ...emptyContent('Uno'),
    identity: { name: 'Uno', isDemo: false, image: foreign },
    descriptions: [{ title: 'Qué es', content: 'Un plan', icon: foreign }],
    seo: { title: 'Uno', image: foreign },
  };
  const none = {
    identity: { image: null },
    descriptions: [{ icon: null }],
    seo: { title: 'Uno', image: null },
  };

  test.each([
    ['ProductDrafted', 2, { country: 'PE', content }, { content: none }],
    ['ProductChanged', 2, { changes: { seo: content.seo } }, { changes: { seo: none.seo } }],
    ['ProductDrafted', 1, { country: 'PE', content }, { content: none }],
  ] as const)('are none in a %s of version %i', (type, version, data, expected) =>
    expect(upcast(productEvents[type], version, data)).toMatchObject(expected),
  );
  test('are none in a publication', () => {
    const published = {
      country: 'PE',
      content: {
        ...content,
        identity: { ...content.identity, organizationId: 7, insuranceTypeId: 8, path: '/Uno' },
      },
      price: { kind: 'fixed', unit: 'PEN', period: 'monthly', tax: { treatment: 'exempt' }, amount: 1_000 },
      organization: { id: 7, displayName: 'Inti', url: 'Inti', type: 'ASEG' },
      insuranceType: { id: 8, name: 'DENTAL', displayName: 'Dental' },
    };
    expect(upcast(productEvents.ProductPublished, 3, published)).toMatchObject({ content: none });
  });
});
