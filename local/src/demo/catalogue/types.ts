/** The categories and types of insurance of each market. */
import { type InsuranceTypeDetails, insuranceTypeNumber } from '@cotejo/core/insurance-types';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Pictogram, pictogram } from './images.ts';
import { slugOf } from './slug.ts';

type Type = Pick<
  InsuranceTypeDetails,
  'displayName' | 'icon' | 'description' | 'comparePath' | 'profileType'
>;
const type = (
  displayName: string,
  icon: Pictogram,
  profileType: Type['profileType'],
  comparePath: string,
  description: string,
): Type => ({ displayName, icon: pictogram(icon), profileType, comparePath, description });

const salud = '/Comparar/Seguros-de-Salud';
const dental = '/Comparar/Seguros-Dentales';
const guardias = '/Comparar/Seguros-de-Vida/Guardias';

/** By the name that calls and forms use. */
const types = {
  SALUD_INDIVIDUAL: type('Seguro de salud', 'consulta', 'persons', salud, 'Clínicas, médicos y hospital con una prima según tu edad.'),
  EPS: type('EPS', 'empresa', 'persons', '/Comparar/EPS', 'Salud para trabajadores en planilla: una parte la paga tu empleador.'),
  PROGRAMA_CLINICO: type('Programa clínico', 'hospital', 'persons', '/Comparar/Planes-Clinicos', 'Una cuota mensual para atenderte en una clínica.'),
  ISAPRE: type('Isapre', 'prevencion', 'persons', '/Comparar/Isapres', 'Tu cotización de salud en una isapre, con plan y GES.'),
  COMPLEMENTARIO: type('Seguro complementario', 'reembolso', 'persons', salud, 'Reembolsa lo que tu isapre o Fonasa no cubre.'),
  CATASTROFICO: type('Seguro catastrófico', 'corazon', 'persons', salud, 'Para enfermedades y accidentes de alto costo.'),
  DENTAL: type('Seguro dental', 'diente', 'persons', dental, 'Odontología con convenio y reembolso.'),
  MEDICINA_PREPAGADA: type('Medicina prepagada', 'ficha', 'persons', salud, 'Especialistas sin remisión en una red propia.'),
  PAC: type('Plan complementario', 'eleccion', 'persons', salud, 'Mejora la atención que ya te da tu EPS.'),
  POLIZA_SALUD: type('Póliza de salud', 'urgencia', 'persons', salud, 'Una póliza que paga o reembolsa donde elijas atenderte.'),
  SALUD_INTERNACIONAL: type('Salud internacional', 'mundo', 'persons', salud, 'Para quien vive o se atiende en más de un país.'),
  COLECTIVO: type('Seguro colectivo', 'familia', 'company', '/Comparar/Empresas', 'Salud y vida para los trabajadores de una empresa.'),
  EPS_EMPRESA: type('EPS para empresas', 'empresa', 'company', '/Comparar/EPS/Empresa', 'La EPS de toda la planilla, antes del crédito de EPS, que depende de los sueldos.'),
  SEGURO_COMPLEMENTARIO_EMPRESA: type('Complementario para empresas', 'reembolso', 'company', '/Comparar/Seguro-Complementario-Empresa', 'Reembolsa lo que la isapre o Fonasa de los trabajadores no cubre.'),
  SCTR: type('SCTR', 'casco', 'sctr', '/Comparar/SCTR', 'El seguro obligatorio de quienes hacen trabajos de riesgo.'),
  GUARDIAS: type('Seguro para guardias', 'guardia', 'guards', guardias, 'El seguro de vida de vigilantes y guardias de seguridad.'),
  SEGURO_MASCOTAS: type('Seguro de mascotas', 'huella', 'pets', '/Comparar/Seguros-Mascotas', 'Veterinario, cirugías y daños a otras personas.'),
  ACCIDENTES_PERSONALES: type('Accidentes personales', 'venda', 'persons', '/Comparar/Accidentes-Personales', 'Gastos médicos e indemnizaciones por accidente.'),
  VIDA: type('Seguro de vida', 'vida', 'persons', '/Comparar/Seguros-de-Vida', 'Un capital para los tuyos si llegas a faltar.'),
  VIAJE: type('Seguro de viaje', 'maleta', 'travel', '/Comparar/Seguros-de-Viaje', 'Asistencia médica y de equipaje mientras viajas.'),
} as const; // oxfmt-ignore
export type TypeName = keyof typeof types;

const categories = {
  SALUD: { displayName: 'Salud', colour: '#0a7d4f' },
  EMPRESAS: { displayName: 'Empresas', colour: '#1f4e8c' },
  MASCOTAS: { displayName: 'Mascotas', colour: '#b3541e' },
  VIDA_Y_ACCIDENTES: { displayName: 'Vida y accidentes', colour: '#7a3b8f' },
  VIAJES: { displayName: 'Viajes', colour: '#0b7285' },
} as const;
type CategoryName = keyof typeof categories;

const categoryOf = (name: TypeName): CategoryName => {
  const { profileType } = types[name];
  if (profileType === 'pets') return 'MASCOTAS';
  if (profileType === 'travel') return 'VIAJES';
  if (profileType !== 'persons') return 'EMPRESAS';
  return name === 'VIDA' || name === 'ACCIDENTES_PERSONALES' ? 'VIDA_Y_ACCIDENTES' : 'SALUD';
};

export const typeNumber = (country: CountryCode, name: string): number => insuranceTypeNumber(country, name);

/** Those of the names that are types, in the order in which they are shown. */
export const typesIn = (names: ReadonlySet<string>): readonly TypeName[] =>
  (Object.keys(types) as TypeName[]).filter((name) => names.has(name));

export const insuranceTypeOf = (country: CountryCode, name: TypeName): InsuranceTypeDetails => ({
  country,
  name,
  ...types[name],
  url: slugOf(types[name].displayName),
  colour: categories[categoryOf(name)].colour,
  upperTypeId: typeNumber(country, categoryOf(name)),
  order: Object.keys(types).indexOf(name) + 1,
});

/** The categories that the given types stand in. */
export const categoriesOf = (
  country: CountryCode,
  names: Iterable<TypeName>,
): readonly InsuranceTypeDetails[] =>
  [...new Set([...names].map(categoryOf))].map((name) => ({
    country,
    name,
    ...categories[name],
    url: slugOf(categories[name].displayName),
    order: Object.keys(categories).indexOf(name) + 1,
  }));
