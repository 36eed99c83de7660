import { expect, test } from 'vitest';
import { beginningOf } from './beginning-of.ts';

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab😀', 4, 'ab😀'],
  ['ab😀', 3, 'ab'],
  ['a😀😀', 4, 'a😀'],
])('%s begins within %i with %s', (text, most, beginning) => expect(beginningOf(text, most)).toBe(beginning));
