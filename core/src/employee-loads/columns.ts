/** Columns of the workbooks of activations and cancellations: spec, console and platform, section 3. */

export const loadKinds = [
  { id: 'activation', name: 'Altas' },
  { id: 'cancellation', name: 'Bajas' },
] as const;
export type LoadKind = (typeof loadKinds)[number]['id'];

export const loadFields = [
  'legalId',
  'dv',
  'documentType',
  'name',
  'paternalSurname',
  'maternalSurname',
  'birthDate',
  'gender',
  'email',
  'phone',
  'insuredType',
  'effectiveDate',
  'reason',
  'coverageGroup',
  'holderLegalId',
  'holderDv',
  'dependentType',
  'restrictions',
  'bank',
  'accountType',
  'accountNumber',
  'policyNumber',
] as const;
export type LoadField = (typeof loadFields)[number];

export type LoadColumn = {
  readonly field: LoadField;
  /** The heading of the template. */
  readonly heading: string;
  /** Other headings by which the column is found; the field's own name is one. */
  readonly alsoWritten: readonly string[];
  readonly isRequired?: true;
  /** The expected content of a cell, in Spanish. */
  readonly hint: string;
};

const column = (
  field: LoadField,
  heading: string,
  alsoWritten: readonly string[],
  hint: string,
): LoadColumn => ({ field, heading, alsoWritten, hint });
const needed = (...args: Parameters<typeof column>): LoadColumn => ({ ...column(...args), isRequired: true });

const legalId = needed(
  'legalId',
  'Documento',
  [
    'rut',
    'rut asegurado',
    'rut empleado',
    'run',
    'dni',
    'cedula',
    'numero de documento',
    'nro documento',
    'dependantLegalId',
    'qpLegalId',
    'rut carga',
  ],
  'RUT con su dígito verificador, DNI o el documento del país; con formato de texto',
);
const dv = column(
  'dv',
  'DV',
  ['digito verificador', 'dependantDv'],
  'El dígito verificador del RUT, si va en su propia columna',
);
const documentType = column(
  'documentType',
  'Tipo de documento',
  ['tipo documento', 'tipo doc'],
  'Si falta, el más común del país',
);
const nameColumns = [
  ['name', 'Nombres', ['nombre', 'primer nombre', 'first name', 'qpName'], 'Los nombres, sin apellidos'],
  ['paternalSurname', 'Apellido paterno', ['primer apellido', 'apellido', 'surname', 'last name'], ''],
  ['maternalSurname', 'Apellido materno', ['segundo apellido', 'second surname'], 'Si lo tiene'],
] as const;
const birthDate = column(
  'birthDate',
  'Fecha de nacimiento',
  [
    'nacimiento',
    'fecha nacimiento',
    'fecha nac',
    'fec nacimiento',
    'fec nac',
    'f nacimiento',
    'f nac',
    'date of birth',
    'birthdate',
  ],
  'Día/mes/año, como 31/05/1990',
);
const gender = column('gender', 'Sexo', ['genero', 'sex'], 'Masculino o Femenino');
const contact = [
  column('email', 'Correo', ['correo electronico', 'e-mail', 'mail'], 'nombre@empresa.cl'),
  column(
    'phone',
    'Teléfono',
    ['telefono celular', 'celular', 'movil', 'fono'],
    'Con o sin el prefijo del país',
  ),
];
const insuredType = column(
  'insuredType',
  'Tipo de asegurado',
  ['tipo asegurado', 'insured'],
  'Asegurado, o No asegurado para el titular que solo tiene cargas en la póliza',
);
const holder = [
  column(
    'holderLegalId',
    'Documento del titular',
    ['rut titular', 'rut del titular', 'dni titular', 'dni del titular', 'documento titular', 'titular'],
    'Solo en las filas de cargas',
  ),
  column(
    'holderDv',
    'DV del titular',
    ['dv titular', 'digito verificador titular'],
    'Si va en su propia columna',
  ),
  column(
    'dependentType',
    'Tipo de carga',
    ['parentesco', 'tipo carga', 'dependantType', 'relacion', 'relationship'],
    'Solo en las filas de cargas, uno de la lista',
  ),
];
const policyNumber = column(
  'policyNumber',
  'Número de póliza',
  ['poliza', 'nro poliza', 'n poliza', 'policy'],
  'Si va, debe ser el de la póliza elegida',
);

const activation: readonly LoadColumn[] = [
  ...nameColumns.map(([field, heading, also, hint]) =>
    field === 'maternalSurname' ? column(field, heading, also, hint) : needed(field, heading, also, hint),
  ),
  legalId,
  dv,
  documentType,
  birthDate,
  gender,
  ...contact,
  insuredType,
  needed(
    'effectiveDate',
    'Fecha de vigencia',
    [
      'vigencia',
      'fecha vigencia',
      'fecha de alta',
      'fecha alta',
      'inicio de vigencia',
      'fecha inicio',
      'desde',
    ],
    'El primer día con cobertura',
  ),
  column(
    'coverageGroup',
    'Grupo de cobertura',
    ['grupo', 'plan', 'group'],
    'El código de un grupo de la póliza',
  ),
  ...holder,
  column(
    'restrictions',
    'Restricciones',
    ['restriccion', 'coberturas restringidas', 'restriction'],
    'Números de la lista, separados por comas',
  ),
  column('accountType', 'Tipo de cuenta', ['tipo cuenta'], 'Solo de titulares, una de la lista'),
  column(
    'accountNumber',
    'Número de cuenta',
    ['nro cuenta', 'cuenta', 'n cuenta'],
    'Solo de titulares, con formato de texto',
  ),
  column('bank', 'Banco', [], 'Solo de titulares'),
  policyNumber,
];

const cancellation: readonly LoadColumn[] = [
  ...nameColumns.map(([field, heading, also, hint]) => column(field, heading, also, hint)),
  legalId,
  dv,
  documentType,
  birthDate,
  gender,
  needed(
    'effectiveDate',
    'Fecha de exclusión',
    [
      'exclusion',
      'fecha exclusion',
      'fecha de baja',
      'fecha baja',
      'termino de vigencia',
      'fecha termino',
      'fecha de termino',
      'finiquito',
      'fecha finiquito',
      'hasta',
    ],
    'El primer día sin cobertura',
  ),
  needed('reason', 'Motivo', ['motivo de baja', 'causal', 'razon'], 'Uno de la lista'),
  insuredType,
  ...holder,
  policyNumber,
];

/** In the order of the template. */
export const loadColumns: Readonly<Record<LoadKind, readonly LoadColumn[]>> = { activation, cancellation };
