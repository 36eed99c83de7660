/** `npm start` understands its options or says which it does not. */
import { expect, test } from 'vitest';
import { inRepository } from '../build/index.ts';
import { readOptions } from './options.ts';

test('without any it keeps its data in var/ and listens on 8080', () => {
  expect(readOptions([], {})).toEqual({ dataDir: inRepository('var'), port: 8080, fresh: false });
});

test('takes another port, another folder and a fresh start', () => {
  const options = readOptions(['--fresh', '--data', '/somewhere'], { PORT: '8090' });
  expect(options).toEqual({ dataDir: '/somewhere', port: 8090, fresh: true });
});

test.each([
  [[], { PORT: 'web' }, 'PORT is not a port: web'],
  [[], { PORT: '70000' }, 'PORT is not a port: 70000'],
  [['--frehs'], {}, '--frehs'],
  [['demo'], {}, 'demo'],
])('refuses %j with %j, and shows how it is used', (args, environment, words) => {
  expect(() => readOptions(args, environment)).toThrow(words);
  expect(() => readOptions(args, environment)).toThrow('Usage: npm start');
});
