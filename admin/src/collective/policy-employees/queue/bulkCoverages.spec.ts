import { expect, test } from 'vitest';
import { bulkChoices } from './bulkCoverages.ts';

const rows = [
  { id: 'a', status: 'PROCESS_ACTIVATION' },
  { id: 'b', status: 'PROCESS_CANCELLATION' },
  { id: 'c', status: 'PENDING' },
] as const;

test('each answer goes to the requests that it fits, and those of no kind are offered none', () => {
  expect(bulkChoices(rows, () => true)).toEqual([
    { command: 'accept-activation', ids: ['a'] },
    { command: 'decline-activation', ids: ['a'] },
    { command: 'accept-cancellation', ids: ['b'] },
    { command: 'decline-cancellation', ids: ['b'] },
  ]);
  expect(bulkChoices([rows[2]], () => true)).toEqual([]);
});
test('whose role may not answer is offered nothing', () =>
  expect(bulkChoices(rows, (command) => command === 'decline-activation')).toEqual([
    { command: 'decline-activation', ids: ['a'] },
  ]));
