import { expect, test } from 'vitest';
import { inertParts } from './testing/world.ts';
import { contextsWith } from './contexts.ts';
import { projectorsWith } from './projectors.ts';

const projectors = projectorsWith(inertParts);

test.each(projectors)('what is awaited of $name is among what it handles', ({ handles, awaited = [] }) => {
  for (const category of awaited) expect(Object.keys(handles)).toContain(category);
});

test('who writes a request sees it as soon as it is there', () => {
  const leads = projectors.find(({ name }) => name === 'leads');
  expect(leads?.awaited).toBeUndefined();
});

test('the audit tells the streams of each category apart, also where they are named by the same record', () => {
  const resources = contextsWith(inertParts).flatMap(({ audit = [] }) =>
    audit.map(({ resource }) => resource),
  );
  expect(resources).toContain('charges');
  expect(resources.filter((name, place) => resources.indexOf(name) < place)).toEqual([]);
});
