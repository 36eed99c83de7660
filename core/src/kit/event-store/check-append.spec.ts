import { expect, test } from 'vitest';
import { newEvent } from '../testing/event-store-contract.ts';
import { checkAppend } from './check-append.ts';
import { InvalidAppend } from './event-store.ts';

const circle: Record<string, unknown> = {};
circle['self'] = circle;
const secret = 'María';

test.each([
  ['an empty name', '', [newEvent()]],
  ['a name beyond ASCII', 'lead-ñ', [newEvent()]],
  ['a name with a blank', 'lead 1', [newEvent()]],
  ['a name with a line break', 'lead-1\n', [newEvent()]],
  ['no event', 'lead-1', []],
  ['an id that is no UUID', 'lead-1', [{ ...newEvent(), id: '1' }]],
  ['the empty UUID', 'lead-1', [{ ...newEvent(), id: '00000000-0000-0000-0000-000000000000' }]],
  ['no type', 'lead-1', [{ ...newEvent(), type: '' }]],
  ['a type beyond ASCII', 'lead-1', [{ ...newEvent(), type: 'SeñalDada' }]],
  ['data that is left out', 'lead-1', [newEvent(), { ...newEvent(), data: undefined }]],
  ['a BigInt', 'lead-1', [{ ...newEvent(), data: { secret, amount: 1n } }]],
  ['a circle', 'lead-1', [{ ...newEvent(), data: { secret, circle } }]],
  ['a BigInt in the metadata', 'lead-1', [{ ...newEvent(), metadata: { amount: 1n } }]],
])('%s is refused, and the error tells nothing of the data', (_, stream, events) => {
  expect(() => checkAppend(stream, events)).toThrow(InvalidAppend);
  try {
    checkAppend(stream, events);
  } catch (error) {
    expect((error as Error).message).not.toContain(secret);
  }
});

test('what a store takes is left alone', () => {
  expect(() =>
    checkAppend('policyEmployee-1.2', [newEvent(), { ...newEvent(), type: '$noise' }]),
  ).not.toThrow();
  expect(() => checkAppend('lead-1', [{ ...newEvent(null), id: newEvent().id.toUpperCase() }])).not.toThrow();
});
