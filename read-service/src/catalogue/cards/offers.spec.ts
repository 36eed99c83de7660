/** Which offers visitors are told of, to the last day and the last sale. */
import { expect, test } from 'vitest';
import { type Offer } from '@cotejo/core/product-content';
import { currentOffers, offersOn } from './offers.ts';

const offer = (id: number, more: Partial<Offer> = {}): Offer =>
  ({
    id,
    type: 'AGGREGATE',
    title: 'Regalo',
    benefit: 'x',
    salesLimitQuantityEnable: false,
    ...more,
  }) as Offer;
const ranOut = { salesLimitQuantityEnable: true, salesLimitQuantity: 0 };
const day = '2026-10-05';
const told = (...offers: Offer[]) => offersOn(offers, day).map(({ offer: { id }, soldOut }) => [id, soldOut]);

test('an offer holds on both of its ends', () => {
  const ends = { from: day, until: day };
  expect(told(offer(1, ends))).toEqual([[1, null]]);
  expect(told(offer(1, { until: '2026-10-04' }), offer(2, { from: '2026-10-06' }))).toEqual([]);
});

test('what ran out is no offer any more, and of a cyber event it is said so', () => {
  const cyber = offer(1, { ...ranOut, event: 'Cyber Días' });
  const gone = [cyber, offer(2, ranOut), offer(3, { type: 'STOCK', gift: 'y', units: 0 })];
  expect(currentOffers(gone, day)).toEqual([]);
  expect(told(...gone)).toEqual([[1, 'Promoción Cyber Agotada. Precio normal']]);
  expect(told({ ...cyber, until: '2026-10-04' })).toEqual([]);
});

test('what is left of a limit is an offer', () =>
  expect(told(offer(1, { salesLimitQuantityEnable: true, salesLimitQuantity: 1, event: 'Cyber' }))).toEqual([
    [1, null],
  ]));
