import { expect, test } from 'vitest';
import { letterTo } from './letterTo.ts';

test('a letter goes to the address alone', () => {
  expect(letterTo('maria.munoz@correo.pe')).toBe('mailto:maria.munoz@correo.pe');
  expect(letterTo('a?bcc=b&x@correo.pe')).toBe('mailto:a%3Fbcc%3Db%26x@correo.pe');
  expect(letterTo('a%0abcc@correo.pe')).toBe('mailto:a%250abcc@correo.pe');
});
