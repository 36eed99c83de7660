import { describe, expect, test } from 'vitest';
import { optionalText, text } from '../kit/validation/index.ts';
import { email, personName } from './person-fields.ts';

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
test.each([
  ['Ana\u200b', 'Ana'],
  ['\u200eRosa Quispe', 'Rosa Quispe'],
  ['María D´Angelo', "María D'Angelo"],
  ['Jean‐Pierre', 'Jean-Pierre'],
  ['Ana\u00a0 María', 'Ana María'],
  ['Fernan\u00addez', 'Fernandez'],
])('%j is the name %s', (typed, name) => expect(personName.parse(typed)).toBe(name));

test.each([
  '王伟',
  '伟',
  '김 민준',
  'Нурлан Қабденов',
  'Олександр Мар’яненко',
  'محمد علی\u200cپور',
  'श्री देवी',
  'ലക്ഷ്മി',
  'สมชาย ใจดี',
  'יוסף ז׳בוטינסקי',
  'Nguyễn Thị Hồng',
  "'t Hooft",
  'Gal·la',
  'ジャン・ポール',
  'Mª José',
])('%s is a name, whatever its script', (name) => expect(personName.parse(name)).toBe(name));

test.each(['X', 'Ana1', 'Ana_', '<Ana>', '-Ana', 'Ana\u0000'])('%j is none', (name) =>
  expect(personName.safeParse(name).success).toBe(false),
);

test.each(['a@b.co', 'a.b+c@sub.correo-e.pe', "o'brien@correo.cl", `${'a'.repeat(64)}@b.pe`])(
  '%s is an e-mail',
  (address) => expect(email.parse(address)).toBe(address),
);
test.each([
  ['ana@correo.example\u200b', 'ana@correo.example'],
  ['\ufeffAna@correo.example', 'ana@correo.example'],
  ['ana\u00ad@correo.example', 'ana@correo.example'],
  ['\u00a0ana@correo\u2011e.example', 'ana@correo-e.example'],
  ['o’brien@correo.cl', "o'brien@correo.cl"],
])('%j is the e-mail %s', (typed, address) => expect(email.parse(typed)).toBe(address));

test.each(['a@b', 'a b@c.pe', '@c.pe', 'a@-c.pe', 'a@c..pe', 'a@c.p', `${'a'.repeat(65)}@b.pe`, 'ñ@c.pe'])(
  '%s is none',
  (address) => expect(email.safeParse(address).success).toBe(false),
);

test('an e-mail made to keep a pattern busy for ever is refused like any other', () =>
  expect(email.safeParse(`a@${'a-'.repeat(110)}!`).success).toBe(false));
