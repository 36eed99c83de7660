/** Kinds of records whose audit entries the audit lists and filters, as commands name them, with one record's name. */
export const auditedRecords = [
  { id: 'leads', name: 'Solicitud' },
  { id: 'accounts', name: 'Cuenta' },
  { id: 'bank-lines', name: 'Abono del banco' },
  { id: 'companies', name: 'Empresa' },
  { id: 'policies', name: 'Póliza' },
  { id: 'insured-people', name: 'Persona asegurada' },
  { id: 'policy-employees', name: 'Cobertura' },
  { id: 'employee-loads', name: 'Carga de altas y bajas' },
  { id: 'insurer-files', name: 'Archivo a aseguradora' },
  { id: 'partners', name: 'Partner' },
  { id: 'insurers', name: 'Aseguradora' },
  { id: 'products', name: 'Producto' },
  { id: 'organizations', name: 'Organización' },
  { id: 'insurance-types', name: 'Tipo de seguro' },
  { id: 'coverage-organizations', name: 'Clínica' },
  { id: 'catalogue-terms', name: 'Término del catálogo' },
  { id: 'dated-tables', name: 'Tabla fechada' },
  { id: 'users', name: 'Usuario' },
  { id: 'mails', name: 'Correo' },
  { id: 'exports', name: 'Exportación' },
  { id: 'bulk', name: 'Acción masiva' },
  { id: 'views', name: 'Vista guardada' },
  { id: 'projections', name: 'Flujo detenido' },
] as const;

/** @returns what one record of the kind is called; the kind itself where it is none of these */
export const auditedRecordName = (id: string): string =>
  auditedRecords.find((record) => record.id === id)?.name ?? id;
