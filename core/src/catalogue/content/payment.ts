/** How a product is paid. */
import { type z } from 'zod';
import { paymentMethodIds, paymentProviders, periodicityIds } from '../../reference/index.ts';
import { choice, list, maybe, record, whole } from '../fields.ts';

/** One of the ways to pay: once or as a subscription, how often, and by what. */
const paymentMode = record({
  mode: choice(['oneTime', 'subscription']),
  periodicity: choice(periodicityIds),
  months: maybe(whole(1, 120)).describe('one payment is for so many months'),
  provider: maybe(choice(paymentProviders)),
  methods: list(choice(paymentMethodIds), paymentMethodIds.length),
});

export const payment = record({
  periodicity: choice(periodicityIds).describe('what the price is for'),
  modes: list(paymentMode, 20),
});
export type Payment = z.infer<typeof payment>;
