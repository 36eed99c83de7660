/** How products are paid: spec, console and platform, section 9. */
export const periodicities = [
  { id: 'daily', name: 'Diario' },
  { id: 'weekly', name: 'Semanal' },
  { id: 'biweekly', name: 'Quincenal' },
  { id: 'monthly', name: 'Mensual' },
  { id: 'bimonthly', name: 'Bimestral' },
  { id: 'quarterly', name: 'Trimestral' },
  { id: 'fourmonths', name: 'Cuatrimestral' },
  { id: 'halfYearly', name: 'Semestral' },
  { id: 'yearly', name: 'Anual' },
  { id: 'unlimited', name: 'Sin término' },
  { id: 'custom', name: 'A medida' },
] as const;
export type Periodicity = (typeof periodicities)[number]['id'];
export const periodicityIds = periodicities.map(({ id }) => id) as [Periodicity, ...Periodicity[]];

/** By the keys of their images. */
export const paymentMethods = [
  { id: 't', name: 'Tarjeta' },
  { id: 'tdd', name: 'Tarjeta de débito' },
  { id: 'tdc', name: 'Tarjeta de crédito' },
  { id: 'tdcp', name: 'Tarjeta prepago' },
  { id: 'transfer', name: 'Transferencia' },
  { id: 'transfer_non_automated', name: 'Transferencia no automática' },
] as const;
export type PaymentMethod = (typeof paymentMethods)[number]['id'];
export const paymentMethodIds = paymentMethods.map(({ id }) => id) as [PaymentMethod, ...PaymentMethod[]];

export const paymentProviders = [
  'kushki', 'linkify', 'cotejo', 'queseguro', 'transbank', 'mercadopago',
] as const; // oxfmt-ignore
