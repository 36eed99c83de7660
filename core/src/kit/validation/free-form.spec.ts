import { describe, expect, test } from 'vitest';
import { freeForm } from './free-form.ts';

const schema = freeForm({ size: 100, depth: 3 });
const messageOf = (input: unknown) => schema.safeParse(input).error?.issues[0]?.message;
const nested = (levels: number): object =>
  Array.from({ length: levels - 1 }).reduce<object>((inner) => ({ a: inner }), {});

describe('an object whose fields only its sender knows', () => {
  test('is kept as it came', () => {
    const profile = { cotizante: [{ edad: 25, sexo: 'Femenino' }], enPareja: false, precio: null };
    expect(schema.parse(profile)).toEqual(profile);
  });
  test.each([undefined, null])('may be left out: %s', (input) => expect(schema.parse(input)).toBeUndefined());
  test.each([[[]], ['x'], [7], [true]])('is no %j', (input) =>
    expect(messageOf(input)).toBe('Debe ser un objeto.'),
  );
  test('has so many levels at most', () => {
    expect(schema.safeParse(nested(3)).success).toBe(true);
    expect(messageOf(nested(4))).toBe('Tiene demasiados niveles.');
    expect(messageOf({ a: [[[]]] })).toBe('Tiene demasiados niveles.');
  });
  test('of a hundred thousand levels is refused and not walked', () =>
    expect(messageOf(nested(100_000))).toBe('Tiene demasiados niveles.'));
  test('has so many characters at most', () => {
    expect(schema.safeParse({ a: 'x'.repeat(92) }).success).toBe(true);
    expect(messageOf({ a: 'x'.repeat(93) })).toBe('Es demasiado grande.');
  });
  test.each([{ a: 'b\u0000' }, { 'a\ud800': 1 }, { a: [{ '\u0007': 1 }] }])(
    'holds no text that can not be stored: %j',
    (input) => expect(messageOf(input)).toBe('Contiene caracteres que no se pueden guardar.'),
  );
});
