import { expect, test } from 'vitest';
import { formatInstant } from '../../kit/time/time.ts';
import { visitLines } from './visits.ts';

test('visits are told newest first, with where they came from and by which campaign', () => {
  const at = '2026-03-01T12:00:00.000Z';
  expect(
    visitLines([
      { referrer: 'https://buscador.test', date: at, infoGA: { utm_source: 'buscador', utm_medium: 'cpc' } },
      { referrer: '/Planes', date: 'ayer' },
      {},
      { referrer: '', date: 'hoy' },
    ]),
  ).toEqual([
    'hoy · entrada directa',
    'ayer · /Planes',
    `${formatInstant(at)} · https://buscador.test · campaña buscador / cpc`,
  ]);
  expect(visitLines(undefined)).toEqual([]);
});
