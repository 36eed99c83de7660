import { expect, test } from 'vitest';
import { bulkChoices, choicesTo } from './bulkCoverages.ts';

const cancellation = { by: null, at: '2027-03-01T15:00:00Z', reasonId: 1 };
const rows = [
  { id: 'a', status: 'PROCESS_ACTIVATION', cancellation: null },
  { id: 'b', status: 'PROCESS_CANCELLATION', cancellation },
  { id: 'c', status: 'PENDING', cancellation: null },
] as const;

test('each answer goes to the requests that it fits, and those of no kind are offered none', () => {
  expect(bulkChoices(rows, () => true)).toEqual([
    { command: 'complete', ids: ['c'] },
    { command: 'accept-activation', ids: ['a'] },
    { command: 'decline-activation', ids: ['a'] },
    { command: 'accept-cancellation', ids: ['b'] },
    { command: 'decline-cancellation', ids: ['b'] },
  ]);
  expect(bulkChoices([{ ...rows[0], status: 'ACTIVE' }], (name) => name !== 'complete')).toEqual([]);
});
test('an end that goes with the holder’s has the holder’s answer', () =>
  expect(bulkChoices([{ ...rows[1], cancellation: { ...cancellation, becauseOf: 1 } }], () => true)).toEqual(
    [],
  ));
test('whose role may not answer is offered nothing', () =>
  expect(bulkChoices(rows, (command) => command === 'decline-activation')).toEqual([
    { command: 'decline-activation', ids: ['a'] },
  ]));
test('a key that accepts means the acceptances alone', () => {
  const choices = bulkChoices(rows, () => true);
  expect(choicesTo('accept', choices).map(({ command }) => command)).toEqual([
    'accept-activation',
    'accept-cancellation',
  ]);
  expect(choicesTo('decline', choices.slice(0, 3))).toEqual([{ command: 'decline-activation', ids: ['a'] }]);
});
