/** Types of movements on an executive's account: spec, console and platform, section 9. The type determines the sign. */

export const movementTypes = [
  { id: 1, name: 'Depósito Cuenta Corriente', sign: 'credit' },
  { id: 2, name: 'Otros Depósitos', sign: 'credit' },
  { id: 11, name: 'Bono de Ingreso', sign: 'credit' },
  { id: 12, name: 'Otros Bonos', sign: 'credit' },
  { id: 13, name: 'Reverso de Cobro', sign: 'credit' },
  { id: 99, name: 'Otros Ingresos', sign: 'credit' },
  { id: 101, name: 'Cobro por prospecto cerrado', sign: 'debit' },
  { id: 102, name: 'Retiro de dinero', sign: 'debit' },
  { id: 103, name: 'Cobro por envío', sign: 'debit' },
  { id: 199, name: 'Otros Cobros', sign: 'debit' },
] as const;

/** The ids that follow from leads and from the bank. */
export const movementType = { bankDeposit: 1, chargeReversal: 13, leadCharge: 101 } as const;

export const movementTypeIds = movementTypes.map(({ id }) => id);

/** Those that people record; the others follow from leads alone. */
export const depositTypeIds = [1, 2, 11, 12, 99] as const;
export const withdrawalTypeIds = [102, 103, 199] as const;

export const movementTypeName = (id: number): string | undefined =>
  movementTypes.find((type) => type.id === id)?.name;
