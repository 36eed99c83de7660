import { expect, test } from 'vitest';
import { referenceNumber } from './reference-number.ts';

test('a reference number is the beginning of the id, to be read aloud', () =>
  expect(referenceNumber('6f1a22b0-7f5c-5d7e-9a53-0d6b1c2d3e4f')).toBe('6F1A-22B0'));
