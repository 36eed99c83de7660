/** Offers that come with a product: spec, public side, section 3. */
import { z } from 'zod';
import {
  address,
  choice,
  day,
  flag,
  maybe,
  maybeProse,
  name,
  notAnObject,
  number,
  record,
  whole,
} from '../kit/fields/index.ts';
import { productCode } from './product-code.ts';
import { moneyQuantity, quantity } from './quantity.ts';

/** Fields of every offer: its text, and its first and last day. */
const common = {
  id: number.describe('within the product'),
  title: name,
  description: maybeProse,
  from: maybe(day).describe('its first day'),
  until: maybe(day).describe('its last day'),
  event: maybe(name).describe('the campaign that it belongs to, such as a cyber event'),
  salesLimitQuantityEnable: flag.describe('whether there are only so many'),
  salesLimitQuantity: maybe(whole(0)).describe('how many are left, as staff keep it; 0 when it ran out'),
};

const kinds = [
  record({
    type: z.literal('DISCOUNT'),
    ...common,
    discount: quantity.describe('a percentage, or money off the price'),
    months: maybe(whole(1, 120)).describe('for how many payments; all when it is not said'),
  }),
  record({ type: z.literal('AGGREGATE'), ...common, benefit: name.describe('what is added for free') }),
  record({ type: z.literal('GIFTCARD'), ...common, value: moneyQuantity, store: maybe(name) }),
  record({ type: z.literal('STOCK'), ...common, units: whole(0).describe('how many there are'), gift: name }),
  record({
    type: z.literal('RELATED'),
    ...common,
    productCode: productCode.describe('what is offered with it'),
  }),
  record({
    type: z.literal('COUPON'),
    ...common,
    code: name.describe('what the visitor types'),
    discount: quantity,
    terms: maybe(address).describe('where its terms are'),
  }),
] as const;

export const offerTypes = ['DISCOUNT', 'AGGREGATE', 'GIFTCARD', 'STOCK', 'RELATED', 'COUPON'] as const;
const anOffer = choice(offerTypes);

export const offer = z
  .discriminatedUnion('type', kinds, {
    error: ({ input }) =>
      typeof input === 'object' && input !== null
        ? (anOffer.safeParse((input as { type?: unknown }).type).error?.issues[0]?.message ?? notAnObject)
        : notAnObject,
  })
  .superRefine(({ from, until, salesLimitQuantity, salesLimitQuantityEnable }, context) => {
    if (from && until && from > until)
      context.addIssue({ code: 'custom', path: ['until'], message: 'Termina antes de empezar.' });
    if (salesLimitQuantityEnable && (salesLimitQuantity ?? undefined) === undefined)
      context.addIssue({
        code: 'custom',
        path: ['salesLimitQuantity'],
        message: 'Indica cuántas quedan.',
      });
  });
export type Offer = z.infer<typeof offer>;
