/** The Spanish words for the fields of insured people: in lists, forms, exports, conflicts and the audit. */
export const personLabels = {
  name: 'Nombre',
  companyId: 'Empresa',
  country: 'País',
  document: 'Documento',
  documentType: 'Tipo de documento',
  documentNumber: 'Número de documento',
  firstName: 'Nombres',
  paternalSurname: 'Apellido paterno',
  maternalSurname: 'Apellido materno',
  birthDate: 'Fecha de nacimiento',
  gender: 'Sexo',
  email: 'Correo',
  phone: 'Teléfono',
  holderId: 'Titular',
  relationship: 'Parentesco',
  dependantType: 'Tipo de carga',
  status: 'Estado',
  bankAccount: 'Cuenta bancaria',
  'bankAccount.bank': 'Banco',
  'bankAccount.typeId': 'Tipo de cuenta',
  'bankAccount.number': 'Número de cuenta',
  on: 'Día en que se midió',
  heightCm: 'Estatura en centímetros',
  weightKg: 'Peso en kilos',
  reason: 'Motivo',
  reasonId: 'Motivo',
} as const;

/** A field that an insurer asks for and a person lacks, by its label. */
export const missingLabel = (field: string): string =>
  (personLabels as Readonly<Record<string, string>>)[field] ?? field;
