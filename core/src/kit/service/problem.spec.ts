/** An outage answers 503, anything else that is unexpected 500. */
import { expect, test } from 'vitest';
import { Rejection } from '../event-sourcing/index.ts';
import { answerTo, sentProblem } from './problem.ts';

const failing = (message: string, code?: string, syscall?: string): Error =>
  Object.assign(new Error(message), { code, syscall });

test.each([
  ['a database that refuses connections', failing('connect', 'ECONNREFUSED')],
  ['a database whose socket file is gone', failing('connect', 'ENOENT', 'connect')],
  ['a host whose name nobody knows for the moment', failing('getaddrinfo', 'ENOTFOUND')],
  ['a name server that does not answer', failing('getaddrinfo', 'EAI_AGAIN')],
  ['a network without a way there', failing('connect', 'EHOSTUNREACH')],
  ['a query that took too long', failing('canceling statement due to statement timeout', '57014')],
  ['a read model that no projector has made yet', failing('relation "read.lead" does not exist', '42P01')],
  ['a database that is shutting down', failing('terminating connection', '57P01')],
  ['a database that hangs', failing('Query read timeout')],
  ['a connection that breaks', failing('Connection terminated unexpectedly')],
])('%s is an outage', (_, error) => {
  const { problem, headers } = answerTo(error);
  expect([problem.status, problem.code, headers]).toEqual([503, 'UNAVAILABLE', { 'retry-after': '1' }]);
});

test.each([
  ['a mistake in a query', failing('syntax error', '42601')],
  ['a table of its own that is missing', failing('relation "exports.export" does not exist', '42P01')],
  ['a file that is missing', failing('open', 'ENOENT', 'open')],
  ['a mistake in the code', new TypeError('x is not a function')],
  ['something that is no error', undefined],
])('%s is ours to look at, and tells nothing', (_, error) => {
  const { problem, unexpected } = answerTo(error);
  expect([problem.status, problem.code, unexpected]).toEqual([500, 'INTERNAL', true]);
  expect(problem.message).toBe('Ocurrió un error inesperado. Ya recibimos el aviso.');
});

test('wrong data has the title of the specification, with a message, a code and what is wrong by field', () => {
  const errors = { numeroDocumento: 'El RUT no es válido.' };
  const rejection = new Rejection('invalid', 'INVALID_INPUT', 'Revisa los datos marcados.', errors, {
    numeroDocumento: 'invalidRut',
  });
  expect(JSON.parse(sentProblem(answerTo(rejection).problem))).toEqual({
    type: 'about:blank',
    title: 'Datos Inválidos',
    status: 422,
    code: 'INVALID_INPUT',
    message: 'Revisa los datos marcados.',
    error: 'Revisa los datos marcados.',
    errors,
    keys: { numeroDocumento: 'invalidRut' },
  });
});
