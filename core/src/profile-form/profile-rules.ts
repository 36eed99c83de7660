/** The rules of a profile, by subject and country (spec, public side, section 5). */
import { statesOf } from '../content/index.ts';
import { oldestAge } from '../profile/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { leastEmployees } from './company-size.ts';
import { type Expression } from './expression.ts';
import { type ProfileType } from './form-definition.ts';
import { type FormRule } from './form-rules.ts';

const oldestPet = 30;

const whole = (of: Expression): Expression => ({ op: 'wholeNumber', of });
const between = (of: Expression, least: number, most: number): Expression => ({
  op: 'all',
  of: [
    { op: 'atLeast', of: [whole(of), least] },
    { op: 'atMost', of: [whole(of), most] },
  ],
});
const isGiven = (of: Expression): Expression => ({ op: 'not', of: { op: 'isEmpty', of } });

const ageOf = { item: 'edad' } as const;
const ages = (list: string, most: number, isRequired: boolean): readonly FormRule[] => [
  ...(isRequired ? [{ each: list, holds: isGiven(ageOf), at: 'edad', message: 'Falta la edad.' }] : []),
  {
    each: list,
    when: isGiven(ageOf),
    holds: between(ageOf, 0, most),
    at: 'edad',
    message: `La edad debe ser un número de 0 a ${most}.`,
  },
];

const spouse = ['Cónyuge', 'Conyuge', 'cónyuge', 'conyuge'];
const isSpouse: Expression = {
  op: 'any',
  of: [
    { op: 'oneOf', of: { item: 'parentescoCarga' }, values: spouse },
    { op: 'oneOf', of: { item: 'parentesco' }, values: spouse },
  ],
};
const oneSpouse: FormRule = {
  holds: {
    op: 'atMost',
    of: [
      {
        op: 'sum',
        of: [
          { op: 'count', list: 'cotizante', where: isSpouse },
          { op: 'count', list: 'cargas', where: isSpouse },
        ],
      },
      1,
    ],
  },
  at: 'cargas',
  message: 'Solo puede haber un cónyuge.',
};
/** A couple already has its spouse. */
const noSpouseBesideCouple: FormRule = {
  when: {
    op: 'all',
    of: [
      { op: 'is', of: [{ field: 'enPareja' }, true] },
      { op: 'atLeast', of: [{ op: 'count', list: 'cotizante' }, 2] },
    ],
  },
  holds: { op: 'atMost', of: [{ op: 'count', list: 'cargas', where: isSpouse }, 0] },
  at: 'cargas',
  message: 'Solo puede haber un cónyuge.',
};
const noDependants: FormRule = {
  holds: { op: 'atMost', of: [{ op: 'count', list: 'cargas' }, 0] },
  at: 'cargas',
  message: 'En este tipo de seguro no se agregan cargas.',
};

const atLeast = (field: string, least: number, message: string, most = 1_000_000): FormRule => ({
  when: isGiven({ field }),
  holds: between({ field }, least, most),
  at: field,
  message,
});

const chosenRegion = { field: 'region.stateCode' } as const;
/** None where there are no regions to choose from: prices read none there either. */
const region = (country: CountryCode): readonly FormRule[] => {
  const values = statesOf[country].flatMap(({ id, code }) => [code, id]);
  return values.length === 0
    ? []
    : [
        {
          when: isGiven(chosenRegion),
          holds: { op: 'oneOf', of: chosenRegion, values },
          at: 'region.stateCode',
          message: 'Elige una región.',
        },
      ];
};

const persons = (country: CountryCode): readonly FormRule[] => [
  ...ages('cotizante', oldestAge, false),
  ...ages('cargas', oldestAge, true),
  oneSpouse,
  noSpouseBesideCouple,
  ...region(country),
  atLeast('aporteEmpleador', 0, 'El aporte del empleador debe ser un número entero de 0 a 100.', 100),
  ...(country === 'CO'
    ? [
        {
          each: 'cotizante',
          holds: { op: 'not', of: { op: 'is', of: [{ item: 'eps_actual' }, 'notengo'] } },
          at: 'eps_actual',
          message: 'Para estos planes debes estar afiliado a una EPS.',
        } satisfies FormRule,
      ]
    : []),
];

const employees = (country: CountryCode): readonly FormRule[] => {
  const least = leastEmployees(country);
  return [
    atLeast('colectivo.cantidadempleados', least, `El número de trabajadores debe ser ${least} como mínimo.`),
    noDependants,
  ];
};

/** The rules of a form, in the order in which their messages matter. */
export const profileRules = (country: CountryCode, type: ProfileType): readonly FormRule[] => {
  switch (type) {
    case 'persons':
      return persons(country);
    case 'company':
      return employees(country);
    case 'sctr':
      return [
        atLeast('sctr.cantidadempleados', 1, 'El número de trabajadores debe ser 1 como mínimo.'),
        atLeast('sctr.ingreso', 1, 'El sueldo debe ser mayor que cero.', 99_999_999),
        noDependants,
      ];
    case 'guards':
      return [atLeast('guardias.cantidadGuardias', 1, 'El número de guardias debe ser 1 como mínimo.')];
    case 'pets':
      return [...ages('mascota', oldestPet, true), ...region(country)];
    case 'travel':
      return [
        ...ages('cotizante', oldestAge, false),
        ...ages('cargas', oldestAge, true),
        atLeast('viaje.dias', 1, 'Los días de viaje deben ser de 1 a 365.', 365),
      ];
  }
};
