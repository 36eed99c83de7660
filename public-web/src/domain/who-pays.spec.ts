import { describe, expect, test } from 'vitest';
import { whoPays } from './who-pays.ts';

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
  [null, 'Tu cotización legal paga una parte.'],
  [95_000, 'Tu cotización legal paga $ 95.000; tú, $ 34.210 más.'],
  [129_210, 'Tu cotización legal lo paga completo.'],
  [undefined, undefined],
])('a contribution of %s pays a plan first', (contribution, words) =>
  expect(said(whoPays(pesos, 'CL', contribution))).toBe(words),
);
