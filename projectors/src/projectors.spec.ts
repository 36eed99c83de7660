import { expect, test } from 'vitest';
import { inertParts } from './testing/world.ts';
import { projectorsWith } from './projectors.ts';

const projectors = projectorsWith(inertParts);

test.each(projectors)('what is awaited of $name is among what it handles', ({ handles, awaited = [] }) => {
  for (const category of awaited) expect(Object.keys(handles)).toContain(category);
});

test('who writes a request sees it as soon as it is there', () => {
  const leads = projectors.find(({ name }) => name === 'leads');
  expect(leads?.awaited).toBeUndefined();
});
