/** The Spanish words for the fields of insurers: in lists, forms, exports, conflicts and the audit. */
export const insurerLabels = {
  name: 'Nombre',
  country: 'País',
  type: 'Tipo',
  cuttingDay: 'Día de corte',
  retroactive: 'Días hacia atrás',
  value: 'Valor',
  from: 'Desde',
  email: 'Correo',
  phone: 'Teléfono',
  typeId: 'Área',
  contacts: 'Contactos',
} as const;
