import { expect, test } from 'vitest';
import { phoneText } from './phone-text.ts';

test.each([
  ['a mobile of Peru', '+51987654321', '+51 987 654 321'],
  ['a landline of Lima', '+5114441234', '+51 1 444 1234'],
  ['a mobile of Chile', '+56955782366', '+56 9 5578 2366'],
  ['a mobile of Colombia', '+573001234567', '+57 300 123 4567'],
  ['a number of the United States', '+13055550123', '+1 305 555 0123'],
  ['a number of any other country', '+34612345678', '+34 612 345 678'],
  ['a number of a length that the market does not have', '+5198765432101', '+5 198 765 432 101'],
  ['what is no E.164 number', '987654321', '987654321'],
])('%s is written in groups', (_, phone, written) => expect(phoneText(phone)).toBe(written));
