/** The Spanish words for the fields of a charge that waits: in the list and its export. */
export const waitingChargeLabels = {
  name: 'Solicitud',
  executiveName: 'Ejecutivo',
  reason: 'Qué falta',
  country: 'País',
  since: 'Espera desde',
} as const;
