import { expect, test } from 'vitest';
import { exampleLine } from '../../testing/example-products.ts';
import { ofLine, type Quick } from './use-quick-plans.ts';

const quick: Quick = {
  plans: { plans: [], total: 4 },
  line: exampleLine,
  profile: { ingresodatos: true },
  state: 'told',
};

test('prices of a line are never shown under another one', () => {
  expect(ofLine(quick, exampleLine, true)).toBe(quick);
  const other = { ...exampleLine, productType: 'SCTR' };
  expect(ofLine(quick, other, true)).toMatchObject({ plans: undefined, profile: undefined, state: 'asking' });
  expect(ofLine(quick, other, false).state).toBe('failed');
});
