import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { given } from '../kit/testing/index.ts';
import { parking, type ParkingEvent, parkingEvents, retryParkedStream, skipParkedEvent } from './parking.ts';

const stream = `lead-${randomUUID()}`;
const skip = { stream, eventId: randomUUID(), reason: 'Una prueba de carga de 2024.' };
const retried: ParkingEvent = { type: 'ParkedStreamRetried', data: { stream } };
const skipped: ParkingEvent = { type: 'ParkedEventSkipped', data: skip };

describe('a parked stream', () => {
  test('is tried again as often as somebody asks', () => {
    given(parking).when(retryParkedStream(stream)).then(retried);
    given(parking, retried).when(retryParkedStream(stream)).then(retried);
  });
  test('goes on behind an event that is skipped with a reason', () =>
    given(parking).when(skipParkedEvent(skip)).then(skipped));
  test('may need the same event skipped again, by a version that was parked before it until then', () =>
    given(parking, skipped).when(skipParkedEvent(skip)).then(skipped));
});

test('nothing is skipped without a reason', () =>
  given(parking)
    .when(skipParkedEvent({ ...skip, reason: ' ' }))
    .rejected('INVALID_INPUT'));

test('what is no stream is in no event', () =>
  expect(parkingEvents.ParkedStreamRetried.schema.safeParse({ stream: 'without a category' }).success).toBe(
    false,
  ));
