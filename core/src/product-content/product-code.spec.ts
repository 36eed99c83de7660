import { expect, test } from 'vitest';
import { sellsOnline } from './product-code.ts';

test.each([
  ['QpOnlineSale-Vida', true],
  ['ExternalOnlineSale.7', true],
  ['Salud-QpOnlineSale', false],
  ['qponlinesale', false],
])('the code %s sells online: %j', (code, online) => expect(sellsOnline(code)).toBe(online));
