import { expect, test } from 'vitest';
import { type DetailOffer } from './detail.ts';
import { offerLines } from './offerText.ts';

const offer = {
  id: 1,
  title: 'Una',
  amount: null,
  unitCode: null,
  soldOut: null,
  salesLimitQuantityEnable: false,
};
const lines = (one: Partial<DetailOffer> & { type: string }) => offerLines({ ...offer, ...one }, 'PE');

test('a discount says how much it is, for how many payments and in which days', () =>
  expect(
    lines({
      type: 'DISCOUNT',
      amount: 12.5,
      unitCode: '%',
      months: 3,
      from: '2026-03-01',
      until: '2026-03-31',
    }),
  ).toEqual(['Descuento: 12.5 % en los primeros 3 pagos', 'Del 1 de marzo de 2026 al 31 de marzo de 2026']));
test('of an offer without a discount its own is told, and that it ran out', () => {
  expect(lines({ type: 'GIFTCARD', amount: 50, unitCode: 'PEN', store: 'Librería' })).toEqual([
    'Tarjeta de regalo: S/ 50',
    'Tienda: Librería',
  ]);
  expect(lines({ type: 'STOCK', gift: 'Termo', soldOut: 'Promoción agotada' })).toContain(
    'Promoción agotada',
  );
});
test('an offer of one payment, with one end, says so', () =>
  expect(
    lines({ type: 'COUPON', code: 'HOLA', amount: 10, unitCode: 'PEN', months: 1, until: '2026-03-31' }),
  ).toEqual(['Cupón: S/ 10 en el primer pago', 'Código: HOLA', 'Hasta el 31 de marzo de 2026']));
test('of which there are only so many, how many are left is told until they ran out', () => {
  const few = { type: 'STOCK', gift: 'Termo', salesLimitQuantityEnable: true };
  expect(lines({ ...few, salesLimitQuantity: 5 })).toContain('Quedan 5');
  expect(lines({ ...few, salesLimitQuantity: 1 })).toContain('Queda 1');
  expect(lines({ ...few, salesLimitQuantity: 0, soldOut: 'Promoción agotada' })).not.toContain('Quedan 0');
  expect(lines({ ...few, salesLimitQuantityEnable: false, salesLimitQuantity: 5 })).not.toContain('Quedan 5');
});
