import { expect, test } from 'vitest';
import { fileMessageOf, httpError } from './http-error.ts';

test.each([
  [
    { message: 'Revisa los datos marcados.', errors: { file: 'El archivo no tiene filas.' } },
    'El archivo no tiene filas.',
  ],
  [{ message: 'El archivo pasa de 32 MB, el máximo.' }, 'El archivo pasa de 32 MB, el máximo.'],
  ['<html>', 'No se pudo subir el archivo.'],
])('of a file that was refused the server’s sentence about it is told', (body, told) =>
  expect(fileMessageOf(httpError(422, body, 'No se pudo subir el archivo.'))).toBe(told),
);
