import { expect, test } from 'vitest';
import { rendered } from '../testing/rendered.ts';
import { Score } from './Score.tsx';

test.each([
  ['PE', '4.5'],
  ['CL', '4,5'],
  ['CO', '4,5'],
] as const)('a score is written in %s as %s', (country, written) =>
  expect(rendered(country, <Score score={9} />)).toContain(`<strong>${written}</strong>`),
);
