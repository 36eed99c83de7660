/** A small file of each source, to begin with: it can be read as it stands. */
import { emptyContent } from '@cotejo/core/product-content';
import { type ImportSourceName } from '@cotejo/core/catalogue-import';
import { taxesIn } from '@cotejo/core/dated-tables';
import { type CountryCode } from '@cotejo/core/kit/country';
import { countryOf } from '@cotejo/core/reference/countries';
import { csvOf } from '../../kit/files/csv.ts';

export type Template = { readonly name: string; readonly type: string; readonly text: string };

const table = (name: string, rows: readonly (readonly string[])[]): Template => ({
  name: `${name}.csv`,
  type: 'text/csv',
  text: csvOf(rows),
});

/** Numbers of the catalogue that it goes into, for what must be there before a product. */
export type KnownNumbers = { readonly organizationId: number; readonly insuranceTypeId: number };

const product = (country: CountryCode, known: KnownNumbers, [tax] = taxesIn(country)) => ({
  code: 'EjemploSalud1',
  content: {
    ...emptyContent('Ejemplo Salud 1'),
    identity: {
      name: 'Ejemplo Salud 1',
      ...known,
      path: '/Seguros/Ejemplo/EjemploSalud1',
      isDemo: false,
    },
    selling: { exclusive: false, isPromoted: false, isPopular: false, salesChannels: ['executive'] },
    terms: { contractType: 'Individual' },
    highlights: ['Consultas al 80 %'],
    coverages: [{ id: 1, name: 'Consulta médica', amounts: { percentage: { minAmount: 8_000, unit: '%' } } }],
  },
  price: {
    kind: 'fixed',
    unit: countryOf(country).currency,
    period: 'monthly',
    tax: tax ? { treatment: 'added', name: tax } : { treatment: 'exempt' },
    amount: 9_990,
  },
});

const columns = ['tabla', 'desde', 'nombre', 'valor', 'salud', 'pension', 'edadDesde', 'edadMenorDe', 'cotizante', 'carga', 'valores', 'fuente', 'confirmado'] as const; // oxfmt-ignore
type Day = Partial<Readonly<Record<(typeof columns)[number], string>>>;

/** Some days of tables that the country has: of one value, of a value for each name, of bands. */
const days: Readonly<Record<CountryCode, readonly Day[]>> = {
  PE: [
    { tabla: 'Valor USD/PEN', desde: '2026-03-02', valor: '3.412', fuente: 'SBS' },
    { tabla: 'Valor USD/PEN', desde: '2026-03-03', valor: '3.415', fuente: 'SBS' },
    { tabla: 'IGV', desde: '2011-03-01', valor: '18' },
    { tabla: 'Tasas SCTR por nivel de riesgo', desde: '2026-01-01', nombre: 'I', salud: '0.53', pension: '0.55' },
    { tabla: 'Tasas SCTR por nivel de riesgo', desde: '2026-01-01', nombre: 'II', salud: '1.04', pension: '0.9' },
  ],
  CL: [
    { tabla: 'Valor UF/CLP', desde: '02-03-2026', valor: '39.214,80', fuente: 'Banco Central' },
    { tabla: 'Valor UF/CLP', desde: '03-03-2026', valor: '39.220,10', fuente: 'Banco Central' },
    { tabla: 'Primas GES por isapre', desde: '01-01-2026', nombre: 'Consalud', valor: '0,731' },
    { tabla: 'Primas GES por isapre', desde: '01-01-2026', nombre: 'Nueva Masvida', valor: '0,854' },
    { tabla: 'Factores de riesgo', desde: '01-04-2020', edadDesde: '0', edadMenorDe: '20', cotizante: '0,6', carga: '0,6' },
    { tabla: 'Factores de riesgo', desde: '01-04-2020', edadDesde: '20', cotizante: '1', carga: '0,7' },
  ],
  CO: [
    { tabla: 'Valor USD/COP', desde: '02/03/2026', valor: '3.712,5', fuente: 'Banco de la República' },
    { tabla: 'Valor USD/COP', desde: '03/03/2026', valor: '3.718,2', fuente: 'Banco de la República' },
    { tabla: 'IVA', desde: '01/01/2017', valor: '19', fuente: 'Estatuto Tributario, art. 468' },
  ],
  INT: [
    { tabla: 'Grupos de razas', desde: '2026-01-01', nombre: 'Pug', valor: 'pequeño' },
    { tabla: 'Grupos de razas', desde: '2026-01-01', nombre: 'Beagle', valor: 'mediano' },
  ],
}; // oxfmt-ignore

const ofAnyCountry: Readonly<Record<Exclude<ImportSourceName, 'productos' | 'tablas'>, Template>> = {
  isapre: table('planes-de-isapre', [
    ['isapre', 'code', 'name', 'baseUf', 'cap', 'notes', 'zones', 'hosp', 'amb'],
    ['Consalud', 'EJEMPLO-1', 'Plan de ejemplo', '1,16', 'no', 'Preferente', 'santiago; norte', 'cl-uno:80; cl-dos:60', 'cl-uno:70'],
  ]),
  renipress: table('renipress', [
    ['cod_ipress', 'nombre', 'categoria', 'departamento', 'provincia', 'distrito', 'ubigeo', 'direccion', 'lat', 'lon'],
    ['00012345', 'CLINICA DE EJEMPLO S.A.C.', 'II-1', 'LIMA', 'LIMA', 'BREÑA', '150105', 'Av. Uno 123', '-12.0581', '-77.0467'],
  ]),
  clinicas: table('clinicas', [
    ['id', 'name', 'category', 'url', 'address', 'region', 'district', 'lat', 'lng'],
    ['clinica-ejemplo', 'Clínica de Ejemplo', 'Red 1', 'Clinica-de-Ejemplo', 'Av. Uno 123', 'Región de Ejemplo', 'Distrito de Ejemplo', '-33.4263', '-70.6109'],
  ]),
}; // oxfmt-ignore

/** @param known what a product of the template belongs to; without it, numbers that stand for some */
export const templateOf = (
  source: ImportSourceName,
  country: CountryCode,
  known: KnownNumbers = { organizationId: 1, insuranceTypeId: 1 },
): Template => {
  if (source === 'tablas')
    return table('tablas', [
      columns,
      ...days[country].map((day) => columns.map((column) => day[column] ?? '')),
    ]);
  if (source !== 'productos') return ofAnyCountry[source];
  const text = `${JSON.stringify([product(country, known)], undefined, 2)}\n`;
  return { name: 'productos.json', type: 'application/json', text };
};
