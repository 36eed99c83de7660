/** Kinds of organizations that offer insurance: spec, public side, section 3. Visitors read the alias where there is one. */
export const organizationTypes = [
  { id: 'ISAPRE', name: 'Isapre', alias: 'Isapre' },
  { id: 'ASEG', name: 'Aseguradora', alias: 'Asegurador' },
  { id: 'PRESTADOR', name: 'Prestador', alias: 'Clinica' },
  { id: 'EPS', name: 'EPS', alias: 'EPS' },
  { id: 'CORREDOR', name: 'Corredor', alias: 'Corredor' },
  { id: 'CORREDORA', name: 'Corredora', alias: 'Corredor' },
  { id: 'MEDICINA PREPAGADA', name: 'Medicina prepagada', alias: 'Medicina-Prepagada' },
  { id: 'CLINICA', name: 'Clínica', alias: 'Clinica' },
  { id: 'FUNDACION', name: 'Fundación', alias: 'Fundacion' },
  { id: 'REASEG', name: 'Reaseguradora', alias: 'Asegurador' },
  { id: 'POLIZA', name: 'Póliza', alias: 'Asegurador' },
  { id: 'MASCOTAS', name: 'Mascotas', alias: 'Asegurador' },
  { id: 'DOMICILIO', name: 'Atención a domicilio', alias: 'Asistencia' },
  { id: 'ASISTENCIA', name: 'Asistencia', alias: 'Asistencia' },
] as const;

export type OrganizationType = (typeof organizationTypes)[number]['id'];
export const organizationTypeIds = organizationTypes.map(({ id }) => id) as [
  OrganizationType,
  ...OrganizationType[],
];

/** How visitors know the type, when an organization has no alias of its own. */
export const organizationTypeAlias = (type: OrganizationType): string =>
  organizationTypes.find(({ id }) => id === type)!.alias;
