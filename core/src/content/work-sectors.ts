/** The sectors of work that an SCTR asks for: the sections of the international classification of economic activities. */

/** An activity as prices know it: the table of work risks says which level of risk it has. */
export type WorkType = { readonly code: string; readonly name: string };
export type WorkSector = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly workTypes: readonly WorkType[];
};

const workType = (name: string, code: string): WorkType => ({ code, name });

type Row = readonly [code: string, name: string, ...workTypes: WorkType[]];
const rows: readonly Row[] = [
  [
    'A',
    'Agricultura, ganadería, silvicultura y pesca',
    workType('Agroindustria', 'agroindustria'),
    workType('Pesca', 'pesca'),
  ],
  [
    'B',
    'Explotación de minas y canteras',
    workType('Minería', 'mineria'),
    workType('Petróleo y gas', 'petroleo'),
    workType('Explosivos', 'explosivos'),
  ],
  [
    'C',
    'Industrias manufactureras',
    workType('Fabricación', 'manufactura'),
    workType('Metalmecánica', 'metalmecanica'),
  ],
  ['D', 'Electricidad, gas y vapor', workType('Redes y centrales eléctricas', 'electricidad')],
  ['F', 'Construcción', workType('Obras', 'construccion'), workType('Trabajos en altura', 'altura')],
  ['G', 'Comercio', workType('Tiendas y almacenes', 'comercio')],
  ['H', 'Transporte y almacenamiento', workType('Transporte y carga', 'transporte')],
  ['M', 'Actividades profesionales y técnicas', workType('Trabajo de oficina', 'oficina')],
  ['N', 'Servicios administrativos y de apoyo', workType('Vigilancia y seguridad', 'seguridad')],
  ['P', 'Enseñanza', workType('Colegios y universidades', 'educacion')],
  ['Q', 'Salud humana', workType('Clínicas y hospitales', 'salud')],
];

export const workSectors: readonly WorkSector[] = rows.map(([code, name, ...workTypes], index) => ({
  id: index + 1,
  code,
  name,
  workTypes,
}));
