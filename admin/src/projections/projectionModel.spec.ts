import { type ProjectionRow } from '@cotejo/core/projections';
import { describe, expect, test } from 'vitest';
import { payloadOf } from '../kit/commands/form.ts';
import { byUrgency, healthOf, metadataFacts, parkingForms } from './projectionModel.ts';

const current: ProjectionRow = {
  id: 'leads@3',
  name: 'leads',
  version: 3,
  position: '12',
  lagEvents: 0,
  lagSeconds: 0,
  caughtUp: true,
  frozen: false,
  shown: true,
  stoppedAt: null,
  parked: 0,
};
const stopped = { ...current, id: 'stopped', stoppedAt: 'an event', frozen: true };
const frozen = { ...current, id: 'frozen', frozen: true, shown: false };
const building = { ...current, id: 'building', shown: false, caughtUp: false };
const behind = { ...current, id: 'behind', caughtUp: false };

test.each([
  ['current', current],
  ['stopped', stopped],
  ['frozen', frozen],
  ['building', building],
  ['behind', behind],
])('a projector is %s', (health, row) => expect(healthOf(row)).toBe(health));

test('projectors that need somebody come first', () =>
  expect(byUrgency([current, behind, stopped]).map(healthOf)).toEqual(['stopped', 'behind', 'current']));

describe('a decision on a parked stream', () => {
  const { retry, skip } = parkingForms({ stream: 'lead-1', eventId: 'event-1' });
  test('to try again names the stream', () =>
    expect(payloadOf(retry, {}, undefined)).toEqual({ stream: 'lead-1' }));
  test('to skip names the event too, and why', () =>
    expect(payloadOf(skip, { reason: ' Una prueba. ' }, undefined)).toEqual({
      stream: 'lead-1',
      eventId: 'event-1',
      reason: 'Una prueba.',
    }));
});

test('of the metadata only what is there is shown', () => {
  expect(metadataFacts({ country: 'PE', schemaVersion: 2, actor: { kind: 'visitor' } })).toEqual([
    { field: 'country', value: 'PE' },
    { field: 'schemaVersion', value: '2' },
  ]);
  expect(metadataFacts(null)).toEqual([]);
});
