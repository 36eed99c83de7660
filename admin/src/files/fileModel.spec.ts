import { expect, test } from 'vitest';
import { fileProblem } from './fileModel.ts';

test.each([
  ['cedula.pdf', 2_000, undefined],
  ['Cédula.JPG', 2_000, undefined],
  ['virus.exe', 2_000, 'cotejo.files.wrongType'],
  ['sin-terminacion', 2_000, 'cotejo.files.wrongType'],
  ['vacio.pdf', 0, 'cotejo.files.empty'],
  ['enorme.pdf', 11 * 1_048_576, 'cotejo.files.tooLarge'],
])('%s of %d bytes: %s', (name, size, problem) => expect(fileProblem({ name, size })).toBe(problem));
