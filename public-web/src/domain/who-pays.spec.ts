import { describe, expect, test } from 'vitest';
import { contributionNotes, ownPart, whoPays } from './who-pays.ts';

const soles = { minPrice: 192.4, unit: { code: 'PEN' } };
const pesos = { minPrice: 129_210, unit: { code: 'CLP' } };
/** Spaces in amounts do not break. */
const said = (words: string | undefined): string | undefined => words?.replaceAll('\u00a0', ' ');

describe('what an employer leaves to the worker', () => {
  const split = { credit: 0, employer: 96.2, worker: 96.2, employerPercent: '50', isAssumed: true };
  const withCredit = { ...split, credit: 67.5, employer: 62.45, worker: 62.45 };
  test.each([
    [split, 'Tú pagas S/ 96 si tu empleador paga el 50 %.'],
    [{ ...split, isAssumed: false }, 'Tú pagas S/ 96; tu empleador, el 50 %.'],
    [withCredit, 'Tú pagas S/ 62 con el crédito de EPS y si tu empleador pone el 50 % del resto.'],
    [
      { ...withCredit, isAssumed: false },
      'Tú pagas S/ 62 con el crédito de EPS; tu empleador, el 50 % del resto.',
    ],
  ])('is told with what was assumed: %j', (paid, words) =>
    expect(said(whoPays({ ...soles, split: paid }, 'PE'))).toBe(words),
  );
});

test.each([
  [{}, 'Tu cotización legal paga una parte.'],
  [{ amount: 95_000 }, 'Tu cotización legal paga $ 95.000; tú, $ 34.210 más.'],
  [{ amount: 129_210 }, 'Tu cotización legal lo paga completo.'],
  [undefined, undefined],
])('a contribution of %j pays a plan first', (paid, words) =>
  expect(said(whoPays({ ...pesos, contribution: paid && { ...paid, isEstimated: false } }, 'CL'))).toBe(
    words,
  ),
);

test('a contribution says how it comes about, and whose is what the plan leaves of it', () => {
  const notes = (amount: number, isEstimated: boolean) =>
    contributionNotes({ ...pesos, contribution: { amount, isEstimated } }).map(said);
  expect(notes(95_000, true)).toEqual([
    'Tu cotización legal es el 7 % de tu sueldo bruto, hasta el tope legal, estimado desde el líquido.',
  ]);
  expect(notes(150_000, false)).toEqual([
    'Tu cotización legal es el 7 % de tu sueldo bruto, hasta el tope legal.',
    'Lo que el plan no usa de ella queda como excedentes tuyos.',
  ]);
  expect(contributionNotes(pesos)).toEqual([]);
});

test('what is left to the visitor is known where somebody else is known to pay', () => {
  expect(ownPart(pesos)).toBeUndefined();
  expect(ownPart({ ...pesos, contribution: { isEstimated: false } })).toBeUndefined();
  expect(ownPart({ ...pesos, contribution: { amount: 100_000, isEstimated: false } })).toBe(29_210);
  expect(ownPart({ ...pesos, contribution: { amount: 200_000, isEstimated: false } })).toBe(0);
});
