import { expect, test } from 'vitest';
import { namesKind } from './names-kind.ts';

test.each([
  ['Isapre Maipo', 'Isapre', true],
  ['Salud Norte EPS', 'EPS', true],
  ['Andina Seguros', 'EPS', false],
  ['Epsilon Seguros', 'EPS', false],
  ['Sabana Prepagada', 'Medicina prepagada', true],
  ['Sabana Seguros', 'Medicina prepagada', false],
  ['Caribe Salud', 'Seguro de salud', false],
])('the name of %s tells that it is of the kind %s: %j', (insurer, kind, tells) =>
  expect(namesKind(insurer, kind)).toBe(tells),
);
