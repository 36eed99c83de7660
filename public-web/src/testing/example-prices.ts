/** Prices for tests and component examples, with how they come about. */
import { type PriceDetail } from '../api/plan-detail.ts';
import { exampleProduct } from './example-products.ts';

export const examplePrice: PriceDetail = {
  profiles: [{ profile: 1, method: 'PriceFound' }],
  notices: ['Indica tu sueldo bruto para descontar el crédito de EPS, que paga primero.'],
  day: '2026-11-26',
  price: exampleProduct.price,
  shares: [{ profile: 1, amount: 192.4 }],
  lines: [
    { step: 'subject', words: 'Persona 1: titular, hombre, 25 años.' },
    { step: 'total', words: 'Total: S/ 192.40.' },
  ],
};

export const examplePriceOfFamily: PriceDetail = {
  ...examplePrice,
  profiles: [
    { profile: 1, method: 'PriceFound' },
    { profile: 2, method: 'PriceFound' },
    { profile: 3, method: 'PriceNotFound', reason: 'El plan asegura hasta los 64 años.' },
  ],
  shares: [
    { profile: 1, amount: 192.4 },
    { profile: 2, amount: 143.1 },
  ],
  price: {
    ...exampleProduct.price,
    split: { credit: 40, employer: 96.2, worker: 199.3, employerPercent: '50', isAssumed: true },
  },
};
