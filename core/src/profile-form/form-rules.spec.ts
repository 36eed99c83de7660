import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryCodes } from '../kit/country/index.ts';
import { checkProfile } from './check-profile.ts';
import { evaluate, type Expression } from './expression.ts';
import { fieldTypes, type ProfileForm } from './form-definition.ts';
import { brokenRules, invalidProfile, messageOf, missingFields } from './form-rules.ts';
import { profileFormSchema, profileForm, profileTypeOf, startingModel } from './index.ts';
import { keptModel } from './profile-model.ts';

const productTypes = ['SALUD_INDIVIDUAL', 'EPS', 'COLECTIVO', 'SCTR', 'SEGURO_MASCOTAS', 'GUARDIAS', 'VIAJE'];
const forms: readonly ProfileForm[] = countryCodes.flatMap((country) =>
  productTypes.flatMap((name) => {
    const type = profileTypeOf(country, name);
    return type ? [profileForm(country, type, name)] : [];
  }),
);
const form = (country: (typeof countryCodes)[number], name: string) =>
  profileForm(country, profileTypeOf(country, name)!, name);
/** The data after a wire: the same, without anything that was only in memory. */
const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** Any value, and models that look like those of forms. */
const names = [
  'cotizante',
  'cargas',
  'mascota',
  'colectivo',
  'sctr',
  'guardias',
  'viaje',
  'titular',
  'enPareja',
];
const inner = [
  'edad',
  'sexo',
  'parentesco',
  'parentescoCarga',
  'eps_actual',
  'cantidadempleados',
  'dias',
  'ingreso',
];
const typed = fc.oneof(
  fc.integer({ min: -5, max: 130 }),
  fc.constantFrom('', '0', '-1', '1.200', '12', 'Cónyuge', 'notengo', true, 'true', null, 'Masculino', 'x'),
);
const entry = fc.dictionary(fc.constantFrom(...inner), typed, { maxKeys: 5 });
const shaped = fc.dictionary(
  fc.constantFrom(...names),
  fc.oneof(typed, entry, fc.array(entry, { maxLength: 4 })),
  {
    maxKeys: 6,
  },
);
const anything = fc.oneof(
  shaped,
  fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true }),
);

describe('the rules of every form', () => {
  test('never throw, whatever the model is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...forms), anything, (one, model) => {
        expect(brokenRules(one.validationRules, model).every(({ message }) => message.length > 0)).toBe(true);
        missingFields(one.requiredFields, model);
        checkProfile(one, model);
        keptModel(one, model);
      }),
      { numRuns: 2_000 },
    );
  });

  test('name a field wherever something is wrong', () => {
    fc.assert(
      fc.property(fc.constantFrom(...forms), anything, (one, model) => {
        expect(Object.keys(checkProfile(one, model))).not.toContain('');
      }),
      { numRuns: 1_000 },
    );
  });

  test('say the same of the same model on both sides of the wire', () => {
    fc.assert(
      fc.property(fc.constantFrom(...forms), shaped, (one, model) => {
        expect(checkProfile(sent(one), sent(model))).toEqual(checkProfile(one, model));
      }),
      { numRuns: 1_000 },
    );
  });

  test('take whatever they themselves kept of a model', () => {
    fc.assert(
      fc.property(fc.constantFrom(...forms), shaped, (one, model) => {
        const kept = keptModel(one, model);
        expect(keptModel(one, kept)).toEqual(kept);
      }),
    );
  });
});

describe('an expression', () => {
  const anyExpression = fc.letrec<{ expression: Expression }>((tie) => ({
    expression: fc.oneof(
      { depthSize: 'small' },
      fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
      fc.record({ field: fc.constantFrom(...names, 'cotizante.0.edad', '__proto__', '') }),
      fc.record({ item: fc.constantFrom(...inner, '') }),
      fc.record({ op: fc.constantFrom('not', 'isEmpty', 'wholeNumber'), of: tie('expression') }),
      fc.record({
        op: fc.constantFrom('all', 'any', 'sum'),
        of: fc.array(tie('expression'), { maxLength: 3 }),
      }),
      fc.record({
        op: fc.constantFrom('is', 'atLeast', 'atMost'),
        of: fc.tuple(tie('expression'), tie('expression')),
      }),
      fc.record({ op: fc.constant('oneOf'), of: tie('expression'), values: fc.array(fc.string()) }),
      fc.record({ op: fc.constant('count'), list: fc.constantFrom(...names), where: tie('expression') }),
    ),
  })).expression;

  test('of any kind, about anything, has a plain value and never throws', () => {
    fc.assert(
      fc.property(anyExpression, anything, anything, (expression, model, item) => {
        const value = evaluate(expression, model, item);
        expect(value === null || ['string', 'number', 'boolean'].includes(typeof value)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('that nests deeper than any rule is nothing', () => {
    let deep: Expression = true;
    for (let level = 0; level < 10_000; level += 1) deep = { op: 'not', of: deep };
    expect(typeof evaluate(deep, {})).toBe('boolean');
  });

  test.each<[Expression, unknown, unknown]>([
    [{ field: 'a.0.b' }, { a: [{ b: 3 }] }, 3],
    [{ field: 'constructor.name' }, {}, null],
    [{ field: 'a' }, { a: [1] }, null],
    [{ op: 'isEmpty', of: { field: 'a' } }, { a: '  ' }, true],
    [{ op: 'wholeNumber', of: '1.200' }, {}, 1_200],
    [{ op: 'wholeNumber', of: '25,7' }, {}, 25],
    [{ op: 'wholeNumber', of: 'x' }, {}, null],
    [{ op: 'is', of: [{ field: 'a' }, true] }, { a: 'true' }, true],
    [{ op: 'is', of: [null, null] }, {}, true],
    [{ op: 'atLeast', of: ['10', 9] }, {}, true],
    [{ op: 'atLeast', of: [{ field: 'a' }, 0] }, {}, false],
    [{ op: 'count', list: 'a', where: { op: 'is', of: [{ item: 'b' }, 1] } }, { a: [{ b: 1 }, { b: 2 }] }, 1],
    [{ op: 'sum', of: [1, '2', null] }, {}, 3],
    [{ op: 'oneOf', of: { field: 'a' }, values: ['x', 'y'] }, { a: 'y' }, true],
  ])('%j about %j', (expression, model, value) => expect(evaluate(expression, model)).toBe(value));
});

describe('what is told', () => {
  const errors = (country: (typeof countryCodes)[number], name: string, model: object) =>
    checkProfile(form(country, name), model);
  const one = { edad: 30, sexo: 'Femenino' };

  test.each<[ReturnType<typeof errors>, object]>([
    [
      errors('CO', 'MEDICINA_PREPAGADA', { cotizante: [{ ...one, eps_actual: 'notengo' }] }),
      { 'cotizante.0.eps_actual': 'Para estos planes debes estar afiliado a una EPS.' },
    ],
    [
      errors('CO', 'COLECTIVO', { colectivo: { cantidadempleados: '9' } }),
      { 'colectivo.cantidadempleados': 'El número de trabajadores debe ser 10 como mínimo.' },
    ],
    [errors('CO', 'COLECTIVO', { colectivo: { cantidadempleados: '10' } }), {}],
    [errors('PE', 'COLECTIVO', { colectivo: { cantidadempleados: '1.200' } }), {}],
    [
      errors('PE', 'COLECTIVO', { colectivo: { cantidadempleados: 5 }, cargas: [{ edad: 3 }] }),
      { cargas: 'En este tipo de seguro no se agregan cargas.' },
    ],
    [
      errors('PE', 'EPS', { cotizante: [one], cargas: [{ edad: -1, parentescoCarga: 'Hijo/Hija' }] }),
      { 'cargas.0.edad': 'La edad debe ser un número de 0 a 120.' },
    ],
    [
      errors('PE', 'EPS', {
        cotizante: [one],
        cargas: Array(2).fill({ edad: 30, parentescoCarga: 'Cónyuge' }),
      }),
      { cargas: 'Solo puede haber un cónyuge.' },
    ],
    [
      errors('PE', 'EPS', {
        cotizante: [one, one],
        enPareja: true,
        cargas: [{ ...one, parentescoCarga: 'Cónyuge' }],
      }),
      { cargas: 'Solo puede haber un cónyuge.' },
    ],
    [
      errors('PE', 'EPS', { cotizante: [one], aporteEmpleador: '101' }),
      { aporteEmpleador: 'El aporte del empleador debe ser un número entero de 0 a 100.' },
    ],
    [errors('PE', 'EPS', { cotizante: [one], aporteEmpleador: '' }), {}],
    [
      errors('CL', 'ISAPRE', { cotizante: [one], region: { stateCode: '17' } }),
      { 'region.stateCode': 'Elige una región.' },
    ],
    [errors('CL', 'ISAPRE', { cotizante: [one], region: { stateCode: 5 } }), {}],
    [errors('CO', 'SEGURO_MASCOTAS', { mascota: [{ edad: 3 }], region: { stateCode: '05' } }), {}],
    [errors('PE', 'EPS', {}), { 'cotizante.0.edad': 'No se ingresaron los siguientes campos: Edad' }],
    [
      errors('INT', 'SALUD_INTERNACIONAL', { titular: { nacionalidad: '' } }),
      {
        'titular.nacionalidad':
          'No se ingresaron los siguientes campos: Nacionalidad, País de cobertura, Edad',
      },
    ],
    [errors('INT', 'SALUD_INTERNACIONAL', { titular: { nacionalidad: 'PE' } }), {}],
    [
      errors('INT', 'SALUD_INTERNACIONAL', { titular: { nacionalidad: 'PE' }, region: { stateCode: '13' } }),
      {},
    ],
    [
      errors('PE', 'SEGURO_MASCOTAS', { mascota: [{ edad: 31 }] }),
      { 'mascota.0.edad': 'La edad debe ser un número de 0 a 30.' },
    ],
    [
      errors('PE', 'VIAJE', { viaje: { dias: 0 } }),
      { 'viaje.dias': 'Los días de viaje deben ser de 1 a 365.' },
    ],
  ])('%j', (found, expected) => expect(found).toEqual(expected));

  test('is one message: a text, the first of a list, or that the profile is wrong', () => {
    expect(messageOf(true)).toBeUndefined();
    expect(messageOf([])).toBeUndefined();
    expect(messageOf('Falta algo')).toBe('Falta algo');
    expect(messageOf(['Lo primero', 'Lo segundo'])).toBe('Lo primero');
    for (const silent of [false, '', ['']]) expect(messageOf(silent)).toBe('Perfil inválido');
    expect(brokenRules([{ holds: false, at: 'edad' }], {})).toEqual([
      { path: 'edad', message: invalidProfile },
    ]);
  });
});

describe('the forms', () => {
  test('fit what the call promises, and use every type of field', () => {
    for (const one of forms) expect(profileFormSchema.parse(sent(one))).toEqual(sent(one));
    const used = forms.flatMap(({ profileFormFields }) =>
      profileFormFields.flatMap(({ fieldType, elements }) => [
        fieldType.fldType,
        ...elements.map((element) => element.fieldType.fldType),
      ]),
    );
    expect(new Set(used)).toEqual(new Set(fieldTypes));
  });

  test('begin with one man of 25, in Chile in the capital’s region', () => {
    expect(startingModel(form('PE', 'EPS'))).toMatchObject({
      cotizante: [{ sexo: 'Masculino', edad: 25 }],
      cargas: [],
    });
    expect(startingModel(form('CL', 'ISAPRE'))).toMatchObject({ region: { stateCode: '13' } });
    expect(startingModel(form('PE', 'SCTR'))).toEqual({ sctr: { ingreso: 1_000, cantidadempleados: 1 } });
  });

  test('ask only for what makes a difference', () => {
    const asked = (country: (typeof countryCodes)[number], name: string) =>
      form(country, name).profileFormFields.map(({ fldName }) => fldName);
    expect(asked('PE', 'eps')).toEqual(['cotizante', 'enPareja', 'cargas', 'aporteEmpleador']);
    expect(asked('PE', 'SALUD_INDIVIDUAL')).not.toContain('aporteEmpleador');
    expect(asked('CL', 'ISAPRE')).toContain('region');
    const asksPay = (country: (typeof countryCodes)[number], name: string) =>
      form(country, name).profileFormFields[0]?.elements.some((element) => element.name === 'ingreso');
    expect([asksPay('PE', 'EPS'), asksPay('CL', 'ISAPRE')]).toEqual([true, true]);
    expect([asksPay('PE', 'SALUD_INDIVIDUAL'), asksPay('CL', 'VIDA'), asksPay('CL', 'VIAJE')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(asked('CO', 'SEGURO_MASCOTAS')).toEqual(['mascota', 'region']);
    expect(asked('PE', 'SEGURO_MASCOTAS')).toEqual(['mascota']);
    expect(form('PE', 'COLECTIVO').profileFormFields[0]?.elements.map(({ name }) => name)).toEqual([
      'cantidadempleados',
    ]);
  });

  test('keep only what they ask', () =>
    expect(
      keptModel(form('PE', 'EPS'), {
        cotizante: [{ edad: '30', sexo: 'Femenino', nombre: 'María', rut: '1-9' }],
        email: 'maria@correo.example',
        telefono: '999888777',
        ingresodatos: true,
      }),
    ).toEqual({ cotizante: [{ edad: '30', sexo: 'Femenino' }], ingresodatos: true }));

  test.each([
    ['PE', 'programa clinico', 'persons'],
    ['PE', 'SEGURO COLECTIVO', 'company'],
    ['CL', 'seguro complementario empresa', 'company'],
    ['PE', 'póliza', 'persons'],
    ['PE', 'pets', 'pets'],
    ['PE', 'guardias', 'guards'],
    ['PE', '__proto__', undefined],
    ['CL', 'SCTR', undefined],
    ['INT', 'SEGURO_MASCOTAS', undefined],
    ['PE', 'autos', undefined],
  ] as const)('in %s, %s is for %s', (country, name, type) =>
    expect(profileTypeOf(country, name)).toBe(type),
  );
});
