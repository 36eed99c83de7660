import { describe, expect, test } from 'vitest';
import { contributionNote, ownPart, wholePrice, whoPays } from './who-pays.ts';

const soles = { minPrice: 192.4, unit: { code: 'PEN' } };
const pesos = { minPrice: 129_210, unit: { code: 'CLP' } };
/** Spaces in amounts do not break. */
const said = (words: string | undefined): string | undefined => words?.replaceAll('\u00a0', ' ');

describe('what an employer leaves to the worker', () => {
  const split = { credit: 0, employer: 96.2, worker: 96.2, employerPercent: '50', isAssumed: true };
  const withCredit = { ...split, credit: 67.5, employer: 62.45, worker: 62.45 };
  test.each([
    [split, 'Suponemos que tu empleador paga el 50 %.'],
    [{ ...split, isAssumed: false }, 'Tu empleador paga el 50 %.'],
    [withCredit, 'El crédito de EPS paga S/ 68 y suponemos que tu empleador paga el 50 % del resto.'],
    [{ ...withCredit, isAssumed: false }, 'El crédito de EPS paga S/ 68 y tu empleador, el 50 % del resto.'],
  ])('is told with what was assumed: %j', (paid, words) =>
    expect(said(whoPays({ ...soles, split: paid }, 'PE'))).toBe(words),
  );
});

test.each([
  [{}, 'Tu cotización legal paga una parte.'],
  [{ amount: 95_000 }, 'Tu cotización legal paga $ 95.000.'],
  [{ amount: 129_210 }, 'Tu cotización legal lo paga completo.'],
  [{ amount: 150_000 }, 'Tu cotización legal lo paga completo y te deja $ 20.790 de excedentes.'],
  [undefined, undefined],
])('a contribution of %j pays a plan first', (paid, words) =>
  expect(said(whoPays({ ...pesos, contribution: paid && { ...paid, isEstimated: false } }, 'CL'))).toBe(
    words,
  ),
);

test.each([
  [
    { amount: 95_000, isEstimated: true },
    'Tu cotización legal es el 7 % de tu sueldo bruto, hasta el tope legal, estimado desde el líquido.',
  ],
  [{ isEstimated: true }, 'Tu cotización legal es el 7 % de tu sueldo bruto, hasta el tope legal.'],
  [undefined, undefined],
])('how a contribution of %j is calculated is told', (contribution, words) =>
  expect(said(contributionNote({ ...pesos, contribution }))).toBe(words),
);

test('the whole price stands beside the visitor’s own part, also in the unit in which it is set', () => {
  expect(said(wholePrice(soles, 'PE'))).toBe('de S/ 192 en total');
  const inUf = { amount: '3.21', unit: { code: 'UF' } };
  expect(said(wholePrice({ ...pesos, convertionTo: inUf }, 'CL'))).toBe('de $ 129.210 (UF 3,21) en total');
});

test('what is left to the visitor is known where somebody else is known to pay', () => {
  expect(ownPart(pesos)).toBeUndefined();
  expect(ownPart({ ...pesos, contribution: { isEstimated: false } })).toBeUndefined();
  expect(ownPart({ ...pesos, contribution: { amount: 100_000, isEstimated: false } })).toBe(29_210);
  expect(ownPart({ ...pesos, contribution: { amount: 200_000, isEstimated: false } })).toBe(0);
});
