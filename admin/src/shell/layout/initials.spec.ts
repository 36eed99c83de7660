import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Ana María Ñuñez', 'AÑ'],
  ['ángel', 'Á'],
  ['  Rosa   Quispe ', 'RQ'],
  ['', ''],
])('%j is %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
