import { type Payment, productAnswers, productContent } from '@cotejo/core/product-content';
import { describe, expect, test } from 'vitest';
import { paymentInfo } from './payment-info.ts';

const told = (...modes: Payment['modes']) => paymentInfo({ periodicity: 'monthly', modes });
const subscription = {
  mode: 'subscription',
  periodicity: 'monthly',
  methods: ['tdc', 'tdd', 'transfer'],
} as const;

describe('how a product is paid', () => {
  test('says of a subscription by what it is charged, and which cards it takes', () => {
    const [mode] = told({ ...subscription, methods: [...subscription.methods] }).modes;
    expect(mode).toMatchObject({
      displayName: 'Suscripción',
      months: 1,
      cardBrands: ['Master', 'Visa'],
      cardTypes: [
        { id: 'credit', name: 'Crédito' },
        { id: 'debit', name: 'Débito' },
      ],
    });
    expect(mode!.saleTypes.map(({ id }) => id)).toEqual([
      'subscriptionTransfer',
      'subscriptionCard',
      'subscriptionDebit',
    ]);
  });

  test('says of one payment, whole or deferred, that it is immediate, and by whom it is worked', () => {
    const { modes, paymentMethods } = told(
      { mode: 'oneTime', periodicity: 'yearly', provider: 'kushki', methods: ['tdcp'], cardBrands: ['Visa'] },
      { mode: 'deferred', periodicity: 'custom', months: 9, provider: 'kushki', methods: ['tdcp'] },
    );
    expect(
      modes.map(({ saleTypes, months, cardBrands }) => [saleTypes[0]!.name, months, cardBrands]),
    ).toEqual([
      ['Pago inmediato', 12, ['Visa']],
      ['Pago inmediato', 9, ['Master', 'Visa']],
    ]);
    expect(paymentMethods).toEqual([
      { name: 'tdcp', displayName: 'Tarjeta prepago', paymentProvider: { name: 'kushki' } },
    ]);
  });

  test('may be that nothing is paid, or that something about payments can be asked', () => {
    const { modes } = told(
      { mode: 'noPayment', periodicity: 'custom', methods: [] },
      { mode: 'changeDate', periodicity: 'custom', methods: [] },
      { mode: 'requestRefund', periodicity: 'custom', methods: [] },
    );
    expect(modes.map(({ displayName }) => displayName)).toEqual([
      'Sin pago',
      'Cambio de la fecha de pago',
      'Solicitud de devolución',
    ]);
    expect(
      modes.map(({ saleTypes, cardBrands, cardTypes }) => [...saleTypes, ...cardBrands, ...cardTypes]),
    ).toEqual([[], [], []]);
  });

  test('is nothing where it is not said', () => {
    expect(paymentInfo(undefined)).toEqual({ periodicity: null, paymentMethods: [], modes: [] });
    expect(productAnswers.paymentInfo.safeParse(paymentInfo(null)).success).toBe(true);
  });
});

test.each([
  [{ mode: 'noPayment', periodicity: 'custom', methods: ['t'] }, 'methods'],
  [{ mode: 'oneTime', periodicity: 'custom', methods: ['transfer'], cardBrands: ['Visa'] }, 'cardBrands'],
  [{ mode: 'oneTime', periodicity: 'custom', methods: ['t'], cardBrands: ['Amex'] }, 'cardBrands'],
  [{ mode: 'gratis', periodicity: 'custom', methods: [] }, 'mode'],
])('is refused where it makes no sense: %#', (mode, field) => {
  const read = productContent.shape.payment.safeParse({ periodicity: 'monthly', modes: [mode] });
  expect(read.error?.issues.map(({ path }) => path.slice(0, 3))).toEqual([['modes', 0, field]]);
});
