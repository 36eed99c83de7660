import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CountryCode } from '../kit/country/index.ts';
import { turnsDuring } from '../kit/yielding/testing/turns-during.ts';
import { ageOn } from '../kit/time/index.ts';
import { dayOf } from './day-of.ts';
import { type PersonRow, profilesFromRows } from './profiles-from-rows.ts';

const now = new Date('2026-03-02T15:00:00.000Z');
const rowsOf = (...values: Record<string, unknown>[]): PersonRow[] =>
  values.map((one, index) => ({ row: index + 2, values: one }));
const read = (...values: Record<string, unknown>[]) => profilesFromRows(rowsOf(...values), 'PE', now);

describe('a list of people', () => {
  test('leaves others a turn, person by person', async () => {
    const people = Array.from({ length: 30 }, () => ({ sexo: 'F', edad: '30' }));
    expect(await turnsDuring(20, () => read(...people))).toBe(people.length);
  });

  // A reader that parses the heading for each row does not end within the time of a test.
  test('is read at once, also below a heading as long as a file may be', async () => {
    const heading = 'á'.repeat(100_000);
    const { rows } = await read(...Array.from({ length: 50_000 }, () => ({ [heading]: '1', edad: '30' })));
    expect(rows).toHaveLength(50_000);
  });

  test('is a profile for each worker, with the family that follows', async () => {
    const { profiles, rows } = await read(
      { Nombre: 'María Quispe', Sexo: 'F', Edad: 41, Parentesco: 'Titular' },
      { Sexo: 'masculino', 'Fecha de nacimiento': '31/12/1984', Parentesco: 'Cónyuge' },
      { SEXO: 'M', EDAD: '3', PARENTESCO: 'Hijo/Hija' },
      { género: 'M', edad: '28', parentesco: '' },
    );
    expect(profiles).toEqual([
      {
        row: 2,
        perfil: {
          cotizante: [{ sexo: 'Femenino', edad: 41 }],
          cargas: [
            { sexo: 'Masculino', edad: 41, parentescoCarga: 'Cónyuge' },
            { sexo: 'Masculino', edad: 3, parentescoCarga: 'Hijo/Hija' },
          ],
          ingresodatos: true,
        },
      },
      { row: 5, perfil: { cotizante: [{ sexo: 'Masculino', edad: 28 }], cargas: [], ingresodatos: true } },
    ]);
    expect(rows.map(({ row, result }) => [row, result])).toEqual([
      [2, 'worker'],
      [3, 'dependant'],
      [4, 'dependant'],
      [5, 'worker'],
    ]);
  });

  test.each<[Record<string, unknown>, object]>([
    [{ sexo: 'x', edad: 30 }, { sexo: 'El sexo debe ser Masculino o Femenino.' }],
    [{ sexo: 'M', edad: 130 }, { edad: 'La edad debe ser un número de 0 a 120.' }],
    [{ sexo: 'M' }, { edad: 'Falta la edad o la fecha de nacimiento.' }],
    [{ sexo: 'M', nacimiento: 'ayer' }, { nacimiento: 'Escribe la fecha como 1990-12-31 o 31/12/1990.' }],
    [{ sexo: 'M', nacimiento: '2030-01-01' }, { edad: 'La edad debe ser un número de 0 a 120.' }],
    [
      { sexo: 'M', edad: 3, parentesco: 'Hijo' },
      { parentesco: 'Falta la fila de su titular, antes de esta.' },
    ],
    [{ sexo: 'M', edad: 3, parentesco: 'Mascota' }, { parentesco: 'El parentesco debe ser de una persona.' }],
  ])('says of %j what is wrong', async (values, errors) =>
    expect(await read(values)).toMatchObject({ profiles: [], rows: [{ row: 2, result: 'refused', errors }] }),
  );

  test.each<[Record<string, unknown>, string]>([
    [{ sexo: ['F'], edad: 30 }, 'sexo'],
    [{ sexo: { es: 'F' }, edad: 30 }, 'sexo'],
    [{ sexo: 'F', edad: [30] }, 'edad'],
  ])('refuses %j, for it is not blank and no text', async (values, field) =>
    expect(Object.keys((await read(values)).rows[0]!.errors)).toEqual([field]),
  );

  const sexesOf = async (...said: readonly string[]) => {
    const { profiles } = await read(...said.map((sexo) => ({ sexo, edad: 30 })));
    return profiles.map(({ perfil }) => perfil.cotizante[0]!.sexo);
  };
  test('may say Hombre and Mujer, also by their letters: M is a woman where H is a man', async () => {
    expect(await sexesOf('Hombre', 'mujer', 'Varón')).toEqual(['Masculino', 'Femenino', 'Masculino']);
    expect(await sexesOf('H', 'M', 'm')).toEqual(['Masculino', 'Femenino', 'Femenino']);
    expect(await sexesOf('M', 'F')).toEqual(['Masculino', 'Femenino']);
  });
  test('that says H, M and F has men for M, and H is refused', async () =>
    expect(await sexesOf('H', 'M', 'F')).toEqual(['Masculino', 'Femenino']));

  test('gives nobody the family of a worker who can not be read, and no worker two spouses', async () => {
    const spouse = { sexo: 'F', edad: 30, parentesco: 'Cónyuge' };
    const { profiles, rows } = await read(
      { edad: 30 },
      spouse,
      spouse,
      { edad: 'x' },
      { edad: 2, parentesco: 'Hijo' },
    );
    expect(profiles).toMatchObject([{ perfil: { cargas: [{ parentescoCarga: 'Cónyuge' }] } }]);
    expect(rows.map(({ result }) => result)).toEqual([
      'worker',
      'dependant',
      'refused',
      'refused',
      'refused',
    ]);
  });

  test('has a result for every row, whatever is in it', async () => {
    const cell = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.constantFrom('M', 'Hijo', 'Titular', 45_000, null),
      fc.anything(),
    );
    const row = fc.dictionary(
      fc.constantFrom('sexo', 'Edad', 'nacimiento', 'Parentesco', '__proto__', 'x'),
      cell,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 10 }), async (values) => {
        const { rows, profiles } = await read(...values);
        expect(rows).toHaveLength(values.length);
        expect(rows.filter(({ result }) => result === 'worker')).toHaveLength(profiles.length);
        for (const { result, errors } of rows)
          expect(Object.keys(errors).length > 0).toBe(result === 'refused');
      }),
    );
  });
});

test.each([
  ['1990-12-31', '1990-12-31'],
  ['31/12/1990', '1990-12-31'],
  ['1-2-1990', '1990-02-01'],
  ['33238', '1990-12-31'],
  ['31/02/1990', undefined],
  ['1990', undefined],
  ['ayer', undefined],
])('%s is the day %s', (text, day) => expect(dayOf(text)).toBe(day));

test('a year is full on the birthday', () => {
  expect(ageOn('1990-03-02', '2026-03-02')).toBe(36);
  expect(ageOn('1990-03-03', '2026-03-02')).toBe(35);
});

const inputs = new URL('../../../../shared/faults/inputs/', import.meta.url);
test.skipIf(!existsSync(inputs))(
  'the reported input edad-vispera.json has the age of the country’s day',
  async () => {
    type Eve = {
      readonly country: CountryCode;
      readonly now: string;
      readonly born: string;
      readonly right: number;
    };
    const eve = JSON.parse(readFileSync(new URL('edad-vispera.json', inputs), 'utf8')) as Eve;
    const { profiles } = await profilesFromRows(
      rowsOf({ sexo: 'F', nacimiento: eve.born }),
      eve.country,
      new Date(eve.now),
    );
    expect(profiles[0]?.perfil.cotizante[0]?.edad).toBe(eve.right);
  },
);

test('in the evening, when it is the next day in UTC, nobody is a year older yet', async () => {
  const evening = new Date('2026-11-26T02:00:00Z');
  const row = rowsOf({ Sexo: 'F', 'Fecha de nacimiento': '1990-11-26' });
  const ageIn = async (country: CountryCode) =>
    (await profilesFromRows(row, country, evening)).profiles[0]?.perfil.cotizante[0]?.edad;
  expect(await ageIn('PE')).toBe(35);
  expect(await ageIn('CL')).toBe(35);
  expect(await ageIn('INT')).toBe(36);
});
