/** The Spanish words for the fields of loads: in lists, forms, exports, conflicts and the audit. */
export const loadLabels = {
  name: 'Archivo',
  kind: 'Tipo',
  country: 'País',
  companyName: 'Empresa',
  policyNumber: 'Póliza',
  policyId: 'Póliza',
  status: 'Estado',
  total: 'Filas',
  done: 'Hechas',
  failed: 'Por corregir',
  uploadedAt: 'Subida',
  uploadedByName: 'Subida por',
  sheet: 'Hoja',
} as const;
