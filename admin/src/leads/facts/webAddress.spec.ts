import { expect, test } from 'vitest';
import { webAddress } from './webAddress.ts';

test('a web address may be opened', () =>
  expect(webAddress('https://pe.cotejo.test/Contacto')).toBe('https://pe.cotejo.test/Contacto'));
test.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '/Contacto', 'https://', ''])(
  'anything else may not: %j',
  (text) => expect(webAddress(text)).toBeUndefined(),
);
