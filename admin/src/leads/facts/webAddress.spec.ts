import { expect, test } from 'vitest';
import { letterTo, webAddress } from './webAddress.ts';

test('a web address may be opened', () =>
  expect(webAddress('https://pe.cotejo.test/Contacto')).toBe('https://pe.cotejo.test/Contacto'));
test.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '/Contacto', 'https://', ''])(
  'anything else may not: %j',
  (text) => expect(webAddress(text)).toBeUndefined(),
);

test('a letter goes to the address alone', () => {
  expect(letterTo('maria.munoz@correo.pe')).toBe('mailto:maria.munoz@correo.pe');
  expect(letterTo('a?bcc=b&x@correo.pe')).toBe('mailto:a%3Fbcc%3Db%26x@correo.pe');
  expect(letterTo('a%0abcc@correo.pe')).toBe('mailto:a%250abcc@correo.pe');
});
