import { expect, test } from 'vitest';
import { projectorsWith } from './projectors.ts';

test.each(projectorsWith({ indexKey: Buffer.alloc(32) }))(
  'what is awaited of $name is among what it handles',
  ({ handles, awaited = [] }) => {
    for (const category of awaited) expect(Object.keys(handles)).toContain(category);
  },
);

test('who writes a request sees it as soon as it is there', () => {
  const leads = projectorsWith({ indexKey: Buffer.alloc(32) }).find(({ name }) => name === 'leads');
  expect(leads?.awaited).toBeUndefined();
});
