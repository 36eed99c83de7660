/** The Spanish words for the fields of files for insurers and of their lines: in lists, forms, exports and conflicts. */
export const insurerFileLabels = {
  name: 'Aseguradora',
  insurerId: 'Aseguradora',
  country: 'País',
  status: 'Estado',
  takes: 'Tipo de archivo',
  lastDay: 'Corte o día',
  operationDate: 'Operación',
  activations: 'Altas',
  cancellations: 'Bajas',
  preparedAt: 'Preparado',
  preparedByName: 'Preparado por',
  sentAt: 'Enviado',
  sentByName: 'Enviado por',
  contactIds: 'Contactos avisados',
} as const;

export const insurerLineLabels = {
  name: 'Persona',
  movement: 'Movimiento',
  document: 'Documento',
  dependantType: 'Carga de',
  companyId: 'Empresa',
  policyNumber: 'Póliza y grupo',
  from: 'Con cobertura desde',
  until: 'Con cobertura hasta',
} as const;
