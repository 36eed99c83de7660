import { describe, expect, test } from 'vitest';
import { siteAt, sitesBeside } from './country-hosts.ts';

const hosts = { 'pe.localhost': 'PE', localhost: 'PE', 'cl.localhost': 'CL' } as const;
const at = (host: string) => siteAt(host, hosts, 'http');

describe('the country of a host', () => {
  test('is the one that the configuration gives it, whatever the port and the case', () => {
    expect(at('cl.localhost')).toEqual({ country: 'CL', origin: 'http://cl.localhost' });
    expect(at('LOCALHOST:8080')).toEqual({ country: 'PE', origin: 'http://localhost:8080' });
  });

  test.each([
    '',
    'evil.test',
    'evil.localhost',
    'localhost@evil.test',
    'localhost/evil',
    'localhost:80:80',
    'localhost:99999',
    'localhost:8080, evil.test',
    '__proto__',
    'constructor',
    '"><script>',
  ])('is none for %j', (host) => expect(at(host)).toBeUndefined());
});

test('the sites of the other countries are at the port of this one', () =>
  expect(sitesBeside('http://localhost:8080', hosts)).toEqual([
    { country: 'PE', origin: 'http://pe.localhost:8080' },
    { country: 'CL', origin: 'http://cl.localhost:8080' },
  ]));
