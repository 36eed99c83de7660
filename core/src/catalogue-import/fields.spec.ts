import { describe, expect, test } from 'vitest';
import { growth, mostGrowth } from '../kit/testing/index.ts';
import {
  cellDay,
  cellDecimal,
  cellNumber,
  cellPercent,
  cellYes,
  maybeText,
  sharesByClinic,
} from './fields.ts';

describe('a cell', () => {
  test('has the text that people see', () =>
    expect(maybeText.parse(' Plan\u200b  pago\u202efdp.exe\u00a0شركة ')).toBe('Plan pagofdp.exe شركة'));

  test.each([
    ['2026-03-31', '2026-03-31'],
    [' 1/3/2026 ', '2026-03-01'],
    ['31-12-2025', '2025-12-31'],
    [46_082, '2026-03-01'],
    [61, '1900-03-01'],
    [73_050, '2099-12-31'],
    [60, undefined],
    [73_051, undefined],
    [46_082.5, undefined],
    ['31/02/2026', undefined],
  ])('with %j has the day %s', (value, day) => expect(cellDay.safeParse(value).data).toBe(day));

  test.each([
    [0.1 + 0.2, 'CL', '0.3'],
    ['4.110', 'CO', '4110'],
    [0.123_456_7, 'PE', undefined],
    [-1, 'PE', undefined],
  ] as const)('with %j in %s has the decimal %s', (value, country, decimal) =>
    expect(cellDecimal(country).safeParse(value).data).toBe(decimal),
  );

  test.each([
    ['18 %', 'PE', '18'],
    ['18,125 %', 'CL', '18.125'],
    [18, 'PE', '18'],
    ['18', 'CL', '18'],
    ['-5 %', 'PE', undefined],
    ['%', 'PE', undefined],
    [undefined, 'PE', undefined],
  ] as const)('with %j in %s has the percentage %s', (value, country, percent) =>
    expect(cellPercent(country).safeParse(value).data).toBe(percent),
  );

  test.each([cellDecimal('PE'), cellNumber(0, 100)])('with a percentage is no other number', (cell) =>
    expect(cell.safeParse('7 % ').error?.issues).toMatchObject([
      { message: 'Debe ser un número, no un porcentaje.' },
    ]),
  );

  test.each([
    ['2,06', 2.06],
    ['+2.', 2],
    ['.5', 0.5],
    ['0x10', undefined],
    ['1e1', undefined],
    ['', undefined],
    ['Infinity', undefined],
  ])('with %j has the number %s', (value, number) =>
    expect(cellNumber(0, 100).safeParse(value).data).toBe(number),
  );

  test('of digits alone is read once through, however long it is', { retry: 2 }, async () => {
    const work = (size: number) => Promise.resolve(cellNumber(0, 100).safeParse(`${'1'.repeat(size)}x`));
    expect(await growth(work, 10_000)).toBeLessThan(mostGrowth);
  });

  test.each([
    ['SÍ', true],
    [true, true],
    [1, true],
    ['no', false],
    [undefined, false],
    ['quizás', undefined],
  ])('with %j says yes: %j', (value, isSo) => expect(cellYes.safeParse(value).data).toBe(isSo));
});

describe('a text that may be missing', () => {
  test.each([
    [undefined, undefined],
    [' ', undefined],
    [' Av. Uno ', 'Av. Uno'],
  ])('%j is %j', (value, text) => expect(maybeText.safeParse(value)).toEqual({ success: true, data: text }));

  test('is refused where it is too long, and not lost', () =>
    expect(maybeText.safeParse('x'.repeat(201)).error?.issues).toMatchObject([
      { message: 'Son 200 caracteres como máximo.' },
    ]));
  test.each([null, true, {}])('is none of %j', (value) =>
    expect(maybeText.safeParse(value).error?.issues).toMatchObject([{ message: 'Debe ser un texto.' }]),
  );
});

describe('shares by clinic', () => {
  test.each([
    ['cl-uno:80; cl-dos=60 %', { 'cl-uno': 80, 'cl-dos': 60 }],
    [
      { 'cl-uno ': '80', 'cl\u0007dos': 60 },
      { 'cl-uno': 80, 'cl dos': 60 },
    ],
    [undefined, {}],
  ])('%j are told with tidy names', (given, shares) => expect(sharesByClinic.parse(given)).toEqual(shares));

  const wrong = 'Escribe clínica:porcentaje, separados por punto y coma.';
  test.each([
    ['cl-uno:80:70', '', wrong],
    ['cl-uno', '', wrong],
    [80, '', wrong],
    ['a:1;'.repeat(2_000_000), '', 'Son 500 clínicas como máximo.'],
    ['a:1;'.repeat(501), '', 'Son 500 clínicas como máximo.'],
    [Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`c-${at}`, 1])), '', 'Son 500 clínicas como máximo.'],
    [['cl-uno'], '', wrong],
    ['cl-uno:80; cl-uno :60', 'cl-uno', 'Está repetida.'],
    [{ 'cl-uno': 80, 'cl-uno ': 60 }, 'cl-uno', 'Está repetida.'],
    [{ '-': 80 }, '-', 'La clínica se nombra con una letra o un número al comienzo, y 100 caracteres como máximo.'],
  ])('%.40s is refused', (given, path, message) =>
    expect(sharesByClinic.safeParse(given).error?.issues.map((one) => [one.path.join('.'), one.message])).toContainEqual([path, message])); // oxfmt-ignore
});
