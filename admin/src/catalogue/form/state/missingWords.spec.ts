import { expect, test } from 'vitest';
import { missingWords } from './missingWords.ts';

const required = 'Campo requerido.';
const choose = 'Elige una opción.';

test.each([
  ['choice', required, choose],
  ['references', required, choose],
  ['day', required, 'Elige una fecha.'],
  ['text', required, required],
  ['choice', 'Ya no existe.', 'Ya no existe.'],
  ['choice', undefined, undefined],
] as const)('a field of the kind %s with «%s» says «%s»', (kind, problem, expected) =>
  expect(missingWords(kind, problem)).toBe(expected),
);
