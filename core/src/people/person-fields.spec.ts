import { describe, expect, test } from 'vitest';
import { type CountryCode } from '../kit/country/index.ts';
import { optionalText, text } from '../kit/validation/index.ts';
import { email, personName, phone } from './person-fields.ts';

describe('a phone', () => {
  test.each<[CountryCode, string, string]>([
    ['PE', '999888777', '+51999888777'],
    ['PE', '51999888777', '+51999888777'],
    ['PE', '+51 (999) 888-777', '+51999888777'],
    ['PE', '519988776', '+51519988776'],
    ['PE', '+56912345678', '+56912345678'],
    ['CL', '9 1234 5678', '+56912345678'],
    ['CO', '300.123.4567', '+573001234567'],
    ['INT', '5491122334455', '+5491122334455'],
  ])('of %s, %s, is %s', (country, typed, expected) => expect(phone(country).parse(typed)).toBe(expected));

  test.each<[CountryCode, string]>([
    ['PE', '99988877'],
    ['PE', '+51999'],
    ['INT', '1122334455'],
    ['INT', '12345678901234567'],
    ['CO', 'tres cero cero'],
    ['CO', '300++1234567'],
  ])('of %s, %s, is incomplete or wrong', (country, typed) =>
    expect(phone(country).safeParse(typed).success).toBe(false),
  );
});

test('a phone that is too short carries the spec’s error key', () => {
  const [issue] = phone('PE').safeParse('123').error!.issues;
  expect(issue).toMatchObject({ code: 'custom', params: { key: 'nominimo' } });
});

describe('a text', () => {
  test('loses the blanks around it, and its accents become one character each', () =>
    expect(text(10).parse('  Jose\u0301 ')).toBe('José'));
  test('may hold tabs and line ends, and no other control characters', () => {
    expect(text(10).parse('a\tb\nc')).toBe('a\tb\nc');
    for (const character of ['\u0000', '\u0007', '\u001b', '\u0085', '\ud800'])
      expect(text(10).safeParse(`a${character}b`).success).toBe(false);
  });
  test('may hold characters of every plane', () => expect(text(10).parse('😀 Ñandú')).toBe('😀 Ñandú'));
  test('that may be left out is nothing when it is blank', () => {
    for (const nothing of [undefined, null, '', '   '])
      expect(optionalText(10).parse(nothing)).toBeUndefined();
  });
});

test.each(['Ana', 'María José', "D'Angelo", 'O’Brien', 'Pérez-Soto', 'J. Ñuñoa', 'Li'])(
  '%s is a name',
  (name) => expect(personName.parse(name)).toBe(name),
);
test.each(['X', 'Ana1', 'Ana_', '<Ana>', '-Ana', 'Ana\u200b'])('%j is none', (name) =>
  expect(personName.safeParse(name).success).toBe(false),
);

test.each(['a@b.co', 'a.b+c@sub.correo-e.pe', "o'brien@correo.cl", `${'a'.repeat(64)}@b.pe`])(
  '%s is an e-mail',
  (address) => expect(email.parse(address)).toBe(address),
);
test.each(['a@b', 'a b@c.pe', '@c.pe', 'a@-c.pe', 'a@c..pe', 'a@c.p', `${'a'.repeat(65)}@b.pe`, 'ñ@c.pe'])(
  '%s is none',
  (address) => expect(email.safeParse(address).success).toBe(false),
);

test('an e-mail made to keep a pattern busy for ever is refused like any other', () =>
  expect(email.safeParse(`a@${'a-'.repeat(110)}!`).success).toBe(false));
