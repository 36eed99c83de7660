import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../kit/validation/index.ts';
import { defaultProfile, perfilIngreso } from './perfil-ingreso.ts';
import { type Profile, type ProfileSubject } from './profile.ts';

const pe = (body: unknown) => perfilIngreso('PE').parse(body);
const errorsOf = (body: unknown) => {
  const { error } = perfilIngreso('PE').safeParse(body);
  return error && fieldErrors(error);
};

describe('a profile', () => {
  test('begins with one man of 25, in Chile in the capital’s region', () => {
    expect(defaultProfile('PE')).toMatchObject({
      policyholders: [{ sex: 'male', age: 25 }],
      dependants: [],
      pets: [],
      isEntered: false,
    });
    expect(defaultProfile('CO').policyholders).toMatchObject([{ sex: 'male', age: 25 }]);
    expect(defaultProfile('CL').region).toBe('13');
    expect(defaultProfile('PE').region).toBeUndefined();
  });

  test.each<[object, readonly ProfileSubject[] | undefined]>([
    [{}, undefined],
    [{ cotizante: [], colectivo: { cantidadempleados: '' }, sctr: { sector: null }, guardias: 0 }, undefined],
    [{ cotizante: [{}] }, ['persons']],
    [{ cargas: [{ edad: 3, parentescoCarga: 'Mascota' }] }, ['pets']],
    [{ cotizante: [{}], mascota: [{ edad: 3 }] }, ['persons', 'pets']],
    [{ colectivo: { cantidadempleados: 20 } }, ['company']],
    [{ sctr: { cantidadempleados: 4 } }, ['sctr']],
    [{ guardias: '7' }, ['guards']],
    [{ cotizante: [{}], viaje: { dias: 9 } }, ['persons', 'travel']],
  ])('tells what is looked for: %j', (sent, about) => expect(pe(sent).about).toEqual(about));

  test.each([
    [{ cotizantes: [{ edad: 30 }] }, 'cotizantes'],
    [{ cotizante: [{ edda: 30 }] }, 'cotizante.0.edda'],
    [{ cargas: [{ edad: 3, parentezco: 'Hijo/Hija' }] }, 'cargas.0.parentezco'],
    [{ mascota: [{ edad: 3, Raza: 'Labrador' }] }, 'mascota.0.Raza'],
    [{ sctr: { sueldo: 5_000 } }, 'sctr.sueldo'],
    [{ colectivo: { colectivos: [{ trabajadores: 5 }] } }, 'colectivo.colectivos.0.trabajadores'],
    [{ viaje: { días: 3 } }, 'viaje.días'],
    [{ guardias: { cantidadGuardias: 3, turnos: 2 } }, 'guardias.turnos'],
  ])('with a field that nobody knows is refused by its name: %j', (sent, field) =>
    expect(errorsOf(sent)).toEqual({ [field]: 'Este campo no existe.' }),
  );

  test('may hold all that the spec’s profile has, and what a form’s page has put beside it where that is not kept', () => {
    const whole = {
      cotizante: [{ edad: 30, bruto: 1, disposicion_max: 2 }],
      mascota: [{ especie: 'Perro', edad: 2, parentesco: 'Mascota' }],
      region: { stateCode: '15', stateName: 'Lima', orderPosition: 1, abbreviation: 'LIM' },
      email: 'rosa@correo.test',
      referidoPorLink: true,
      preciosSeguros: {},
    };
    expect(errorsOf(whole)).toBeUndefined();
    expect(perfilIngreso('PE', 'leftOut').safeParse({ cotizante: [{ nombre: 'Rosa' }] }).success).toBe(true);
  });

  test('is read as browsers send it, numbers as text and blanks as nothing', () => {
    const profile = perfilIngreso('CL').parse({
      cotizante: [{ sexo: '', edad: '35', ingreso: '1.650.000', imponible: '', disposicion_max: null }],
      cargas: [{ sexo: 'Femenino', edad: '0', parentescoCarga: 'Hijo/Hija' }],
      enPareja: 'false',
      region: { stateCode: 5, stateName: 'Valparaíso' },
      ingresodatos: 'true',
      precios: { preciomax: 150_000 },
    });
    expect(profile).toMatchObject({
      policyholders: [{ sex: 'male', age: 35, income: 1_650_000 }],
      dependants: [{ sex: 'female', age: 0, relationship: 'child' }],
      region: '5',
      isEntered: true,
    });
    expect(profile).not.toHaveProperty('precios');
  });

  test.each([
    ['1500', 150_000],
    [1_500, 150_000],
    [1_500.5, 150_050],
    ['1,500.50', 150_050],
    ['1.500,5', 150_050],
    ['1.500', 150_000],
    ['1,234,567', 123_456_700],
    ['0', undefined],
    ['', undefined],
    [null, undefined],
  ])('has an income of %j in minor units', (ingreso, income) =>
    expect(pe({ cotizante: [{ ingreso }] }).policyholders[0]!.income).toBe(income),
  );

  test('has the second of a couple for a partner, whatever their ages, unless somebody says who is', () => {
    const roles = (body: object) => pe(body).policyholders.map(({ relationship }) => relationship);
    const one = { edad: 30 };
    const spouse = { edad: 31, sexo: 'Femenino', parentesco: 'Cónyuge' };
    expect(roles({ cotizante: [one, { edad: 31 }], enPareja: 'true' })).toEqual([undefined, 'spouse']);
    expect(roles({ cotizante: [{ edad: 31 }, one], enPareja: 'true' })).toEqual([undefined, 'spouse']);
    const holder = { edad: 31, parentesco: 'Titular' };
    expect(roles({ cotizante: [one, holder], enPareja: true })).toEqual(['spouse', undefined]);
    expect(roles({ cotizante: [one, { edad: 31 }] })).toEqual([undefined, undefined]);
    expect(roles({ cotizante: [spouse, one] })).toEqual(['spouse', undefined]);
    expect(roles({ cotizante: [spouse, one], enPareja: true })).toEqual(['spouse', undefined]);
    expect(roles({ cotizante: [spouse] })).toEqual([undefined]);
  });

  test('has a partner added, Femenino, where a couple tells of one or of nobody', () => {
    const couple = (body: object) => pe({ ...body, enPareja: true }).policyholders;
    const partner = { sex: 'female', age: 25, relationship: 'spouse' };
    expect(couple({ cotizante: [{ edad: 40 }] })).toMatchObject([{ sex: 'male', age: 40 }, partner]);
    expect(couple({})).toMatchObject([{ sex: 'male', age: 25 }, partner]);
    expect(couple({ cotizante: [{ edad: 40 }, { edad: 41 }] })).toHaveLength(2);
  });

  test('means the same in whatever order its people were typed in, where they say what they are', () => {
    const cotizante = fc.record(
      {
        edad: fc.integer({ min: 0, max: 120 }),
        sexo: fc.constantFrom('Masculino', 'Femenino', ''),
        parentesco: fc.constantFrom('Cónyuge', 'Titular'),
        ingreso: fc.integer({ min: 0, max: 5_000 }),
        eps_actual: fc.constantFrom('sura', 'notengo'),
      },
      { requiredKeys: ['parentesco'] },
    );
    const named = ({ policyholders }: Profile): readonly string[] =>
      policyholders.map((one) => JSON.stringify(one)).sort();
    fc.assert(
      fc.property(fc.array(cotizante, { maxLength: 3 }), fc.boolean(), (typed, enPareja) => {
        const read = perfilIngreso('CO').safeParse({ cotizante: typed, enPareja });
        const turned = perfilIngreso('CO').safeParse({ cotizante: typed.toReversed(), enPareja });
        expect(turned.success).toBe(read.success);
        if (read.success) expect(named(turned.data!)).toEqual(named(read.data));
      }),
      { numRuns: 500 },
    );
  });

  test('has pets, told as dependants or on their own', () =>
    expect(
      pe({
        mascota: [{ especie: 'Gato', raza: 'Siamés', edad: 2 }],
        cargas: [{ parentesco: 'Mascota', especie: 'Perra', raza: 'Akita', edad: '4' }],
      }),
    ).toMatchObject({
      pets: [
        { species: 'cat', breed: 'Siamés', age: 2 },
        { species: 'dog', breed: 'Akita', age: 4 },
      ],
      dependants: [],
    }));

  test('has a company once its workers are told, in one number or in groups', () => {
    expect(pe({ colectivo: { cantidadempleados: '1.200' } }).company).toMatchObject({ employees: 1_200 });
    expect(pe({ colectivo: { cantidadempleados: '1.5' } }).company).toMatchObject({ employees: 15 });
    expect(
      pe({
        colectivos: [
          { cantidadDeTrabajadores: '12', cantidadDeCargas: '3' },
          { cantidadDeTrabajadores: 8, cantidadDeCargas: 1 },
        ],
        sistemaprevisional: 'AFP',
      }),
    ).toMatchObject({ company: { employees: 20, dependants: 4 }, isEntered: true });
    expect(pe({ colectivo: { cantidadempleados: '' } })).toMatchObject({
      company: undefined,
      isEntered: false,
    });
  });

  test('has one worker with S/ 1,000 for SCTR unless others are told', () => {
    expect(pe({}).sctr).toMatchObject({ income: 100_000, employees: 1 });
    expect(
      pe({ sctr: { ingreso: '1500', cantidadempleados: '12', sector: 'C', tipo_trabajo: 'mineria' } }).sctr,
    ).toEqual({ income: 150_000, employees: 12, sector: 'C', workType: 'mineria' });
  });

  test('has guards, days of a trip, and what the employer pays', () => {
    expect(pe({ guardias: '30' }).guards).toBe(30);
    expect(pe({ guardias: { cantidadGuardias: '1.030' } }).guards).toBe(1_030);
    expect(pe({ cantidadGuardias: 7 }).guards).toBe(7);
    expect(pe({ viaje: { dias: '15' } }).trip).toEqual({ days: 15 });
    expect(pe({ aporteEmpleador: '33,3' }).employerPercent).toBe('33.3');
  });

  test('tells the EPS in Colombia, and who has none', () => {
    const eps = (eps_actual: unknown) =>
      perfilIngreso('CO').parse({ cotizante: [{ eps_actual, maternidad: 'true' }] }).policyholders[0];
    expect(eps('notengo')).toMatchObject({ currentEps: 'none', maternity: true });
    expect(eps('sura')).toMatchObject({ currentEps: 'sura' });
    expect(eps('')).toMatchObject({ currentEps: undefined });
  });

  test('counts as entered abroad once a nationality or a country is told', () => {
    const abroad = perfilIngreso('INT').parse({ titular: { nacionalidad: 'pe', paisCobertura: 'US' } });
    expect(abroad).toMatchObject({
      policyholders: [{ nationality: 'PE', coverageCountry: 'US' }],
      isEntered: true,
    });
    expect(pe({ cotizante: [{ nationality: 'CL' }] })).toMatchObject({ isEntered: false });
  });
});

describe('a wrong profile', () => {
  test.each([
    ['an object', [], { '': 'El perfil debe ser un objeto.' }],
    [
      'too old',
      { cotizante: [{ edad: 121 }] },
      { 'cotizante.0.edad': 'La edad debe ser un número de 0 a 120.' },
    ],
    ['negative', { cargas: [{ edad: '-1' }] }, { 'cargas.0.edad': 'La edad debe ser un número de 0 a 120.' }],
    ['without an age', { cargas: [{ edad: '' }] }, { 'cargas.0.edad': 'Falta la edad.' }],
    ['a pet without an age', { mascota: [{}] }, { 'mascota.0.edad': 'Falta la edad.' }],
    [
      'of no sex',
      { cotizante: [{ sexo: 'X' }] },
      { 'cotizante.0.sexo': 'El sexo debe ser Masculino o Femenino.' },
    ],
    [
      'poor in words',
      { cotizante: [{ ingreso: 'poco' }] },
      { 'cotizante.0.ingreso': 'El ingreso debe ser un monto.' },
    ],
    [
      'with half an employee',
      { colectivo: { cantidadempleados: '2,5' } },
      { 'colectivo.cantidadempleados': 'La cantidad de empleados debe ser un número entero de 0 a 1000000.' },
    ],
    [
      'of a country that has no code',
      { titular: { nacionalidad: 'Perú' } },
      { 'titular.nacionalidad': 'La nacionalidad debe ser un código de país de dos letras.' },
    ],
    [
      'with two spouses',
      { cotizante: [{}, {}], enPareja: true, cargas: [{ edad: 30, parentescoCarga: 'Cónyuge' }] },
      { cargas: 'Solo puede haber un cónyuge.' },
    ],
    ['too many', { cargas: Array(21).fill({ edad: 1 }) }, { cargas: 'Las cargas: 20 como máximo.' }],
    [
      'an object where a number goes',
      { cotizante: [{ edad: {} }] },
      { 'cotizante.0.edad': 'La edad debe ser un número de 0 a 120.' },
    ],
  ])('is refused by its field: %s', (_, body, errors) => expect(errorsOf(body)).toEqual(errors));
});
