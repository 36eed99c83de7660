import { expect, test } from 'vitest';
import { periodOf } from './payment-period.ts';

test.each([
  ['MONTHLY', '/mes'],
  ['mensual', '/mes'],
  ['YEARLY', '/año'],
  ['ONCE', 'pago único'],
])('a price paid %s is followed by %s', (mode, suffix) => expect(periodOf(mode)).toBe(suffix));

test.each([null, undefined, '', 'cada tanto'])('a price paid %j says nothing about it', (mode) =>
  expect(periodOf(mode)).toBe(''),
);
