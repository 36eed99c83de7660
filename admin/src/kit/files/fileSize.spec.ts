import { expect, test } from 'vitest';
import { fileSize } from './fileSize.ts';

test.each([
  [10, '1 kB'],
  [2_048, '2 kB'],
  [1_572_864, '1.5 MB'],
])('%d bytes are %s', (bytes, text) => expect(fileSize(bytes)).toBe(text));
