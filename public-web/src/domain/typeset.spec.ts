import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

test.each([
  ['Emergencias al 100 %', 'Emergencias al 100_%'],
  ['Consultas desde S/ 40', 'Consultas desde S/_40'],
  ['Deducible de UF 2 por familia', 'Deducible de UF_2 por familia'],
  ['Orientación 24 horas', 'Orientación 24_horas'],
  ['Hasta 6 años al contratar', 'Hasta 6_años al contratar'],
  ['Dos consultas', 'Dos consultas'],
])('%j is kept together where it must be', (text, kept) =>
  expect(typeset(text).replaceAll('\u00a0', '_')).toBe(kept),
);
