/** How a product is paid, as visitors are told. */
import { type Payment } from '@cotejo/core/product-content';
import {
  cardBrands,
  cardTypes,
  paymentMethods,
  paymentModes,
  periodicities,
  saleTypes,
  saleTypesOf,
} from '@cotejo/core/reference/payment-tables';
import { z } from 'zod';

const named = z.object({ id: z.string(), name: z.string() });
const method = z.object({
  name: z
    .string()
    .describe('clave de su imagen: t, tdd, tdc, tdcp si es prepago, transfer o transfer_non_automated'),
  displayName: z.string(),
  paymentProvider: z.object({ name: z.string() }).nullable(),
});
export const paymentInfoSchema = z.object({
  periodicity: named.nullable(),
  paymentMethods: z.array(method),
  modes: z.array(
    z.object({
      mode: z.string().describe(paymentModes.map(({ id }) => id).join(', ')),
      displayName: z.string(),
      periodicity: z.string(),
      months: z.int().nullable().describe('por cuántos meses es un pago'),
      methods: z.array(method),
      cardBrands: z.array(z.string()).describe('marcas que acepta; ninguna si no se paga con tarjeta'),
      cardTypes: z.array(named),
      saleTypes: z.array(named).describe('pago inmediato, o cómo se cobra la suscripción'),
    }),
  ),
});
type PaymentInfo = z.infer<typeof paymentInfoSchema>;
type Mode = Payment['modes'][number];

const methodsOf = ({ methods, provider }: Mode): PaymentInfo['paymentMethods'] =>
  methods.map((id) => ({
    name: id,
    displayName: paymentMethods.find((one) => one.id === id)!.name,
    paymentProvider: provider ? { name: provider } : null,
  }));

const cardsOf = ({ methods, cardBrands: brands }: Mode) => {
  const types = paymentMethods.flatMap((one): readonly string[] =>
    methods.includes(one.id) ? one.cardTypes : [],
  );
  return {
    cardBrands: types.length === 0 ? [] : brands?.length ? brands : [...cardBrands],
    cardTypes: cardTypes.filter(({ id }) => types.includes(id)),
  };
};

const modeOf = (mode: Mode): PaymentInfo['modes'][number] => {
  const sold = saleTypesOf(mode.mode, mode.methods);
  return {
    mode: mode.mode,
    displayName: paymentModes.find(({ id }) => id === mode.mode)!.name,
    periodicity: mode.periodicity,
    months: mode.months ?? periodicities.find(({ id }) => id === mode.periodicity)!.months,
    methods: methodsOf(mode),
    ...cardsOf(mode),
    saleTypes: saleTypes.filter(({ id }) => sold.includes(id)),
  };
};

/** @returns with every method once, however many modes have it */
export const paymentInfo = (payment: Payment | null | undefined): PaymentInfo => {
  const modes = payment?.modes ?? [];
  const periodicity = periodicities.find(({ id }) => id === payment?.periodicity);
  const all = modes.flatMap(methodsOf);
  return {
    periodicity: periodicity ? { id: periodicity.id, name: periodicity.name } : null,
    paymentMethods: [
      ...new Map(all.map((one) => [`${one.name} ${one.paymentProvider?.name}`, one])).values(),
    ],
    modes: modes.map(modeOf),
  };
};
