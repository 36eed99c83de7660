import { expect, test } from 'vitest';
import { consoleLogin } from './login-address.ts';

test.each([
  [{}, '/console/login'],
  [{ referrer: '/console/leads?page=2' }, '/console/login?referrer=%2Fleads%3Fpage%3D2'],
  [{ referrer: '/console' }, '/console/login?referrer=%2F'],
  [{ referrer: '/consolexyz' }, '/console/login?referrer=%2Fconsolexyz'],
  [{ referrer: '/leads', loginError: 'expired' }, '/console/login?referrer=%2Fleads&loginError=expired'],
])('%j leads to %s', (query, address) => expect(consoleLogin(query)).toBe(address));

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/leads\nset-cookie: x',
  ['/leads', '/other'],
  '',
])('%j leads nowhere else', (referrer) => expect(consoleLogin({ referrer })).toBe('/console/login'));

test('a reason that is no word is left out', () =>
  expect(consoleLogin({ loginError: '<script>' })).toBe('/console/login'));
