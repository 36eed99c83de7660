/** The words that the demo's plans share: coverage tags, headings of benefits, features, and countries of coverage. */
import { type CatalogueTermDetails, catalogueTermNumber } from '@cotejo/core/catalogue';
import { type CountryCode } from '@cotejo/core/reference';

const tags = {
  ambulatorio: 'Ambulatorio',
  hospitalario: 'Hospitalario',
  emergencia: 'Emergencia',
  maternidad: 'Maternidad',
  oncologico: 'Oncológico',
  dental: 'Dental',
  farmacia: 'Medicamentos',
  telemedicina: 'Telemedicina',
  preventivo: 'Preventivo',
  saludMental: 'Salud mental',
  catastrofico: 'Alto costo',
  accidente: 'Accidentes',
  fallecimiento: 'Fallecimiento',
  invalidez: 'Invalidez',
  sepelio: 'Sepelio',
  pension: 'Pensión',
  veterinario: 'Veterinario',
  responsabilidad: 'Responsabilidad civil',
  equipaje: 'Equipaje',
  cancelacion: 'Cancelación',
  evacuacion: 'Evacuación médica',
} as const;

const benefits = {
  consultas: 'Consultas y exámenes',
  hospital: 'Hospitalización y cirugía',
  urgencias: 'Urgencias',
  familia: 'Maternidad y familia',
  altoCosto: 'Enfermedades de alto costo',
  bienestar: 'Prevención y bienestar',
  dientes: 'Odontología',
  capital: 'Capitales asegurados',
  asistencias: 'Asistencias',
} as const;

const features = {
  covid: 'Cobertura Covid',
  telemedicina: 'Telemedicina',
  domicilio: 'Médico a domicilio',
  chequeo: 'Chequeo anual',
  reembolso: 'Reembolso',
  maternidad: 'Maternidad',
  oncologia: 'Oncología',
  extranjero: 'Cobertura en el extranjero',
  segundaOpinion: 'Segunda opinión médica',
  sinDeducible: 'Sin deducible',
  preexistencias: 'Preexistencias',
  ambulancia: 'Ambulancia',
  farmacia: 'Descuento en farmacia',
  libreEleccion: 'Libre elección',
  app: 'Reembolso desde la aplicación',
  orientacion: 'Orientación las 24 horas',
} as const;

const countries = {
  PE: 'Perú', CL: 'Chile', CO: 'Colombia', AR: 'Argentina', BO: 'Bolivia', BR: 'Brasil', EC: 'Ecuador', MX: 'México',
  PA: 'Panamá', UY: 'Uruguay', CR: 'Costa Rica', US: 'Estados Unidos', CA: 'Canadá', ES: 'España', FR: 'Francia',
  DE: 'Alemania', IT: 'Italia', PT: 'Portugal', GB: 'Reino Unido', CH: 'Suiza', JP: 'Japón', AU: 'Australia',
} as const; // prettier-ignore

export type TagName = keyof typeof tags;
export type BenefitName = keyof typeof benefits;
export type FeatureName = keyof typeof features;
type CoverageCountry = keyof typeof countries;

export const benefitTitle = (name: BenefitName): string => benefits[name];
export const featureTitle = (name: FeatureName): string => features[name];
export const latinAmerica = ['PE', 'CL', 'CO', 'AR', 'BO', 'BR', 'EC', 'MX', 'PA', 'UY', 'CR'] as const;
export const allCountries = Object.keys(countries) as readonly CoverageCountry[];

type Kind = CatalogueTermDetails['kind'];
export const termNumber = (country: CountryCode, kind: Kind, name: string): number =>
  catalogueTermNumber(country, kind, name);

type Named = readonly [name: string, displayName: string];
const termsOf = (kind: Kind, named: readonly Named[]) =>
  named.map(([name, displayName], index) => ({ kind, name, displayName, order: index + 1 }));

const kinds = [
  ...termsOf('coverageTag', Object.entries(tags)),
  ...termsOf('benefit', Object.entries(benefits)),
  ...termsOf('feature', Object.entries(features)),
];
const abroad = termsOf('coverageCountry', Object.entries(countries)).map((one) => ({
  ...one,
  code: one.name,
}));

/** Every term of a market; abroad, also the countries where plans cover. */
export const demoTerms = (country: CountryCode): readonly CatalogueTermDetails[] =>
  (country === 'INT' ? [...kinds, ...abroad] : kinds).map((term) => ({ country, ...term }));
