import { expect, test } from 'vitest';
import { yesOrNo } from './filters.ts';

test('a filter of yes and no takes the choices of a form, which are texts', () => {
  expect([true, 'true', false, 'false'].map((given) => yesOrNo.parse(given))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  for (const given of ['', 'yes', 1, null]) expect(yesOrNo.safeParse(given).success).toBe(false);
});
