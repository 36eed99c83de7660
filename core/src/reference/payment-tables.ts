/** How products are paid: spec, console and platform, section 9. */

/** With how many months one payment is for, the values of the spec's menu; nothing where that is no number of months. */
export const periodicities = [
  { id: 'daily', name: 'Diario', months: null },
  { id: 'weekly', name: 'Semanal', months: null },
  { id: 'biweekly', name: 'Quincenal', months: null },
  { id: 'monthly', name: 'Mensual', months: 1 },
  { id: 'bimonthly', name: 'Bimestral', months: 2 },
  { id: 'quarterly', name: 'Trimestral', months: 3 },
  { id: 'fourmonths', name: 'Cuatrimestral', months: 4 },
  { id: 'halfYearly', name: 'Semestral', months: 6 },
  { id: 'yearly', name: 'Anual', months: 12 },
  { id: 'unlimited', name: 'Sin término', months: null },
  { id: 'custom', name: 'A medida', months: null },
] as const;
export type Periodicity = (typeof periodicities)[number]['id'];
export const periodicityIds = periodicities.map(({ id }) => id) as [Periodicity, ...Periodicity[]];

export const cardTypes = [
  { id: 'credit', name: 'Crédito' },
  { id: 'debit', name: 'Débito' },
] as const;
type CardType = (typeof cardTypes)[number]['id'];
export const cardBrands = ['Master', 'Visa'] as const;

/** The means of payment of the spec's modes: a transfer, a card, or a debit card. */
type PaymentChannel = 'transfer' | 'card' | 'debit';
type MethodOfPayment = {
  readonly id: string;
  readonly name: string;
  readonly channel: PaymentChannel;
  readonly cardTypes: readonly CardType[];
};

/** By the keys of their images; a prepaid card is one of credit with an image of its own. */
export const paymentMethods = [
  { id: 't', name: 'Tarjeta', channel: 'card', cardTypes: ['credit', 'debit'] },
  { id: 'tdd', name: 'Tarjeta de débito', channel: 'debit', cardTypes: ['debit'] },
  { id: 'tdc', name: 'Tarjeta de crédito', channel: 'card', cardTypes: ['credit'] },
  { id: 'tdcp', name: 'Tarjeta prepago', channel: 'card', cardTypes: ['credit'] },
  { id: 'transfer', name: 'Transferencia', channel: 'transfer', cardTypes: [] },
  { id: 'transfer_non_automated', name: 'Transferencia no automática', channel: 'transfer', cardTypes: [] },
] as const satisfies readonly MethodOfPayment[];
export type PaymentMethod = (typeof paymentMethods)[number]['id'];
export const paymentMethodIds = paymentMethods.map(({ id }) => id) as [PaymentMethod, ...PaymentMethod[]];

export const paymentProviders = [
  'kushki', 'linkify', 'cotejo', 'queseguro', 'transbank', 'mercadopago',
] as const; // oxfmt-ignore

/** `pays`: something is paid, by one of the methods; in the others something about payments is asked for, or nothing. */
export const paymentModes = [
  { id: 'oneTime', name: 'Un solo pago', pays: true },
  { id: 'subscription', name: 'Suscripción', pays: true },
  { id: 'deferred', name: 'Pago diferido, en cuotas', pays: true },
  { id: 'noPayment', name: 'Sin pago', pays: false },
  { id: 'changeDate', name: 'Cambio de la fecha de pago', pays: false },
  { id: 'requestRefund', name: 'Solicitud de devolución', pays: false },
] as const;
type PaymentMode = (typeof paymentModes)[number]['id'];
export const paymentModeIds = paymentModes.map(({ id }) => id) as [PaymentMode, ...PaymentMode[]];

/** Of the subscriptions the spec only says that they are three: they are told apart by what is charged. */
export const saleTypes = [
  { id: 'immediatePayment', name: 'Pago inmediato' },
  { id: 'subscriptionTransfer', name: 'Suscripción con transferencia' },
  { id: 'subscriptionCard', name: 'Suscripción con tarjeta' },
  { id: 'subscriptionDebit', name: 'Suscripción con débito' },
] as const;
type SaleType = (typeof saleTypes)[number]['id'];
const subscriptionBy = {
  transfer: 'subscriptionTransfer',
  card: 'subscriptionCard',
  debit: 'subscriptionDebit',
} as const satisfies Record<PaymentChannel, SaleType>;

/** @returns what a sale is that is paid so, one for each way that a subscription is charged; none where nothing is paid */
export const saleTypesOf = (mode: PaymentMode, methods: readonly PaymentMethod[]): readonly SaleType[] => {
  if (mode === 'oneTime' || mode === 'deferred') return ['immediatePayment'];
  if (mode !== 'subscription') return [];
  const channels = paymentMethods.flatMap(({ id, channel }) => (methods.includes(id) ? [channel] : []));
  return [...new Set(channels.map((channel) => subscriptionBy[channel]))];
};
