/** The form of a profile by country and type of product, as the server defines it and every browser shows it. */
import { type Line, lineNamed } from '../content/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { type FormField, type ProfileForm, type ProfileType } from './form-definition.ts';
import {
  abroad,
  company,
  dependants,
  employerShare,
  guards,
  pets,
  policyholders,
  region,
  riskyWork,
  trip,
} from './form-fields.ts';
import { type RequiredField } from './form-rules.ts';
import { profileRules } from './profile-rules.ts';

type Shape = {
  readonly title: string;
  readonly hint: string | null;
  readonly fields: (country: CountryCode, line: Line | undefined) => readonly FormField[];
  readonly required: (country: CountryCode) => readonly RequiredField[];
};

const requiredField = (field: string, label: string): RequiredField => ({ field, label });
const ageOfHolder = requiredField('cotizante.0.edad', 'Edad');
const byAge = 'El precio varía según el sexo y la edad.';
const whoIsInsured = '¿Quiénes se asegurarán?';

/** Where plans are sold for a region rather than for the country. */
const regionIn = (country: CountryCode): readonly FormField[] =>
  country === 'CL' || country === 'CO' ? [region(country)] : [];

const shapes: Readonly<Record<ProfileType, Shape>> = {
  persons: {
    title: whoIsInsured,
    hint: byAge,
    fields: (country, line) => [
      ...(country === 'INT' ? [abroad] : []),
      ...policyholders(country, line?.paidBy),
      dependants(country),
      ...(line?.paidBy === 'employer' ? [employerShare] : []),
      ...regionIn(country),
    ],
    required: (country) =>
      country === 'INT'
        ? [
            requiredField('titular.nacionalidad', 'Nacionalidad'),
            requiredField('titular.paisCobertura', 'País de cobertura'),
            ageOfHolder,
          ]
        : [ageOfHolder],
  },
  company: {
    title: 'Cuéntanos de tu empresa',
    hint: null,
    fields: (country) => [company(country)],
    required: () => [requiredField('colectivo.cantidadempleados', 'Número de trabajadores')],
  },
  sctr: {
    title: 'Cuéntanos del trabajo',
    hint: null,
    fields: () => [riskyWork],
    required: () => [
      requiredField('sctr.ingreso', 'Sueldo promedio al mes'),
      requiredField('sctr.cantidadempleados', 'Número de trabajadores'),
    ],
  },
  guards: {
    title: 'Cuéntanos de tus guardias',
    hint: null,
    fields: (country) => [guards(country)],
    required: () => [requiredField('guardias.cantidadGuardias', 'Número de guardias')],
  },
  pets: {
    title: '¿Qué mascotas se asegurarán?',
    hint: 'El precio varía según la especie, la raza y la edad.',
    fields: (country) => [pets, ...regionIn(country)],
    required: () => [requiredField('mascota.0.edad', 'Edad')],
  },
  travel: {
    title: '¿Quiénes viajan?',
    hint: byAge,
    fields: (country) => [trip, ...policyholders(country).slice(0, 1), dependants(country)],
    required: () => [requiredField('viaje.dias', 'Días de viaje'), ageOfHolder],
  },
};

/** @param productTypeName as it was asked for; the form says it again */
export const profileForm = (
  country: CountryCode,
  profileType: ProfileType,
  productTypeName: string,
): ProfileForm => {
  const { title, hint, fields, required } = shapes[profileType];
  return {
    country,
    profileType,
    productTypeName,
    title,
    hint,
    submitLabel: 'Comparar',
    profileFormFields: fields(country, lineNamed(country, productTypeName)),
    requiredFields: required(country),
    validationRules: profileRules(country, profileType),
    validationScriptUrl: null,
  };
};
