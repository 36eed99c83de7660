/** The fields of forms: who would be insured, and the company, the work, the pets or the trip that a plan is for. */
import { type Line } from '../content/index.ts';
import { mostPersons, mostPolicyholders } from '../profile/index.ts';
import { dependantWords } from '../reference/dependant-words.ts';
import { petSpecies } from '../reference/pet-species.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { type FormElement, type FormField } from './form-definition.ts';
import {
  age,
  checkbox,
  dependantKinship,
  countInput,
  moneyInput,
  numberInput,
  select,
  sex,
  textInput,
  values,
  worldCountry,
} from './form-elements.ts';
import { countMask, percentMask } from './masks.ts';

const group = (fldName: string, groupedBy: string, elements: readonly FormElement[]): FormField => ({
  fldName,
  groupedBy,
  wrapper: 'card',
  isMultiple: false,
  repeat: null,
  fieldType: { fldType: 'group', htmlType: null },
  elements,
  hideExpression: false,
});
const repeated = (
  fldName: string,
  groupedBy: string,
  repeat: NonNullable<FormField['repeat']>,
  elements: readonly FormElement[],
): FormField => ({
  ...group(fldName, groupedBy, elements),
  isMultiple: true,
  repeat,
  fieldType: { fldType: 'array', htmlType: null },
});
const single = (fldName: string, groupedBy: string, element: FormElement): FormField => ({
  ...group(fldName, groupedBy, [element]),
  wrapper: null,
  fieldType: element.fieldType,
});

const addPerson = 'Agregar Persona';

/** Pay, where it decides who pays a part of the price. */
const pay: Readonly<Record<NonNullable<Line['paidBy']>, FormElement>> = {
  employer: moneyInput('PE', 'ingreso', 'Sueldo bruto al mes', {
    helper: 'Con él se calcula el crédito de EPS, que se descuenta del precio. Puedes dejarlo en blanco.',
  }),
  contribution: moneyInput('CL', 'ingreso', 'Sueldo líquido al mes', {
    helper: 'Para decirte cuánto del plan cubre tu cotización legal de salud. Puedes dejarlo en blanco.',
  }),
};

/** More of the policyholder, by what each country's plans depend on. */
const ofPolicyholder: Readonly<Record<CountryCode, readonly FormElement[]>> = {
  PE: [],
  CL: [],
  CO: [
    select(
      'eps_actual',
      'EPS actual',
      [
        { value: 'notengo', label: 'No tengo' },
        ...values(
          'Sanitas',
          'SURA',
          'Salud Total',
          'Compensar',
          'Famisanar',
          'Nueva EPS',
          'Aliansalud',
          'SOS',
          'Otra',
        ),
      ],
      { placeholder: 'Elige tu EPS', helper: 'Los planes complementarios piden una EPS.' },
    ),
    checkbox('maternidad', 'Incluir maternidad', {
      hideExpression: { op: 'is', of: [{ item: 'sexo' }, 'Masculino'] },
    }),
  ],
  INT: [],
};

/** Ticking it adds the second policyholder, and unticking it takes them out (spec, public side, section 4). */
const couple = (country: CountryCode): FormField =>
  single(
    'enPareja',
    'Titular',
    checkbox(null, 'Asegurar también a mi pareja', {
      helper:
        country === 'CL'
          ? 'Si también cotiza. Si no cotiza, agrégala como carga con el parentesco Cónyuge.'
          : 'Te pediremos su sexo y su edad.',
    }),
  );

export const policyholders = (country: CountryCode, paidBy?: Line['paidBy']): readonly FormField[] => [
  repeated('cotizante', 'Titular', { least: 1, most: mostPolicyholders, addLabel: addPerson }, [
    sex,
    age({ defaultValue: 25 }),
    ...ofPolicyholder[country],
    ...(paidBy ? [pay[paidBy]] : []),
  ]),
  couple(country),
];

const headingOf = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** A child is neither sex until somebody says so. */
export const dependants = (country: CountryCode): FormField =>
  repeated(
    'cargas',
    headingOf(dependantWords[country][1]),
    { least: 0, most: mostPersons, addLabel: addPerson },
    [
      dependantKinship,
      { ...sex, defaultValue: null },
      age({ helper: 'En años cumplidos; 0 si es menor de un año.' }),
    ],
  );

export const region = (country: CountryCode): FormField =>
  group('region', 'Región', [
    select('stateCode', 'Región', null, {
      helper: 'En el orden recomendado no cuentan las clínicas de otras regiones.',
      retrieveFunction: '/api/countryState/country',
      defaultValue: country === 'CL' ? '13' : null,
      placeholder: 'Elige una región',
    }),
  ]);

export const abroad: FormField = group('titular', 'Países', [
  worldCountry('nacionalidad', 'Nacionalidad'),
  worldCountry('paisCobertura', 'País de cobertura'),
]);

/** The employer's percentage of the price; left blank, comparisons assume one for all plans. */
export const employerShare: FormField = single(
  'aporteEmpleador',
  'Titular',
  numberInput(null, 'Cuánto paga tu empleador (%)', percentMask, {
    placeholder: 'Por ejemplo, 50',
    helper: 'De 0 a 100. Si no lo sabes, lo dejas en blanco y suponemos 50 % en todos los planes.',
  }),
);

export const company = (country: CountryCode): FormField =>
  group('colectivo', 'Empresa', [
    countInput(country, 'cantidadempleados', 'Número de trabajadores', { placeholder: '0' }),
  ]);

export const riskyWork: FormField = group('sctr', 'Trabajo de riesgo', [
  moneyInput('PE', 'ingreso', 'Sueldo promedio al mes', { defaultValue: 1_000 }),
  countInput('PE', 'cantidadempleados', 'Número de trabajadores', { defaultValue: 1 }),
  select('sector', 'Sector', null, {
    retrieveFunction: '/api/workSectorType',
    placeholder: 'Elige un sector',
    changeAction: { action: 'clear', fields: ['sctr.tipo_trabajo'] },
  }),
  select('tipo_trabajo', 'Tipo de trabajo', null, {
    retrieveFunction: '/api/workSectorType',
    placeholder: 'Elige una actividad',
    hideExpression: { op: 'isEmpty', of: { field: 'sctr.sector' } },
  }),
]);

export const guards = (country: CountryCode): FormField =>
  group('guardias', 'Guardias', [
    countInput(country, 'cantidadGuardias', 'Número de guardias', { placeholder: '0' }),
  ]);

export const pets: FormField = repeated(
  'mascota',
  'Mascotas',
  { least: 1, most: mostPersons, addLabel: 'Agregar Mascota' },
  [
    select('especie', 'Especie', values(...petSpecies), { defaultValue: 'Perro' }),
    textInput('raza', 'Raza', { placeholder: 'Por ejemplo, mestizo' }),
    age({ defaultValue: 2 }),
  ],
);

export const trip: FormField = group('viaje', 'Viaje', [
  numberInput('dias', 'Días de viaje', countMask(3), { placeholder: '0' }),
]);
