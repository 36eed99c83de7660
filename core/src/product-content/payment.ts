/** How a product is paid. */
import { type z } from 'zod';
import {
  cardBrands,
  paymentMethodIds,
  paymentMethods,
  paymentModeIds,
  paymentModes,
  paymentProviders,
  periodicityIds,
} from '../reference/payment-tables.ts';
import { choice, list, maybe, record, whole } from '../kit/fields/index.ts';

/** One of the ways to pay, or something that may be asked about payments: how often, and by what. */
const paymentMode = record({
  mode: choice(paymentModeIds),
  periodicity: choice(periodicityIds),
  months: maybe(whole(1, 120)).describe('one payment is for so many months'),
  provider: maybe(choice(paymentProviders)),
  methods: list(choice(paymentMethodIds), paymentMethodIds.length),
  cardBrands: maybe(list(choice(cardBrands), cardBrands.length)).describe(
    'of its cards; all that are allowed when it is not said',
  ),
}).superRefine(({ mode, methods, cardBrands: brands }, context) => {
  const says = (path: 'methods' | 'cardBrands', message: string): void =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (methods.length > 0 && !paymentModes.find(({ id }) => id === mode)!.pays)
    says('methods', 'En esta modalidad no se paga: deja vacíos los medios de pago.');
  const isByCard = paymentMethods.some((one) => one.cardTypes.length > 0 && methods.includes(one.id));
  if (brands && brands.length > 0 && !isByCard)
    says('cardBrands', 'Las marcas son de tarjetas: agrega una tarjeta a los medios de pago.');
});

export const payment = record({
  periodicity: choice(periodicityIds).describe('what the price is for'),
  modes: list(paymentMode, 20),
});
export type Payment = z.infer<typeof payment>;
