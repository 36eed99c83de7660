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
    workType('Agricultura y ganadería', 'agricultura'),
    workType('Extracción de madera', 'silvicultura'),
    workType('Pesca', 'pesca'),
  ],
  [
    'B',
    'Explotación de minas y canteras',
    workType('Minería', 'mineria'),
    workType('Petróleo y gas', 'petroleo'),
  ],
  [
    'C',
    'Industrias manufactureras',
    workType('Fabricación', 'industria'),
    workType('Industria química', 'quimica'),
    workType('Fundición y metales', 'metalurgia'),
  ],
  ['D', 'Electricidad, gas y vapor', workType('Redes y centrales eléctricas', 'electricidad')],
  ['E', 'Agua, desagüe y gestión de desechos', workType('Limpieza y reciclaje', 'limpieza')],
  ['F', 'Construcción', workType('Construcción', 'construccion')],
  ['G', 'Comercio y reparación de vehículos', workType('Talleres mecánicos', 'talleres')],
  [
    'H',
    'Transporte y almacenamiento',
    workType('Transporte y carga', 'transporte'),
    workType('Transporte aéreo', 'aviacion'),
  ],
  ['M', 'Actividades profesionales y técnicas', workType('Ingeniería y supervisión en campo', 'ingenieria')],
  [
    'N',
    'Servicios administrativos y de apoyo',
    workType('Vigilancia y seguridad', 'vigilancia'),
    workType('Limpieza de edificios', 'limpieza'),
  ],
  ['Q', 'Salud humana', workType('Clínicas y hospitales', 'salud')],
];

export const workSectors: readonly WorkSector[] = rows.map(([code, name, ...workTypes], index) => ({
  id: index + 1,
  code,
  name,
  workTypes,
}));
