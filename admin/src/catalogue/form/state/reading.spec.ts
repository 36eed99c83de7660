import { expect, test } from 'vitest';
import { readingOf } from './reading.ts';

const isOptional = false;

test.each([
  ['39.214', 'CL', { text: '39.214,00', isWhole: false }],
  ['39,214', 'PE', { text: '39,214.00', isWhole: false }],
  ['39.214', 'PE', undefined],
  ['39214', 'CL', { text: '39.214,00', isWhole: false }],
  ['39214.8', 'CL', { text: '39.214,80', isWhole: false }],
  ['39.214,80', 'CL', undefined],
  ['mucho', 'CL', undefined],
  ['', 'CL', undefined],
] as const)('a rate typed as %j in %s is told as %j', (typed, country, told) =>
  expect(readingOf({ kind: 'decimal', isOptional }, 'value', typed, undefined, country)).toEqual(told),
);

test('a percentage whose thousands could be a fraction is told to have none', () =>
  expect(readingOf({ kind: 'decimal', isOptional }, 'percent', '1.500', undefined, 'CL')).toEqual({
    text: '1.500 %',
    isWhole: true,
  }));

test.each([
  ['1.500', 'UF', 'CL', { text: 'UF 1.500', isWhole: true }],
  ['1,5', 'UF', 'CL', { text: 'UF 1,5', isWhole: false }],
  ['25.000', 'COP', 'CO', { text: '$ 25.000', isWhole: true }],
  ['1.234', 'PEN', 'PE', undefined],
  ['', 'PEN', 'PE', undefined],
] as const)('an amount typed as %j in %s in %s is told as %j', (typed, unit, country, told) =>
  expect(readingOf({ kind: 'amount', isOptional }, 'amount', typed, unit, country)).toEqual(told),
);

test('a text is nothing to be read back', () =>
  expect(
    readingOf({ kind: 'text', isLong: false, isOptional }, 'name', '1.500', undefined, 'CL'),
  ).toBeUndefined());
