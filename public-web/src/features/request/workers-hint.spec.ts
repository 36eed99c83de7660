import { expect, test } from 'vitest';
import { workersHint } from './CompanyQuestions.tsx';

test.each([
  ['', 10, 'Este plan se contrata desde 10.'],
  ['12', 10, 'Este plan se contrata desde 10.'],
  ['4', 10, 'Son menos que el mínimo de este plan: 10. Puedes enviarla y te propondremos otro.'],
  ['4', 1, undefined],
])('of %j workers, where a plan takes %i, is said: %s', (typed, minimum, words) =>
  expect(workersHint(typed, minimum)).toBe(words),
);
