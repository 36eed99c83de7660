/** Types of movements on an executive's account: spec, console and platform, section 9. The type determines the sign; `name` is what people read. */

export const movementTypes = [
  { id: 1, specName: 'Depósito Cuenta Corriente', name: 'Depósito en cuenta corriente', sign: 'credit' },
  { id: 2, specName: 'Otros Depósitos', name: 'Otros depósitos', sign: 'credit' },
  { id: 11, specName: 'Bono de Ingreso', name: 'Bono de ingreso', sign: 'credit' },
  { id: 12, specName: 'Otros Bonos', name: 'Otros bonos', sign: 'credit' },
  { id: 13, specName: 'Reverso de Cobro', name: 'Reverso de cobro', sign: 'credit' },
  { id: 99, specName: 'Otros Ingresos', name: 'Otros ingresos', sign: 'credit' },
  { id: 101, specName: 'Cobro por prospecto cerrado', name: 'Cobro por prospecto cerrado', sign: 'debit' },
  { id: 102, specName: 'Retiro de dinero', name: 'Retiro de dinero', sign: 'debit' },
  { id: 103, specName: 'Cobro por envío', name: 'Cobro por envío', sign: 'debit' },
  { id: 199, specName: 'Otros Cobros', name: 'Otros cobros', sign: 'debit' },
] as const;

/** The ids that follow from leads and from the bank. */
export const movementType = { bankDeposit: 1, chargeReversal: 13, leadCharge: 101 } as const;

export const movementTypeIds = movementTypes.map(({ id }) => id);

/** Those that people record; the others follow from leads alone. */
export const depositTypeIds = [1, 2, 11, 12, 99] as const;
export const withdrawalTypeIds = [102, 103, 199] as const;

export const movementTypeName = (id: number): string | undefined =>
  movementTypes.find((type) => type.id === id)?.name;
