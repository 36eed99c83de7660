/** A service with a configuration that can't be right does not start, and says why without telling secrets. */
import { expect, test } from 'vitest';
import { readConfig, variables } from './config.ts';

const { COTEJO_MODE, PORT, MASTER_KEY, COUNTRY_HOSTS } = variables;
const key = Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('base64');
const good = { PORT: '8080', MASTER_KEY: key, COUNTRY_HOSTS: '{"PE.Cotejo.example":"PE"}' };
const read = (environment: Record<string, string> = {}) =>
  readConfig({ COTEJO_MODE, PORT, MASTER_KEY, COUNTRY_HOSTS }, { ...good, ...environment });

test('what is not said is production', () => expect(read()).toMatchObject({ COTEJO_MODE: 'production' }));

test('hosts are known in lower case, as requests name them', () =>
  expect(read().COUNTRY_HOSTS).toEqual({ 'pe.cotejo.example': 'PE' }));

test('every wrong variable is named, and none of their values', () => {
  const wrong = { PORT: '70000', MASTER_KEY: 'secreto', COUNTRY_HOSTS: '{' };
  for (const name of Object.keys(wrong)) expect(() => read(wrong)).toThrow(`${name}: `);
  expect(() => read(wrong)).not.toThrow(/70000|secreto/);
});

test('a key that protects nothing is refused in production only', () => {
  const MASTER_KEY = Buffer.alloc(32, 7).toString('base64');
  expect(() => read({ MASTER_KEY })).toThrow('MASTER_KEY is a development secret');
  expect(read({ MASTER_KEY, COTEJO_MODE: 'local' }).MASTER_KEY).toHaveLength(32);
});
