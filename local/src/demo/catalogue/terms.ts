/** The words that the demo's plans share: coverage tags, headings of benefits, features, and countries of coverage. */
import { type CatalogueTermDetails, catalogueTermNumber } from '@cotejo/core/insurance-types';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Pictogram, pictogram } from './images.ts';

/** How each is called, and what its icon shows. */
type Words = Readonly<Record<string, readonly [displayName: string, icon: Pictogram]>>;

const tags = {
  ambulatorio: ['Ambulatorio', 'consulta'],
  hospitalario: ['Hospitalario', 'hospital'],
  emergencia: ['Emergencia', 'urgencia'],
  maternidad: ['Maternidad', 'familia'],
  oncologico: ['Oncológico', 'lazo'],
  dental: ['Dental', 'diente'],
  farmacia: ['Medicamentos', 'medicina'],
  telemedicina: ['Telemedicina', 'telefono'],
  preventivo: ['Preventivo', 'prevencion'],
  saludMental: ['Salud mental', 'animo'],
  catastrofico: ['Alto costo', 'corazon'],
  accidente: ['Accidentes', 'venda'],
  fallecimiento: ['Fallecimiento', 'vida'],
  invalidez: ['Invalidez', 'silla'],
  sepelio: ['Sepelio', 'flor'],
  pension: ['Pensión', 'monedas'],
  veterinario: ['Veterinario', 'huella'],
  responsabilidad: ['Responsabilidad civil', 'balanza'],
  equipaje: ['Equipaje', 'maleta'],
  cancelacion: ['Cancelación', 'anulado'],
  evacuacion: ['Evacuación médica', 'avion'],
} as const satisfies Words;

const benefits = {
  consultas: ['Consultas y exámenes', 'consulta'],
  hospital: ['Hospitalización y cirugía', 'hospital'],
  urgencias: ['Urgencias', 'urgencia'],
  familia: ['Maternidad y familia', 'familia'],
  altoCosto: ['Enfermedades de alto costo', 'corazon'],
  bienestar: ['Prevención y bienestar', 'prevencion'],
  dientes: ['Odontología', 'diente'],
  capital: ['Capitales asegurados', 'monedas'],
  asistencias: ['Asistencias', 'opinion'],
} as const satisfies Words;

const features = {
  covid: ['Cobertura Covid', 'prevencion'],
  telemedicina: ['Telemedicina', 'telefono'],
  domicilio: ['Médico a domicilio', 'casa'],
  chequeo: ['Chequeo anual', 'ficha'],
  reembolso: ['Reembolso', 'reembolso'],
  maternidad: ['Maternidad', 'familia'],
  oncologia: ['Oncología', 'lazo'],
  extranjero: ['Cobertura en el extranjero', 'mundo'],
  segundaOpinion: ['Segunda opinión médica', 'opinion'],
  sinDeducible: ['Sin deducible', 'cero'],
  preexistencias: ['Preexistencias', 'ficha'],
  ambulancia: ['Ambulancia', 'ambulancia'],
  farmacia: ['Descuento en farmacia', 'medicina'],
  libreEleccion: ['Libre elección', 'eleccion'],
  app: ['Reembolso desde el celular', 'telefono'],
  orientacion: ['Orientación las 24 horas', 'horas'],
} as const satisfies Words;

const countries = {
  PE: 'Perú', CL: 'Chile', CO: 'Colombia', AR: 'Argentina', BO: 'Bolivia', BR: 'Brasil', EC: 'Ecuador', MX: 'México',
  PA: 'Panamá', UY: 'Uruguay', CR: 'Costa Rica', US: 'Estados Unidos', CA: 'Canadá', ES: 'España', FR: 'Francia',
  DE: 'Alemania', IT: 'Italia', PT: 'Portugal', GB: 'Reino Unido', CH: 'Suiza', JP: 'Japón', AU: 'Australia',
} as const; // oxfmt-ignore

export type TagName = keyof typeof tags;
export type BenefitName = keyof typeof benefits;
export type FeatureName = keyof typeof features;
type CoverageCountry = keyof typeof countries;

export const benefitTitle = (name: BenefitName): string => benefits[name][0];
export const featureTitle = (name: FeatureName): string => features[name][0];
export const latinAmerica = ['PE', 'CL', 'CO', 'AR', 'BO', 'BR', 'EC', 'MX', 'PA', 'UY', 'CR'] as const;
export const allCountries = Object.keys(countries) as readonly CoverageCountry[];

type Kind = CatalogueTermDetails['kind'];
export const termNumber = (country: CountryCode, kind: Kind, name: string): number =>
  catalogueTermNumber(country, kind, name);

const termsOf = (kind: Kind, words: Words) =>
  Object.entries(words).map(([name, [displayName, icon]], index) => ({
    kind,
    name,
    displayName,
    icon: pictogram(icon),
    order: index + 1,
  }));

const kinds = [
  ...termsOf('coverageTag', tags),
  ...termsOf('benefit', benefits),
  ...termsOf('feature', features),
];
const abroad = Object.entries(countries).map(([code, displayName], index) => ({
  kind: 'coverageCountry' as const,
  name: code,
  displayName,
  code,
  order: index + 1,
}));

/** Every term of a market; abroad, also the countries where plans cover. */
export const demoTerms = (country: CountryCode): readonly CatalogueTermDetails[] =>
  (country === 'INT' ? [...kinds, ...abroad] : kinds).map((term) => ({ country, ...term }));
