import { expect, test } from 'vitest';
import { fileProblem } from './fileModel.ts';

test.each([
  ['cedula.pdf', 2_000, undefined],
  ['Cédula.JPG', 2_000, undefined],
  ['virus.exe', 2_000, 'Ese tipo de archivo no se puede adjuntar.'],
  ['sin-terminacion', 2_000, 'Ese tipo de archivo no se puede adjuntar.'],
  ['vacio.pdf', 0, 'El archivo está vacío.'],
  ['enorme.pdf', 11 * 1_048_576, 'El archivo pesa más de 10 MB.'],
])('%s of %d bytes: %s', (name, size, problem) => expect(fileProblem({ name, size })).toBe(problem));
