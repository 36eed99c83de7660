import { describe, expect, test } from 'vitest';
import { loginAddress, loginFrom, ownAddress, safeReferrer } from './address.ts';

describe('the way back after login', () => {
  test('leads to the page that asked for it, with its filters', () =>
    expect(safeReferrer('/leads?page=2')).toBe('/leads?page=2'));
  test.each(['https://evil.test', '//evil.test', '/\\evil.test', 'leads', '/a\nb', '', null])(
    'never leaves the console: %j',
    (referrer) => expect(safeReferrer(referrer)).toBe('/'),
  );
  test('has no host within its path, and keeps what it asks for', () =>
    expect(safeReferrer('/console//evil.example//x?q=a//b')).toBe('/console/evil.example/x?q=a//b'));
  test.each(['/..//evil.test', '/../../evil', '/leads/%2E%2e/../Contacto', '/./login', '/leads/..'])(
    'takes no steps up: %s',
    (referrer) => expect(safeReferrer(referrer)).toBe('/'),
  );
  test.each(['/leads?q=../..', '/leads/a..b/show', '/.well-known', '/%2f%2fevil.test'])(
    'may have dots and coded slashes: %s',
    (referrer) => expect(safeReferrer(referrer)).toBe(referrer),
  );
  test.each(['/login', '/login?referrer=/login', '/login/'])(
    'never leads to the login page again: %s',
    (page) => expect(safeReferrer(page)).toBe('/'),
  );
  test('a page that only begins like the login page is a page', () =>
    expect(safeReferrer('/login-attempts')).toBe('/login-attempts'));
});

describe('the address of the login page', () => {
  test('says where one goes on to and why one is there, and nothing else that it may hold', () => {
    const address = loginAddress({ pathname: '/console/leads', search: '?page=2' }, 'expired');
    expect(loginFrom(address.slice('/login'.length))).toEqual({
      referrer: '/leads?page=2',
      loginError: 'expired',
    });
    expect(loginFrom('?referrer=//evil.test&loginError=nonsense')).toEqual({ referrer: '/' });
  });
  test('carries where one was and why one is here', () =>
    expect(loginAddress({ pathname: '/console/leads', search: '?page=2' }, 'expired')).toBe(
      '/login?referrer=%2Fleads%3Fpage%3D2&loginError=expired',
    ));
  test('carries the part of the page that was asked for', () =>
    expect(loginAddress({ pathname: '/console/products/uno/show', search: '', hash: '#section-price' })).toBe(
      '/login?referrer=%2Fproducts%2Funo%2Fshow%23section-price',
    ));
  test.each([
    ['?referrer=%2Fleads%2Funo%2Fshow', '/login?referrer=%2Fleads%2Funo%2Fshow'],
    ['?referrer=%2F%2Fevil.test', '/login'],
    ['', '/login'],
  ])('keeps the way back of whoever is sent there once more: %s', (search, address) =>
    expect(loginAddress({ pathname: '/console/login', search })).toBe(address),
  );
  test('is plain from the start page', () =>
    expect(loginAddress({ pathname: '/console/', search: '' })).toBe('/login'));
});

test("the console's own address leaves the prefix out", () =>
  expect(ownAddress({ pathname: '/console', search: '' })).toBe('/'));
