import { expect, test } from 'vitest';
import { renderHtml } from '../testing/render-html.ts';
import { Score } from './Score.tsx';

test.each([
  ['PE', '4.5'],
  ['CL', '4,5'],
  ['CO', '4,5'],
] as const)('a score is written in %s as %s', (country, written) =>
  expect(renderHtml(country, <Score score={9} />)).toContain(`<strong>${written}</strong>`),
);
