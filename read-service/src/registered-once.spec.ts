import { expect, test } from 'vitest';
import { type ReadContext } from './kit/context.ts';
import { registeredOnce } from './registered-once.ts';

const leads: ReadContext = {
  name: 'leads',
  routes: [],
  topics: [{ resource: 'leads', rule: { permission: 'leads:read', heldBy: {} } }],
  lists: [{ resource: 'leads', permission: 'leads:read' }],
};

test('one name may stand for things of different kinds', () =>
  expect(registeredOnce([leads, { name: 'other', routes: [] }])).toHaveLength(2));

test('two contexts do not register the same', () => {
  expect(() => registeredOnce([leads, leads])).toThrow('two contexts register the topic leads');
  const other: ReadContext = { name: 'other', routes: [], lists: leads.lists! };
  expect(() => registeredOnce([leads, other])).toThrow('two contexts register the list leads');
});
