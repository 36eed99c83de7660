/** The Spanish words for the fields of a line of the bank: in lists, forms, exports, conflicts and the audit. */
export const bankLineLabels = {
  name: 'Fecha',
  description: 'Glosa del banco',
  reference: 'Operación',
  amount: 'Monto',
  currency: 'Moneda',
  bankAccount: 'Cuenta',
  country: 'País',
  status: 'Estado',
  executiveId: 'Ejecutivo',
  actions: 'Acciones',
  note: 'Motivo',
} as const;
