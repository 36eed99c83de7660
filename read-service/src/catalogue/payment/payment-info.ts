/** How a product is paid, as visitors are told. */
import { type Payment, type ProductAnswer } from '@cotejo/core/product-content';
import {
  cardBrands,
  cardTypes,
  paymentMethods,
  paymentModes,
  periodicities,
  saleTypes,
  saleTypesOf,
} from '@cotejo/core/reference/payment-tables';

type PaymentInfo = ProductAnswer<'paymentInfo'>;
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
