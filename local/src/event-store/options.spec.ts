/** The options of the command line. */
import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

test('a folder is enough', () =>
  expect(parseOptions(['--data', 'var/log'], {})).toEqual({
    host: '127.0.0.1',
    port: 2113,
    maxAppendSize: 1_048_576,
    log: { kind: 'data', folder: 'var/log' },
  }));

test('everything can be said', () =>
  expect(
    parseOptions(['--port', '0', '--host', '0.0.0.0', '--database', 'postgres://u@h/d'], {
      EVENTSTORE_MAX_APPEND_SIZE: '10000000',
    }),
  ).toEqual({
    host: '0.0.0.0',
    port: 0,
    maxAppendSize: 10_000_000,
    log: { kind: 'database', url: 'postgres://u@h/d' },
  }));
