/** An offer of which there are only so many, from the first to the last: as the card and both calls tell it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeProduct, product, publishProduct } from '@cotejo/core/catalogue';
import { type Offer } from '@cotejo/core/product-content';
import { exampleReferences, offerExample } from '../../../../core/src/catalogue/testing/plans.ts';
import { until } from '../../../../projectors/src/testing/world.ts';
import { createReadWorld, type ReadWorld } from '../../testing/read-world.ts';

const limited = (left: number, event?: string): Offer => ({
  id: 1,
  type: 'DISCOUNT',
  title: '40 % de descuento',
  discount: { amount: 4_000, unit: '%' },
  ...(event && { event }),
  salesLimitQuantityEnable: true,
  salesLimitQuantity: left,
});
const codes = { cyber: 'Plan-Cyber', other: 'Plan-Otro' };
let world: ReadWorld;
const pe = { country: 'PE' } as const;
const get = (path: string) => world.app.inject({ method: 'GET', url: path, headers: { 'x-country': 'PE' } });
const paymentOf = (code: string) => `/api/qppayment/insurance-payment/${code}`;
const offersOf = async (code: string) => {
  const { statusCode, body } = await get(`${paymentOf(code)}/getOffers?forceRefresh=1`);
  if (statusCode !== 200) return statusCode;
  return (JSON.parse(body) as { data: { salesLimitQuantity: number; soldOut: string | null }[] }).data.map(
    ({ salesLimitQuantity, soldOut }) => [salesLimitQuantity, soldOut],
  );
};
const hasOffer = async (code: string) => {
  const card = (await get(`/api/insurance/product/${code}`)).json<{
    data: { insuranceMetadata: { metadata: { hasOffer: boolean } } };
  }>();
  const payment = (await get(paymentOf(code))).json<{ data: { hasOffer: boolean } }>();
  return [card.data.insuranceMetadata.metadata.hasOffer, payment.data.hasOffer];
};
const setLeft = async (code: string, offer: Offer): Promise<void> => {
  await world.send(product, code, changeProduct({ offers: [offer] }), pe);
  await world.send(product, code, publishProduct(code, exampleReferences({ code })), pe);
};

beforeAll(async () => {
  world = await createReadWorld();
  const offer = (code: string, first: Offer) =>
    world.send(product, code, offerExample({ code, content: { offers: [first] } }), pe);
  await offer(codes.cyber, limited(2, 'Cyber Días'));
  await offer(codes.other, limited(2));
  await until('both', async () => (await offersOf(codes.other)) !== 404);
});
afterAll(() => world.end());

test('while some are left, it is told with how many', async () => {
  for (const code of Object.values(codes)) {
    expect(await offersOf(code)).toEqual([[2, null]]);
    expect(await hasOffer(code)).toEqual([true, true]);
  }
});

test('once staff say that none is left it is none: of a cyber event that is said, and of others nothing', async () => {
  await setLeft(codes.cyber, limited(0, 'Cyber Días'));
  await setLeft(codes.other, limited(0));
  await until('none', async () => (await offersOf(codes.other)) === 204);
  expect(await offersOf(codes.cyber)).toEqual([[0, 'Promoción Cyber Agotada. Precio normal']]);
  for (const code of Object.values(codes)) expect(await hasOffer(code)).toEqual([false, false]);
});
