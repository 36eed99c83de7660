/** The Spanish words for the fields of accounts and movements: in lists, forms, exports, conflicts and the audit. */
export const accountLabels = {
  name: 'Ejecutivo',
  executiveName: 'Ejecutivo',
  executiveId: 'Ejecutivo',
  country: 'País',
  balance: 'Saldo',
  currency: 'Moneda',
  isLow: 'Bajo el mínimo',
  openedAt: 'Abierta',
  lastMovementAt: 'Último movimiento',
  typeId: 'Tipo de movimiento',
  amount: 'Monto',
  effectiveOn: 'Fecha del movimiento',
  reference: 'Referencia',
  reason: 'Motivo',
} as const;

export const movementLabels = {
  name: 'Registrado',
  executiveName: 'Ejecutivo',
  country: 'País',
  effectiveOn: 'Fecha',
  typeId: 'Movimiento',
  reference: 'Referencia',
  reason: 'Motivo',
  amount: 'Monto',
  balance: 'Saldo después',
  currency: 'Moneda',
  actorName: 'Registrado por',
} as const;
